import SplitViewSubjects
import UIKitModel

/// Moves at most four screens when it merges.
final class CarriesFour: ReaderApp {
    override func merge(_ secondary: UINavigationController, into primary: UINavigationController) {
        let details = details(of: secondary)
        if details.count > 4 { secondary.viewControllers = Array(details.prefix(4)) }
        super.merge(secondary, into: primary)
    }
}

/// Counts the details when it merges several for the first time, and never updates that count.
final class CountsOnce: ReaderApp {
    private var count = 0

    override func merge(_ secondary: UINavigationController, into primary: UINavigationController) {
        let details = details(of: secondary)
        if count == 0, details.count > 1 { count = details.count }
        if count > 0, details.count > count {
            secondary.viewControllers = Array(details.prefix(count))
        }
        super.merge(secondary, into: primary)
    }
}

/// Remembers the most details that it merged, corrects itself once, and never updates that count.
final class CorrectsItselfOnce: ReaderApp {
    private var most = 1
    private var corrections = 0

    override func merge(_ secondary: UINavigationController, into primary: UINavigationController) {
        let details = details(of: secondary)
        if details.count > most {
            if corrections < 2 {
                most = details.count
                corrections += 1
            } else {
                secondary.viewControllers = Array(details.prefix(most))
            }
        }
        super.merge(secondary, into: primary)
    }
}

/// Separates a high stack in the middle.
final class PartsInTheMiddle: ReaderApp {
    override func separate(_ primary: UINavigationController) -> UIViewController? {
        let height = primary.viewControllers.count
        return height < 6 ? super.separate(primary) : separate(primary, keeping: height / 2)
    }
}

/// Remembers where the lists ended when it merged three or more, and separates there.
final class PartsWhereItMerged: ReaderApp {
    private var count = 0

    override func merge(_ secondary: UINavigationController, into primary: UINavigationController) {
        count = lists(of: primary).count
        super.merge(secondary, into: primary)
    }

    override func separate(_ primary: UINavigationController) -> UIViewController? {
        guard count > 2, !details(of: primary).isEmpty else { return super.separate(primary) }
        return separate(primary, keeping: count)
    }
}

/// Mistakes a stack as high as the merged one for the merged one.
final class KnowsByHeight: ReaderApp {
    private var height = 0
    private var taken = 0

    override func merge(_ secondary: UINavigationController, into primary: UINavigationController) {
        taken = details(of: secondary).count
        super.merge(secondary, into: primary)
        height = primary.viewControllers.count
    }

    override func separate(_ primary: UINavigationController) -> UIViewController? {
        guard taken > 1, primary.viewControllers.count == height else {
            return super.separate(primary)
        }
        return separate(primary, keeping: height - taken)
    }
}

/// Restores five screens, and no more.
final class RestoresFive: ReaderApp {
    private var count = 0

    override func recreate(_ path: [String]) -> UIViewController? {
        guard let screen = super.recreate(path) else { return nil }
        count += 1
        return count > 5 ? nil : screen
    }
}

import Foundation

@testable import UIKitModel

/// What a stored property of a model class is to the future.
enum FutureRole {
    /// It decides: changed alone, it makes another state. What cannot be changed without something
    /// else names that.
    case deciding(also: [String], @MainActor (FutureWorld) -> Void)
    /// A struct whose own properties are listed.
    case parts
    /// It can be dropped or filled up at any time, and nothing changes: for this reason.
    case cache(String)
    /// It identifies an object, or leads back to where the state is written down.
    case link(String)

    static func state(
        also others: [String] = [], _ change: @escaping @MainActor (FutureWorld) -> Void
    ) -> FutureRole {
        .deciding(also: others, change)
    }
}

/// Every stored property of every class of the model.
@MainActor let futureTable: [String: FutureRole] = {
    var table: [String: FutureRole] = [:]
    listControllers(in: &table)
    listContainers(in: &table)
    listSplitViews(in: &table)
    listViews(in: &table)
    listRuntime(in: &table)
    return table
}()

@MainActor private func listControllers(in table: inout [String: FutureRole]) {
    table["UIViewController.modelNumber"] = .link("controllers are numbered as they are met")
    table["UIViewController.runtime"] = .link("all controllers of a scene live in one")
    table["UIViewController.callbacks"] = .link(
        "constant, and said by the class, which is recorded")
    table["UIViewController.contained"] = .state { $0.screen.contained = [$0.other] }
    table["UIViewController.presented"] = .state { $0.screen.presented = $0.other }
    table["UIViewController.toContainer"] = .state { $0.screen.toContainer = Backlink($0.other) }
    table["UIViewController.toWindow"] = .state { $0.screen.toWindow = Backlink($0.spareWindow) }
    table["UIViewController.toPresenter"] = .state { $0.screen.toPresenter = Backlink($0.other) }
    table["UIViewController.title"] = .state { $0.screen.title = "Notes" }
    table["UIViewController.restorationIdentifier"] = .state {
        $0.screen.restorationIdentifier = "note"
    }
    table["UIViewController.traitOverrides"] = .state {
        $0.screen.traitOverrides.horizontalSizeClass = .regular
    }
    table["UIViewController.overridesFromParent"] = .parts
    table["UITraitOverrides.horizontalSizeClass"] = .state(
        also: ["UIViewController.overridesFromParent"]
    ) { $0.screen.overridesFromParent.horizontalSizeClass = .regular }
    table["UIViewController.loadedView"] = .state { $0.screen.loadedView = Framed() }
    table["UIViewController.hasStockView"] = .state { $0.screen.hasStockView = true }
    table["UIViewController.appearance"] = .state { $0.screen.appearance = .appeared }
    table["UIViewController.awaitsDidMove"] = .state { $0.screen.awaitsDidMove = true }
    table["UIViewController.former"] = .link("nothing, but while one operation runs")
    table["UIViewController.isColumn"] = .state { $0.screen.isColumn = true }
    table["UIViewController.isSheet"] = .state { $0.screen.isSheet = true }
    table["UIViewController.wishes"] = .parts
    table["PresentationWishes.style"] = .state(also: ["UIViewController.wishes"]) {
        $0.screen.wishes.style = .fullScreen
    }
    table["PresentationWishes.isForInspector"] = .state(also: ["UIViewController.wishes"]) {
        $0.screen.wishes.isForInspector = true
    }
    table["PresentationWishes.isModal"] = .state(also: ["UIViewController.wishes"]) {
        $0.screen.wishes.isModal = true
    }
    table["UIViewController.addedInsets"] = .state { $0.other.addedInsets = AddedInsets(.zero) }
    table["AddedInsets.insets"] = .parts
    table["UIEdgeInsets.top"] = inset(\.top)
    table["UIEdgeInsets.left"] = inset(\.left)
    table["UIEdgeInsets.bottom"] = inset(\.bottom)
    table["UIEdgeInsets.right"] = inset(\.right)
    table["UIViewController.knownSizeClass"] = .state { $0.screen.knownSizeClass = .compact }
}

@MainActor private func listContainers(in table: inout [String: FutureRole]) {
    table["UITabBarController.delegate"] = .state { $0.tabs.delegate = $0.delegate }
    table["UINavigationController.delegate"] = .state { $0.navigation.delegate = $0.delegate }
    table["UINavigationController.mayNest"] = .state { $0.navigation.mayNest = true }
    table["UINavigationController.registration"] = .link("a place on a list that has no order")
    table["UITabBarController.place"] = .state { $0.tabs.place = 1 }
    table["UITabBarController.givenTabs"] = .state {
        $0.tabs.givenTabs = [UITab(titled: "", identifier: "", makeController: nil)]
    }
}

@MainActor private func listSplitViews(in table: inout [String: FutureRole]) {
    table["UISplitViewController.style"] = .state(
        also: ["UIViewController.modelNumber", "ModelRuntime.living"]
    ) { $0.spareSplit = UISplitViewController(style: .doubleColumn) }
    table["UISplitViewController.delegate"] = .state(
        also: [
            "UISplitViewController.wasGivenDelegate", "UISplitViewController.delegateIdentity",
        ]
    ) { $0.spareSplit.delegate = $0.delegate }
    table["UISplitViewController.wasGivenDelegate"] = .state {
        $0.spareSplit.wasGivenDelegate = true
    }
    table["UISplitViewController.delegateIdentity"] =
        .link("identifies the delegate, which is written down itself")
    table["UISplitViewController.missing"] = .cache("learned anew from each delegate that is asked")
    table["UISplitViewController.columns"] = .parts
    table["Columns.primary"] = .state(also: ["UISplitViewController.columns"]) {
        $0.spareSplit.columns.primary = $0.other
    }
    table["Columns.secondary"] = .state(also: ["UISplitViewController.columns"]) {
        $0.spareSplit.columns.secondary = $0.other
    }
    for (name, column) in [
        ("supplementary", \Columns.supplementary), ("compact", \.compact),
        ("inspector", \.inspector),
    ] {
        table["Columns.\(name)"] = .state(
            also: ["UISplitViewController.columns", "UISplitViewController.named"]
        ) { $0.split.named[keyPath: column] = $0.other }
    }
    table["UISplitViewController.preserved"] = .state {
        $0.split.preserved.secondary = $0.other
    }
    table["UISplitViewController.isMounted"] = .state { $0.split.isMounted = false }
    table["UISplitViewController.collapsed"] = .state { $0.split.collapsed = true }
    table["UISplitViewController.mode"] = .state { $0.split.mode = .oneOverSecondary }
    table["UISplitViewController.shown"] = .parts
    table["ColumnSet.bits"] = .state(also: ["UISplitViewController.shown"]) {
        $0.split.shown.remove(.primary)
    }
    table["UISplitViewController.named"] = .state { $0.split.named.primary = $0.other }
    table["UISplitViewController.showsInspector"] = .state { $0.split.showsInspector = true }
    table["UISplitViewController.unplacedColumns"] = .state {
        $0.split.unplacedColumns.insert(.primary)
    }
    table["UISplitViewController.otherWidths"] = .state(
        also: ["OtherWidths.secondary"]
    ) { $0.split.otherWidths = OtherWidths() }
    table["OtherWidths.supplementary"] = other(\.supplementary)
    table["OtherWidths.secondary"] = other(\.secondary)
    table["OtherWidths.inspector"] = other(\.inspector)
    table["UISplitViewController.primaryInset"] = .state { $0.split.primaryInset = 3 }
    table["UISplitViewController.hasLostPrimary"] = .state { $0.split.hasLostPrimary = true }
    table["UISplitViewController.wasLaidOut"] = .state { $0.split.wasLaidOut = false }
    table["UISplitViewController.behavior"] = .state { $0.split.behavior = .overlay }
    table["UISplitViewController.activity"] = .state { $0.split.activity = .expanding }
    table["UISplitViewController.isComingApart"] = .state { $0.split.isComingApart = true }
    table["UISplitViewController.hasToFollow"] = .state { $0.split.hasToFollow = true }
    table["UISplitViewController.awaitsLayout"] = .state { $0.split.awaitsLayout = true }
    table["UISplitViewController.overlayWaits"] = .state { $0.split.overlayWaits.toggle() }
    table["UISplitViewController.separatedController"] = .state {
        $0.split.separatedController = $0.other
    }
    table["UISplitViewController.detailLeadsNowhere"] = .state {
        $0.split.detailLeadsNowhere = true
    }
    table["UISplitViewController.primaryWidth"] = .parts
    table["ColumnWidth.fraction"] = width(\.fraction, 0.1)
    table["ColumnWidth.preferred"] = width(\.preferred, 100)
    table["ColumnWidth.minimum"] = width(\.minimum, 10)
    table["ColumnWidth.maximum"] = width(\.maximum, 900)
    table["UISplitViewController.background"] = .state {
        $0.spareSplit.primaryBackgroundStyle = .none
    }
    table["UISplitViewController.primaryEdge"] = .state { $0.spareSplit.primaryEdge = .trailing }
    table["UISplitViewController.preferredDisplayMode"] = .state {
        $0.spareSplit.preferredDisplayMode = .oneOverSecondary
    }
    table["UISplitViewController.presentsWithGesture"] = .state {
        $0.split.presentsWithGesture = false
    }
    table["UISplitViewController.button"] = .state { $0.split.button = nil }
    table["UIBarButtonItem.isHidden"] = .state { $0.button.isHidden.toggle() }
    table["UIBarButtonItem.target"] = .state { $0.button.target = $0.delegate }
    table["UIBarButtonItem.action"] = .state { $0.button.action = Selector("tapped") }
    table["UIBarButtonItem.attachment"] = .state { $0.button.attachment.appValues["tag"] = 7 }
}

@MainActor private func listViews(in table: inout [String: FutureRole]) {
    table["UIResponder.attachment"] = .state { $0.screen.attachment.appValues["isEditing"] = true }
    table["UIView.inner"] = .state { $0.view.inner = [UIView()] }
    table["UIView.toOuter"] = .state { $0.view.toOuter = Backlink($0.window) }
    table["UIView.waitingFrame"] = .state {
        $0.view.waitingFrame = CGRect(x: 1, y: 0, width: 2, height: 3)
    }
    table["UIView.margins"] = .state {
        $0.view.margins = UIEdgeInsets(top: 1, left: 0, bottom: 0, right: 0)
    }
    table["UIView.lastLayout"] = .parts
    table["LastLayout.size"] = .state(also: ["UIView.lastLayout"]) {
        $0.view.lastLayout?.size.width = 1
    }
    table["LastLayout.insets"] = .state(also: ["UIView.lastLayout"]) {
        $0.view.lastLayout?.insets.top = 1
    }
    table["LastLayout.wasSeen"] = .state(also: ["UIView.lastLayout"]) {
        $0.view.lastLayout?.wasSeen = true
    }
    table["UIView.ownFrame"] = .cache(
        "of the view of a controller: its container lays it out; of any other it is recorded")
    table["UIView.owner"] = .link("leads to the controller whose view it is")
    table["UIView.observers"] = .state(also: [
        "NSKeyValueObservation.Entry.isAboutFrame", "NSKeyValueObservation.Entry.handler",
    ]) {
        $0.view.observers.append(
            UIKitModel.NSKeyValueObservation.Entry(isAboutFrame: true) { _ in })
    }
    table["UIView.semanticContentAttribute"] = .state {
        $0.view.semanticContentAttribute = .forceRightToLeft
    }
    table["NSKeyValueObservation.Entry.isAboutFrame"] = .state(
        also: ["UIView.observers", "NSKeyValueObservation.Entry.handler"]
    ) {
        $0.view.observers = [UIKitModel.NSKeyValueObservation.Entry(isAboutFrame: false) { _ in }]
    }
    table["NSKeyValueObservation.Entry.handler"] = .state { $0.view.observers[0].handler = nil }
    table["UIWindow.root"] = .state { $0.window.rootWasTaken() }
    table["UIWindow.surroundings"] = .parts
    table["WindowEnvironment.horizontalSizeClass"] = .state {
        $0.spareWindow.environment.horizontalSizeClass = .compact
    }
    table["WindowEnvironment.width"] = .state {
        $0.spareWindow.environment.width = 821
    }
    table["WindowEnvironment.scale"] = .state {
        $0.spareWindow.environment.scale = 3
    }
    table["WindowEnvironment.height"] = .state(also: ["ModelRuntime.Surface.hasLayouts"]) {
        $0.spareWindow.environment.height = 700
    }
    table["WindowEnvironment.safeArea"] = .parts
    table["UIWindow.isOnScreen"] = .state(also: ["ModelRuntime.Surface.window"]) {
        $0.spareWindow.makeKeyAndVisible()
    }
}

@MainActor private func listRuntime(in table: inout [String: FutureRole]) {
    let parts = [
        "surroundings", "surface", "operations", "transitions", "callbacks", "putOff", "budget",
    ]
    for part in parts { table["ModelRuntime.\(part)"] = .parts }
    table["ModelRuntime.profile"] = .link("constant, and part of what is judged")
    table["ModelRuntime.exception"] = .state(also: afterException) {
        $0.runtime.raise("Name", reason: "")
    }
    table["ModelRuntime.events"] = .cache(
        "written for those who judge, and never read by the engine")
    table["ModelRuntime.Surface.window"] = .link("the window, which is written down itself")
    table["UIWindow.runtime"] = .link("all controllers of a scene live in one")
    table["ModelRuntime.Surroundings.idiom"] = .link(
        "given to the app, and the same in each of its scenes")
    table["ModelRuntime.Surroundings.screen"] = .link(
        "given to the app, and the same in each of its scenes")
    table["ModelRuntime.Surroundings.segues"] = .link("given to the app, like its classes")
    table["ModelRuntime.Surroundings.storyboards"] = .link("given to the app, like its classes")
    table["ModelRuntime.attachment"] = .state { $0.runtime.attachment.appValues["app"] = 7 }
    table["ModelRuntime.Surface.firstResponder"] = .state {
        $0.runtime.surface.firstResponder = $0.other
    }
    table["ModelRuntime.Operations.beingPresented"] = .link("nothing, but while one operation runs")
    table["ModelRuntime.Operations.beingDismissed"] = .link("nothing, but while one operation runs")
    table["ModelRuntime.Transitions.last"] = .cache("forgotten before every step")
    table["ModelRuntime.Transitions.coordinator"] = .link("nothing, but while one transition runs")
    table["ModelRuntime.Operations.asksForTraits"] = .link("nothing, but while one method runs")
    table["ModelRuntime.Operations.verticalBefore"] = .link("nothing, but while a window changes")
    table["ModelRuntime.Surface.hearsOfSizes"] = .link(
        "follows from the classes of the controllers")
    table["ModelRuntime.marks"] = .cache("counted, and never read by the engine")
    table["ModelRuntime.navigationControllers"] = .link(
        "those that are alive, each on its own account")
    table["ModelRuntime.living"] = .link("those that are alive, each on its own account")
    table["ModelRuntime.attention"] = .link(
        "belongs to the search, which asks whether it has grown")
    table["ModelRuntime.Operations.depth"] = .state {
        $0.runtime.operations.depth = 1
    }
    table["ModelRuntime.Operations.questionDepth"] = .state {
        $0.runtime.operations.questionDepth = 1
    }
    table["ModelRuntime.Operations.unsettled"] = .state {
        $0.runtime.operations.unsettled = [$0.other]
    }
    table["ModelRuntime.Surface.hasLayouts"] = .link("follows from the window")
    table["ModelRuntime.Transitions.depth"] = .link("nothing, but while a transition runs")
    table["ModelRuntime.Transitions.heldAnnouncements"] = .link(
        "nothing, but while a transition runs")
    table["ModelRuntime.PutOff.work"] = .state {
        $0.runtime.putOff({}, for: 0)
    }
    table["ModelRuntime.PutOff.isUnderWay"] = .link("false between two steps")
    table["ModelRuntime.PutOff.now"] = .link("0, unless something waits, with which it goes")
    table["ModelRuntime.Operations.loose"] = .state {
        $0.runtime.operations.loose = [$0.other]
    }
    table["ModelRuntime.CallbackRecord.isKept"] = .cache("on only while a story is performed")
    table["ModelRuntime.CallbackRecord.entries"] = .cache("recorded for stories, and never gone by")
    table["ModelRuntime.Budget.operationsLeft"] = .cache("filled up before every step")
    for field in ["taken", "appRecord", "lastRecord", "isReading", "underWay"] {
        table["ModelRuntime.CallbackRecord.\(field)"] = .cache("is about what a reader sees")
    }
    table["ModelRuntime.Budget.callsInVain"] = .cache(
        "counts only when nothing can happen any more")
}

private let afterException = [
    "ModelRuntime.exception", "ModelRuntime.events", "ModelRuntime.marks",
]

private final class Framed: UIView {}

private func inset(_ side: WritableKeyPath<UIEdgeInsets, CGFloat> & Sendable) -> FutureRole {
    .state(also: ["AddedInsets.insets"]) { world in
        var insets = UIEdgeInsets(top: 1, left: 1, bottom: 1, right: 1)
        insets[keyPath: side] = 2
        world.screen.addedInsets = AddedInsets(insets)
    }
}

private func width(
    _ part: WritableKeyPath<ColumnWidth, CGFloat> & Sendable, _ points: CGFloat
) -> FutureRole {
    .state(also: ["UISplitViewController.primaryWidth"]) {
        $0.spareSplit.primaryWidth[keyPath: part] = points
    }
}

private func other(_ column: ReferenceWritableKeyPath<OtherWidths, ColumnWidth> & Sendable)
    -> FutureRole
{
    .state(also: ["UISplitViewController.otherWidths"]) {
        $0.split.otherWidths?[keyPath: column].minimum = 100
    }
}

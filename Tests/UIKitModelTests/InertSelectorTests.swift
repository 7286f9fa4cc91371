import Testing
import UIKit

// On a Mac these are Foundation's own, which call the method.
#if !(canImport(ObjectiveC) || AS_DARWIN)
    /// What would call a method by its name.
    @MainActor @Suite struct InertSelectorTests {
        @Test func `a notification that would call a method by its name ends the run`() {
            final class Sender: NSObject {}
            let (posted, other) = (Notification.Name("posted"), Notification.Name("other"))
            let center = NotificationCenter.default
            func isOver(after change: (UIViewController, Sender) -> Void) -> Bool {
                let runtime = ModelRuntime(profile: .ios26)
                ModelRuntime.current = runtime
                let (screen, sender) = (UIViewController(), Sender())
                center.addObserver(
                    screen, selector: NSSelectorFromString("reload"), name: posted, object: sender)
                change(screen, sender)
                return runtime.exception?.isLimitOfModel == true
            }
            #expect(isOver { _, sender in center.post(name: posted, object: sender) })
            #expect(!isOver { _, sender in center.post(name: other, object: sender) })
            #expect(!isOver { _, _ in center.post(name: posted, object: Sender()) })
            #expect(
                !isOver { screen, sender in
                    center.removeObserver(screen)
                    center.post(name: posted, object: sender)
                })
            #expect(
                isOver { screen, sender in
                    center.removeObserver(screen, name: other, object: nil)
                    center.post(name: posted, object: sender)
                })
            #expect(
                !isOver { screen, sender in
                    center.removeObserver(screen, name: posted, object: sender)
                    center.post(name: posted, object: sender)
                })
            #expect(
                !isOver { _, sender in
                    center.addObserver(
                        UIViewController(), selector: NSSelectorFromString("gone"), name: other,
                        object: nil)
                    center.post(name: other, object: sender)
                }, "who is gone is not called")
            weak var gone: Sender?
            #expect(!isOver { _, sender in gone = sender })
            #expect(gone == nil, "the center retains no sender")
            var count = 0
            let token = center.addObserver(forName: posted, object: nil, queue: nil) { _ in
                MainActor.assumeIsolated { count += 1 }
            }
            center.post(name: posted, object: nil)
            center.removeObserver(token)
            center.post(name: posted, object: nil)
            #expect(count == 1, "closures are called, and forgotten")
        }

        @Test func `a timer with a method is not fired, and retains nothing`() {
            ModelRuntime.current = ModelRuntime(profile: .ios26)
            weak var target: UIViewController?
            let timer: Timer
            do {
                let screen = UIViewController()
                target = screen
                timer = Timer.scheduledTimer(
                    timeInterval: 1, target: screen, selector: NSSelectorFromString("tick"),
                    userInfo: nil, repeats: true)
            }
            timer.fire()
            #expect(target == nil && timer.timeInterval == 1)
            timer.invalidate()
        }
    }
#endif

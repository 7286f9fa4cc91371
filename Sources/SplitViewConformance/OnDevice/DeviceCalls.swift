import UIKitModel

/// The calls of public API for a command.
struct DeviceCall {
    /// Lines of Swift about `$0`, the driver of the test.
    var lines: [String] = []
    var needs: Set<String> = []
    /// The reason for which there are none.
    var obstacle: String?
    /// Whether the step may be left out: it leaves columns and stacks as they are.
    var isHarmless = false

    init(_ lines: String..., needing needs: String...) {
        self.lines = lines
        self.needs = Set(needs)
    }

    /// A step that public API does not perform.
    init(obstacle: String, isHarmless: Bool = false) {
        self.obstacle = obstacle
        self.isHarmless = isHarmless
    }
}

extension SplitViewStage {
    /// The calls that perform a command in the present state.
    ///
    /// The targets of the model tell the column alone; the test finds the screen in it by itself.
    func deviceCall(of command: SplitViewCommand, _ names: inout DeviceNames) -> DeviceCall {
        guard let deed = driver.deed(for: command) else { return DeviceCall() }
        let row = Int(command.argument) + 1
        switch deed {
        case .launch(let place): return DeviceCall("$0.open(\(place.source))")
        case .resize(let place): return DeviceCall("$0.resize(\(place.source))")
        case .background(let place): return throughBackground(to: place)
        case .show(.again, _) where names.isShownByTest:
            return DeviceCall(obstacle: "the app does not hold the screen that the test has shown")
        case .show(let detail, let list):
            names.isShownByTest = detail.isShownByTest
            return showing(detail, from: list)
        case .push(let screen, let stack): return pushing(screen, on: stack, by: command)
        case .pop(let stack):
            return DeviceCall(
                "try $0.stackToLeave(in: \(column(of: stack)))"
                    + ".popViewController(animated: true)")
        case .popToRoot(let stack):
            return DeviceCall(
                "try $0.stackToLeave(in: \(column(of: stack)))"
                    + ".popToRootViewController(animated: true)")
        case .dismiss(let presenter):
            guard presenter.presentedViewController?.dismissalAdviser?.decider == nil else {
                return DeviceCall(
                    obstacle: "no public API swipes a sheet away so that its delegate is asked")
            }
            return DeviceCall("try $0.dismissWhatIsPresented()")
        case .clearDetail: return DeviceCall("$0.app.delete()", needing: "delete")
        case .open: return DeviceCall("$0.app.openLink(\(row))", needing: "openLink")
        case .act:
            let name = driver.scene.actions.own[row - 1].name
            return DeviceCall("$0.app.act(\(name.quoted))", needing: "act")
        case .tap(_, let list):
            return DeviceCall(
                "try $0.app.tap(\(row), $0.screen(in: \(column(of: list))))", needing: "tap")
        case .replace(let detail, _):
            guard driver.window.isVisible else {
                return DeviceCall(obstacle: "no screen has a name before the window is on screen")
            }
            let isNext = command.name == .nextItem
            return DeviceCall(
                "try $0.app.\(isNext ? "next" : "finish")"
                    + "($0.screen(named: \(names.name(of: detail).quoted)))",
                needing: isNext ? "next" : "finish")
        case .startOver: return DeviceCall("$0.app.startOver()", needing: "startOver")
        case .selectTab(let tabs, let tab):
            guard tabs.delegate == nil else {
                return DeviceCall(
                    obstacle: "no public API taps a tab so that the tab bar's delegate is asked")
            }
            guard tabs.selectedIndex == tab else {
                return DeviceCall("try $0.tabs(in: .primary).selectedIndex = \(tab)")
            }
            return DeviceCall(
                "let tabs = try $0.tabs(in: .primary)",
                "let stack = tabs.selectedViewController as? UINavigationController",
                "stack?.popToRootViewController(animated: true)")
        case .cancelPop:
            return DeviceCall(
                obstacle: "no public API begins a swipe back and lets it go", isHarmless: true)
        case .prefer(let mode):
            return DeviceCall("$0.app.split.preferredDisplayMode = .\(mode.recordedName)")
        case .swipeList, .arrange:
            return DeviceCall(obstacle: "no public API swipes a column in or away")
        case .changeSceneInsets:
            return DeviceCall(
                obstacle: "no public API swipes the Dock up", isHarmless: true)
        case .setDelegate(nil):
            return DeviceCall("$0.delegate = $0.app.split.delegate", "$0.app.split.delegate = nil")
        case .setDelegate: return DeviceCall("$0.app.split.delegate = $0.delegate")
        case .setStack(let stack, _, _): return settingStack(of: stack, by: command)
        }
    }

    private func throughBackground(to next: WindowPlace) -> DeviceCall {
        let here = driver.place
        let other = here.with(driver.isNarrow ? .wide : .narrow) ?? here
        let times = profile.assumes(.takesPicturesTwice) ? 2 : 1
        var call = DeviceCall()
        if driver.scene.actions.background != nil {
            call.needs.insert("leave")
            call.lines.append("$0.app.leave()")
        }
        call.lines += [
            "// The sizes in which the system takes its pictures of the app.",
            "for _ in 1...\(times) {",
            "    try await $0.turn().resize(\(other.source))",
            "    try await $0.turn().resize(\(here.source))",
            "}",
            "try await $0.turn().resize(\(next.source))",
            "try await $0.turn()",
        ]
        if driver.scene.actions.foreground != nil {
            call.needs.insert("comeBack")
            call.lines.append("$0.app.comeBack()")
        }
        return call
    }

    private func showing(_ detail: Deed.ShownDetail, from list: UIViewController) -> DeviceCall {
        let place = "$0.screen(in: \(column(of: list)))"
        let show = driver.window.isVisible ? "list" : "$0.app.split"
        func showing(_ detail: String, needing needs: String...) -> DeviceCall {
            var call = DeviceCall(
                "let list = try \(place)",
                "\(show).showDetailViewController(\(detail), sender: list)")
            call.needs = Set(needs)
            return call
        }
        switch detail {
        case .row(let row):
            return DeviceCall("try $0.app.tap(\(row + 1), \(place))", needing: "tap")
        case .replacing(let row):
            return DeviceCall(
                "try $0.app.tapReplacing(\(row + 1), \(place))", needing: "tapReplacing")
        case .again: return DeviceCall("try $0.app.tapAgain(\(place))", needing: "tapAgain")
        case .wrapped(let row):
            return showing(
                "UINavigationController(rootViewController: $0.app.detail(\(row + 1)))",
                needing: "detail")
        case .bare(let row): return showing("$0.app.detail(\(row + 1))", needing: "detail")
        case .emptyStack: return showing("UINavigationController()")
        case .list:
            return DeviceCall(
                "let list = try \(place)",
                "$0.app.split.showDetailViewController(list, sender: list)")
        }
    }

    private func pushing(
        _ screen: PushedScreen, on stack: UINavigationController, by command: SplitViewCommand
    ) -> DeviceCall {
        let (made, need): (String, String) =
            switch screen {
            case .list: ("list()", "list")
            case .detail: ("detail(1)", "detail")
            case .furtherDetail:
                driver.scene.makers.page == nil ? ("detail(1)", "detail") : ("page()", "page")
            }
        let isOuter = command.name == .pushAboveNested
        return DeviceCall(
            "try $0.\(isOuter ? "outerStack" : "stack")(in: \(column(of: stack)))"
                + ".pushViewController($0.app.\(made), animated: true)", needing: need)
    }

    private func settingStack(
        of stack: UINavigationController, by command: SplitViewCommand
    ) -> DeviceCall {
        guard case .setStack(let order) = command.name.row.deed else { return DeviceCall() }
        let change =
            switch order {
            case .swapped: "screens.swapAt(screens.count - 1, screens.count - 2)"
            case .shortened: "screens.remove(at: screens.count - 2)"
            case .repeated: "screens.append(screens[0])"
            }
        return DeviceCall(
            "let stack = try $0.stack(in: \(column(of: stack)))",
            "var screens = stack.viewControllers", change,
            "stack.setViewControllers(screens, animated: false)")
    }

    /// The column that holds a controller, as source.
    private func column(of controller: UIViewController) -> String {
        let number = controller.modelNumber.value
        let node = picture.nodes.first { $0.controller == number && $0.place.isInstalled }
        return switch node?.place {
        case .supplementary: ".supplementary"
        case .secondary: ".secondary"
        default: ".primary"
        }
    }
}

extension WindowPlace {
    /// Its size and its size class, as arguments. A window on no device is wider than high, and
    /// wide enough for two columns, or as a phone that is held upright.
    fileprivate var source: String {
        let isCompact = environment.horizontalSizeClass == .compact
        let height = environment.height ?? (isCompact ? 852 : 700)
        return "\(Int(environment.width)), \(Int(height)), \(isCompact ? ".compact" : ".regular")"
    }
}

extension String {
    /// This text as a literal of Swift.
    var quoted: String { "\"\(replacing("\\", with: "\\\\").replacing("\"", with: "\\\""))\"" }
}

extension Deed.ShownDetail {
    /// Whether the test shows it in a way that no app of a person does.
    fileprivate var isShownByTest: Bool {
        switch self {
        case .row, .replacing, .again: false
        case .wrapped, .bare, .emptyStack, .list: true
        }
    }
}

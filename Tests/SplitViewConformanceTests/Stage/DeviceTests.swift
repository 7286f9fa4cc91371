import StatefulTesting
import TestTools
import Testing
import UIKitModel

@testable import SplitViewConformance

/// Apps on devices: sizes from a table, and commands that turn and divide the screen.
@MainActor @Suite struct DeviceTests {
    typealias Device = SplitViewDevice

    /// A window of the table as the sources give it: word, width and class.
    private func line(_ window: Device.Window) -> String {
        let isRegular = window.environment.horizontalSizeClass == .regular
        return "\(window.word) \(Int(window.environment.width)) \(isRegular ? "R" : "C")"
    }

    // MARK: The table

    @Test func `E1: which phones are regular in landscape depends on the model`() {
        let phones = Device.all.filter { $0.idiom == .phone }
        #expect(
            phones.map { "\($0.name) \(Int($0.size.width))x\(Int($0.size.height))" } == [
                "iPhone SE 375x667", "iPhone 8 Plus 414x736", "iPhone 11 414x896",
                "iPhone 11 Pro 375x812", "iPhone 12 390x844", "iPhone 12 Pro Max 428x926",
                "iPhone 15 Plus 430x932", "iPhone 16 393x852", "iPhone 17 Pro Max 440x956",
                "iPhone Duo 951x669", "iPad (A16) for iPhone apps 820x1180",
            ])
        // Any Max, any Plus, and the 11; no other, although one of those is wider than a Plus.
        #expect(
            phones.filter(\.isRegularInLandscape).map(\.name) == [
                "iPhone 8 Plus", "iPhone 11", "iPhone 12 Pro Max", "iPhone 15 Plus",
                "iPhone 17 Pro Max", "iPhone Duo",
            ])
        // The phone that folds and the tablet have tests of their own.
        for phone in phones.prefix(9) {
            #expect(phone.panes.isEmpty && phone.windows.count == 2)
            #expect(phone.windows[0].environment.horizontalSizeClass == .compact)
        }
    }

    @Test func `E2, E3: the panes of a tablet, and no equal halves upright`() {
        #expect(
            Device.iPad9_7.windows.map(line) == [
                "iPad-9.7 768 R", "iPad-9.7/landscape 1024 R", "iPad-9.7/landscape/half 507 C",
                "iPad-9.7/landscape/two-thirds 694 R", "iPad-9.7/landscape/third 320 C",
                "iPad-9.7/two-thirds 438 C", "iPad-9.7/third 320 C",
                "iPad-9.7/landscape/slide-over 320 C", "iPad-9.7/slide-over 320 C",
            ])
        #expect(
            Device.iPadPro12_9.panes.map { "\(Int($0.width)) \($0.isRegular ? "R" : "C")" } == [
                "678 R", "981 R", "375 C", "639 C", "375 C", "375 C", "375 C",
            ])
        #expect(
            Device.iPadPro10_5.panes.map { Int($0.width) } == [551, 782, 320, 504, 320, 320, 320])
        // UNK60.
        #expect(Device.iPadA16.panes.map { Int($0.width) } == [585, 850, 320, 490, 320, 320, 320])
        for tablet in Device.all where tablet.idiom == .pad {
            for pane in tablet.panes {
                #expect(pane.isRegular == (pane.width > 650))
                #expect(pane.orientation == .landscape || pane.share != .half)
                let whole = pane.orientation == .portrait ? tablet.size.width : tablet.size.height
                // Two panes and the divider make up the screen.
                guard pane.share == .twoThirds else { continue }
                let rest = tablet.panes.first {
                    $0.orientation == pane.orientation && $0.share == .third
                }
                #expect(whole - pane.width - (rest?.width ?? 0) == 10)
            }
        }
    }

    @Test func `a window has a name of its own, and the height and scale of its device`() {
        let all = Device.Window.all
        #expect(Set(all.map(\.word)).count == all.count && all.count < Int(UInt8.max))
        for window in all {
            let environment = window.environment
            #expect(window.word.allSatisfy { $0.isLetter || $0.isNumber || "-./".contains($0) })
            #expect(environment.scale == window.device.scale)
            // Of a phone that folds each screen has a height of its own.
            guard window.device.name != "iPhone Duo" else { continue }
            let (width, height) = (window.device.size.width, window.device.size.height)
            #expect(environment.height == (window.orientation == .portrait ? height : width))
        }
    }

    // MARK: Commands

    private func stage(_ devices: Device...) -> SplitViewStage {
        SplitViewStage(SplitViewSubject("reader", devices: devices) { Reader().scene })
    }

    private func window(_ stage: SplitViewStage) -> String {
        stage.driver.place.deviceWindow.map(line) ?? "no device"
    }

    @Test func `an app with devices has their sizes, an app without has any`() {
        let kinds: (SplitViewStage) -> Set<CommandName> = { Set($0.alphabet.map(\.name)) }
        let sizes: Set<CommandName> = [.launch, .narrow, .widen]
        let free = SplitViewStage(SplitViewSubject("reader") { Reader().scene })
        #expect(kinds(free).isSuperset(of: sizes))
        #expect(kinds(free).isDisjoint(with: [.launchOn, .rotate, .divider]))
        let phone = stage(.iPhone17ProMax, .iPhone16)
        #expect(kinds(phone).isDisjoint(with: sizes.union([.divider])))
        #expect(
            phone.alphabet.filter { $0.name == .launchOn }.map(\.description) == [
                "launch-on iPhone-16", "launch-on iPhone-16/landscape",
                "launch-on iPhone-17-Pro-Max", "launch-on iPhone-17-Pro-Max/landscape",
            ])
        #expect(kinds(stage(.iPadPro12_9)).isSuperset(of: [.launchOn, .rotate, .divider]))
        #expect(kinds(stage(.iPadA16)).contains(.divider))
        var choices = SeededChoices(seed: 1)
        let drawn = (0..<40).map { _ in
            phone.command(ofKind: Int(CommandName.launchOn.rawValue), from: &choices)
        }
        #expect(Set(drawn) == Set(phone.alphabet.filter { $0.name == .launchOn }))
    }

    @Test func `turning a phone of the Max size merges and separates the columns`() throws {
        let stage = stage(.iPhone17ProMax)
        #expect(try stage.act(out: "launch-on iPhone-17-Pro-Max") == "[ArticleList] ~[]")
        #expect(window(stage) == "iPhone-17-Pro-Max 440 C")
        #expect(try stage.gives("rotate portrait") == .ignored)
        #expect(try stage.act(on: "rotate landscape") == "[ArticleList | _NoArticle]")
        #expect(window(stage) == "iPhone-17-Pro-Max/landscape 956 R")
        #expect(stage.step.changesColumns && stage.step.nature == .transition)
        #expect(try stage.act(on: "select 1; rotate portrait") == "[ArticleList, Article 1] ~[]")
        #expect(stage.step.completesRoundTrip == false)
        #expect(try stage.act(on: "rotate landscape") == "[ArticleList | Article 1]")
        #expect(stage.step.completesRoundTrip)
    }

    @Test func `E8, UNK71: a phone that folds is two columns, and one as it is closed`() throws {
        let stage = stage(.iPhoneDuo)
        #expect(Device.iPhoneDuo.windows.count == 4, "two screens, each held two ways")
        #expect(try stage.act(out: "launch-on iPhone-Duo/closed") == "[ArticleList] ~[]")
        #expect(window(stage) == "iPhone-Duo/closed 466 C")
        #expect(stage.driver.runtime.idiom == .phone)
        #expect(try stage.gives("close-phone") == .ignored)
        #expect(try stage.act(on: "select 1; open-phone") == "[ArticleList | Article 1]")
        #expect(window(stage) == "iPhone-Duo 951 R")
        #expect(stage.step.nature == .transition)
        #expect(try stage.act(on: "rotate landscape") == "[ArticleList | Article 1]")
        #expect(window(stage) == "iPhone-Duo/landscape 669 R")
        #expect(stage.driver.window.environment.height == 951)
        #expect(try stage.act(on: "close-phone") == "[ArticleList, Article 1] ~[]")
        #expect(window(stage) == "iPhone-Duo/landscape/closed 678 C")
        #expect(stage.driver.window.traitCollection.verticalSizeClass == .compact)
        #expect(
            SplitViewChecker(on: stage).story(
                of: try Trace.commands(
                    inLine: "launch-on iPhone-Duo/closed; open-phone; select 1; close-phone")
            ).deviceWords
                == "open it on a closed iPhone Duo; open the phone; tap row 1; close the phone")
    }

    @Test func `E9: an app for phones alone is compact on a tablet, at any width`() {
        let device = Device.iPadA16ForPhoneApps
        #expect(device.idiom == .phone)
        #expect(device.windows.count == Device.iPadA16.windows.count)
        for window in device.windows {
            #expect(window.environment.horizontalSizeClass == .compact, "\(window.word)")
        }
    }

    @Test func `turning another phone changes its size and no columns`() throws {
        let stage = stage(.iPhone16)
        let picture = try stage.act(out: "launch-on iPhone-16/landscape; select 1")
        #expect(picture == "[ArticleList, Article 1] ~[]")
        #expect(try stage.act(on: "rotate portrait") == picture)
        #expect(window(stage) == "iPhone-16 393 C")
        for command in ["divider half", "divider full", "launch-on iPhone-16", "widen"] {
            #expect(try stage.gives(command) == .ignored, "\(command)")
        }
    }

    @Test func `the divider of a tablet, held either way`() throws {
        let stage = stage(.iPadPro12_9)
        try stage.act(out: "launch-on iPad-Pro-12.9/landscape; divider half")
        #expect(window(stage) == "iPad-Pro-12.9/landscape/half 678 R")
        #expect(!stage.picture.isCollapsed)
        try stage.act(on: "divider third")
        #expect(stage.picture.isCollapsed)
        #expect(try stage.gives("divider third") == .ignored)
        try stage.act(on: "rotate portrait")
        #expect(window(stage) == "iPad-Pro-12.9/third 375 C")
        #expect(try stage.gives("divider half") == .ignored, "there are no halves upright (E3)")
        try stage.act(on: "divider slide-over; divider full")
        #expect(window(stage) == "iPad-Pro-12.9 1024 R")
        // There is no half upright, so turning a half gives the whole screen.
        try stage.act(out: "launch-on iPad-Pro-12.9/landscape/half; rotate portrait")
        #expect(window(stage) == "iPad-Pro-12.9 1024 R")
    }

    @Test func `wide and narrow mean a window of the device, if there is one`() throws {
        let stage = stage(.iPadPro12_9, .iPhone16)
        try stage.act(out: "launch-on iPad-Pro-12.9/landscape; narrow")
        #expect(window(stage) == "iPad-Pro-12.9/landscape/third 375 C")
        try stage.act(on: "widen")
        #expect(window(stage) == "iPad-Pro-12.9/landscape 1366 R")
        try stage.act(out: "launch-on iPhone-16")
        #expect(try stage.gives("widen") == .ignored)
        // Free sizes stay what they were.
        try stage.act(out: "launch wide; narrow")
        #expect(window(stage) == "no device" && stage.picture.isCollapsed)
        for command in ["rotate landscape", "divider third"] {
            #expect(try stage.gives(command) == .ignored)
        }
    }

    @Test func `an app reads its device, its screen and its size`() throws {
        let read = Reading()
        let subject = SplitViewSubject(
            "reading", contract: .usual.without("actions-come-late"),
            devices: [.iPadPro10_5, .iPhone16]
        ) { _ in
            read.notes = [read.line]
            let reader = Reader()
            let place = reader.scene
            return place.onAction("look") {
                read.notes.append(read.line)
                return .unstated
            }
        }
        let stage = SplitViewStage(subject)
        try stage.act(out: "action 1; launch-on iPhone-16; action 1; rotate landscape; action 1")
        // It was built anew for the phone, and did before the launch what it had done.
        #expect(read.notes == ["phone 393x852", "phone 393x852", "phone 393x852", "phone 852x393"])
        try stage.act(out: "launch-on iPad-Pro-10.5/landscape/third; action 1")
        #expect(read.notes == ["pad 1112x834", "pad 1112x834"])
    }

    /// What an app has read.
    @MainActor private final class Reading {
        var notes: [String] = []

        var line: String {
            let bounds = UIScreen.main.bounds
            return "\(UIDevice.current.userInterfaceIdiom) \(Int(bounds.width))x"
                + "\(Int(bounds.height))"
        }
    }

    // MARK: Text

    @Test func `devices in traces, and what is said of unknown ones`() throws {
        let line = "launch-on iPad-Pro-12.9/landscape/two-thirds; rotate portrait; divider third"
        #expect(try Trace.commands(inLine: line).map(\.description).joined(separator: "; ") == line)
        #expect(CommandName.launchOn.form == "launch-on DEVICE")
        let error = #expect(throws: CommandError.self) {
            try SplitViewCommand(reading: "launch-on iPhone-1")
        }
        #expect(
            error?.description
                == "'launch-on' cannot take 'iPhone-1'; it takes one of: iPhone-SE, iPhone-8-Plus, "
                + "iPhone-11, iPhone-11-Pro, iPhone-12, iPhone-12-Pro-Max, iPhone-15-Plus, "
                + "iPhone-16, iPhone-17-Pro-Max, iPhone-Duo, iPad-9.7, iPad-Pro-10.5, iPad-A16, "
                + "iPad-Pro-12.9, iPad-A16-for-iPhone-apps")
    }

    @Test func `what to do with a device in hand`() throws {
        let stage = stage(.iPhone17ProMax, .iPadPro12_9)
        func words(_ line: String) throws -> String {
            SplitViewChecker(on: stage).story(of: try Trace.commands(inLine: line)).deviceWords
        }
        #expect(
            try words("launch-on iPhone-17-Pro-Max; rotate landscape; select 1; rotate portrait")
                == "open it on an iPhone 17 Pro Max; rotate the iPhone 17 Pro Max to landscape; "
                + "tap row 1; rotate the iPhone 17 Pro Max to portrait")
        let (it, on) = ("the iPad Pro (12.9-inch)", "on an iPad Pro (12.9-inch)")
        #expect(
            try words(
                "launch-on iPad-Pro-12.9/landscape; divider third; divider half; "
                    + "divider two-thirds; divider slide-over; divider full")
                == "open it \(on) in landscape; drag the divider to a third of \(it); "
                + "drag the divider to a half of \(it); drag the divider to two thirds of \(it); "
                + "drag the divider away on \(it), into Slide Over; "
                + "drag the divider to the edge of \(it)")
        #expect(
            ["half", "two-thirds", "third", "slide-over"].map { share in
                let line = "launch-on iPad-Pro-12.9/landscape/\(share)"
                return (try? words(line)) ?? "none"
            } == [
                "open it on a half of an iPad Pro (12.9-inch) in landscape",
                "open it on two thirds of an iPad Pro (12.9-inch) in landscape",
                "open it on a third of an iPad Pro (12.9-inch) in landscape",
                "open it in Slide Over \(on) in landscape",
            ])
        let command = SplitViewCommand.rotate(.landscape)
        #expect(try SplitViewCommand(reading: "rotate landscape") == command)
        #expect(try SplitViewCommand(reading: "divider third") == .divider(.third))
        #expect(command.deviceWords(in: try Snapshot("[list]")) == "rotate the device to landscape")
    }

    // MARK: Findings

    /// An app that shows articles beside the list wherever the screen is wider than high.
    final class TakesLandscapeForWide: Reader {
        override func show(_ article: UIViewController) {
            let screen = UIScreen.main.bounds
            guard split.isCollapsed, screen.width > screen.height else {
                return super.show(article)
            }
            split.showDetailViewController(stacked(article), sender: nil)
        }
    }

    private func landscape(_ devices: [Device]) -> SplitViewSubject {
        SplitViewSubject(
            "landscape", contract: .usual(Policies(merging: .unnested)), devices: devices
        ) { TakesLandscapeForWide().scene }
    }

    @Test func `a fault that only some phones show, as a person can follow it`() throws {
        let stage = SplitViewStage(landscape([.iPhone17ProMax, .iPhone16]))
        let bounds = VerificationBounds(depth: 2, height: 2, limits: ExhaustLimits())
        let verification = SplitViewChecker(on: stage).verification(within: bounds)
        let traces = verification.findings.map { "\($0.law): \($0.trace.line)" }
        #expect(
            traces.contains("no-nav-in-nav: launch-on iPhone-16/landscape; select 1"),
            "\(verification)")
        let commands = try Trace.commands(inLine: "launch-on iPhone-16/landscape; select 1")
        let text = StoryText(
            SplitViewChecker(on: stage).story(of: commands, about: "no-nav-in-nav")
        ).lines
        #expect(
            text.prefix(5).joined(separator: "\n") == """
                  On a device: open it on an iPhone 16 in landscape; tap row 1.

                     start                          [ArticleList | _NoArticle]
                  1  launch-on iPhone-16/landscape  [ArticleList] ~[]
                       delegate  collapseSecondary: [_NoArticle] onto: [ArticleList] -> true
                """)
    }

    @Test func `shrinking stays on devices`() throws {
        let stage = stage(.iPhone16)
        let simpler = stage.simplifications(of: try SplitViewCommand(reading: "rotate landscape"))
        #expect(
            Set(simpler.filter(\.name.isChangeOfSize).map(\.description)) == [
                "launch-on iPhone-16", "launch-on iPhone-16/landscape", "rotate portrait",
            ])
        #expect(simpler.contains(.select(row: 0)))
        let free = SplitViewStage(SplitViewSubject("reader") { Reader().scene })
        #expect(free.simplifications(of: .select(row: 0)).contains(.launch(.wide)))
    }

    @Test func `the arrangement of the columns is compared in windows of the same width`() throws {
        let stage = stage(.iPadPro12_9)
        try stage.act(out: "launch-on iPad-Pro-12.9/landscape; divider third; divider half")
        #expect(stage.step.arrangementBefore == nil)
        try stage.act(on: "divider third; divider half")
        #expect(stage.step.arrangementBefore != nil)
        // In the background it is apart for a moment, in a window of another width.
        let background = SplitViewStage(
            SplitViewSubject("reader", devices: [.iPadPro12_9]) {
                Reader().scene.onBackground {}
            })
        let line = "launch-on iPad-Pro-12.9/landscape/half; divider third; background narrow"
        try background.act(out: "\(line); divider half")
        #expect(background.step.arrangementBefore == nil)
    }

    /// A list that takes the details off its stack once the screen is wider than high: by then they
    /// are thought to have a column of their own.
    final class Turning: Folder {
        override func viewWillTransition(
            to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
        ) {
            super.viewWillTransition(to: size, with: coordinator)
            guard size.width > size.height else { return }
            coordinator.animate(alongsideTransition: nil) { [weak self] _ in
                self?.navigationController?.viewControllers.removeAll { $0 is Note }
            }
        }
    }

    @Test func `Z1, Z2: what an app does when the turn is over meets the columns as they are`()
        throws
    {
        func broken(on device: Device) throws -> [String] {
            let subject = SplitViewSubject(
                "turning", contract: .usual(Policies(selection: .asDetailSays)),
                naming: .kinds, devices: [device]
            ) {
                let (split, delegate) = (UISplitViewController(), CarefulDelegate())
                split.viewControllers = [stacked(Turning()), stacked(Blank())]
                split.delegate = delegate
                return SplitViewScene(split, keeping: [delegate], screen: role(of:))
                    .detail { _ in Note() }
            }
            let line = "launch-on \(device.word); select 1; rotate landscape"
            let replay = SplitViewChecker(subject).replay(try Trace.commands(inLine: line))
            #expect(replay.executed.count == 3)
            return replay.violations.map(\.law)
        }
        #expect(try broken(on: .iPhone17ProMax) == [])
        #expect(try broken(on: .iPhone16).contains("contents-preserved"))
    }

    @Test(.enabled(if: isWhole))
    func `an exhaustive search of a phone closes, and finds nothing where there is nothing`() throws
    {
        let verification = try verifyConformance(
            of: landscape([.iPhone17ProMax]), height: 2, time: nil, isolated: false)
        #expect(verification.isClosed && verification.holds)
    }
}

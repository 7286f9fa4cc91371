import SplitViewConformance
import Testing

@Suite struct DeviceWordsTests {
    @Test(
        arguments: zip(
            [
                "launch narrow", "narrow", "widen", "select 2", "push-list", "push-detail",
                "back list", "back detail", "back-to-root detail", "clear-detail",
                "select-replacing 1", "select-again", "select-wrapped 3", "push-on-placeholder",
                "push-detail-on-list", "push-list-on-detail", "replace-from-detail",
                "push-above-nested", "reorder-stack list", "shorten-stack detail",
                "repeat-stack list", "open-link", "next-item", "finish-detail", "start-over",
                "toggle-list", "swipe-list", "switch-tab 2", "tap-tab-again", "cancel-back detail",
                "select-bare 1", "select-empty-stack", "select-list", "withhold-delegate",
                "attach-delegate",
            ],
            [
                "open narrow", "narrow", "widen", "tap row 2", "go on to another list",
                "go on to another page in the detail", "Back in the list", "Back in the detail",
                "hold Back in the detail and choose the first screen",
                "delete what the detail shows", "tap row 1, which replaces the details",
                "tap the same row again",
                "tap row 3, whose detail brings its own navigation controller",
                "open a page from the empty detail", "have a detail pushed on the list",
                "open a list from the detail", "open a page in place of the details",
                "have a detail pushed above the nested stack",
                "have the app swap the two top screens in the list",
                "have the app take out the screen below the top in the detail",
                "have the app set a stack that names its root twice in the list", "open a link",
                "go on to the next item", "have the detail finish", "have the app start over",
                "tap the button that hides or shows the list", "swipe the list in, or away",
                "tap tab 2",
                "tap the selected tab", "begin to swipe back in the detail, and let go",
                "tap row 1, whose detail brings no navigation controller",
                "tap a row that shows an empty navigation controller",
                "have the list shown as the detail, too",
                "have the app attach its delegate later", "have the app attach its delegate now",
            ]))
    func `what to do while there are two columns`(line: String, words: String) throws {
        let command = try #require(try Trace.commands(inLine: line).first)
        #expect(command.deviceWords(in: try Snapshot("[list | note]")) == words)
    }

    @Test func `one stack needs no place`() throws {
        let picture = try Snapshot("[list, note]")
        #expect(SplitViewCommand.back(.detail).deviceWords(in: picture) == "Back")
        #expect(
            SplitViewCommand.backToRoot(.list).deviceWords(in: picture)
                == "hold Back and choose the first screen")
    }

    @Test func `what is presented is closed, whatever it is and whichever pane is named`() throws {
        // Below it is a stack, and what is presented has one: neither of them is where Back goes.
        for drawing in ["[list, note] ^[note#2]", "[list | note, note#2] ^[note#3, note#4]"] {
            let picture = try Snapshot(drawing)
            for command in [SplitViewCommand.back(.list), .back(.detail), .backToRoot(.detail)] {
                #expect(command.deviceWords(in: picture) == "close what is presented")
            }
            #expect(SplitViewCommand.narrow.deviceWords(in: picture) == "narrow")
        }
    }

    @Test func `before the launch only the app acts`() throws {
        let picture = try Snapshot("[list | _]", isLaunched: false)
        #expect(
            SplitViewCommand.select(row: 0).deviceWords(in: picture)
                == "have the app choose row 1 before it opens")
        #expect(
            SplitViewCommand.pushList.deviceWords(in: picture)
                == "have the app do 'push-list' before it opens")
        #expect(SplitViewCommand.launch(.wide).deviceWords(in: picture) == "open wide")
        #expect(
            SplitViewCommand.openLink.deviceWords(in: picture) == "open a link that starts the app")
        #expect(
            SplitViewCommand.withholdDelegate.deviceWords(in: picture)
                == "have the app attach its delegate later")
        #expect(
            SplitViewCommand.attachDelegate.deviceWords(in: picture)
                == "have the app attach its delegate before it opens after all")
    }
}

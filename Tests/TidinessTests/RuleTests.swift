import Testing

/// Each rule on a file that breaks it: a check that finds nothing must be able to find something.
@Suite struct RuleTests {
    @Test func `imports in all their forms`() {
        let file = ProjectFile(
            path: "Sources/UIKitModel/A.swift",
            text: #"""
                import Foundation
                  @testable import StatefulTesting
                public import struct SplitViewSubjects.Thing
                @_spi(Inner) @preconcurrency import class Darwin.C
                // import Comment
                let text = """
                import Quoted
                """
                let important = 1
                import UIKit
                """#)
        #expect(
            importedModules(file).map { "\($0.line) \($0.module)" } == [
                "1 Foundation", "2 StatefulTesting", "3 SplitViewSubjects", "4 Darwin", "10 UIKit",
            ])
        #expect(
            arrowComplaints(file) == [
                "Sources/UIKitModel/A.swift:2: UIKitModel may not import StatefulTesting",
                "Sources/UIKitModel/A.swift:3: UIKitModel may not import SplitViewSubjects",
                "Sources/UIKitModel/A.swift:10: UIKitModel may not import UIKit",
            ])
    }

    @Test(arguments: allowedImports.keys.sorted())
    func `each arrow, and none against its direction`(_ module: String) {
        for other in allowedImports.keys.sorted() where other != module {
            let file = ProjectFile(path: "Sources/\(module)/A.swift", text: "import \(other)\n")
            let isAllowed = allowedImports[module]?.contains(other) ?? false
            #expect(arrowComplaints(file).isEmpty == isAllowed)
            let isMutual = isAllowed && allowedImports[other]?.contains(module) ?? false
            #expect(!isMutual)
        }
    }

    @Test func `a module without a rule`() {
        let file = ProjectFile(path: "Sources/Extra/A.swift", text: "import Foundation\n")
        #expect(
            arrowComplaints(file) == [
                "Sources/Extra/A.swift: the module Extra has no entry in the table of arrows"
            ])
        #expect(arrowComplaints(ProjectFile(path: "Sources/README.md", text: "import X\n")) == [])
        let test = ProjectFile(path: "Tests/ATests/A.swift", text: "import Testing\n")
        #expect(arrowComplaints(test) == [])
    }

    @Test func `a type of a later folder, and a folder without a place`() {
        let low = ProjectFile(
            path: "Sources/SplitfuzzCommand/Rendering/A.swift",
            text: "private struct Own {}\n@MainActor struct Low {}\nlet a = High.b  // Higher\n")
        let high = ProjectFile(
            path: "Sources/SplitfuzzCommand/Verbs/B.swift",
            text: "enum High {\n    struct Inner {}\n}\nfinal class Higher { let low: Low }\n")
        #expect(declaredTypes(low) == ["Low"])
        #expect(declaredTypes(high) == ["High", "Higher"])
        #expect(
            folderComplaints([low, high]) == [
                "Sources/SplitfuzzCommand/Rendering/A.swift:3: uses High of Verbs"
            ])
        let other = ProjectFile(path: "Sources/SplitfuzzCommand/Other/C.swift", text: "")
        #expect(
            folderComplaints([other]) == [
                other.path + ": the folder has no place in the order of SplitfuzzCommand"
            ])
    }

    @Test func `public declarations without doc comments, and inert ones that repeat it`() {
        let text = """
            /// A.
            @MainActor
            public struct A {
                public let none = 1
                /// Some.
                @discardableResult public static func some() -> Int { 1 }
                public final private(set) var alone = 0
                public override var over: Int { 1 }
                public internal(set) override var above: Int { 1 }
                open class func made() {}
                package init() {}
                enum Inner {}
                @Wrapped("a") public subscript(_ place: Int) -> Int { 1 }
            }
            /// Inert: B.
            public protocol B { func asked() }
            private final class C {}
            let wide = public
            """
        func complaints(_ path: String) -> [String] {
            docComplaints(ProjectFile(path: path, text: text))
        }
        let (path, inert) = ("Sources/A/a.swift", "Sources/UIKitInert/OnLinux/a.swift")
        #expect(
            complaints(path) == [
                "\(path):4: none has no doc comment", "\(path):7: alone has no doc comment",
                "\(path):10: made has no doc comment", "\(path):13: subscript has no doc comment",
            ])
        #expect(
            complaints(inert) == [
                "\(inert):12: Inner has no doc comment",
                "\(inert):15: the article says what is inert", "\(inert):17: C has no doc comment",
            ])
        #expect(complaints("Tests/A/a.swift") == [])
    }

    @Test(arguments: retiredPhrases)
    func `phrases that were retired, as whole words`(_ phrase: String) {
        let text = "/// A \(phrase.capitalized), one.\n/// pre\(phrase) \(phrase)ful\n"
        let file = ProjectFile(path: "Sources/SplitfuzzCommand/A.swift", text: text)
        #expect(
            wordComplaints(file) == [
                "Sources/SplitfuzzCommand/A.swift:1: \"\(phrase)\"; see Sources/GLOSSARY.md"
            ])
        #expect(wordComplaints(ProjectFile(path: "Sources/GLOSSARY.md", text: text)) == [])
    }

    @Test func `names that differ only by letter case, folders too`() {
        #expect(
            withFolders(["a/B/c.txt", "a/b/d.txt"]) == [
                "a", "a/B", "a/B/c.txt", "a/b", "a/b/d.txt",
            ])
        #expect(
            caseClashes(withFolders(["a/B/c.txt", "a/b/d.txt"])) == [
                "a/B and a/b differ only by letter case"
            ])
        #expect(caseClashes(["a", "b", "a"]) == [])
        let manifest = #"""
            name: "splitfuzz", .library(name: "SplitFuzz", targets: ["splitfuzz"]), .target(name:
              "Other")
            """#
        #expect(manifestNames(manifest) == ["Other", "SplitFuzz", "splitfuzz"])
        #expect(
            caseClashes(manifestNames(manifest)) == [
                "SplitFuzz and splitfuzz differ only by letter case"
            ])
    }

    @Test func `lines that end badly or are too wide`() {
        let wide = String(repeating: "é", count: 101)
        let fitting = String(repeating: "é", count: 100)
        let swift = ProjectFile(path: "A.swift", text: "a \nb\r\n\n\(wide)\n\(fitting)\nc\t")
        #expect(
            textComplaints(swift) == [
                "A.swift:1: the line ends in white space",
                "A.swift:2: the line ends in white space",
                "A.swift:4: 101 columns, and 100 is the limit",
                "A.swift:6: the line ends in white space", "A.swift: the last line has no end",
            ])
        #expect(textComplaints(ProjectFile(path: "a.md", text: "\(wide)\n")) == [])
        #expect(textComplaints(ProjectFile(path: "empty", text: "")) == [])
        #expect(textComplaints(ProjectFile(path: "picture", text: nil)) == [])
    }

    @Test func `marks of unfinished work, as words`() {
        let mark = "TO" + "DO"
        let text = "// \(mark): later\nlet \(mark)LIST = 1\n/* FIX" + "ME*/\n"
        #expect(
            openEndComplaints(ProjectFile(path: "Sources/A/a.swift", text: text)) == [
                "Sources/A/a.swift:1: \(mark)", "Sources/A/a.swift:3: FIX" + "ME",
            ])
        #expect(openEndComplaints(ProjectFile(path: "ci/check", text: text)).count == 2)
        #expect(openEndComplaints(ProjectFile(path: "README.md", text: text)) == [])
    }

    @Test func `files that are too long, and exceptions that are not needed`() {
        let path = "Sources/A/a.swift"
        let limit = ProjectFile(path: path, text: String(repeating: "x\n", count: 400))
        let longer = ProjectFile(path: path, text: String(repeating: "x\n", count: 401))
        #expect(lengthComplaints(limit, excused: [:]) == [])
        #expect(
            lengthComplaints(longer, excused: [:]) == ["\(path): 401 lines, and 400 is the limit"])
        #expect(lengthComplaints(longer, excused: [path: "a table"]) == [])
        #expect(
            lengthComplaints(limit, excused: [path: "a table"]) == [
                "\(path): no longer too long, so it needs no exception"
            ])
    }

    @Test func `paths of one machine, but not parts of longer ones`() {
        let home = "/" + "home/"
        let work = "/" + "work/"
        let text = """
            cd \(home)me
            "\(work)x"
            https://example.com\(work)x
            src\(work)x ../..\(work) $(pwd)\(work) ${root}\(home)
            see <file://\(home)me>
            at \("/opt" + "/here")/x
            """
        let found = machinePathComplaints(
            ProjectFile(path: "a", text: text), root: "/opt" + "/here")
        #expect(
            found == [
                "a:1: a path of one machine, \(home)", "a:2: a path of one machine, \(work)",
                "a:5: a path of one machine, \(home)",
                "a:6: a path of one machine, \("/opt" + "/here")",
            ])
    }

    @Test func `what building leaves behind, and flags that dependents cannot use`() {
        for path in [".build/a", "Package.resolved", "sub/Package.resolved", ".swiftpm/x"] {
            #expect(leftoverComplaints(path) == ["\(path): made by building"])
        }
        #expect(leftoverComplaints("Sources/build/Package.swift") == [])
        let text = "// swift-tools-version: 6.2\n.unsafeFlags([])\n"
        #expect(
            manifestComplaints(ProjectFile(path: "Package@swift-6.2.swift", text: text)) == [
                "Package@swift-6.2.swift:2: unsafeFlags"
            ])
        #expect(manifestComplaints(ProjectFile(path: "Sources/Package.swift", text: text)) == [])
        let loop = "for target in targets where target.type == .test {\n.unsafeFlags([])\n}\n"
        #expect(manifestComplaints(ProjectFile(path: "Package.swift", text: loop)) == [])
    }

    @Test func `links to files and headings that are not there`() {
        let text = """
            [a](b/c.md) [a](b) [top](#the-map-of-1) [`x`](b/c.md#part) ![p](https://e.org/x) `](y)`
            # The map, of 1
            [a](c.md) and [`b`](#none) [c](b/c.md#map)
            ```
            [a](c.md)
            ```
            """
        let page = ProjectFile(path: "A/page.md", text: text)
        let pages = ["A/page.md": page.lines, "A/b/c.md": ["## Part"]]
        #expect(
            localLinkComplaints(page, in: pages) == [
                "A/page.md:3: the link c.md leads nowhere",
                "A/page.md:3: the link #none leads nowhere",
                "A/page.md:3: the link b/c.md#map leads nowhere",
            ])
        let below = ProjectFile(path: "A/b/c.md", text: "[up](../page.md) [far](../../x.md)\n")
        #expect(
            localLinkComplaints(below, in: pages) == [
                "A/b/c.md:1: the link ../../x.md leads nowhere"
            ])
        #expect(localLinkComplaints(ProjectFile(path: "a.swift", text: "[](b)"), in: [:]) == [])
    }

    @Test func `lines are counted as an editor counts them`() {
        #expect(ProjectFile(path: "", text: "").lines == [])
        #expect(ProjectFile(path: "", text: "a").lines == ["a"])
        #expect(ProjectFile(path: "", text: "a\n").lines == ["a"])
        #expect(ProjectFile(path: "", text: "\n\nb\r\n").lines == ["", "", "b\r"])
    }
}

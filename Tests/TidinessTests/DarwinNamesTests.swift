import Testing

/// The public names of the model beside those of a Mac's Foundation, which Linux does not have.
@Suite struct DarwinNamesTests {
    private let tree = SourceTree.own

    private func list() throws -> DarwinNames {
        DarwinNames(try #require(tree.files.first { $0.path == "ci/darwin-names.txt" }))
    }

    @Test func `no name of a Mac's Foundation is declared again`() throws {
        let complaints = darwinComplaints(tree.files, names: try list(), shadows: darwinShadows)
        let all = complaints.joined(separator: "\n")
        #expect(complaints.isEmpty, "\(all)")
    }

    @Test func `what stands in for a Mac's Foundation on Linux is in the list`() throws {
        let names = try list()
        let declared = tree.files.filter { $0.path.hasPrefix("ci/foundation-on-darwin/") }
            .flatMap(sourceDeclarations).filter { $0.isSeenOutside && !$0.isExtension }
        let own = Set(declared.filter { $0.owner == nil }.map(\.name))
        #expect(own.contains("NSKeyValueObservation"))
        for declaration in declared {
            guard let owner = declaration.owner else {
                #expect(names.has(declaration.baseName), "\(declaration.path)")
                continue
            }
            if own.contains(owner) || own.contains(outermost(owner)) { continue }
            // What is nested in a type that is extended there is in the list with that type alone.
            let type = declared.contains { $0.fullName == owner } ? owner : declaration.fullName
            #expect(names.has(type), "\(declaration.path)")
        }
    }

    @Test func `the list is in order and has what apps meet first`() throws {
        let names = try list()
        #expect(names.complaints == [])
        #expect(names.topLevel.count >= 2_500)
        for name in [
            "NSKeyValueObservation", "Notification", "Progress", "UndoManager", "NSUserActivity",
            "NSItemProvider", "NSException", "Selector", "CGColor", "CGAffineTransform",
            "DispatchQueue", "autoreleasepool", "NSSelectorFromString",
            "NSObject.observe(_:options:changeHandler:)", "NSObject.value(forKey:)",
            "NSObject.perform(_:with:afterDelay:)", "NSObject.className",
            "Timer.publish(every:tolerance:on:in:options:)",
            "Timer.scheduledTimer(timeInterval:target:selector:userInfo:repeats:)",
            "NotificationCenter.addObserver(_:selector:name:object:)",
            "String.init(localized:defaultValue:table:bundle:locale:comment:)",
        ] { #expect(names.has(name), "\(name)") }
        for name in names.topLevel where name.hasPrefix("UI") {
            Issue.record("\(name): Foundation has no names of UIKit")
        }
    }

    @Test func `what is wrong with a list`() {
        let names = DarwinNames(
            ProjectFile(path: "list", text: "# A comment.\nB Foundation class\nA Foundation\n"))
        #expect(names.complaints == ["list:3: not a name, a module and a kind"])
        let unsorted = DarwinNames(
            ProjectFile(path: "list", text: "B Foundation class\nA Foundation class\n"))
        #expect(unsorted.complaints == ["list:2: not in order"])
    }

    private let small = DarwinNames(
        ProjectFile(
            path: "list",
            text: """
                Bundle Foundation class
                NSAttributedString Foundation class
                NSAttributedString.Key Foundation struct
                NSAttributedString.Key.link Foundation property
                NSObject ObjectiveC class
                NSObject.className Foundation property
                NSObject.copy() ObjectiveC method
                NSSelectorFromString Foundation func
                Timer Foundation class
                Timer.fire() Foundation method
                Token Foundation class

                """))

    private func complaints(
        _ text: String, at path: String = "Sources/UIKitInert/A.swift",
        shadows: [String: String] = [:]
    ) -> [String] {
        darwinComplaints([ProjectFile(path: path, text: text)], names: small, shadows: shadows)
    }

    @Test func `a name at the top level`() {
        let text = """
            public final class Token {}
            public func NSSelectorFromString(_ name: String) -> Selector { Selector(name) }
            class Timer {}
            package struct Other {}

            """
        let found = [
            "Sources/UIKitInert/A.swift:1: Token: a Mac's Foundation has Token",
            "Sources/UIKitInert/A.swift:2: NSSelectorFromString(_:): "
                + "a Mac's Foundation has NSSelectorFromString",
        ]
        #expect(complaints(text) == found)
        #expect(complaints(text, at: "Tests/A.swift") == [])
        #expect(complaints(text, at: "Sources/StatefulTesting/A.swift").count == 2)
        #expect(
            complaints(text, at: "Sources/UIKitInert/OnLinux/A.swift")
                == ["Sources/UIKitInert/OnLinux/A.swift:4: Other: no Mac has it"])
    }

    @Test func `members of others' types, and of classes below NSObject`() {
        let text = """
            extension Timer {
                public func fire() {}
                public func fire(at date: Date) {}
            }
            extension NSAttributedString.Key { public static let link = Self("link") }
            public extension Bundle { func load() {} }
            open class Base: NSObject {
                open var className: String { "" }
                open override func copy() -> Any { self }
            }
            extension Base { final class Inner: Base, Sendable { private func copy() {} } }
            struct Plain { func copy() {} }

            """
        #expect(
            complaints(text) == [
                "Sources/UIKitInert/A.swift:2: Timer.fire(): a Mac's Foundation has Timer.fire()",
                "Sources/UIKitInert/A.swift:5: NSAttributedString.Key.link: "
                    + "a Mac's Foundation has NSAttributedString.Key.link",
                "Sources/UIKitInert/A.swift:6: Bundle.load(): no member of Bundle is in the list",
                "Sources/UIKitInert/A.swift:8: Base.className: "
                    + "a Mac's Foundation has NSObject.className",
                "Sources/UIKitInert/A.swift:11: Base.Inner.copy(): "
                    + "a Mac's Foundation has NSObject.copy()",
            ])
    }

    @Test func `a reason is needed, and used`() {
        let text = "public final class Token {}\n"
        #expect(complaints(text, shadows: ["Token": "ours"]) == [])
        #expect(
            complaints(text, shadows: ["Token": "ours", "Timer.fire()": "ours"])
                == ["Timer.fire(): needs no reason any more"])
    }

    @Test func `declarations are read without what stands in bodies`() {
        let text = #"""
            // public class NotThis {}
            #if !canImport(ObjectiveC)
                @available(*, deprecated, message: "class No {") @MainActor
                open class List<Element>: NSObject, Sendable where Element: Sendable {
                    public private(set) var count: [String: Int] = [:]
                    public static let shared = make { class Hidden {}; return List.init(rows: 1) }
                    public required init?(rows: Int, in section: Int = max(1, 2)) {
                        func inner() {}
                    }
                    open func show<Row>(_ row: Row, rows: (Int, Int), then: (Int, Int) -> Void) {}
                    class func make() {}
                    public static func == (a: List, b: List) -> Bool { true }
                    public enum `default` { case one, two(Int); public var next: Self { .one } }
                }
            #endif
            public protocol Rows: AnyObject { func row() }
            public typealias Row = Int
            extension [Row] { package var first: Row { "class \#("x") }" } }

            """#
        let found = sourceDeclarations(ProjectFile(path: "A.swift", text: text))
        #expect(
            found.map { "\($0.line) \($0.fullName)" + ($0.isSeenOutside ? "" : " hidden") } == [
                "4 List", "5 List.count", "6 List.shared", "7 List.init(rows:in:)",
                "10 List.show(_:rows:then:)", "11 List.make() hidden", "12 List.==(a:b:)",
                "13 List.default", "13 List.default.next", "16 Rows", "17 Row", "18 Array hidden",
                "18 Array.first",
            ])
        #expect(found.first?.inherits == ["NSObject", "Sendable"])
    }
}

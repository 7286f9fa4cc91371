// What an emitted UI test names of Apple's XCTest and XCUIAutomation, as their reference pages
// declare it. The tests compile against this on Linux, which has no XCUIAutomation, and do not run.

@_exported import Foundation

open class XCTestCase {
    public init() {}
}

public func XCTFail(
    _ message: String = "", file: StaticString = #filePath, line: UInt = #line
) {}

public enum UIDeviceOrientation: Int {
    case unknown, portrait, portraitUpsideDown, landscapeLeft, landscapeRight, faceUp, faceDown
}

@MainActor public final class XCUIDevice {
    public enum Button: Int {
        case home = 1
        case volumeUp, volumeDown, action, camera
    }

    public static let shared = XCUIDevice()
    public var orientation = UIDeviceOrientation.portrait
    public func press(_ button: Button) {}
}

@MainActor public protocol XCUIElementTypeQueryProvider {
    var navigationBars: XCUIElementQuery { get }
    var tables: XCUIElementQuery { get }
    var collectionViews: XCUIElementQuery { get }
    var cells: XCUIElementQuery { get }
    var buttons: XCUIElementQuery { get }
    var tabBars: XCUIElementQuery { get }
}

extension XCUIElementTypeQueryProvider {
    public var navigationBars: XCUIElementQuery { XCUIElementQuery() }
    public var tables: XCUIElementQuery { XCUIElementQuery() }
    public var collectionViews: XCUIElementQuery { XCUIElementQuery() }
    public var cells: XCUIElementQuery { XCUIElementQuery() }
    public var buttons: XCUIElementQuery { XCUIElementQuery() }
    public var tabBars: XCUIElementQuery { XCUIElementQuery() }
}

@MainActor public final class XCUIElementQuery: XCUIElementTypeQueryProvider {
    public var allElementsBoundByIndex: [XCUIElement] { [] }
    public var count: Int { 0 }
    public func element(boundBy index: Int) -> XCUIElement { XCUIElement() }
}

@MainActor open class XCUIElement: XCUIElementTypeQueryProvider {
    public init() {}
    public var identifier: String { "" }
    public var isHittable: Bool { false }
    public func tap() {}
    public func swipeDown() {}
    public func swipeRight() {}
}

open class XCUIApplication: XCUIElement {
    public enum State: UInt {
        case unknown, notRunning, runningBackgroundSuspended, runningBackground, runningForeground
    }

    override public init() {}
    public func launch() {}
    public func activate() {}
    public func wait(for state: State, timeout: Double) -> Bool { true }
}

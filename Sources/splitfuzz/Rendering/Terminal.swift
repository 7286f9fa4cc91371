import Foundation

/// What the command asks about the device behind a descriptor.
enum Terminal {
    /// Whether a terminal reads what is written there.
    static func isTerminal(_ descriptor: Int32) -> Bool {
        isatty(descriptor) == 1
    }

    /// The style for what is written there, by the process's own environment.
    static func style(of descriptor: Int32) -> Style {
        Style(
            isTerminal: isTerminal(descriptor),
            environment: ProcessInfo.processInfo.environment)
    }

    /// The width in columns; 80 where nobody knows.
    static func columns(of descriptor: Int32) -> Int {
        var size = winsize()
        guard ioctl(descriptor, UInt(TIOCGWINSZ), &size) == 0, size.ws_col > 0 else { return 80 }
        return Int(size.ws_col)
    }
}

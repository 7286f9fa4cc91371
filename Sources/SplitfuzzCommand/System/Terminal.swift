import Foundation

/// Properties of the terminal behind a descriptor.
enum Terminal {
    static func isTerminal(_ descriptor: Int32) -> Bool {
        isatty(descriptor) == 1
    }

    /// The style for output to the descriptor, by the process's own environment.
    static func style(of descriptor: Int32) -> Style {
        Style(
            terminal: isTerminal(descriptor) ? columns(of: descriptor) : nil,
            environment: ProcessInfo.processInfo.environment)
    }

    /// The width in columns; 80 if it is unknown.
    static func columns(of descriptor: Int32) -> Int {
        var size = winsize()
        guard ioctl(descriptor, UInt(TIOCGWINSZ), &size) == 0, size.ws_col > 0 else { return 80 }
        return Int(size.ws_col)
    }
}

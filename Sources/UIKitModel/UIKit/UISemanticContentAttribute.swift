/// The direction of content, as an attribute of a view.
public enum UISemanticContentAttribute: Int, Sendable {
    /// As in the language.
    case unspecified = 0
    /// From left to right, whatever the language.
    case forceLeftToRight = 3
    /// From right to left, whatever the language.
    case forceRightToLeft = 4
}

/// The direction of content.
public enum UIUserInterfaceLayoutDirection: Int, Sendable {
    /// From left to right.
    case leftToRight = 0
    /// From right to left.
    case rightToLeft = 1
}

import UIKitModel

/// Inert: the shape of a paragraph that nothing draws.
open class NSParagraphStyle: NSObject, @unchecked Sendable {
    /// The shape of paragraphs without one.
    open class var `default`: NSParagraphStyle { NSParagraphStyle() }

    fileprivate struct Shape {
        var alignment: NSTextAlignment = .natural
        var lineSpacing: CGFloat = 0
        var paragraphSpacing: CGFloat = 0
        var paragraphSpacingBefore: CGFloat = 0
        var headIndent: CGFloat = 0
        var firstLineHeadIndent: CGFloat = 0
        var tailIndent: CGFloat = 0
        var lineBreakMode: NSLineBreakMode = .byWordWrapping
        var minimumLineHeight: CGFloat = 0
        var maximumLineHeight: CGFloat = 0
        var lineHeightMultiple: CGFloat = 0
    }
    fileprivate final var shape = Shape()

    /// Inert: where lines would begin.
    open var alignment: NSTextAlignment { shape.alignment }
    /// Inert: how far lines would be apart, in points.
    open var lineSpacing: CGFloat { shape.lineSpacing }
    /// Inert: how far the next paragraph would be, in points.
    open var paragraphSpacing: CGFloat { shape.paragraphSpacing }
    /// Inert: how far the paragraph before would be, in points.
    open var paragraphSpacingBefore: CGFloat { shape.paragraphSpacingBefore }
    /// Inert: where lines would begin, in points.
    open var headIndent: CGFloat { shape.headIndent }
    /// Inert: where the first line would begin, in points.
    open var firstLineHeadIndent: CGFloat { shape.firstLineHeadIndent }
    /// Inert: where lines would end, in points.
    open var tailIndent: CGFloat { shape.tailIndent }
    /// Inert: where a line would end that is too long.
    open var lineBreakMode: NSLineBreakMode { shape.lineBreakMode }
    /// Inert: how high a line would be at least, in points.
    open var minimumLineHeight: CGFloat { shape.minimumLineHeight }
    /// Inert: how high a line would be at most, in points; 0 for any height.
    open var maximumLineHeight: CGFloat { shape.maximumLineHeight }
    /// Inert: how many times as high a line would be.
    open var lineHeightMultiple: CGFloat { shape.lineHeightMultiple }
}

/// Inert: a shape of paragraphs that can be set. Nothing draws one.
open class NSMutableParagraphStyle: NSParagraphStyle, @unchecked Sendable {
    /// Takes over another shape.
    open func setParagraphStyle(_ obj: NSParagraphStyle) { shape = obj.shape }

    /// Inert: where lines would begin. The value is held.
    open override var alignment: NSTextAlignment {
        get { shape.alignment }
        set { shape.alignment = newValue }
    }
    /// Inert: how far lines would be apart, in points. The value is held.
    open override var lineSpacing: CGFloat {
        get { shape.lineSpacing }
        set { shape.lineSpacing = newValue }
    }
    /// Inert: how far the next paragraph would be, in points. The value is held.
    open override var paragraphSpacing: CGFloat {
        get { shape.paragraphSpacing }
        set { shape.paragraphSpacing = newValue }
    }
    /// Inert: how far the paragraph before would be, in points. The value is held.
    open override var paragraphSpacingBefore: CGFloat {
        get { shape.paragraphSpacingBefore }
        set { shape.paragraphSpacingBefore = newValue }
    }
    /// Inert: where lines would begin, in points. The value is held.
    open override var headIndent: CGFloat {
        get { shape.headIndent }
        set { shape.headIndent = newValue }
    }
    /// Inert: where the first line would begin, in points. The value is held.
    open override var firstLineHeadIndent: CGFloat {
        get { shape.firstLineHeadIndent }
        set { shape.firstLineHeadIndent = newValue }
    }
    /// Inert: where lines would end, in points. The value is held.
    open override var tailIndent: CGFloat {
        get { shape.tailIndent }
        set { shape.tailIndent = newValue }
    }
    /// Inert: where a line would end that is too long. The value is held.
    open override var lineBreakMode: NSLineBreakMode {
        get { shape.lineBreakMode }
        set { shape.lineBreakMode = newValue }
    }
    /// Inert: how high a line would be at least, in points. The value is held.
    open override var minimumLineHeight: CGFloat {
        get { shape.minimumLineHeight }
        set { shape.minimumLineHeight = newValue }
    }
    /// Inert: how high a line would be at most, in points; 0 for any height. The value is held.
    open override var maximumLineHeight: CGFloat {
        get { shape.maximumLineHeight }
        set { shape.maximumLineHeight = newValue }
    }
    /// Inert: how many times as high a line would be. The value is held.
    open override var lineHeightMultiple: CGFloat {
        get { shape.lineHeightMultiple }
        set { shape.lineHeightMultiple = newValue }
    }
}

/// Inert: the lines below or through a text that nothing draws.
public struct NSUnderlineStyle: OptionSet, Sendable {
    /// A bit for each line.
    public let rawValue: Int
    /// The lines with these bits.
    public init(rawValue: Int) { self.rawValue = rawValue }
    /// One.
    public static let single = NSUnderlineStyle(rawValue: 1)
    /// A thick one.
    public static let thick = NSUnderlineStyle(rawValue: 2)
    /// Two.
    public static let double = NSUnderlineStyle(rawValue: 9)
    /// Made of dots.
    public static let patternDot = NSUnderlineStyle(rawValue: 0x100)
    /// Made of dashes.
    public static let patternDash = NSUnderlineStyle(rawValue: 0x200)
    /// Below words alone.
    public static let byWord = NSUnderlineStyle(rawValue: 0x8000)
}

extension NSAttributedString.Key {
    /// Inert: how far letters are apart in a text that nothing draws.
    public static let kern = NSAttributedString.Key("NSKern")
    /// Inert: the line below a text that nothing draws.
    public static let underlineStyle = NSAttributedString.Key("NSUnderline")
    /// Inert: the colour of that line.
    public static let underlineColor = NSAttributedString.Key("NSUnderlineColor")
    /// Inert: the line through a text that nothing draws.
    public static let strikethroughStyle = NSAttributedString.Key("NSStrikethrough")
    /// Inert: the colour of that line.
    public static let strikethroughColor = NSAttributedString.Key("NSStrikethroughColor")
    /// Inert: where a text leads that nothing taps.
    public static let link = NSAttributedString.Key("NSLink")
    /// Inert: how far a text is above its line, in points.
    public static let baselineOffset = NSAttributedString.Key("NSBaselineOffset")
    /// Inert: an image in a text that nothing draws.
    public static let attachment = NSAttributedString.Key("NSAttachment")
}

/// Inert: an image in a text that nothing draws.
open class NSTextAttachment: NSObject {
    /// Inert: the image.
    open var image: UIImage?
    /// Inert: where it would be, in points.
    open var bounds = CGRect.zero
    /// Inert: no image yet.
    public override init() {}
    /// Inert: an image.
    public convenience init(image: UIImage) {
        self.init()
        self.image = image
    }
}

extension NSAttributedString {
    /// A text of one character that stands for an image. Nothing draws it.
    public convenience init(attachment: NSTextAttachment) {
        self.init(string: "\u{FFFC}", attributes: [.attachment: attachment])
    }
}

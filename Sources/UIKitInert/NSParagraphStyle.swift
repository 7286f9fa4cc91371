import UIKitModel

/// The shape of a paragraph.
open class NSParagraphStyle: NSObject, @unchecked Sendable {
    open class var `default`: NSParagraphStyle { NSParagraphStyle() }

    /// The measures of a paragraph.
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
    open var alignment: NSTextAlignment { shape.alignment }
    open var lineSpacing: CGFloat { shape.lineSpacing }
    open var paragraphSpacing: CGFloat { shape.paragraphSpacing }
    open var paragraphSpacingBefore: CGFloat { shape.paragraphSpacingBefore }
    open var headIndent: CGFloat { shape.headIndent }
    open var firstLineHeadIndent: CGFloat { shape.firstLineHeadIndent }
    open var tailIndent: CGFloat { shape.tailIndent }
    open var lineBreakMode: NSLineBreakMode { shape.lineBreakMode }
    open var minimumLineHeight: CGFloat { shape.minimumLineHeight }
    open var maximumLineHeight: CGFloat { shape.maximumLineHeight }
    open var lineHeightMultiple: CGFloat { shape.lineHeightMultiple }
}

/// A shape of paragraphs that can be set.
open class NSMutableParagraphStyle: NSParagraphStyle, @unchecked Sendable {
    open func setParagraphStyle(_ obj: NSParagraphStyle) { shape = obj.shape }

    open override var alignment: NSTextAlignment {
        get { shape.alignment }
        set { shape.alignment = newValue }
    }
    open override var lineSpacing: CGFloat {
        get { shape.lineSpacing }
        set { shape.lineSpacing = newValue }
    }
    open override var paragraphSpacing: CGFloat {
        get { shape.paragraphSpacing }
        set { shape.paragraphSpacing = newValue }
    }
    open override var paragraphSpacingBefore: CGFloat {
        get { shape.paragraphSpacingBefore }
        set { shape.paragraphSpacingBefore = newValue }
    }
    open override var headIndent: CGFloat {
        get { shape.headIndent }
        set { shape.headIndent = newValue }
    }
    open override var firstLineHeadIndent: CGFloat {
        get { shape.firstLineHeadIndent }
        set { shape.firstLineHeadIndent = newValue }
    }
    open override var tailIndent: CGFloat {
        get { shape.tailIndent }
        set { shape.tailIndent = newValue }
    }
    open override var lineBreakMode: NSLineBreakMode {
        get { shape.lineBreakMode }
        set { shape.lineBreakMode = newValue }
    }
    open override var minimumLineHeight: CGFloat {
        get { shape.minimumLineHeight }
        set { shape.minimumLineHeight = newValue }
    }
    open override var maximumLineHeight: CGFloat {
        get { shape.maximumLineHeight }
        set { shape.maximumLineHeight = newValue }
    }
    open override var lineHeightMultiple: CGFloat {
        get { shape.lineHeightMultiple }
        set { shape.lineHeightMultiple = newValue }
    }
}

/// The lines below or through a text.
public struct NSUnderlineStyle: OptionSet, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }
    public static let single = NSUnderlineStyle(rawValue: 1)
    public static let thick = NSUnderlineStyle(rawValue: 2)
    public static let double = NSUnderlineStyle(rawValue: 9)
    public static let patternDot = NSUnderlineStyle(rawValue: 0x100)
    public static let patternDash = NSUnderlineStyle(rawValue: 0x200)
    public static let byWord = NSUnderlineStyle(rawValue: 0x8000)
}

extension NSAttributedString.Key {
    public static let kern = NSAttributedString.Key("NSKern")
    public static let underlineStyle = NSAttributedString.Key("NSUnderline")
    public static let underlineColor = NSAttributedString.Key("NSUnderlineColor")
    public static let strikethroughStyle = NSAttributedString.Key("NSStrikethrough")
    public static let strikethroughColor = NSAttributedString.Key("NSStrikethroughColor")
    public static let link = NSAttributedString.Key("NSLink")
    public static let baselineOffset = NSAttributedString.Key("NSBaselineOffset")
    public static let attachment = NSAttributedString.Key("NSAttachment")
}

/// An image in a text.
open class NSTextAttachment: NSObject {
    open var image: UIImage?
    open var bounds = CGRect.zero
    public override init() {}
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

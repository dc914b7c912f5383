// UIKit's additional text attributes; raw values as on iOS.
extension NSAttributedString.Key {
  /// A `UIFont`; by default the system font in 12 points.
  public static let font = NSAttributedString.Key(rawValue: "NSFont")
  /// An `NSParagraphStyle`. The first one in a paragraph applies to all of it.
  public static let paragraphStyle = NSAttributedString.Key(rawValue: "NSParagraphStyle")
  /// A `UIColor`; black by default.
  public static let foregroundColor = NSAttributedString.Key(rawValue: "NSColor")
  /// `UIColor`.
  public static let backgroundColor = NSAttributedString.Key(rawValue: "NSBackgroundColor")
  /// A number: points added after each character.
  public static let kern = NSAttributedString.Key(rawValue: "NSKern")
  /// A number: points added after each character.
  public static let tracking = NSAttributedString.Key(rawValue: "CTTracking")
  /// A number, the raw value of `NSUnderlineStyle`. Every style is drawn as a single line.
  public static let underlineStyle = NSAttributedString.Key(rawValue: "NSUnderline")
  public static let underlineColor = NSAttributedString.Key(rawValue: "NSUnderlineColor")
  public static let strikethroughStyle = NSAttributedString.Key(rawValue: "NSStrikethrough")
  public static let strikethroughColor = NSAttributedString.Key(
    rawValue: "NSStrikethroughColor")
  /// A number: points by which the text is raised.
  public static let baselineOffset = NSAttributedString.Key(rawValue: "NSBaselineOffset")
  /// An `NSShadow`.
  public static let shadow = NSAttributedString.Key(rawValue: "NSShadow")
  /// An `NSTextAttachment`, on the character `NSTextAttachment.character`.
  public static let attachment = NSAttributedString.Key(rawValue: "NSAttachment")

  // Stored with the text, but without effect on drawing.
  public static let link = NSAttributedString.Key(rawValue: "NSLink")
  public static let ligature = NSAttributedString.Key(rawValue: "NSLigature")
  public static let strokeColor = NSAttributedString.Key(rawValue: "NSStrokeColor")
  public static let strokeWidth = NSAttributedString.Key(rawValue: "NSStrokeWidth")
  public static let obliqueness = NSAttributedString.Key(rawValue: "NSObliqueness")
  public static let expansion = NSAttributedString.Key(rawValue: "NSExpansion")
  public static let textEffect = NSAttributedString.Key(rawValue: "NSTextEffect")
  public static let writingDirection = NSAttributedString.Key(rawValue: "NSWritingDirection")
}

/// The style of a line under or through text.
public struct NSUnderlineStyle: OptionSet, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }
  public static let single = NSUnderlineStyle(rawValue: 1)
  public static let thick = NSUnderlineStyle(rawValue: 2)
  public static let double = NSUnderlineStyle(rawValue: 9)
}

// The attributes of `AttributedString` that UIKit draws.

extension AttributeScopes {
  public var uiKit: UIKitAttributes.Type { UIKitAttributes.self }

  /// The attributes of texts in UIKit. Each has the meaning of the key of `NSAttributedString.Key`
  /// with the same name.
  public struct UIKitAttributes: AttributeScope {
    public let font: FontAttribute
    public let paragraphStyle: ParagraphStyleAttribute
    public let foregroundColor: ForegroundColorAttribute
    public let backgroundColor: BackgroundColorAttribute
    public let kern: KernAttribute
    public let tracking: TrackingAttribute
    public let strikethroughStyle: StrikethroughStyleAttribute
    public let underlineStyle: UnderlineStyleAttribute
    public let underlineColor: UnderlineColorAttribute
    public let strikethroughColor: StrikethroughColorAttribute
    public let shadow: ShadowAttribute
    public let attachment: AttachmentAttribute
    public let baselineOffset: BaselineOffsetAttribute
    public let foundation: FoundationAttributes

    public enum FontAttribute: AttributedStringKey {
      public typealias Value = UIFont
      public static let name = "NSFont"
    }
    public enum ParagraphStyleAttribute: AttributedStringKey {
      public typealias Value = NSParagraphStyle
      public static let name = "NSParagraphStyle"
    }
    public enum ForegroundColorAttribute: AttributedStringKey {
      public typealias Value = UIColor
      public static let name = "NSColor"
    }
    public enum BackgroundColorAttribute: AttributedStringKey {
      public typealias Value = UIColor
      public static let name = "NSBackgroundColor"
    }
    public enum KernAttribute: AttributedStringKey {
      public typealias Value = CGFloat
      public static let name = "NSKern"
    }
    public enum TrackingAttribute: AttributedStringKey {
      public typealias Value = CGFloat
      public static let name = "CTTracking"
    }
    public enum StrikethroughStyleAttribute: AttributedStringKey {
      public typealias Value = NSUnderlineStyle
      public static let name = "NSStrikethrough"
    }
    public enum UnderlineStyleAttribute: AttributedStringKey {
      public typealias Value = NSUnderlineStyle
      public static let name = "NSUnderline"
    }
    public enum UnderlineColorAttribute: AttributedStringKey {
      public typealias Value = UIColor
      public static let name = "NSUnderlineColor"
    }
    public enum StrikethroughColorAttribute: AttributedStringKey {
      public typealias Value = UIColor
      public static let name = "NSStrikethroughColor"
    }
    public enum ShadowAttribute: AttributedStringKey {
      public typealias Value = NSShadow
      public static let name = "NSShadow"
    }
    public enum AttachmentAttribute: AttributedStringKey {
      public typealias Value = NSTextAttachment
      public static let name = "NSAttachment"
    }
    public enum BaselineOffsetAttribute: AttributedStringKey {
      public typealias Value = CGFloat
      public static let name = "NSBaselineOffset"
    }
  }
}

extension AttributeDynamicLookup {
  public subscript<T: AttributedStringKey>(
    dynamicMember keyPath: KeyPath<AttributeScopes.UIKitAttributes, T>
  ) -> T { self[T.self] }
}

// Conversions. Foundation on Linux has none.

extension AttributeContainer {
  private typealias Scope = AttributeScopes.UIKitAttributes

  /// The attributes that UIKit draws, by the keys of `NSAttributedString`.
  var uiKitAttributes: [NSAttributedString.Key: Any] {
    var all: [NSAttributedString.Key: Any] = [:]
    all[.font] = self[Scope.FontAttribute.self]
    all[.paragraphStyle] = self[Scope.ParagraphStyleAttribute.self]
    all[.foregroundColor] = self[Scope.ForegroundColorAttribute.self]
    all[.backgroundColor] = self[Scope.BackgroundColorAttribute.self]
    all[.kern] = self[Scope.KernAttribute.self]
    all[.tracking] = self[Scope.TrackingAttribute.self]
    all[.strikethroughStyle] = self[Scope.StrikethroughStyleAttribute.self]?.rawValue
    all[.underlineStyle] = self[Scope.UnderlineStyleAttribute.self]?.rawValue
    all[.underlineColor] = self[Scope.UnderlineColorAttribute.self]
    all[.strikethroughColor] = self[Scope.StrikethroughColorAttribute.self]
    all[.shadow] = self[Scope.ShadowAttribute.self]
    all[.attachment] = self[Scope.AttachmentAttribute.self]
    all[.baselineOffset] = self[Scope.BaselineOffsetAttribute.self]
    return all
  }

  /// The attributes with these keys that `AttributedString` has, too.
  public init(_ dictionary: [NSAttributedString.Key: Any]) {
    self.init()
    self[Scope.FontAttribute.self] = dictionary[.font] as? UIFont
    self[Scope.ParagraphStyleAttribute.self] = dictionary[.paragraphStyle] as? NSParagraphStyle
    self[Scope.ForegroundColorAttribute.self] = dictionary[.foregroundColor] as? UIColor
    self[Scope.BackgroundColorAttribute.self] = dictionary[.backgroundColor] as? UIColor
    self[Scope.KernAttribute.self] = Self.number(dictionary[.kern])
    self[Scope.TrackingAttribute.self] = Self.number(dictionary[.tracking])
    self[Scope.StrikethroughStyleAttribute.self] = Self.style(dictionary[.strikethroughStyle])
    self[Scope.UnderlineStyleAttribute.self] = Self.style(dictionary[.underlineStyle])
    self[Scope.UnderlineColorAttribute.self] = dictionary[.underlineColor] as? UIColor
    self[Scope.StrikethroughColorAttribute.self] = dictionary[.strikethroughColor] as? UIColor
    self[Scope.ShadowAttribute.self] = dictionary[.shadow] as? NSShadow
    self[Scope.AttachmentAttribute.self] = dictionary[.attachment] as? NSTextAttachment
    self[Scope.BaselineOffsetAttribute.self] = Self.number(dictionary[.baselineOffset])
  }

  private static func number(_ value: Any?) -> CGFloat? {
    value as? CGFloat ?? (value as? NSNumber).map { CGFloat($0.doubleValue) }
      ?? (value as? Double).map { CGFloat($0) } ?? (value as? Int).map { CGFloat($0) }
  }
  private static func style(_ value: Any?) -> NSUnderlineStyle? {
    value as? NSUnderlineStyle
      ?? (value as? Int).map { NSUnderlineStyle(rawValue: $0) }
  }
}

extension NSAttributedString {
  /// Creates a text with the attributes that UIKit draws. Other attributes are left out.
  public convenience init(_ attrStr: AttributedString) {
    let text = NSMutableAttributedString(string: "")
    for run in attrStr.runs {
      text.append(
        NSAttributedString(
          string: String(attrStr[run.range].characters),
          attributes: run.attributes.uiKitAttributes))
    }
    self.init(attributedString: text)
  }
}

extension AttributedString {
  /// Creates a text with the attributes that UIKit draws. Other attributes are left out.
  public init(_ nsStr: NSAttributedString) {
    self.init()
    let whole = NSRange(location: 0, length: nsStr.length)
    nsStr.enumerateAttributes(in: whole, options: []) { attributes, range, _ in
      append(
        AttributedString(
          (nsStr.string as NSString).substring(with: range),
          attributes: AttributeContainer(attributes)))
    }
  }
}

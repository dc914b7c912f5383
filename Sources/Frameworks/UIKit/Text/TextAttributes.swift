/// An attributed string in the form that text layout requires.
struct StyledText {
  var runs: [TextRun] = []
  var paragraph = TextParagraph()

  /// The default font of text. Source: `NSAttributedString.h`.
  static var defaultFont: UIFont { UIFont.systemFont(ofSize: 12) }

  init(_ text: AttributedText) {
    let string = text.string as NSString
    var start = 0
    for stretch in text.runs {
      let attributes = stretch.attributes
      let range = NSRange(location: start, length: stretch.length)
      start += stretch.length
      let paragraph = (attributes[.paragraphStyle] as? NSParagraphStyle).map(TextParagraph.init)
      let run = TextRun(
        string.substring(with: range), style: TextStyle(attributes), paragraph: paragraph)
      runs += run.style.attachment == nil ? [run] : run.characters
    }
    paragraph = TextParagraph(.default)
  }

  /// The style of the first paragraph.
  var firstParagraph: TextParagraph { runs.first?.paragraph ?? paragraph }

  /// Changes the paragraph styles of the whole text.
  mutating func restyle(_ change: (inout TextParagraph) -> Void) {
    change(&paragraph)
    for index in runs.indices {
      guard var style = runs[index].paragraph else { continue }
      change(&style)
      runs[index].paragraph = style
    }
  }
}

extension TextRun {
  /// The run, split into one run per character, so that individual characters can be replaced by
  /// images.
  fileprivate var characters: [TextRun] {
    text.map { TextRun(String($0), style: style, paragraph: paragraph) }
  }
}

extension TextStyle {
  init(_ attributes: [NSAttributedString.Key: Any]) {
    let font = attributes[.font] as? UIFont ?? StyledText.defaultFont
    let color = attributes[.foregroundColor] as? UIColor ?? .black
    self.init(font: font.face, color: color.cgColor)
    func number(_ key: NSAttributedString.Key) -> CGFloat? {
      attributes[key].flatMap(Self.number)
    }
    kern = number(.kern) ?? number(.tracking) ?? 0
    underline = (number(.underlineStyle) ?? 0) != 0
    strikethrough = (number(.strikethroughStyle) ?? 0) != 0
    underlineColor = (attributes[.underlineColor] as? UIColor)?.cgColor
    strikethroughColor = (attributes[.strikethroughColor] as? UIColor)?.cgColor
    background = (attributes[.backgroundColor] as? UIColor)?.cgColor
    baselineOffset = number(.baselineOffset) ?? 0
    shadow = (attributes[.shadow] as? NSShadow)?.values
    attachment = (attributes[.attachment] as? NSTextAttachment)?.values
  }

  /// Converts a number of any Swift type.
  private static func number(_ value: Any) -> CGFloat? {
    switch value {
    case let value as CGFloat: value
    case let value as Int: CGFloat(value)
    case let value as Float: CGFloat(value)
    case let value as NSNumber: CGFloat(value.doubleValue)
    case let value as NSUnderlineStyle: CGFloat(value.rawValue)
    default: nil
    }
  }
}

extension TextParagraph {
  init(_ style: NSParagraphStyle) {
    self.init()
    alignment = Alignment(style.alignment)
    direction = Direction(style.baseWritingDirection)
    lineBreak = LineBreak(style.lineBreakMode)
    isSingleLine = lineBreak != .wordWrap && lineBreak != .characterWrap
    lineSpacing = style.lineSpacing
    paragraphSpacing = style.paragraphSpacing
    paragraphSpacingBefore = style.paragraphSpacingBefore
    firstLineHeadIndent = style.firstLineHeadIndent
    headIndent = style.headIndent
    tailIndent = style.tailIndent
    lineHeightMultiple = style.lineHeightMultiple
    minimumLineHeight = style.minimumLineHeight
    maximumLineHeight = style.maximumLineHeight
  }
}

extension TextParagraph.Alignment {
  init(_ alignment: NSTextAlignment) {
    switch alignment {
    case .left: self = .left
    case .center: self = .center
    case .right: self = .right
    case .justified: self = .justified
    case .natural: self = .natural
    }
  }
}

extension TextParagraph.Direction {
  init(_ direction: NSWritingDirection) {
    switch direction {
    case .natural: self = .natural
    case .leftToRight: self = .leftToRight
    case .rightToLeft: self = .rightToLeft
    }
  }
}

extension TextParagraph.LineBreak {
  init(_ mode: NSLineBreakMode) {
    switch mode {
    case .byWordWrapping: self = .wordWrap
    case .byCharWrapping: self = .characterWrap
    case .byClipping: self = .clip
    case .byTruncatingHead: self = .truncateHead
    case .byTruncatingTail: self = .truncateTail
    case .byTruncatingMiddle: self = .truncateMiddle
    }
  }
}

// Lets text layers, which do not depend on UIKit, read the fonts and colours of UIKit.

extension UIFont: TextFontSource {}
extension UIColor: TextColor {}

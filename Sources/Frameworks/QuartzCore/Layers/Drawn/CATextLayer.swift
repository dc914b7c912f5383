/// A layer that draws text, beginning at the top of its bounds.
///
/// The text is drawn at the screen's resolution. A text layer ignores `contentsScale`, which is 1
/// by default as in every layer. `foregroundColor` and `fontSize` are animatable.
@preconcurrency @MainActor
open class CATextLayer: CALayer {
  public override init() {
    super.init()
    values.text = Drawn(TextValues())
  }

  public override init(layer: Any) { super.init(layer: layer) }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    values.text = Drawn(TextValues())
  }

  /// A `String` or an `NSAttributedString`; nil, the default, draws nothing.
  ///
  /// The attributes of an attributed string override `font`, `fontSize` and `foregroundColor`.
  open var string: Any? { didSet { change(\.pieces, TextValues.pieces(of: string)) } }

  /// The font; its size is ignored. The font may also be given by name. Nil selects the system
  /// font.
  ///
  /// If the name is not that of a font of the app, only the words "Bold" and "Italic" in it have an
  /// effect.
  open var font: Any? {
    didSet {
      var face = TextValues.face(of: font)
      face.size = fontSize
      change(\.face, face)
    }
  }
  /// The font size in points. The default is 36.
  open var fontSize: CGFloat {
    get { text.face.size }
    set { set(.textFontSize, .number(Double(newValue))) }
  }
  /// The text colour. The default is opaque white.
  open var foregroundColor: CGColor? {
    get { text.color }
    set { set(.textColor, .color(newValue)) }
  }
  /// Whether lines wrap at the bounds. The default is false.
  open var isWrapped: Bool {
    get { text.isWrapped }
    set { change(\.isWrapped, newValue) }
  }
  /// How text that does not fit is truncated. With `none`, the default, the text is clipped.
  open var truncationMode = CATextLayerTruncationMode.none {
    didSet {
      let modes: [CATextLayerTruncationMode: TextValues.Truncation] = [
        .start: .start, .middle: .middle, .end: .end,
      ]
      change(\.truncation, modes[truncationMode] ?? .none)
    }
  }
  /// The horizontal alignment of lines. The default is `natural`.
  open var alignmentMode = CATextLayerAlignmentMode.natural {
    didSet {
      let modes: [CATextLayerAlignmentMode: TextParagraph.Alignment] = [
        .left: .left, .right: .right, .center: .center, .justified: .justified,
      ]
      change(\.alignment, modes[alignmentMode] ?? .natural)
    }
  }
  /// Stored but has no effect: glyphs are always positioned at fractions of pixels.
  open var allowsFontSubpixelQuantization = false

  private var text: TextValues { values.text?.values ?? TextValues() }

  private func set(_ property: AnimatableProperty, _ value: AnimatableValue) {
    guard values[property] != value else { return }
    write(property) { $0[property] = value }
  }

  private func change<Value>(_ path: WritableKeyPath<TextValues, Value>, _ value: Value) {
    values.text = values.text?.with(path, value)
    markDirty()
  }
}

/// How text that does not fit is truncated.
public struct CATextLayerTruncationMode: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public static let none = CATextLayerTruncationMode(rawValue: "none")
  public static let start = CATextLayerTruncationMode(rawValue: "start")
  public static let end = CATextLayerTruncationMode(rawValue: "end")
  public static let middle = CATextLayerTruncationMode(rawValue: "middle")
}

/// The horizontal alignment of lines.
public struct CATextLayerAlignmentMode: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public static let natural = CATextLayerAlignmentMode(rawValue: "natural")
  public static let left = CATextLayerAlignmentMode(rawValue: "left")
  public static let right = CATextLayerAlignmentMode(rawValue: "right")
  public static let center = CATextLayerAlignmentMode(rawValue: "center")
  public static let justified = CATextLayerAlignmentMode(rawValue: "justified")
}

extension TextValues {
  fileprivate static func face(of font: Any?) -> FontDescription {
    if let font = font as? any TextFontSource { return font.face }
    if let name = font as? String, let custom = FontRegistry.shared.face(named: name) {
      return FontDescription(custom, size: 36)
    }
    let name = (font as? String)?.lowercased() ?? ""
    return FontDescription(
      size: 36, weight: name.contains("bold") ? 700 : 400,
      italic: name.contains("italic") || name.contains("oblique"))
  }

  /// Splits a string into pieces, each with one style. The attribute names are those of UIKit and
  /// Core Text.
  fileprivate static func pieces(of string: Any?) -> [Piece] {
    if let string = string as? String { return string.isEmpty ? [] : [Piece(text: string)] }
    guard let string = string as? NSAttributedString else { return [] }
    var pieces: [Piece] = []
    let whole = string.string as NSString
    string.enumerateAttributes(in: NSRange(location: 0, length: string.length)) { found, range, _ in
      func value(_ names: String...) -> Any? {
        names.lazy.compactMap { found[NSAttributedString.Key(rawValue: $0)] }.first
      }
      func number(_ name: String) -> Double {
        guard let any = value(name),
          case .number(let number)? = AnimatableValue(any: any, for: .opacity)
        else { return 0 }
        return number
      }
      let color = value("NSColor", "CTForegroundColor")
      pieces.append(
        Piece(
          text: whole.substring(with: range), font: (value("NSFont") as? any TextFontSource)?.face,
          color: (color as? any TextColor)?.cgColor ?? color as? CGColor,
          kern: CGFloat(number("NSKern")), isUnderlined: number("NSUnderline") != 0,
          isStruckThrough: number("NSStrikethrough") != 0))
    }
    return pieces
  }
}

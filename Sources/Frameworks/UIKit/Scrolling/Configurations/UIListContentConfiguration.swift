/// The content of a row, a header or a footer: an image, a text and a secondary text.
///
///     var content = cell.defaultContentConfiguration()
///     content.text = "Wi-Fi"
///     content.image = UIImage(systemName: "wifi")
///     cell.contentConfiguration = content
///
/// A configuration starts with the fonts, colours and distances of a style (facts J.17). What the app
/// has set is kept when the configuration is updated for a state.
public struct UIListContentConfiguration: Hashable {
  /// The style, which determines the values that the app has not set.
  let style: Style

  init(_ style: Style) {
    self.style = style
    textProperties = style.text
    secondaryTextProperties = style.secondaryText
    imageProperties = style.image
    directionalLayoutMargins = style.margins
    prefersSideBySideTextAndSecondaryText = style == .valueCell
    imageToTextPadding = style.isSidebar ? 10 : 16
    textToSecondaryTextVerticalPadding = style.textDistance
  }

  // MARK: Content

  public var image: UIImage?
  public var imageProperties: ImageProperties

  /// The text; nil by default. Setting it replaces the attributed text.
  public var text: String? { didSet { attributedText = nil } }
  /// The text with attributes. If it is not nil, it replaces the text.
  public var attributedText: NSAttributedString?
  public var textProperties: TextProperties

  public var secondaryText: String? { didSet { secondaryAttributedText = nil } }
  public var secondaryAttributedText: NSAttributedString?
  public var secondaryTextProperties: TextProperties

  // MARK: Layout

  /// The axes along which the margins of the superview are kept; horizontal by default.
  public var axesPreservingSuperviewLayoutMargins = UIAxis.horizontal
  public var directionalLayoutMargins: NSDirectionalEdgeInsets
  /// Whether the texts are side by side if there is room for both in one line.
  public var prefersSideBySideTextAndSecondaryText: Bool
  public var imageToTextPadding: CGFloat
  public var textToSecondaryTextHorizontalPadding: CGFloat = 8
  public var textToSecondaryTextVerticalPadding: CGFloat
  /// The opacity of the content; 1 by default.
  public var alpha: CGFloat = 1

  // MARK: States

  /// Returns the configuration for a state. In a disabled cell the texts are grey.
  public func updated(for state: any UIConfigurationState) -> UIListContentConfiguration {
    let isDisabled = ConfigurationStates(state).isDisabled
    var updated = self
    updated.textProperties.styleColor = isDisabled ? .tertiaryLabel : style.text.styleColor
    updated.secondaryTextProperties.styleColor =
      isDisabled ? .quaternaryLabel : style.secondaryText.styleColor
    return updated
  }

  // MARK: Styles

  public static func cell() -> Self { Self(.cell) }
  public static func subtitleCell() -> Self { Self(.subtitleCell) }
  /// A cell whose secondary text is at the trailing edge.
  public static func valueCell() -> Self { Self(.valueCell) }
  public static func plainHeader() -> Self { Self(.plainHeader) }
  public static func plainFooter() -> Self { Self(.plainFooter) }
  public static func groupedHeader() -> Self { Self(.groupedHeader) }
  public static func groupedFooter() -> Self { Self(.groupedFooter) }
  public static func prominentInsetGroupedHeader() -> Self { Self(.prominentHeader) }
  public static func extraProminentInsetGroupedHeader() -> Self { Self(.extraProminentHeader) }
  public static func sidebarCell() -> Self { Self(.sidebarCell) }
  public static func sidebarSubtitleCell() -> Self { Self(.sidebarSubtitleCell) }
  public static func accompaniedSidebarCell() -> Self { Self(.accompaniedSidebarCell) }
  public static func accompaniedSidebarSubtitleCell() -> Self {
    Self(.accompaniedSidebarSubtitleCell)
  }
  public static func sidebarHeader() -> Self { Self(.sidebarHeader) }
  /// A header. In UIKit, it adapts to the list; here, it is the one of grouped lists.
  public static func header() -> Self { Self(.groupedHeader) }
  public static func footer() -> Self { Self(.groupedFooter) }
}

extension UIListContentConfiguration: UIContentConfiguration {
  public func makeContentView() -> any UIView & UIContentView {
    UIListContentView(configuration: self)
  }
}

extension UIListContentConfiguration {
  enum Style: String, CaseIterable {
    case cell, subtitleCell, valueCell, plainHeader, plainFooter, groupedHeader, groupedFooter
    case prominentHeader, extraProminentHeader, sidebarCell, sidebarSubtitleCell
    case accompaniedSidebarCell, accompaniedSidebarSubtitleCell, sidebarHeader

    var isSidebar: Bool {
      switch self {
      case .sidebarCell, .sidebarSubtitleCell, .accompaniedSidebarCell,
        .accompaniedSidebarSubtitleCell, .sidebarHeader:
        true
      default: false
      }
    }
    var isCell: Bool {
      switch self {
      case .cell, .subtitleCell, .valueCell, .sidebarCell, .sidebarSubtitleCell,
        .accompaniedSidebarCell, .accompaniedSidebarSubtitleCell:
        true
      default: false
      }
    }

    /// The margins. Those of `cell` and `groupedHeader` are from UIKit's log on iOS 16 and 17, the
    /// others of a phone are unverified (facts J.17).
    var margins: NSDirectionalEdgeInsets {
      let (top, leading, bottom, trailing): (CGFloat, CGFloat, CGFloat, CGFloat) =
        switch self {
        case .cell, .subtitleCell, .valueCell: (11, 16, 11, 8)
        case .plainHeader: (4, 8, 4, 8)
        case .groupedHeader, .prominentHeader, .extraProminentHeader: (17, 8, 6, 8)
        case .plainFooter, .groupedFooter: (8, 8, 6, 8)
        case .sidebarCell, .accompaniedSidebarCell, .sidebarHeader: (11, 8, 11, 8)
        case .sidebarSubtitleCell, .accompaniedSidebarSubtitleCell: (4, 8, 4, 8)
        }
      return NSDirectionalEdgeInsets(
        top: top, leading: leading, bottom: bottom, trailing: trailing)
    }

    var textDistance: CGFloat {
      switch self {
      case .subtitleCell, .sidebarSubtitleCell, .accompaniedSidebarSubtitleCell: 0
      default: 3
      }
    }

    var text: TextProperties {
      switch self {
      case .groupedHeader:
        var header = TextProperties(.preferredFont(forTextStyle: .footnote), .secondaryLabel)
        header.transform = .uppercase
        return header
      case .plainFooter, .groupedFooter:
        return TextProperties(.preferredFont(forTextStyle: .footnote), .secondaryLabel)
      case .plainHeader: return TextProperties(.preferredFont(forTextStyle: .headline), .label)
      case .prominentHeader:
        return TextProperties(.preferredFont(forTextStyle: .headline), .label)
      case .extraProminentHeader:
        return TextProperties(.systemFont(ofSize: 20, weight: .bold), .label)
      case .sidebarHeader: return TextProperties(.systemFont(ofSize: 17, weight: .medium), .label)
      default: return TextProperties(.preferredFont(forTextStyle: .body), .label)
      }
    }

    var secondaryText: TextProperties {
      switch self {
      case .valueCell: TextProperties(.preferredFont(forTextStyle: .body), .secondaryLabel)
      case .plainHeader, .prominentHeader, .extraProminentHeader:
        TextProperties(.preferredFont(forTextStyle: .body), .secondaryLabel)
      case .groupedHeader, .plainFooter, .groupedFooter, .sidebarCell, .sidebarSubtitleCell,
        .accompaniedSidebarCell, .accompaniedSidebarSubtitleCell, .sidebarHeader:
        TextProperties(.preferredFont(forTextStyle: .footnote), .secondaryLabel)
      case .cell, .subtitleCell:
        TextProperties(.preferredFont(forTextStyle: .subheadline), .label)
      }
    }

    var image: ImageProperties {
      var image = ImageProperties()
      image.preferredSymbolConfiguration = UIImage.SymbolConfiguration(
        textStyle: .body, scale: .large)
      return image
    }
  }
}

extension UIListContentConfiguration {
  /// The appearance of a text.
  public struct TextProperties: Hashable {
    init(_ font: UIFont, _ color: UIColor, lines: Int = 0) {
      (styleFont, styleColor, numberOfLines) = (font, color, lines)
    }

    var styleFont: UIFont
    var styleColor: UIColor
    private var ownFont: UIFont?
    private var ownColor: UIColor?

    /// The font. A font that the app has set is kept when the configuration is updated for a state.
    public var font: UIFont {
      get { ownFont ?? styleFont }
      set { ownFont = newValue }
    }
    /// The colour. A colour that the app has set is kept when the configuration is updated for a
    /// state.
    public var color: UIColor {
      get { ownColor ?? styleColor }
      set { ownColor = newValue }
    }
    /// Changes the colour when it is resolved; nil by default.
    public var colorTransformer: UIConfigurationColorTransformer?
    /// The colour after the transformer.
    public func resolvedColor() -> UIColor { colorTransformer?(color) ?? color }

    public var alignment = TextAlignment.natural
    public var lineBreakMode = NSLineBreakMode.byTruncatingTail
    /// The largest number of lines; 0 by default, which means no limit.
    public var numberOfLines: Int
    public var adjustsFontSizeToFitWidth = false
    public var minimumScaleFactor: CGFloat = 0
    /// Stored, but without effect.
    public var allowsDefaultTighteningForTruncation = false
    /// Whether the font follows the user's text size; true by default. A preferred font follows it.
    public var adjustsFontForContentSizeCategory = true
    /// Stored, but without effect, because there is no pointer.
    public var showsExpansionTextWhenTruncated = false
    public var transform = TextTransform.none

    public enum TextAlignment: Int, Sendable { case natural, center, justified }
    public enum TextTransform: Int, Sendable {
      case none, uppercase, lowercase, capitalized

      func apply(to text: String) -> String {
        switch self {
        case .none: text
        case .uppercase: text.uppercased()
        case .lowercase: text.lowercased()
        case .capitalized: text.capitalized
        }
      }
    }
  }

  /// The appearance of the image.
  public struct ImageProperties: Hashable {
    /// The configuration of a symbol image.
    public var preferredSymbolConfiguration: UIImage.SymbolConfiguration?
    /// The colour of a template or symbol image; nil means the tint colour.
    public var tintColor: UIColor?
    public var tintColorTransformer: UIConfigurationColorTransformer?
    public func resolvedTintColor(for tintColor: UIColor) -> UIColor {
      let color = self.tintColor ?? tintColor
      return tintColorTransformer?(color) ?? color
    }

    /// The corner radius of the image, in points; 0 by default.
    public var cornerRadius: CGFloat = 0
    /// The largest size, in points. A length of 0 (the default) is not limited.
    public var maximumSize = CGSize.zero
    /// The size of the space in which the image is centred. A length of 0 (the default) means the
    /// image's own length, or the standard length for a symbol. `standardDimension` means the
    /// standard length.
    public var reservedLayoutSize = CGSize.zero
    /// Stands for the length that the system reserves for symbol images.
    public static let standardDimension = -CGFloat.greatestFiniteMagnitude
    /// Stored, but without effect, because Matchcut does not invert colours.
    public var accessibilityIgnoresInvertColors = false

    public var strokeColor: UIColor?
    public var strokeColorTransformer: UIConfigurationColorTransformer?
    /// The width of the stroke around the image, in points; 0 by default.
    public var strokeWidth: CGFloat = 0
    public func resolvedStrokeColor(for tintColor: UIColor) -> UIColor {
      let color = strokeColor ?? tintColor
      return strokeColorTransformer?(color) ?? color
    }
  }
}

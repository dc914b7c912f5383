extension UIButton {
  /// A value that describes the appearance and layout of a button.
  @preconcurrency @MainActor
  public struct Configuration {
    /// Determines the radius of the background's corners.
    public enum CornerStyle: Int, Sendable {
      /// The radius is the background's `cornerRadius` and is not scaled.
      case fixed = -1
      /// The radius is the background's `cornerRadius`. In Matchcut the radius is not scaled with
      /// the text size.
      case dynamic
      case small, medium, large
      /// The radius is half the height.
      case capsule
    }

    /// The size of a button. The size determines the insets and the corners.
    public enum Size: Int, CaseIterable, Sendable {
      case medium, small, mini, large

      /// The insets of the content of a button with this size, in points (`unverified`).
      var insets: NSDirectionalEdgeInsets {
        let (y, x): (CGFloat, CGFloat) =
          switch self {
          case .mini: (3, 8)
          case .small: (4, 10)
          case .medium: (7, 12)
          case .large: (15, 20)
          }
        return NSDirectionalEdgeInsets(top: y, leading: x, bottom: y, trailing: x)
      }
    }

    /// The alignment of the title and the subtitle.
    public enum TitleAlignment: Int, Sendable {
      /// The alignment depends on the placement of the image.
      case automatic
      case leading, center, trailing
    }

    enum Style: CaseIterable { case plain, gray, tinted, filled }
    let look: Style

    /// The title. Setting it also sets `attributedTitle`, without attributes.
    public var title: String? {
      get { attributedTitle.map { String($0.characters) } }
      set { attributedTitle = newValue.map { AttributedString($0) } }
    }
    /// The title with attributes, which have priority over those of the style; nil by default.
    public var attributedTitle: AttributedString?
    /// Changes the attributes of the title; nil by default.
    public var titleTextAttributesTransformer: UIConfigurationTextAttributesTransformer?
    /// Smaller text that is shown below the title; nil by default. Setting it also sets
    /// `attributedSubtitle`, without attributes.
    public var subtitle: String? {
      get { attributedSubtitle.map { String($0.characters) } }
      set { attributedSubtitle = newValue.map { AttributedString($0) } }
    }
    /// The subtitle with attributes, which have priority over those of the style; nil by default.
    public var attributedSubtitle: AttributedString?
    /// Changes the attributes of the subtitle; nil by default.
    public var subtitleTextAttributesTransformer: UIConfigurationTextAttributesTransformer?
    public var image: UIImage?
    /// Whether an activity indicator replaces the image; false by default.
    public var showsActivityIndicator = false
    /// The side of the title at which the image is placed; leading by default.
    public var imagePlacement = NSDirectionalRectEdge.leading
    /// The distance between the image and the title, in points; 0 by default.
    public var imagePadding: CGFloat = 0
    /// The distance between the title and the subtitle, in points; 1 by default.
    public var titlePadding: CGFloat = 1
    public var titleAlignment = TitleAlignment.automatic
    /// The insets of the content. By default, the insets are 7 points at the top and bottom and 12
    /// points at the sides (`unverified`).
    public var contentInsets = Size.medium.insets
    /// The size of the button; `.medium` by default. Setting this property also sets
    /// `contentInsets` to the insets of that size.
    public var buttonSize = Size.medium { didSet { contentInsets = buttonSize.insets } }
    /// The style of the corners; `.dynamic` by default.
    public var cornerStyle = CornerStyle.dynamic
    /// The colour of the title and the image; nil means the colour of the style.
    public var baseForegroundColor: UIColor?
    /// The base colour of the background; nil means the tint colour.
    public var baseBackgroundColor: UIColor?
    public var background: UIBackgroundConfiguration

    /// The corner radius of the background of a medium button on iOS 15, in points (`unverified`).
    private static let cornerRadius: CGFloat = 5.95

    init(_ look: Style) {
      self.look = look
      background = UIBackgroundConfiguration()
      background.cornerRadius = Self.cornerRadius
    }

    /// A configuration with content in the tint colour and no background.
    public static func plain() -> Configuration { Configuration(.plain) }
    public static func borderless() -> Configuration { Configuration(.plain) }
    /// A configuration with content in the tint colour on a grey background.
    public static func gray() -> Configuration { Configuration(.gray) }
    public static func bordered() -> Configuration { Configuration(.gray) }
    /// A configuration with content in the tint colour on a lighter shade of that colour.
    public static func tinted() -> Configuration { Configuration(.tinted) }
    public static func borderedTinted() -> Configuration { Configuration(.tinted) }
    /// A configuration with white content on the tint colour.
    public static func filled() -> Configuration { Configuration(.filled) }
    public static func borderedProminent() -> Configuration { Configuration(.filled) }

    /// Sets the insets to the default insets of the button's size.
    public mutating func setDefaultContentInsets() { contentInsets = buttonSize.insets }

    // MARK: Resolved values

    func radius(height: CGFloat) -> CGFloat {
      switch cornerStyle {
      case .fixed, .dynamic: min(background.cornerRadius, height / 2)
      case .small: min(6, height / 2)
      case .medium: min(8, height / 2)
      case .large: min(12, height / 2)
      case .capsule: height / 2
      }
    }

    /// The colour of the content. If the button is disabled, its content is grey, and so is its
    /// background unless the app has set a background (`unverified`).
    func foreground(tint: UIColor, isEnabled: Bool) -> UIColor {
      guard isEnabled else { return .tertiaryLabel }
      return baseForegroundColor ?? (look == .filled ? .white : tint)
    }

    func fill(tint: UIColor, isEnabled: Bool) -> UIColor? {
      if let color = background.backgroundColor { return color }
      let base = baseBackgroundColor ?? tint
      switch look {
      case .plain: return baseBackgroundColor
      case _ where !isEnabled: return .tertiarySystemFill
      case .gray: return baseBackgroundColor ?? .secondarySystemFill
      case .tinted: return base.withAlphaComponent(base.cgColor.alpha * 0.18)
      case .filled: return base
      }
    }
  }
}

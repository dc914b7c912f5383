extension UIButton {
  /// The appearance and layout of a button, as one value.
  @MainActor
  public struct Configuration {
    /// The roundness of the background's corners.
    public enum CornerStyle: Int, Sendable {
      /// The background's `cornerRadius`, without scaling.
      case fixed = -1
      /// The background's `cornerRadius`; it does not scale with the text size here.
      case dynamic
      case small, medium, large
      /// Half the height.
      case capsule
    }

    /// The size of insets and corners.
    public enum Size: Int, CaseIterable, Sendable {
      case medium, small, mini, large

      /// Points (`unverified`).
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

    /// The alignment of title and subtitle.
    public enum TitleAlignment: Int, Sendable {
      /// According to the image's placement.
      case automatic
      case leading, center, trailing
    }

    enum Style: CaseIterable { case plain, gray, tinted, filled }
    let look: Style

    public var title: String?
    /// Smaller text below the title; nil by default.
    public var subtitle: String?
    public var image: UIImage?
    /// Whether an activity indicator replaces the image; false by default.
    public var showsActivityIndicator = false
    /// The position of the image; leading by default.
    public var imagePlacement = NSDirectionalRectEdge.leading
    /// Points between image and title; 0 by default.
    public var imagePadding: CGFloat = 0
    /// Points between title and subtitle; 1 by default.
    public var titlePadding: CGFloat = 1
    public var titleAlignment = TitleAlignment.automatic
    /// 7 points at top and bottom, 12 at the sides by default (`unverified`).
    public var contentInsets = Size.medium.insets
    /// Setting it also sets the insets of the size; `.medium` by default.
    public var buttonSize = Size.medium { didSet { contentInsets = buttonSize.insets } }
    /// `.dynamic` by default.
    public var cornerStyle = CornerStyle.dynamic
    /// The colour of title and image; nil for that of the style.
    public var baseForegroundColor: UIColor?
    /// The base colour of the background; nil for the tint colour.
    public var baseBackgroundColor: UIColor?
    public var background: UIBackgroundConfiguration

    /// Points; the radius of a medium background on iOS 15 (`unverified`).
    private static let cornerRadius: CGFloat = 5.95

    init(_ look: Style) {
      self.look = look
      background = UIBackgroundConfiguration()
      background.cornerRadius = Self.cornerRadius
    }

    /// Content in the tint colour, without background.
    public static func plain() -> Configuration { Configuration(.plain) }
    public static func borderless() -> Configuration { Configuration(.plain) }
    /// Content in the tint colour, on grey.
    public static func gray() -> Configuration { Configuration(.gray) }
    public static func bordered() -> Configuration { Configuration(.gray) }
    /// Content in the tint colour, on a lighter shade of that colour.
    public static func tinted() -> Configuration { Configuration(.tinted) }
    public static func borderedTinted() -> Configuration { Configuration(.tinted) }
    /// White content on the tint colour.
    public static func filled() -> Configuration { Configuration(.filled) }
    public static func borderedProminent() -> Configuration { Configuration(.filled) }

    /// Sets the default insets for the button's size.
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

    /// The content's colour. A disabled button is grey, and so is its background unless the app has
    /// set one (`unverified`).
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

extension UIButton {
  /// Looks and layout of a button, as one value.
  @MainActor
  public struct Configuration {
    /// How round the background's corners are.
    public enum CornerStyle: Int, Sendable {
      /// The background's `cornerRadius` as it is.
      case fixed = -1
      /// The background's `cornerRadius`; text sizes do not change here.
      case dynamic
      case small, medium, large
      /// Half the height.
      case capsule
    }

    /// How large insets and corners are.
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

    /// How title and subtitle stand to each other.
    public enum TitleAlignment: Int, Sendable {
      /// As the image's place suggests.
      case automatic
      case leading, center, trailing
    }

    enum Look: CaseIterable { case plain, gray, tinted, filled }
    let look: Look

    public var title: String?
    /// Below the title, smaller; nil by default.
    public var subtitle: String?
    public var image: UIImage?
    /// In the image's place while true; false by default.
    public var showsActivityIndicator = false
    /// Before the title by default.
    public var imagePlacement = NSDirectionalRectEdge.leading
    /// Points between image and title; 0 by default.
    public var imagePadding: CGFloat = 0
    /// Points between title and subtitle; 1 by default.
    public var titlePadding: CGFloat = 1
    public var titleAlignment = TitleAlignment.automatic
    /// 7 points above and below, 12 at the sides by default (`unverified`).
    public var contentInsets = Size.medium.insets
    /// Setting it sets the insets of the size; `.medium` by default.
    public var buttonSize = Size.medium { didSet { contentInsets = buttonSize.insets } }
    /// `.dynamic` by default.
    public var cornerStyle = CornerStyle.dynamic
    /// The colour of title and image; nil for the look's own.
    public var baseForegroundColor: UIColor?
    /// The colour the background is made from; nil for the tint colour.
    public var baseBackgroundColor: UIColor?
    public var background: UIBackgroundConfiguration

    /// Points; what a background of medium size shows on iOS 15 (`unverified`).
    private static let cornerRadius: CGFloat = 5.95

    init(_ look: Look) {
      self.look = look
      background = UIBackgroundConfiguration()
      background.cornerRadius = Self.cornerRadius
    }

    /// Tint-coloured content, no background.
    public static func plain() -> Configuration { Configuration(.plain) }
    public static func borderless() -> Configuration { Configuration(.plain) }
    /// Tint-coloured content on grey.
    public static func gray() -> Configuration { Configuration(.gray) }
    public static func bordered() -> Configuration { Configuration(.gray) }
    /// Tint-coloured content on a wash of the same colour.
    public static func tinted() -> Configuration { Configuration(.tinted) }
    public static func borderedTinted() -> Configuration { Configuration(.tinted) }
    /// White content on the tint colour.
    public static func filled() -> Configuration { Configuration(.filled) }
    public static func borderedProminent() -> Configuration { Configuration(.filled) }

    /// Sets the insets that fit the size of the button.
    public mutating func setDefaultContentInsets() { contentInsets = buttonSize.insets }

    // MARK: What it comes to

    func radius(height: CGFloat) -> CGFloat {
      switch cornerStyle {
      case .fixed, .dynamic: min(background.cornerRadius, height / 2)
      case .small: min(6, height / 2)
      case .medium: min(8, height / 2)
      case .large: min(12, height / 2)
      case .capsule: height / 2
      }
    }

    /// A disabled button is grey, its background too where it is not the app's own
    /// (`unverified`).
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

/// A shape behind content.
public struct UIBackgroundConfiguration {
  /// Nil for what the configuration above it says.
  public var backgroundColor: UIColor?
  /// Points; counts where the corner style is `.fixed` or `.dynamic`.
  public var cornerRadius: CGFloat = 0
  public var strokeColor: UIColor?
  /// Points; 0 by default.
  public var strokeWidth: CGFloat = 0

  public static func clear() -> UIBackgroundConfiguration { UIBackgroundConfiguration() }
}

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

    enum Look { case plain, gray, tinted, filled }
    var look: Look

    public var title: String?
    public var image: UIImage?
    /// Before the title by default.
    public var imagePlacement = NSDirectionalRectEdge.leading
    /// Points between image and title; 0 by default.
    public var imagePadding: CGFloat = 0
    /// 7 points above and below, 12 at the sides by default (`unverified`).
    public var contentInsets = NSDirectionalEdgeInsets(top: 7, leading: 12, bottom: 7, trailing: 12)
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
    /// Tint-coloured content on a wash of the same colour.
    public static func tinted() -> Configuration { Configuration(.tinted) }
    /// White content on the tint colour.
    public static func filled() -> Configuration { Configuration(.filled) }

    func radius(height: CGFloat) -> CGFloat {
      switch cornerStyle {
      case .fixed, .dynamic: min(background.cornerRadius, height / 2)
      case .small: min(6, height / 2)
      case .medium: min(8, height / 2)
      case .large: min(12, height / 2)
      case .capsule: height / 2
      }
    }

    func foreground(tint: UIColor) -> UIColor {
      baseForegroundColor ?? (look == .filled ? .white : tint)
    }

    func fill(tint: UIColor) -> UIColor? {
      if let color = background.backgroundColor { return color }
      let base = baseBackgroundColor ?? tint
      switch look {
      case .plain: return baseBackgroundColor
      case .gray: return baseBackgroundColor ?? .secondarySystemFill
      case .tinted: return base.withAlphaComponent(base.cgColor.alpha * 0.18)
      case .filled: return base
      }
    }
  }

  /// `primaryAction` runs at a tap; its title stands in for a missing one.
  public convenience init(configuration: Configuration, primaryAction: UIAction? = nil) {
    self.init(frame: .zero, primaryAction: primaryAction)
    var configuration = configuration
    if configuration.title == nil, let title = primaryAction?.title, !title.isEmpty {
      configuration.title = title
    }
    apply(configuration)
  }

  /// Points of a configured title: the body size.
  private static let configuredTitleSize: CGFloat = 17
  /// How much of the colours a pressed and a disabled button keep (`unverified`).
  private static let pressedAlpha: CGFloat = 0.75
  private static let disabledAlpha: CGFloat = 0.3

  func show(_ configuration: Configuration) {
    let tint: UIColor = tintColor
    let share = isEnabled ? isHighlighted ? Self.pressedAlpha : 1 : Self.disabledAlpha
    let color = configuration.foreground(tint: tint)
    titleView.font = .systemFont(ofSize: Self.configuredTitleSize)
    titleView.text = configuration.title
    titleView.textColor = color
    titleView.alpha = configuration.look == .filled && isEnabled ? 1 : share
    if configuration.image != nil || pictureViewIsMade {
      pictureViewIsMade = true
      pictureView.tintColor = color
      pictureView.image = configuration.image?.withRenderingMode(.alwaysTemplate)
      pictureView.alpha = titleView.alpha
    }
    let back = makeBackdrop()
    let fill = configuration.fill(tint: tint)
    back.backgroundColor = fill.map { $0.withAlphaComponent($0.cgColor.alpha * share) }
    back.layer.borderColor = (configuration.background.strokeColor ?? .clear).cgColor
    back.layer.borderWidth = configuration.background.strokeWidth
    shapeBackdrop(configuration)
  }

  func shapeBackdrop(_ configuration: Configuration) {
    backdrop?.layer.cornerRadius = configuration.radius(height: bounds.height)
  }
}

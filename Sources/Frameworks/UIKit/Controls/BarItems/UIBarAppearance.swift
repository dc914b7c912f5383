/// The appearance of a bar's background: its effect, its colour, its image, and the line at its edge.
@preconcurrency @MainActor
open class UIBarAppearance: NSObject, Attachable {
  nonisolated(unsafe) package var associatedObjects = Attachments()

  public override init() { super.init() }
  public required init?(coder: NSCoder) { super.init() }

  public init(barAppearance: UIBarAppearance) {
    super.init()
    assign(barAppearance)
  }

  /// Returns a new appearance of the same class that has the same values.
  open func copy() -> Self {
    guard let copy = Self(coder: NSCoder()) else { return self }
    copy.assign(self)
    return copy
  }

  /// Overrides `NSObject.copy()`, which Foundation on Linux declares with the result `Any`. The
  /// compiler prefers the `copy()` that returns `Self`.
  @_disfavoredOverload
  nonisolated open override func copy() -> Any {
    nonisolated(unsafe) var made: UIBarAppearance?
    MainActor.assumeIsolated {
      let copy: UIBarAppearance = copy()
      made = copy
    }
    return made ?? self
  }

  /// Copies those values of `other` that this class also has.
  func assign(_ other: UIBarAppearance) {
    backgroundEffect = other.backgroundEffect
    backgroundColor = other.backgroundColor
    backgroundImage = other.backgroundImage
    backgroundImageContentMode = other.backgroundImageContentMode
    shadowColor = other.shadowColor
    shadowImage = other.shadowImage
  }

  /// The blur of the content behind the bar, below the colour; nil by default, which means none.
  open var backgroundEffect: UIBlurEffect?
  /// The background colour. If it is nil (the default), the background is clear.
  open var backgroundColor: UIColor?
  /// An image over the background colour; nil by default.
  open var backgroundImage: UIImage?
  /// How the image fills the background; `.scaleToFill` by default.
  open var backgroundImageContentMode = UIView.ContentMode.scaleToFill
  /// The colour of the line at the bar's edge. If it is nil (the default), there is no line.
  open var shadowColor: UIColor?
  /// An image instead of the line; nil by default. A template image has the line's colour.
  open var shadowImage: UIImage?

  /// Restores the default background. On iOS 26 the default background is clear, so that content is
  /// visible behind bars.
  open func configureWithDefaultBackground() { configure(nil, nil) }

  /// Sets the system's background, with a line at its edge.
  open func configureWithOpaqueBackground() { configure(.systemBackground, .separator) }

  open func configureWithTransparentBackground() { configure(nil, nil) }

  private func configure(_ color: UIColor?, _ line: UIColor?) {
    (backgroundColor, shadowColor) = (color, line)
    (backgroundEffect, backgroundImage, shadowImage) = (nil, nil, nil)
  }

  /// The image of the line, in the line's colour if it is a template.
  var shownShadowImage: UIImage? {
    guard let shadowImage, shadowImage.renderingMode == .alwaysTemplate, let shadowColor else {
      return shadowImage
    }
    return shadowImage.withTintColor(shadowColor, renderingMode: .alwaysOriginal)
  }

  /// Whether both appearances look the same. For text attributes, only the names are compared, not
  /// the values; the appearances of items are not compared.
  func isLike(_ other: UIBarAppearance) -> Bool {
    backgroundColor == other.backgroundColor && shadowColor == other.shadowColor
      && backgroundEffect === other.backgroundEffect && backgroundImage === other.backgroundImage
      && shadowImage === other.shadowImage
  }
}

/// The appearance of a navigation bar. After changing an appearance, assign it to the bar again.
open class UINavigationBarAppearance: UIBarAppearance {
  public override init() { super.init() }
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  public override init(barAppearance: UIBarAppearance) {
    super.init(barAppearance: barAppearance)
  }

  override func assign(_ other: UIBarAppearance) {
    super.assign(other)
    guard let other = other as? UINavigationBarAppearance else { return }
    titleTextAttributes = other.titleTextAttributes
    titlePositionAdjustment = other.titlePositionAdjustment
    largeTitleTextAttributes = other.largeTitleTextAttributes
    buttonAppearance = other.buttonAppearance.copied()
    doneButtonAppearance = other.doneButtonAppearance.copied()
    backButtonAppearance = other.backButtonAppearance.copied()
    backIndicatorImage = other.backIndicatorImage
    backIndicatorTransitionMaskImage = other.backIndicatorTransitionMaskImage
  }

  /// The attributes of titles. The system provides attributes that are missing.
  open var titleTextAttributes: [NSAttributedString.Key: Any] = [:]
  open var largeTitleTextAttributes: [NSAttributedString.Key: Any] = [:]
  /// The distance by which the title is moved, in points; zero by default. A large title does not
  /// move.
  open var titlePositionAdjustment = UIOffset.zero

  /// The appearance of plain buttons.
  open var buttonAppearance = UIBarButtonItemAppearance()
  /// The appearance of buttons with the style `.done`.
  open var doneButtonAppearance = UIBarButtonItemAppearance()
  /// The appearance of the back button's title.
  open var backButtonAppearance = UIBarButtonItemAppearance()

  /// The image of the back button; nil by default, which means the chevron.
  open private(set) var backIndicatorImage: UIImage?
  /// The mask of the title while a transition moves it under the image. Matchcut uses no mask.
  open private(set) var backIndicatorTransitionMaskImage: UIImage?
  open func setBackIndicatorImage(
    _ backIndicatorImage: UIImage?, transitionMaskImage backIndicatorTransitionMaskImage: UIImage?
  ) {
    self.backIndicatorImage = backIndicatorImage
    self.backIndicatorTransitionMaskImage = backIndicatorTransitionMaskImage
  }

  override func isLike(_ other: UIBarAppearance) -> Bool {
    guard let other = other as? UINavigationBarAppearance else { return false }
    return super.isLike(other)
      && titleTextAttributes.keys == other.titleTextAttributes.keys
      && largeTitleTextAttributes.keys == other.largeTitleTextAttributes.keys
  }
}

/// The appearance of a tab bar. After changing an appearance, assign it to the bar again.
open class UITabBarAppearance: UIBarAppearance {
  public override init() { super.init() }
  public required init?(coder: NSCoder) { super.init(coder: coder) }
  public override init(barAppearance: UIBarAppearance) { super.init(barAppearance: barAppearance) }

  override func assign(_ other: UIBarAppearance) {
    super.assign(other)
    guard let other = other as? UITabBarAppearance else { return }
    stackedLayoutAppearance = other.stackedLayoutAppearance.copied()
    inlineLayoutAppearance = other.inlineLayoutAppearance.copied()
    compactInlineLayoutAppearance = other.compactInlineLayoutAppearance.copied()
    selectionIndicatorTintColor = other.selectionIndicatorTintColor
  }

  /// The appearance of the tabs of a phone in portrait.
  open var stackedLayoutAppearance = UITabBarItemAppearance()
  /// The appearance of the tabs in a regular width.
  open var inlineLayoutAppearance = UITabBarItemAppearance()
  /// The appearance of the tabs in a compact height.
  open var compactInlineLayoutAppearance = UITabBarItemAppearance()
  /// The colour behind the selected tab; nil by default, which means the system's.
  open var selectionIndicatorTintColor: UIColor?

  /// The appearance of the tabs for the size classes of a bar.
  func items(for traits: UITraitCollection) -> UITabBarItemAppearance {
    if traits.verticalSizeClass == .compact { return compactInlineLayoutAppearance }
    return traits.horizontalSizeClass == .regular ? inlineLayoutAppearance : stackedLayoutAppearance
  }
}

/// The appearance of a toolbar. After changing an appearance, assign it to the bar again.
open class UIToolbarAppearance: UIBarAppearance {
  public override init() { super.init() }
  public required init?(coder: NSCoder) { super.init(coder: coder) }
  public override init(barAppearance: UIBarAppearance) { super.init(barAppearance: barAppearance) }

  override func assign(_ other: UIBarAppearance) {
    super.assign(other)
    guard let other = other as? UIToolbarAppearance else { return }
    buttonAppearance = other.buttonAppearance.copied()
    doneButtonAppearance = other.doneButtonAppearance.copied()
  }

  /// The appearance of plain buttons.
  open var buttonAppearance = UIBarButtonItemAppearance()
  /// The appearance of buttons with the style `.done`.
  open var doneButtonAppearance = UIBarButtonItemAppearance()
}

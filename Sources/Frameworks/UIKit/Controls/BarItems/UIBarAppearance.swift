/// The appearance of a bar's background: its colour and the line at its edge.
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
    backgroundColor = other.backgroundColor
    shadowColor = other.shadowColor
  }

  /// The background colour. If it is nil (the default), the background is clear. The background is
  /// not blurred.
  open var backgroundColor: UIColor?
  /// The colour of the line at the bar's edge. If it is nil (the default), there is no line.
  open var shadowColor: UIColor?

  /// Restores the default background. On iOS 26 the default background is clear, so that content is
  /// visible behind bars.
  open func configureWithDefaultBackground() { (backgroundColor, shadowColor) = (nil, nil) }

  /// Sets the system's background, with a line at its edge.
  open func configureWithOpaqueBackground() {
    (backgroundColor, shadowColor) = (.systemBackground, .separator)
  }

  open func configureWithTransparentBackground() { (backgroundColor, shadowColor) = (nil, nil) }

  /// Whether both appearances look the same. For text attributes, only the names are compared, not
  /// the values.
  func isLike(_ other: UIBarAppearance) -> Bool {
    backgroundColor == other.backgroundColor && shadowColor == other.shadowColor
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
    largeTitleTextAttributes = other.largeTitleTextAttributes
  }

  /// The attributes of titles. The system provides attributes that are missing.
  open var titleTextAttributes: [NSAttributedString.Key: Any] = [:]
  open var largeTitleTextAttributes: [NSAttributedString.Key: Any] = [:]

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
}

/// How a bar's ground looks: its colour and the line at its edge.
@preconcurrency @MainActor
open class UIBarAppearance: NSObject, Attachable {
  nonisolated(unsafe) package var associatedObjects = Attachments()

  public override init() { super.init() }
  public required init?(coder: NSCoder) { super.init() }

  public init(barAppearance: UIBarAppearance) {
    super.init()
    backgroundColor = barAppearance.backgroundColor
    shadowColor = barAppearance.shadowColor
  }

  /// Nil, for a clear ground, by default. There is no blur here.
  open var backgroundColor: UIColor?
  /// The line at the bar's edge; nil for none, the default.
  open var shadowColor: UIColor?

  /// Back to the default: clear in iOS 26, where content shows beneath bars.
  open func configureWithDefaultBackground() { (backgroundColor, shadowColor) = (nil, nil) }

  /// The system's ground with a line at its edge.
  open func configureWithOpaqueBackground() {
    (backgroundColor, shadowColor) = (.systemBackground, .separator)
  }

  open func configureWithTransparentBackground() { (backgroundColor, shadowColor) = (nil, nil) }
}

/// How a navigation bar looks. Assign it again after a change.
open class UINavigationBarAppearance: UIBarAppearance {
  public override init() { super.init() }
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  public override init(barAppearance: UIBarAppearance) {
    super.init(barAppearance: barAppearance)
    guard let other = barAppearance as? UINavigationBarAppearance else { return }
    titleTextAttributes = other.titleTextAttributes
    largeTitleTextAttributes = other.largeTitleTextAttributes
  }

  /// What the attributes leave open is the system's.
  open var titleTextAttributes: [NSAttributedString.Key: Any] = [:]
  open var largeTitleTextAttributes: [NSAttributedString.Key: Any] = [:]
}

/// How a tab bar looks. Assign it again after a change.
open class UITabBarAppearance: UIBarAppearance {
  public override init() { super.init() }
  public required init?(coder: NSCoder) { super.init(coder: coder) }
  public override init(barAppearance: UIBarAppearance) { super.init(barAppearance: barAppearance) }
}

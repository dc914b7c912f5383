// The appearances of the items in bars, by state. A bar's appearance has one for each kind of item.

/// The title of a bar button in one state.
@preconcurrency @MainActor
open class UIBarButtonItemStateAppearance: NSObject, Attachable {
  nonisolated(unsafe) package var associatedObjects = Attachments()

  /// The attributes of the title; empty by default. The system provides attributes that are missing.
  open var titleTextAttributes: [NSAttributedString.Key: Any] = [:]
  /// The distance by which the title is moved, in points; zero by default.
  open var titlePositionAdjustment = UIOffset.zero

  func assign(_ other: UIBarButtonItemStateAppearance) {
    titleTextAttributes = other.titleTextAttributes
    titlePositionAdjustment = other.titlePositionAdjustment
  }
}

/// The appearance of a bar's buttons.
@preconcurrency @MainActor
open class UIBarButtonItemAppearance: NSObject, Attachable {
  nonisolated(unsafe) package var associatedObjects = Attachments()

  public override init() { super.init() }
  /// Creates the default appearance of a style. The bar itself provides what depends on the style.
  public init(style: UIBarButtonItem.Style) { super.init() }
  public required init?(coder: NSCoder) { super.init() }

  /// Restores the default appearance.
  open func configureWithDefault(for style: UIBarButtonItem.Style) {
    assign(UIBarButtonItemAppearance(style: style))
  }

  public let normal = UIBarButtonItemStateAppearance()
  /// The appearance of a pressed button. What it does not have is taken from `normal`.
  public let highlighted = UIBarButtonItemStateAppearance()
  public let disabled = UIBarButtonItemStateAppearance()

  func assign(_ other: UIBarButtonItemAppearance) {
    normal.assign(other.normal)
    highlighted.assign(other.highlighted)
    disabled.assign(other.disabled)
  }

  func copied() -> UIBarButtonItemAppearance {
    let copy = UIBarButtonItemAppearance()
    copy.assign(self)
    return copy
  }

  private func appearance(for state: UIControl.State) -> UIBarButtonItemStateAppearance {
    if state.contains(.disabled) { return disabled }
    return state.contains(.highlighted) ? highlighted : normal
  }

  /// The attributes of a title in a state, over those that the bar provides.
  func attributes(
    for state: UIControl.State, over base: [NSAttributedString.Key: Any]
  ) -> [NSAttributedString.Key: Any] {
    base.merging(normal.titleTextAttributes) { $1 }
      .merging(appearance(for: state).titleTextAttributes) { $1 }
  }

  func offset(for state: UIControl.State) -> UIOffset {
    let own = appearance(for: state).titlePositionAdjustment
    return own == .zero ? normal.titlePositionAdjustment : own
  }
}

/// The appearance of a tab in one state.
@preconcurrency @MainActor
open class UITabBarItemStateAppearance: NSObject, Attachable {
  nonisolated(unsafe) package var associatedObjects = Attachments()

  /// The attributes of the title; empty by default. The system provides attributes that are missing.
  open var titleTextAttributes: [NSAttributedString.Key: Any] = [:]
  /// The distance by which the title is moved, in points; zero by default.
  open var titlePositionAdjustment = UIOffset.zero
  /// The colour of the image; nil by default, which means the colour of the bar's tabs.
  open var iconColor: UIColor?
  /// The colour of the badge; nil by default, which means red.
  open var badgeBackgroundColor: UIColor?
  open var badgeTextAttributes: [NSAttributedString.Key: Any] = [:]

  func assign(_ other: UITabBarItemStateAppearance) {
    titleTextAttributes = other.titleTextAttributes
    titlePositionAdjustment = other.titlePositionAdjustment
    iconColor = other.iconColor
    badgeBackgroundColor = other.badgeBackgroundColor
    badgeTextAttributes = other.badgeTextAttributes
  }
}

/// The appearance of a bar's tabs.
@preconcurrency @MainActor
open class UITabBarItemAppearance: NSObject, Attachable {
  nonisolated(unsafe) package var associatedObjects = Attachments()

  public enum Style: Int, Sendable {
    case stacked, inline, compactInline
  }

  public override init() { super.init() }
  /// Creates the default appearance of a style. The bar itself provides what depends on the style.
  public init(style: Style) { super.init() }
  public required init?(coder: NSCoder) { super.init() }

  /// Restores the default appearance.
  open func configureWithDefault(for style: Style) { assign(UITabBarItemAppearance(style: style)) }

  public let normal = UITabBarItemStateAppearance()
  /// The appearance of the selected tab. What it does not have is taken from `normal`, except for the
  /// colours of the image and the title.
  public let selected = UITabBarItemStateAppearance()
  public let disabled = UITabBarItemStateAppearance()

  func assign(_ other: UITabBarItemAppearance) {
    normal.assign(other.normal)
    selected.assign(other.selected)
    disabled.assign(other.disabled)
  }

  func copied() -> UITabBarItemAppearance {
    let copy = UITabBarItemAppearance()
    copy.assign(self)
    return copy
  }

  func appearance(for state: UIControl.State) -> UITabBarItemStateAppearance {
    if state.contains(.disabled) { return disabled }
    return state.contains(.selected) ? selected : normal
  }
}

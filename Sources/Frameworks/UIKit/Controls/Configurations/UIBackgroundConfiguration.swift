/// The background of a cell, a header or a button: its fill, stroke, corners and insets.
///
/// A list's configurations change with the state of their cell. A value that the app has set is
/// kept.
public struct UIBackgroundConfiguration: Hashable {
  /// The style, which determines the colours that the app has not set.
  enum Style: String, CaseIterable {
    case button, clear, plainCell, groupedCell, sidebarCell, accompaniedSidebarCell
    case plainHeaderFooter, groupedHeaderFooter, sidebarHeader
  }
  let style: Style

  init(_ style: Style = .button) {
    self.style = style
    cornerRadius = style.cornerRadius
  }

  /// The colour. In a button's configuration, nil means the colour of the button's configuration;
  /// elsewhere, it means the tint colour.
  public var backgroundColor: UIColor? {
    get { hasOwnColor ? ownColor : style.color(isChosen: isChosen) }
    set { (ownColor, hasOwnColor) = (newValue, true) }
  }
  private var ownColor: UIColor?
  private var hasOwnColor = false
  /// Whether the configuration has been updated for a highlighted or selected cell.
  private var isChosen = false

  /// Changes the colour when it is resolved; nil by default.
  public var backgroundColorTransformer: UIConfigurationColorTransformer?
  /// A view behind the content, above the colour; nil by default.
  public var customView: UIView?
  /// The corner radius in points. A button uses it if its corner style is `.fixed` or `.dynamic`.
  public var cornerRadius: CGFloat
  /// The insets of the shape; zero by default.
  public var backgroundInsets = NSDirectionalEdgeInsets.zero
  /// The edges at which the view's layout margins are added to the insets; none by default.
  public var edgesAddingLayoutMarginsToBackgroundInsets: NSDirectionalRectEdge = []
  /// An effect above the colour; nil by default.
  public var visualEffect: UIVisualEffect?
  /// The colour of the stroke; nil means the tint colour.
  public var strokeColor: UIColor?
  /// Changes the colour of the stroke when it is resolved; nil by default.
  public var strokeColorTransformer: UIConfigurationColorTransformer?
  /// The width of the stroke, in points; 0 by default.
  public var strokeWidth: CGFloat = 0
  /// The distance between the shape and the stroke around it, in points; 0 by default. The value is
  /// stored, but has no effect.
  public var strokeOutset: CGFloat = 0
  /// An image that is drawn over the colour; nil by default.
  public var image: UIImage?
  /// The content mode of the image; `.scaleToFill` by default.
  public var imageContentMode = UIView.ContentMode.scaleToFill

  /// The colour, or the tint colour, after the transformer.
  public func resolvedBackgroundColor(for tintColor: UIColor) -> UIColor {
    let color = backgroundColor ?? tintColor
    return backgroundColorTransformer?(color) ?? color
  }
  public func resolvedStrokeColor(for tintColor: UIColor) -> UIColor {
    let color = strokeColor ?? tintColor
    return strokeColorTransformer?(color) ?? color
  }

  /// Returns the configuration for a state.
  public func updated(for state: any UIConfigurationState) -> UIBackgroundConfiguration {
    let states = ConfigurationStates(state)
    var updated = self
    updated.isChosen = states.isHighlighted || states.isSelected
    return updated
  }

  // MARK: Styles

  /// A background without a fill.
  public static func clear() -> UIBackgroundConfiguration { Self(.clear) }
  public static func listPlainCell() -> UIBackgroundConfiguration { Self(.plainCell) }
  public static func listGroupedCell() -> UIBackgroundConfiguration { Self(.groupedCell) }
  public static func listSidebarCell() -> UIBackgroundConfiguration { Self(.sidebarCell) }
  public static func listAccompaniedSidebarCell() -> UIBackgroundConfiguration {
    Self(.accompaniedSidebarCell)
  }
  public static func listPlainHeaderFooter() -> UIBackgroundConfiguration {
    Self(.plainHeaderFooter)
  }
  public static func listGroupedHeaderFooter() -> UIBackgroundConfiguration {
    Self(.groupedHeaderFooter)
  }
  public static func listSidebarHeader() -> UIBackgroundConfiguration { Self(.sidebarHeader) }
  /// The background of a cell. In UIKit, it adapts to the list; here, it is the one of grouped lists.
  public static func listCell() -> UIBackgroundConfiguration { Self(.groupedCell) }
  public static func listHeader() -> UIBackgroundConfiguration { Self(.groupedHeaderFooter) }
  public static func listFooter() -> UIBackgroundConfiguration { Self(.groupedHeaderFooter) }
}

// The colours and shapes of the styles were not measured on a phone (unverified).
extension UIBackgroundConfiguration.Style {
  func color(isChosen: Bool) -> UIColor? {
    switch self {
    case .button: nil
    case .clear, .groupedHeaderFooter, .sidebarHeader: .clear
    case .plainHeaderFooter: .systemBackground
    case .plainCell: isChosen ? .systemGray4 : .systemBackground
    case .groupedCell: isChosen ? .systemGray4 : .secondarySystemGroupedBackground
    case .sidebarCell, .accompaniedSidebarCell: isChosen ? .systemGray4 : .clear
    }
  }

  var cornerRadius: CGFloat {
    switch self {
    case .sidebarCell, .accompaniedSidebarCell, .sidebarHeader: 8
    default: 0
    }
  }
}

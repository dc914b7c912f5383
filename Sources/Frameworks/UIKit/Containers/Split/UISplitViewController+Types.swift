// The raw values are those of `UISplitViewController.h`.
extension UISplitViewController {
  /// How the columns beside the secondary one are shown. A split view with two columns has one such
  /// column, the primary one. With three columns, "one" is the supplementary column.
  public enum DisplayMode: Int, Sendable {
    case automatic = 0
    case secondaryOnly = 1
    case oneBesideSecondary = 2
    /// The column covers a part of the secondary one.
    case oneOverSecondary = 3
    case twoBesideSecondary = 4
    /// The columns cover a part of the secondary one.
    case twoOverSecondary = 5
    /// The columns move a part of the secondary one off the screen.
    case twoDisplaceSecondary = 6

    public static var primaryHidden: DisplayMode { .secondaryOnly }
    public static var allVisible: DisplayMode { .oneBesideSecondary }
    public static var primaryOverlay: DisplayMode { .oneOverSecondary }
  }

  /// The number of columns.
  public enum Style: Int, Sendable {
    /// The split view was created without columns.
    case unspecified = 0
    case doubleColumn = 1
    case tripleColumn = 2
  }

  public enum Column: Int, Sendable {
    case primary = 0
    case supplementary = 1
    case secondary = 2
    /// The controller that is shown while the split view is collapsed.
    case compact = 3
  }

  /// How the secondary column is shown together with others.
  public enum SplitBehavior: Int, Sendable {
    case automatic = 0
    case tile = 1
    case overlay = 2
    case displace = 3
  }

  public enum PrimaryEdge: Int, Sendable {
    case leading = 0
    case trailing = 1
  }

  public enum BackgroundStyle: Int, Sendable {
    case none = 0
    case sidebar = 1
  }

  public enum DisplayModeButtonVisibility: Int, Sendable {
    case automatic = 0
    case never = 1
    case always = 2
  }
}

extension UISplitViewController.DisplayMode {
  /// The number of columns beside the secondary one.
  var sidebars: Int {
    switch self {
    case .automatic, .secondaryOnly: 0
    case .oneBesideSecondary, .oneOverSecondary: 1
    case .twoBesideSecondary, .twoOverSecondary, .twoDisplaceSecondary: 2
    }
  }
}

/// The controllers that an app has set for the columns of a split view.
@MainActor
struct ColumnControllers {
  typealias Column = UISplitViewController.Column

  /// The columns beside each other, in their order.
  static let expanded: [Column] = [.primary, .supplementary, .secondary]

  /// The controllers that the app has set.
  private var given: [Column: UIViewController] = [:]
  /// The controllers that the split view shows. One that is no navigation controller is replaced by a
  /// navigation controller that contains it.
  private var shown: [Column: UIViewController] = [:]
  /// While the split view is collapsed: the controllers that were on the stack of each column.
  var stacks: [Column: [UIViewController]] = [:]

  func controller(_ column: Column) -> UIViewController? { given[column] }
  func container(_ column: Column) -> UIViewController? { shown[column] }
  func stack(_ column: Column) -> UINavigationController? {
    shown[column] as? UINavigationController
  }

  mutating func set(_ controller: UIViewController?, _ column: Column) {
    given[column] = controller
    shown[column] = controller.map { controller in
      controller is UINavigationController || column == .compact
        ? controller : UINavigationController(rootViewController: controller)
    }
  }
}

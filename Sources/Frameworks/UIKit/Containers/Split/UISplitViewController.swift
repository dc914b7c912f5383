/// Shows two or three controllers side by side in a regular width, and one at a time in a compact
/// width.
///
/// A split view with a column style gets a controller for each column; another one gets a list of
/// two controllers:
///
/// ```swift
/// let split = UISplitViewController(style: .doubleColumn)
/// split.setViewController(list, for: .primary)
/// split.setViewController(detail, for: .secondary)
/// ```
///
/// Changes of an expanded split view are not animated. The primary column is shown and hidden by
/// `displayModeButtonItem`, which the app places, but not by a swipe. The behaviour follows
/// `UISplitViewController.h` and Apple's documentation of the class.
@preconcurrency @MainActor
open class UISplitViewController: UIViewController {
  /// The value of a column width that lets the split view controller choose the width.
  public class var automaticDimension: CGFloat { -CGFloat(Float.greatestFiniteMagnitude) }

  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
  }
  public required init?(coder: NSCoder) { super.init(coder: coder) }
  /// Creates a split view with columns.
  public init(style: Style) {
    self.style = style
    super.init(nibName: nil, bundle: nil)
  }
  public convenience init() { self.init(nibName: nil, bundle: nil) }

  /// The number of columns; `.unspecified` for a split view that was created without a style.
  open internal(set) var style = Style.unspecified

  /// Determines how the split view collapses and expands. Not retained.
  open weak var delegate: (any UISplitViewControllerDelegate)?

  // MARK: Controllers

  /// The primary and the secondary controller. While the split view is collapsed, this is only the
  /// controller that is shown.
  ///
  /// If more than two controllers are set, only the first two are used. In a split view with a
  /// column style, they become the primary and the secondary column.
  open var viewControllers: [UIViewController] {
    get { isCollapsed ? Array(columns.prefix(1)) : columns }
    set {
      World.activate(worldOf: viewIfLoaded?.layer)
      if style == .unspecified {
        replace(with: Array(newValue.prefix(2)))
      } else {
        setViewController(newValue.first, for: .primary)
        setViewController(newValue.dropFirst().last, for: .secondary)
      }
    }
  }

  /// Whether one controller is shown at a time, because the width is compact.
  open internal(set) var isCollapsed = false

  /// Replaces the secondary controller with `vc`. If the split view is collapsed, the primary
  /// controller shows `vc` instead: a navigation controller pushes it, and any other controller
  /// presents it. In a split view with a column style, `vc` becomes the secondary column, which is
  /// shown.
  open override func showDetailViewController(_ vc: UIViewController, sender: Any?) {
    guard style == .unspecified else { return showDetailColumn(vc, sender) }
    guard let primary = columns.first else { return replace(with: [vc]) }
    if isCollapsed {
      primary.show(vc, sender: sender)
    } else {
      replace(with: [primary, vc])
    }
  }

  /// Whether the controller can perform `action`. The result is also true for the action of
  /// `showDetailViewController(_:sender:)`.
  open override func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
    action.description == "showDetailViewController:sender:"
      || super.canPerformAction(action, withSender: sender)
  }

  // MARK: Columns

  /// The preferred display mode; `.automatic` by default. In the automatic mode, the primary column
  /// is beside the secondary one if the view is wider than high; otherwise the primary column is
  /// hidden.
  open var preferredDisplayMode = DisplayMode.automatic {
    didSet { if preferredDisplayMode != oldValue { displayModeChanged() } }
  }

  /// The current display mode, which is never `.automatic`.
  open var displayMode: DisplayMode {
    if let toggled { return toggled }
    if preferredDisplayMode != .automatic { return available(preferredDisplayMode) }
    return isWide ? .oneBesideSecondary : .secondaryOnly
  }

  /// Whether the secondary column is beside the others, is covered by them, or moves aside;
  /// `.automatic` by default.
  open var preferredSplitBehavior = SplitBehavior.automatic {
    didSet { if preferredSplitBehavior != oldValue { splitBehaviorChanged() } }
  }

  /// A button that shows and hides the primary column. If the view is wider than high, the primary
  /// column is shown beside the secondary column; otherwise the primary column covers a part of the
  /// secondary column.
  open private(set) lazy var displayModeButtonItem = UIBarButtonItem(
    image: nil, style: .plain, target: self,
    action: Selector("toggleColumn", UISplitViewController.toggleColumn))

  /// The edge of the primary column; `.leading` by default.
  open var primaryEdge = PrimaryEdge.leading { didSet { viewIfLoaded?.setNeedsLayout() } }
  /// Whether a swipe shows the primary column; true by default. The value is stored, but has no
  /// effect: no swipe does.
  open var presentsWithGesture = true
  /// The value is stored, but has no effect: the columns have the backgrounds of their views.
  open var primaryBackgroundStyle = BackgroundStyle.none
  /// The value is stored, but has no effect: the app places `displayModeButtonItem`.
  open var displayModeButtonVisibility = DisplayModeButtonVisibility.automatic
  /// The value is stored, but has no effect: there is no such button.
  open var showsSecondaryOnlyButton = false

  // MARK: Widths

  /// The width of the primary column in points, if the split view has a column style. The default
  /// is `automaticDimension`, which means that the fraction decides.
  open var preferredPrimaryColumnWidth = UISplitViewController.automaticDimension {
    didSet { viewIfLoaded?.setNeedsLayout() }
  }
  /// The width of the primary column as a fraction of the view's width. The default is
  /// `automaticDimension`, which means 0.4.
  open var preferredPrimaryColumnWidthFraction = UISplitViewController.automaticDimension {
    didSet { viewIfLoaded?.setNeedsLayout() }
  }
  /// The minimum width of the primary column, in points. The default is `automaticDimension`, which
  /// means 0.
  open var minimumPrimaryColumnWidth = UISplitViewController.automaticDimension {
    didSet { viewIfLoaded?.setNeedsLayout() }
  }
  /// The maximum width of the primary column, in points. The default is `automaticDimension`, which
  /// means 320 (unverified for iOS 26).
  open var maximumPrimaryColumnWidth = UISplitViewController.automaticDimension {
    didSet { viewIfLoaded?.setNeedsLayout() }
  }
  /// The width of the primary column in points, even if the column is hidden.
  open var primaryColumnWidth: CGFloat {
    columnWidth(
      style == .unspecified ? Self.automaticDimension : preferredPrimaryColumnWidth,
      preferredPrimaryColumnWidthFraction, minimumPrimaryColumnWidth, maximumPrimaryColumnWidth)
  }

  /// The width of the supplementary column in points. The default is `automaticDimension`, which
  /// means that the fraction decides.
  open var preferredSupplementaryColumnWidth = UISplitViewController.automaticDimension {
    didSet { viewIfLoaded?.setNeedsLayout() }
  }
  /// The width of the supplementary column as a fraction of the view's width. The defaults of the
  /// four properties mean the same as those of the primary column (`unverified`).
  open var preferredSupplementaryColumnWidthFraction = UISplitViewController.automaticDimension {
    didSet { viewIfLoaded?.setNeedsLayout() }
  }
  open var minimumSupplementaryColumnWidth = UISplitViewController.automaticDimension {
    didSet { viewIfLoaded?.setNeedsLayout() }
  }
  open var maximumSupplementaryColumnWidth = UISplitViewController.automaticDimension {
    didSet { viewIfLoaded?.setNeedsLayout() }
  }
  /// The width of the supplementary column in points, even if the column is hidden.
  open var supplementaryColumnWidth: CGFloat {
    columnWidth(
      preferredSupplementaryColumnWidth, preferredSupplementaryColumnWidthFraction,
      minimumSupplementaryColumnWidth, maximumSupplementaryColumnWidth)
  }

  // MARK: Implementation

  /// The controllers of the expanded split view, from the primary to the secondary one, or the
  /// controller that is shown while it is collapsed.
  var columns: [UIViewController] = []
  /// The controllers of a split view with a column style.
  var assigned = ColumnControllers()
  /// The display mode that the button has selected; nil if `preferredDisplayMode` determines the
  /// mode.
  var toggled: DisplayMode?
  /// The secondary controllers that were pushed on the primary controller when the split view
  /// collapsed.
  var pushed: [UIViewController] = []
  /// The secondary controller that is not shown while the split view is collapsed, because the
  /// primary controller is not a navigation controller.
  var kept: UIViewController?
  /// The display mode for which the views were most recently placed.
  var placedMode = DisplayMode.automatic

  open override func loadView() {
    let view = SplitView(frame: UIScreen.main.bounds)
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.onLayout = { [weak self] in self?.viewLaidOut() }
    view.onWidth = { [weak self] in self?.adaptToWidth() }
    self.view = view
    adaptToWidth()
    placeViews()
  }

  open override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    adaptToWidth()
  }

  private func toggleColumn() {
    let isShown = displayMode != .secondaryOnly
    change(to: isShown ? .secondaryOnly : mode(withSidebars: 1))
  }
}

/// The view of a split view controller.
@MainActor
private final class SplitView: UIView {
  var onLayout: (() -> Void)?
  /// Called when the horizontal size class has changed.
  var onWidth: (() -> Void)?

  override func layoutSubviews() {
    super.layoutSubviews()
    onLayout?()
  }

  override func traitsChanged(from old: UITraitCollection, to new: UITraitCollection) {
    super.traitsChanged(from: old, to: new)
    if old.horizontalSizeClass != new.horizontalSizeClass { onWidth?() }
  }
}

extension UIViewController {
  /// The nearest split view controller among the ancestors.
  public var splitViewController: UISplitViewController? { nearestAncestor() }
}

/// Determines how a split view collapses and expands. Every requirement is optional.
@preconcurrency @MainActor
public protocol UISplitViewControllerDelegate: AnyObject {
  /// Called before the display mode changes.
  func splitViewController(
    _ svc: UISplitViewController, willChangeTo displayMode: UISplitViewController.DisplayMode)

  /// Returns the controller that is shown while the split view is collapsed; nil means the primary
  /// controller.
  func primaryViewController(
    forCollapsing splitViewController: UISplitViewController
  ) -> UIViewController?

  /// Returns the primary controller for the expanded split view; nil means the controller that was
  /// shown while the split view was collapsed.
  func primaryViewController(
    forExpanding splitViewController: UISplitViewController
  ) -> UIViewController?

  /// Returns true if the delegate has shown the secondary controller on the primary one, or if the
  /// secondary controller is not to be shown. If this method returns false, a primary navigation
  /// controller pushes the secondary controller.
  func splitViewController(
    _ splitViewController: UISplitViewController,
    collapseSecondary secondaryViewController: UIViewController,
    onto primaryViewController: UIViewController
  ) -> Bool

  /// Returns the secondary controller for the expanded split view. If this method returns nil, the
  /// split view restores the secondary controller that was collapsed.
  func splitViewController(
    _ splitViewController: UISplitViewController,
    separateSecondaryFrom primaryViewController: UIViewController
  ) -> UIViewController?

  /// Called before a column of a split view with a column style is shown.
  func splitViewController(
    _ svc: UISplitViewController, willShow column: UISplitViewController.Column)

  /// Called before a column of a split view with a column style is hidden.
  func splitViewController(
    _ svc: UISplitViewController, willHide column: UISplitViewController.Column)

  /// Returns the column whose controller is shown when a split view with a column style collapses.
  /// The proposed column is the secondary one, or the compact one if it has a controller.
  func splitViewController(
    _ svc: UISplitViewController,
    topColumnForCollapsingToProposedTopColumn proposedTopColumn: UISplitViewController.Column
  ) -> UISplitViewController.Column

  /// Returns the display mode for a split view with a column style that expands.
  func splitViewController(
    _ svc: UISplitViewController,
    displayModeForExpandingToProposedDisplayMode proposedDisplayMode: UISplitViewController
      .DisplayMode
  ) -> UISplitViewController.DisplayMode

  /// Called after a split view with a column style has collapsed.
  func splitViewControllerDidCollapse(_ svc: UISplitViewController)

  /// Called after a split view with a column style has expanded.
  func splitViewControllerDidExpand(_ svc: UISplitViewController)
}

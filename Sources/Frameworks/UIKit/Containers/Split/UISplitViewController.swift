/// Shows two controllers side by side in a regular width, and one at a time in a compact width.
///
/// This is the split view without column styles. Changes are not animated. The primary column is
/// shown and hidden by `displayModeButtonItem`, but not by a swipe. The behaviour follows
/// `UISplitViewController.h` and Apple's documentation of the class.
@preconcurrency @MainActor
open class UISplitViewController: UIViewController {
  /// How the primary column is shown. The raw values are those of `UISplitViewController.h`.
  public enum DisplayMode: Int, Sendable {
    case automatic = 0
    case secondaryOnly = 1
    case oneBesideSecondary = 2
    /// The primary column covers a part of the secondary one.
    case oneOverSecondary = 3
  }

  /// The value of a column width that lets the split view controller choose the width.
  public class var automaticDimension: CGFloat { -CGFloat(Float.greatestFiniteMagnitude) }

  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
  }
  public required init?(coder: NSCoder) { super.init(coder: coder) }
  public convenience init() { self.init(nibName: nil, bundle: nil) }

  /// Determines how the split view collapses and expands. Not retained.
  open weak var delegate: (any UISplitViewControllerDelegate)?

  // MARK: Controllers

  /// The primary and the secondary controller. While the split view is collapsed, this is only the
  /// controller that is shown.
  ///
  /// If more than two controllers are set, only the first two are used.
  open var viewControllers: [UIViewController] {
    get { isCollapsed ? Array(columns.prefix(1)) : columns }
    set {
      World.activate(worldOf: viewIfLoaded?.layer)
      replace(with: Array(newValue.prefix(2)))
    }
  }

  /// Whether one controller is shown at a time, because the width is compact.
  open internal(set) var isCollapsed = false

  /// Replaces the secondary controller with `vc`. If the split view is collapsed, the primary
  /// controller shows `vc` instead: a navigation controller pushes it, and any other controller
  /// presents it.
  open override func showDetailViewController(_ vc: UIViewController, sender: Any?) {
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
    guard preferredDisplayMode == .automatic else { return preferredDisplayMode }
    let size = viewIfLoaded?.bounds.size ?? UIScreen.main.bounds.size
    return size.width > size.height ? .oneBesideSecondary : .secondaryOnly
  }

  /// A button that shows and hides the primary column. If the view is wider than high, the primary
  /// column is shown beside the secondary column; otherwise the primary column covers a part of the
  /// secondary column.
  open private(set) lazy var displayModeButtonItem = UIBarButtonItem(
    image: nil, style: .plain, target: self,
    action: Selector("toggleColumn", UISplitViewController.toggleColumn))

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
    let width = viewIfLoaded?.bounds.width ?? UIScreen.main.bounds.width
    func value(_ set: CGFloat, _ chosen: CGFloat) -> CGFloat {
      set == Self.automaticDimension ? chosen : set
    }
    let wanted = width * value(preferredPrimaryColumnWidthFraction, 0.4)
    let limited = min(wanted, value(maximumPrimaryColumnWidth, 320))
    return min(width, max(limited, value(minimumPrimaryColumnWidth, 0)))
  }

  // MARK: Implementation

  /// The primary and the secondary controller.
  var columns: [UIViewController] = []
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
    let size = view.bounds.size
    let shown: DisplayMode = size.width > size.height ? .oneBesideSecondary : .oneOverSecondary
    change(to: isShown ? .secondaryOnly : shown)
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
}

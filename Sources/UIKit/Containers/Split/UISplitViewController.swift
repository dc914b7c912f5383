/// Shows two controllers side by side in a regular width, and one above the other in a compact one.
///
/// This is the split view without column styles. Changes are not animated, and the primary column is
/// not pulled in by a swipe: `displayModeButtonItem` shows and hides it. Source of the contracts:
/// `UISplitViewController.h` and its reference.
@preconcurrency @MainActor
open class UISplitViewController: UIViewController {
  /// How the primary column is shown. Raw values as in `UISplitViewController.h`.
  public enum DisplayMode: Int, Sendable {
    case automatic = 0
    case secondaryOnly = 1
    case oneBesideSecondary = 2
    /// The primary column covers a part of the secondary one.
    case oneOverSecondary = 3
  }

  /// Stands for a column width that the controller chooses.
  public class var automaticDimension: CGFloat { -CGFloat(Float.greatestFiniteMagnitude) }

  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
  }
  public required init?(coder: NSCoder) { super.init(coder: coder) }
  public convenience init() { self.init(nibName: nil, bundle: nil) }

  /// Decides about collapsing and expanding. Not retained.
  open weak var delegate: (any UISplitViewControllerDelegate)?

  // MARK: Controllers

  /// The primary and the secondary controller; while collapsed only the one that is shown.
  ///
  /// Setting more than two shows the first two.
  open var viewControllers: [UIViewController] {
    get { isCollapsed ? Array(columns.prefix(1)) : columns }
    set {
      World.activate(worldOf: viewIfLoaded?.layer)
      replace(with: Array(newValue.prefix(2)))
    }
  }

  /// Whether one controller is shown at a time, because the width is compact.
  open internal(set) var isCollapsed = false

  /// Replaces the secondary controller; while collapsed, shows `vc` on the primary one: a navigation
  /// controller pushes it, another controller presents it.
  open override func showDetailViewController(_ vc: UIViewController, sender: Any?) {
    guard let primary = columns.first else { return replace(with: [vc]) }
    if isCollapsed {
      primary.show(vc, sender: sender)
    } else {
      replace(with: [primary, vc])
    }
  }

  /// Also true for the action of `showDetailViewController(_:sender:)`.
  open override func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
    action.description == "showDetailViewController:sender:"
      || super.canPerformAction(action, withSender: sender)
  }

  // MARK: Columns

  /// Automatic by default: beside the secondary column where the view is wider than high.
  open var preferredDisplayMode = DisplayMode.automatic {
    didSet { if preferredDisplayMode != oldValue { displayModeChanged() } }
  }

  /// The mode that is shown; never automatic.
  open var displayMode: DisplayMode {
    if let toggled { return toggled }
    guard preferredDisplayMode == .automatic else { return preferredDisplayMode }
    let size = viewIfLoaded?.bounds.size ?? UIScreen.main.bounds.size
    return size.width > size.height ? .oneBesideSecondary : .secondaryOnly
  }

  /// A button that shows and hides the primary column: over the secondary one where that is the
  /// higher part of the screen, else beside it.
  open private(set) lazy var displayModeButtonItem = UIBarButtonItem(
    image: nil, style: .plain, target: self,
    action: Selector("toggleColumn", UISplitViewController.toggleColumn))

  /// The width of the primary column as a share of the view's; automatic by default, then 0.4.
  open var preferredPrimaryColumnWidthFraction = UISplitViewController.automaticDimension {
    didSet { viewIfLoaded?.setNeedsLayout() }
  }
  /// In points; automatic by default, then 0.
  open var minimumPrimaryColumnWidth = UISplitViewController.automaticDimension {
    didSet { viewIfLoaded?.setNeedsLayout() }
  }
  /// In points; automatic by default, then 320 (unverified for iOS 26).
  open var maximumPrimaryColumnWidth = UISplitViewController.automaticDimension {
    didSet { viewIfLoaded?.setNeedsLayout() }
  }

  /// The width of the primary column in points, shown or not.
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

  /// Primary and secondary.
  var columns: [UIViewController] = []
  /// What the button has chosen.
  var toggled: DisplayMode?
  /// The controllers that collapsing has pushed on the primary controller.
  var pushed: [UIViewController] = []
  /// The secondary controller that collapsing has left out.
  var kept: UIViewController?
  /// The mode for which views were added.
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
  /// Called when the size class of the width has changed.
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

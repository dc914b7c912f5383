/// Arranges views along an axis. The stack itself creates the constraints that arrange the views.
///
/// Hidden arranged views do not take up space. The behaviour follows `UIStackView.h` and Apple's
/// documentation of the class.
@preconcurrency @MainActor
open class UIStackView: UIView {
  public override init(frame: CGRect) { super.init(frame: frame) }

  /// Unlike that of other views, this initialiser cannot fail.
  public required init(coder: NSCoder) {
    super.init(frame: .zero)
    readArchive(coder)
  }

  public convenience init(arrangedSubviews views: [UIView]) {
    self.init(frame: .zero)
    for view in views { addArrangedSubview(view) }
  }

  // MARK: Arranged views

  /// The arranged views in their order along the axis. Each of them is also a subview.
  open private(set) var arrangedSubviews: [UIView] = []

  open func addArrangedSubview(_ view: UIView) {
    guard !arranges(view) else {
      return insertArrangedSubview(view, at: arrangedSubviews.count - 1)
    }
    insertArrangedSubview(view, at: arrangedSubviews.count)
  }

  /// Stops arranging a view. The view remains a subview.
  open func removeArrangedSubview(_ view: UIView) {
    guard arranges(view) else { return }
    arrangedSubviews.removeAll { $0 === view }
    customSpacings[ObjectIdentifier(view)] = nil
    arrangementChanged()
  }

  /// Inserts a view, or moves a view that is already arranged. Raises an exception if the index is
  /// beyond the end.
  open func insertArrangedSubview(_ view: UIView, at stackIndex: Int) {
    let others = arrangedSubviews.filter { $0 !== view }
    guard (0...others.count).contains(stackIndex) else {
      UIKitLog.raise(
        UIKitLog.inconsistency,
        "Index out of bounds for arranged subview: index = \(stackIndex) expected to be less than "
          + "or equal to \(others.count)")
    }
    view.translatesAutoresizingMaskIntoConstraints = false
    if view.superview !== self { addSubview(view) }
    arrangedSubviews = others
    arrangedSubviews.insert(view, at: stackIndex)
    arrangementChanged()
  }

  open override func willRemoveSubview(_ subview: UIView) {
    super.willRemoveSubview(subview)
    removeArrangedSubview(subview)
  }

  func arranges(_ view: UIView) -> Bool { arrangedSubviews.contains { $0 === view } }

  // MARK: Arrangement

  /// The axis along which the views are arranged; `.horizontal` by default.
  open var axis = NSLayoutConstraint.Axis.horizontal {
    didSet { if axis != oldValue { arrangementChanged() } }
  }
  /// The distribution of the views along the axis; `.fill` by default.
  open var distribution = Distribution.fill {
    didSet { if distribution != oldValue { arrangementChanged() } }
  }
  /// The alignment of the views across the axis; `.fill` by default.
  open var alignment = Alignment.fill {
    didSet { if alignment != oldValue { arrangementChanged() } }
  }
  /// The distance between neighbours, in points; 0 by default. For `.equalSpacing` and
  /// `.equalCentering`, the spacing is a minimum.
  open var spacing: CGFloat = 0 { didSet { if spacing != oldValue { arrangementChanged() } } }

  /// Overrides `spacing` after one view. `spacingUseDefault` removes the override.
  open func setCustomSpacing(_ spacing: CGFloat, after arrangedSubview: UIView) {
    guard arranges(arrangedSubview) else { return }
    let isDefault = spacing == Self.spacingUseDefault
    customSpacings[ObjectIdentifier(arrangedSubview)] = isDefault ? nil : spacing
    arrangementChanged()
  }

  /// The override of `spacing` after a view; `spacingUseDefault` if none is set.
  open func customSpacing(after arrangedSubview: UIView) -> CGFloat {
    customSpacings[ObjectIdentifier(arrangedSubview)] ?? Self.spacingUseDefault
  }
  private var customSpacings: [ObjectIdentifier: CGFloat] = [:]

  public class var spacingUseDefault: CGFloat { .greatestFiniteMagnitude }
  public class var spacingUseSystem: CGFloat { .leastNormalMagnitude }

  /// Whether a vertical stack measures spacing from the last baseline of a view to the first
  /// baseline of the next view; false by default.
  open var isBaselineRelativeArrangement = false {
    didSet { if isBaselineRelativeArrangement != oldValue { arrangementChanged() } }
  }
  /// Whether the views are inset by the layout margins; false by default.
  open var isLayoutMarginsRelativeArrangement = false {
    didSet { if isLayoutMarginsRelativeArrangement != oldValue { arrangementChanged() } }
  }

  // MARK: Implementation

  private var ownConstraints: [NSLayoutConstraint] = []
  private var ownGuides: [UILayoutGuide] = []
  private var isArranged = true

  private func arrangementChanged() {
    isArranged = false
    setNeedsUpdateConstraints()
  }

  open override func updateConstraints() {
    if !isArranged {
      isArranged = true
      arrange()
    }
    super.updateConstraints()
  }

  /// Replaces the stack's constraints.
  private func arrange() {
    NSLayoutConstraint.deactivate(ownConstraints)
    for guide in ownGuides { removeLayoutGuide(guide) }
    (ownConstraints, ownGuides) = arrangement()
    for guide in ownGuides { addLayoutGuide(guide) }
    NSLayoutConstraint.activate(ownConstraints)
  }

  // MARK: Hidden views

  override func subviewVisibilityChanged(_ view: UIView) {
    guard arranges(view) else { return }
    arrangementChanged()
    guard AnimationScope.current != nil else { return }
    // If an animation block only hides a view, the other views are animated even without an
    // explicit layout call. Unverified: at which superview UIKit starts the layout after an
    // animation block has hidden a view.
    var top: UIView = self
    while let stack = top.superview as? UIStackView { top = stack }
    (top.superview ?? top).layoutIfNeeded()
  }

  /// Keeps a view that is hidden in an animation block visible until the animation has ended.
  override func delaysHiding(of view: UIView) -> Bool {
    guard arranges(view), let scope = AnimationScope.current else { return false }
    scope.completion.whenDone { [weak view] in view?.hideNow() }
    return true
  }
}

extension UIStackView {
  /// The distribution of the views along the stack.
  public enum Distribution: Int, Sendable, CaseIterable {
    /// The views fill the stack according to their hugging and compression resistance priorities.
    /// If the views' priorities are equal, the first view is resized (unverified).
    case fill
    case fillEqually
    /// The views' lengths are proportional to their intrinsic lengths.
    case fillProportionally
    /// The views have their intrinsic lengths, and the gaps between them are equal.
    case equalSpacing
    /// The views have their intrinsic lengths. The distances between their centres are equal as far
    /// as the spacing allows.
    case equalCentering
  }

  /// The alignment of the views across the axis.
  public enum Alignment: Int, Sendable, CaseIterable {
    case fill, leading
    /// Aligns the first baselines of the views, in horizontal stacks only.
    case firstBaseline
    case center, trailing
    /// Aligns the last baselines of the views, in horizontal stacks only.
    case lastBaseline

    public static var top: Alignment { .leading }
    public static var bottom: Alignment { .trailing }
  }
}

/// Arranges views along an axis, with constraints that it creates itself.
///
/// Hidden arranged views take no space. Source: `UIStackView.h` and its reference.
@preconcurrency @MainActor
open class UIStackView: UIView {
  public override init(frame: CGRect) { super.init(frame: frame) }

  public required init?(coder: NSCoder) { super.init(coder: coder) }

  public convenience init(arrangedSubviews views: [UIView]) {
    self.init(frame: .zero)
    for view in views { addArrangedSubview(view) }
  }

  // MARK: Arranged views

  /// In their order along the axis; each is also a subview.
  open private(set) var arrangedSubviews: [UIView] = []

  open func addArrangedSubview(_ view: UIView) {
    guard !arranges(view) else {
      return insertArrangedSubview(view, at: arrangedSubviews.count - 1)
    }
    insertArrangedSubview(view, at: arrangedSubviews.count)
  }

  /// Stops arranging a view, which remains a subview.
  open func removeArrangedSubview(_ view: UIView) {
    guard arranges(view) else { return }
    arrangedSubviews.removeAll { $0 === view }
    customSpacings[ObjectIdentifier(view)] = nil
    arrangementChanged()
  }

  /// Inserts a view, or moves one that is arranged already; raises for an index beyond the end.
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

  /// `.horizontal` by default.
  open var axis = NSLayoutConstraint.Axis.horizontal {
    didSet { if axis != oldValue { arrangementChanged() } }
  }
  /// Along the axis; `.fill` by default.
  open var distribution = Distribution.fill {
    didSet { if distribution != oldValue { arrangementChanged() } }
  }
  /// Across the axis; `.fill` by default.
  open var alignment = Alignment.fill {
    didSet { if alignment != oldValue { arrangementChanged() } }
  }
  /// Points between neighbours, a minimum for `.equalSpacing` and `.equalCentering`; 0 by default.
  open var spacing: CGFloat = 0 { didSet { if spacing != oldValue { arrangementChanged() } } }

  /// Overrides `spacing` after one view; `spacingUseDefault` removes the override.
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

  /// Whether a vertical stack measures spacing from last to first baseline; false by default.
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
    // A block that only hides a view animates the others without an explicit layout call: how far
    // up UIKit lays out then is unverified.
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
    /// By hugging and compression resistance; among equal priorities, the first view is resized
    /// (unverified).
    case fill
    case fillEqually
    /// In proportion to their intrinsic sizes.
    case fillProportionally
    /// At their intrinsic sizes, with equal gaps.
    case equalSpacing
    /// At their intrinsic sizes, with equal distances between centres as far as the spacing allows.
    case equalCentering
  }

  /// The alignment of the views across the axis.
  public enum Alignment: Int, Sendable, CaseIterable {
    case fill, leading
    /// In horizontal stacks.
    case firstBaseline
    case center, trailing
    /// In horizontal stacks.
    case lastBaseline

    public static var top: Alignment { .leading }
    public static var bottom: Alignment { .trailing }
  }
}

extension UIView {
  /// Whether the frame set by the app and by `autoresizingMask` is converted to constraints; true
  /// by default. If it is false, only explicit constraints determine the frame.
  public var translatesAutoresizingMaskIntoConstraints: Bool {
    get { !(layoutPart?.isManual ?? false) }
    set {
      guard newValue != translatesAutoresizingMaskIntoConstraints else { return }
      ensuredLayoutPart.isManual = !newValue
      layoutHost.adopt(self)
      superview?.setNeedsLayout()
    }
  }

  /// The active constraints that belong to this view, in the order in which they were added.
  public var constraints: [NSLayoutConstraint] { layoutPart?.held ?? [] }

  /// Activates a constraint between this view and its descendants. Raises an exception if the
  /// constraint refers to other views.
  public func addConstraint(_ constraint: NSLayoutConstraint) { constraint.add(to: self) }
  public func addConstraints(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints { addConstraint(constraint) }
  }

  /// Deactivates a constraint if it belongs to this view.
  public func removeConstraint(_ constraint: NSLayoutConstraint) {
    if constraint.holder === self { constraint.isActive = false }
  }
  public func removeConstraints(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints { removeConstraint(constraint) }
  }

  /// The active constraints on this axis that refer to the view.
  public func constraintsAffectingLayout(for axis: NSLayoutConstraint.Axis)
    -> [NSLayoutConstraint]
  {
    (layoutPart?.naming ?? []).filter { $0.firstAttribute.axis == axis }
  }

  /// Whether constraints do not fully determine the frame; false for a view that does not use
  /// constraints.
  public var hasAmbiguousLayout: Bool {
    guard layoutPart?.isManual == true else { return false }
    return layoutHost.isAmbiguous(self)
  }

  // MARK: Updating

  /// Requests that `updateConstraints()` is called before the next layout.
  public func setNeedsUpdateConstraints() {
    needsConstraintUpdate = true
    _ = ensuredLayoutPart
    markConstraintUpdate()
    layoutHost.needsPass()
  }

  public func needsUpdateConstraints() -> Bool { needsConstraintUpdate }

  /// Makes the pending `updateConstraints()` calls immediately, on subviews first.
  public func updateConstraintsIfNeeded() { updateConstraintsBelow() }

  // MARK: Content

  /// The priority with which the view resists growing beyond its content; `.defaultLow` by default.
  public func contentHuggingPriority(for axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
    layoutPart?.hugging[axis] ?? .defaultLow
  }
  public func setContentHuggingPriority(
    _ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis
  ) {
    priority.check(isZeroAllowed: true)
    ensuredLayoutPart.hugging[axis] = priority
    layoutHost.needsPass()
  }

  /// The priority with which the view resists shrinking below its content; `.defaultHigh` by
  /// default.
  public func contentCompressionResistancePriority(for axis: NSLayoutConstraint.Axis)
    -> UILayoutPriority
  {
    layoutPart?.resistance[axis] ?? .defaultHigh
  }
  public func setContentCompressionResistancePriority(
    _ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis
  ) {
    priority.check(isZeroAllowed: true)
    ensuredLayoutPart.resistance[axis] = priority
    layoutHost.needsPass()
  }

  /// The argument of `systemLayoutSizeFitting(_:)` for the smallest possible size.
  public class var layoutFittingCompressedSize: CGSize { .zero }
  /// The argument of `systemLayoutSizeFitting(_:)` for the largest possible size.
  public class var layoutFittingExpandedSize: CGSize { CGSize(width: 10_000, height: 10_000) }

  // MARK: Anchors

  public var leadingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .leading) }
  public var trailingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .trailing) }
  public var leftAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .left) }
  public var rightAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .right) }
  public var centerXAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .centerX) }
  public var topAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(self, .top) }
  public var bottomAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(self, .bottom) }
  public var centerYAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(self, .centerY) }
  public var firstBaselineAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(self, .firstBaseline) }
  public var lastBaselineAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(self, .lastBaseline) }
  public var widthAnchor: NSLayoutDimension { NSLayoutDimension(self, .width) }
  public var heightAnchor: NSLayoutDimension { NSLayoutDimension(self, .height) }
}

extension UIView {
  /// Whether the frame, which the app and `autoresizingMask` decide, counts as constraints; true
  /// by default. False leaves the frame to constraints alone.
  public var translatesAutoresizingMaskIntoConstraints: Bool {
    get { !(layoutPart?.isManual ?? false) }
    set {
      guard newValue != translatesAutoresizingMaskIntoConstraints else { return }
      ensuredLayoutPart.isManual = !newValue
      layoutHost.adopt(self)
      superview?.setNeedsLayout()
    }
  }

  /// The active constraints that this view holds, in the order they came.
  public var constraints: [NSLayoutConstraint] { layoutPart?.held ?? [] }

  /// Activates a constraint of this view and what it holds; raises for one that reaches outside.
  public func addConstraint(_ constraint: NSLayoutConstraint) { constraint.add(to: self) }
  public func addConstraints(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints { addConstraint(constraint) }
  }

  /// Deactivates a constraint that this view holds; others stay.
  public func removeConstraint(_ constraint: NSLayoutConstraint) {
    if constraint.holder === self { constraint.isActive = false }
  }
  public func removeConstraints(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints { removeConstraint(constraint) }
  }

  /// The active constraints on this axis that name the view.
  public func constraintsAffectingLayout(for axis: NSLayoutConstraint.Axis)
    -> [NSLayoutConstraint]
  {
    (layoutPart?.naming ?? []).filter { $0.firstAttribute.axis == axis }
  }

  /// Whether constraints leave the frame open; false for a view without any.
  public var hasAmbiguousLayout: Bool {
    guard layoutPart?.isManual == true else { return false }
    return layoutHost.isAmbiguous(self)
  }

  // MARK: Updating

  /// Asks for `updateConstraints()` before the next layout.
  public func setNeedsUpdateConstraints() {
    needsConstraintUpdate = true
    _ = ensuredLayoutPart
    markConstraintUpdate()
    layoutHost.needsPass()
  }

  public func needsUpdateConstraints() -> Bool { needsConstraintUpdate }

  /// Calls `updateConstraints()` now where it was asked for, subviews first.
  public func updateConstraintsIfNeeded() { updateConstraintsBelow() }

  // MARK: Content

  /// How strongly the view keeps from growing beyond its content; `.defaultLow` by default.
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

  /// How strongly the view keeps from being smaller than its content; `.defaultHigh` by default.
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

  /// For `systemLayoutSizeFitting(_:)`: the smallest size.
  public class var layoutFittingCompressedSize: CGSize { .zero }
  /// For `systemLayoutSizeFitting(_:)`: the largest size.
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

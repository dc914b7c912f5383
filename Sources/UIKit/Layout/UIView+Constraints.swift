extension UIView {
  /// Whether the frame set by the app and by `autoresizingMask` is translated into constraints;
  /// true by default. With false, constraints alone determine the frame.
  public var translatesAutoresizingMaskIntoConstraints: Bool {
    get { !(layoutPart?.isManual ?? false) }
    set {
      guard newValue != translatesAutoresizingMaskIntoConstraints else { return }
      ensuredLayoutPart.isManual = !newValue
      layoutHost.adopt(self)
      superview?.setNeedsLayout()
    }
  }

  /// The active constraints held by this view, in the order they were added.
  public var constraints: [NSLayoutConstraint] { layoutPart?.held ?? [] }

  /// Activates a constraint between this view and its descendants; raises if it refers to other
  /// views.
  public func addConstraint(_ constraint: NSLayoutConstraint) { constraint.add(to: self) }
  public func addConstraints(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints { addConstraint(constraint) }
  }

  /// Deactivates a constraint if this view holds it.
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

  /// Whether constraints leave the frame undetermined; false for a view without any.
  public var hasAmbiguousLayout: Bool {
    guard layoutPart?.isManual == true else { return false }
    return layoutHost.isAmbiguous(self)
  }

  // MARK: Updating

  /// Requests `updateConstraints()` before the next layout.
  public func setNeedsUpdateConstraints() {
    needsConstraintUpdate = true
    _ = ensuredLayoutPart
    markConstraintUpdate()
    layoutHost.needsPass()
  }

  public func needsUpdateConstraints() -> Bool { needsConstraintUpdate }

  /// Calls the pending `updateConstraints()` now, subviews first.
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

/// What Auto Layout knows about a view after a layout.
@MainActor
package struct LayoutState {
  /// The active constraints that refer to the view or to one of its guides, in the order in which
  /// they were activated. A constraint is broken if it conflicts with others and is omitted.
  package let constraints: [(constraint: NSLayoutConstraint, isBroken: Bool)]
  /// Whether the constraints do not determine the frame.
  package let isAmbiguous: Bool
  /// The intrinsic size; nil if it has not been measured. A length without a size is
  /// `UIView.noIntrinsicMetric`.
  package let contentSize: CGSize?
}

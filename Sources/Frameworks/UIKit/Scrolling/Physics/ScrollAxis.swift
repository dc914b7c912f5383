/// An axis of scrolling. Code for scrolling takes the axis as a parameter, so that it is written
/// only once.
enum ScrollAxis: CaseIterable {
  case horizontal, vertical

  var point: WritableKeyPath<CGPoint, CGFloat> { self == .horizontal ? \.x : \.y }
  var size: WritableKeyPath<CGSize, CGFloat> { self == .horizontal ? \.width : \.height }
  /// The inset before the content on this axis; `end` is the inset after the content.
  var start: KeyPath<UIEdgeInsets, CGFloat> { self == .horizontal ? \.left : \.top }
  var end: KeyPath<UIEdgeInsets, CGFloat> { self == .horizontal ? \.right : \.bottom }
  var other: ScrollAxis { self == .horizontal ? .vertical : .horizontal }

  /// The point whose coordinates are `value(.horizontal)` and `value(.vertical)`.
  static func point(_ value: (ScrollAxis) -> CGFloat) -> CGPoint {
    CGPoint(x: value(.horizontal), y: value(.vertical))
  }
}

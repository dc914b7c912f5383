/// An axis of scrolling; all code for scrolling is written once, for either axis.
enum ScrollAxis: CaseIterable {
  case horizontal, vertical

  var point: WritableKeyPath<CGPoint, CGFloat> { self == .horizontal ? \.x : \.y }
  var size: WritableKeyPath<CGSize, CGFloat> { self == .horizontal ? \.width : \.height }
  /// The insets before and after the content.
  var start: KeyPath<UIEdgeInsets, CGFloat> { self == .horizontal ? \.left : \.top }
  var end: KeyPath<UIEdgeInsets, CGFloat> { self == .horizontal ? \.right : \.bottom }
  var other: ScrollAxis { self == .horizontal ? .vertical : .horizontal }

  /// A point of what `value` gives for each axis.
  static func point(_ value: (ScrollAxis) -> CGFloat) -> CGPoint {
    CGPoint(x: value(.horizontal), y: value(.vertical))
  }
}

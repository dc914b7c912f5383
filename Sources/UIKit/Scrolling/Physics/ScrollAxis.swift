/// An axis of scrolling. All code for scrolling is written once and works for both axes.
enum ScrollAxis: CaseIterable {
  case horizontal, vertical

  var point: WritableKeyPath<CGPoint, CGFloat> { self == .horizontal ? \.x : \.y }
  var size: WritableKeyPath<CGSize, CGFloat> { self == .horizontal ? \.width : \.height }
  /// The insets before and after the content.
  var start: KeyPath<UIEdgeInsets, CGFloat> { self == .horizontal ? \.left : \.top }
  var end: KeyPath<UIEdgeInsets, CGFloat> { self == .horizontal ? \.right : \.bottom }
  var other: ScrollAxis { self == .horizontal ? .vertical : .horizontal }

  /// The point whose coordinates are the results of `value` for the two axes.
  static func point(_ value: (ScrollAxis) -> CGFloat) -> CGPoint {
    CGPoint(x: value(.horizontal), y: value(.vertical))
  }
}

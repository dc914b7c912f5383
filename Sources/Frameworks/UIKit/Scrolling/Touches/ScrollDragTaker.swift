/// An ancestor of a scroll view that may take over its drags: an outer scroll view or a sheet.
///
/// `takesDrag(_:)` is called when the inner drag would begin, on the innermost ancestor first. If
/// an ancestor returns true, the inner pan fails, and that ancestor's recognizer can begin in the
/// same event.
@MainActor
protocol ScrollDragTaker: UIView {
  func takesDrag(_ intent: ScrollIntent) -> Bool
}

/// The drag that is about to begin in a scroll view.
struct ScrollIntent {
  /// The scrollable axis along which the drag mainly moves.
  let axis: ScrollAxis
  /// The direction in which the drag would change the offset: −1 or 1.
  let sign: Double
  /// Whether the scroll view has more content in the direction of the drag.
  let hasSpace: Bool
  /// Whether the content is scrolled to its start.
  let isAtStart: Bool
  /// Whether the scroll view reacts to pulls beyond the start of its content, for example with a
  /// refresh control.
  let keepsPulls: Bool
}

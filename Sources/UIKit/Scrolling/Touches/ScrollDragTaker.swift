/// An ancestor of a scroll view that may take its drags: an outer scroll view, or a sheet.
///
/// Called when the inner drag would begin, from the innermost ancestor outwards. If one returns
/// true, the inner pan fails, and that ancestor's recognizer can begin at the same event.
@MainActor
protocol ScrollDragTaker: UIView {
  func takesDrag(_ intent: ScrollIntent) -> Bool
}

/// The drag that is about to begin in a scroll view.
struct ScrollIntent {
  /// The scrollable axis along which it mainly moves.
  let axis: ScrollAxis
  /// The direction in which the offset would change: −1 or 1.
  let sign: Double
  /// Whether the scroll view has content left in that direction.
  let hasRoom: Bool
  /// Whether the content is scrolled to its start.
  let isAtStart: Bool
  /// Whether the content itself uses pulls beyond the start, as with a refresh control.
  let keepsPulls: Bool
}

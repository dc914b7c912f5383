/// A view around a scroll view that may want a drag for itself: an outer scroll view, a sheet.
///
/// Asked when the inner one's drag would begin, from the inside out; where one says yes the inner
/// pan fails and the taker's own recognizer is free to begin at the same event.
@MainActor
protocol ScrollDragTaker: UIView {
  func takesDrag(_ intent: ScrollIntent) -> Bool
}

/// What a finger is about to do to a scroll view.
struct ScrollIntent {
  /// The axis it moves along most, of those that scroll.
  let axis: ScrollAxis
  /// The direction in which the offset would change: −1 or 1.
  let sign: Double
  /// Whether the scroll view has content left in that direction.
  let hasRoom: Bool
  /// Whether the content is scrolled to its start.
  let isAtStart: Bool
  /// Whether a pull beyond the start means something to the content: it has a refresh control.
  let keepsPulls: Bool
}

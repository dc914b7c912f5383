extension Rule {
  /// A transition that ends within this many ticks is not visible (unverified). If a block does not
  /// change anything, its completion is called in the next tick.
  static let atOnce = 2
}

extension TransitionEvidence {
  /// A difference between two frames is not noticeable if it is at most this number of points
  /// (unverified).
  static let sameFrame = 0.5

  /// Whether the transition ended immediately because a block had nothing to animate.
  func endsAtOnce(within turns: Int) -> Bool {
    let instant = FrameClock.time(ofTick: turns) + FrameClock.rounding
    guard !isSystem, isAnimated, !isInterruptible, let duration, duration > 2 * instant,
      let began = animatedAt, let end = completions.first(where: \.isAccepted),
      end.time - began <= instant, !blocks.isEmpty
    else { return false }
    return blocks.contains(where: \.isEmpty) || !animations.contains(where: \.isOnScreen)
  }
}

extension CGRect {
  /// The largest difference between corresponding edges or dimensions.
  func distance(to other: CGRect) -> CGFloat {
    max(
      abs(minX - other.minX), abs(minY - other.minY), abs(width - other.width),
      abs(height - other.height))
  }

  /// The rectangle as text, such as `(0, 20, 320, 460)`.
  @MainActor
  var text: String {
    let numbers = [minX, minY, width, height].map { CallTrace.number(Double($0)) }
    return "(\(numbers.joined(separator: ", ")))"
  }
}

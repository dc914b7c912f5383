import QuartzCore
import Stage

// The lines that start motions.
extension AskedRun {
  /// The line that assigned an animated property when a motion of the layer began; nil if it is not
  /// known.
  package func place(of motion: RecordedMotions.Motion, layer: Int) -> SourcePlace? {
    let properties = motion.properties(of: layer).map(\.whole)
    return entries.last { entry in
      guard case .change(let change) = entry.kind, entry.place != nil else { return false }
      return change.layer == layer && properties.contains(change.property.whole)
        && entry.t <= motion.start + Self.rounding && entry.t >= motion.start - Self.longestStart
    }?.place
  }

  /// The longest time from an assignment to the first frame of its motion: the animation is seen at
  /// the end of the assignment's tick.
  private static let longestStart = 2.5 / Double(FrameClock.ticksPerSecond)
}

import QuartzCore
import Stage

/// Maps each frame of a film to a time in the recording.
///
/// Frame k of the film starts at k / fps and shows the recording at the time k / (fps · slow).
/// Frame k shows the last frame that was recorded up to that time. If the film has more frames than
/// the recording, the layers are rendered at exactly k / (fps · slow).
package struct FilmTiming: Sendable, Equatable {
  package var framesPerSecond: Int
  /// The factor by which the film is slowed down.
  package var slow: Double

  package init(framesPerSecond: Int = 60, slow: Double = 1) {
    self.framesPerSecond = framesPerSecond
    self.slow = slow
  }

  /// A time in the recording.
  package struct Moment: Sendable, Equatable {
    /// The index into `Recording.frames`.
    package let index: Int
    /// The time in seconds since the frame with this index. It is less than a tick.
    package let after: Double

    package init(index: Int, after: Double) {
      (self.index, self.after) = (index, after)
    }
  }

  /// The tolerance when times are compared, in seconds. Without the tolerance, rounding could
  /// assign the time of a frame to the previous frame.
  private static let tolerance = 1e-9

  /// The times that the film shows, for a recording of `count` consecutive frames.
  package func moments(of count: Int) -> [Moment] {
    guard count > 0 else { return [] }
    let ticks = Double(FrameClock.ticksPerSecond)
    let ticksPerFrame = ticks / (Double(framesPerSecond) * slow)
    let last = Int((Double(count - 1) / ticksPerFrame + Self.tolerance).rounded(.down))
    return (0...last).map { k in
      let position = Double(k) * ticksPerFrame
      let index = min(Int((position + Self.tolerance).rounded(.down)), count - 1)
      let between = ticksPerFrame < 1 ? max(0, position - Double(index)) : 0
      return Moment(index: index, after: between < Self.tolerance ? 0 : between / ticks)
    }
  }

  /// The duration of each frame of the film.
  var frameDuration: FrameDuration { .frames(1, at: framesPerSecond) }
}

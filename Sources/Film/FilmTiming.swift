import QuartzCore
import Stage

/// Which moments of a recording the frames of a film show.
///
/// Film frame k is seen from k / fps on and shows the recording at k / (fps · slow): the last
/// turn at or before that moment, and that turn's layers at exactly that moment when the film
/// asks for more moments than there are turns.
package struct FilmTiming: Sendable, Equatable {
  package var framesPerSecond: Int
  /// How many times slower than life.
  package var slow: Double

  package init(framesPerSecond: Int = 60, slow: Double = 1) {
    self.framesPerSecond = framesPerSecond
    self.slow = slow
  }

  /// A moment to show.
  package struct Moment: Sendable, Equatable {
    /// Of `Recording.frames`.
    package let index: Int
    /// Seconds after that frame; less than a turn.
    package let after: Double

    package init(index: Int, after: Double) {
      (self.index, self.after) = (index, after)
    }
  }

  /// Keeps a moment that falls on a turn from landing just before it.
  private static let tolerance = 1e-9

  /// The film's moments for a recording of `count` frames, each a turn after the one before.
  package func moments(of count: Int) -> [Moment] {
    guard count > 0 else { return [] }
    let turns = Double(FrameClock.turnsPerSecond)
    let turnsPerFrame = turns / (Double(framesPerSecond) * slow)
    let last = Int((Double(count - 1) / turnsPerFrame + Self.tolerance).rounded(.down))
    return (0...last).map { k in
      let position = Double(k) * turnsPerFrame
      let index = min(Int((position + Self.tolerance).rounded(.down)), count - 1)
      let between = turnsPerFrame < 1 ? max(0, position - Double(index)) : 0
      return Moment(index: index, after: between < Self.tolerance ? 0 : between / turns)
    }
  }

  /// How long each frame of the film is seen.
  var frameDuration: FrameDuration { .frames(1, at: framesPerSecond) }
}

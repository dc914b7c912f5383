import UIKit

/// The position of something that plays. It advances with the device's clock.
@MainActor
struct PlaybackClock {
  private var position = 0.0
  private var since = 0.0
  /// The speed; 0 while playback is paused.
  private(set) var rate = 0.0
  /// The position at which playback ends; nil if the length is not known.
  var end: Double?

  init(end: CMTime = .indefinite) { self.end = end.isNumeric ? end.seconds : nil }

  var now: Double {
    let free = position + (World.current.clock.now - since) * rate
    return max(0, min(free, end ?? free))
  }

  mutating func setRate(_ new: Double) {
    (position, since, rate) = (now, World.current.clock.now, new)
  }

  mutating func seek(to new: Double) {
    position = max(0, min(new, end ?? new))
    since = World.current.clock.now
  }

  /// The device's time at which the end is reached; nil if it is never reached.
  var endsAt: Double? {
    guard let end, rate > 0 else { return nil }
    return World.current.clock.now + (end - now) / rate
  }
}

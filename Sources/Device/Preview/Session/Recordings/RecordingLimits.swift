/// What ends a recording of a page, and how many recordings are kept.
package enum RecordingLimits {
  /// The maximum length of a recording, in seconds.
  package static let duration = 120.0
  /// The maximum number of bytes by which a recording may grow after its start. A larger recording
  /// is ended, because a view that is redrawn in each tick would fill the memory.
  package static let growth = 48 << 20
  /// The number of seconds for which recording continues after the last touch, device event or
  /// transition. Other activity, such as a display link or animations that start each other, may
  /// never end.
  package static let tail = 5.0
  /// If a hanging transition is the only activity, the recording ends after this number of seconds.
  package static let hang = 1.0
  /// A recording ends only if no key has been pressed for this number of seconds, so that a word is
  /// one recording.
  package static let typingPause = 1.0

  /// The maximum number of recordings that a page keeps. The last recording is always kept.
  package static let count = 24
  /// The maximum memory of the recordings of all pages, in bytes. Every page keeps its last
  /// recording regardless of its size.
  package static let bytesOfAllPages = 64 << 20
}

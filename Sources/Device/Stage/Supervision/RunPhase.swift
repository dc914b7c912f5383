/// What a process that runs an app is doing.
package enum RunPhase: Int, Codable, Sendable {
  /// No run is in progress.
  case idle
  /// The app is being launched. No tick has begun.
  case opening
  case running
  /// The run has ended, and the app's objects are being released.
  case closing
}

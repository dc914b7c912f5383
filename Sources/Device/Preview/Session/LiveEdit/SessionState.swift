import Foundation
import Stage

/// The state of a page's session. The next build of the same app uses this state to restore the
/// session.
///
/// It does not contain the app's objects. To restore a session, a new device receives the session's
/// input in the same ticks.
package struct SessionState: Codable, Equatable {
  package var entry: String
  package var device: String
  /// The settings when the entry was loaded.
  package var settings: DeviceSettings
  package var log: InputLog
  /// The number of ticks that the device had run.
  package var ticks: Int
  package var speed: Double
  package var isPaused: Bool
  /// The recording and the time that the page shows; nil if the page shows the live device.
  package var shown: Shown?
  /// The latest recordings with a transition or a finding since the entry was loaded.
  package var earlier: [EarlierRecording] = []

  package struct Shown: Codable, Equatable {
    /// The recording's number among the recordings made since the entry was loaded, counted from 1.
    package var recording: Int
    package var t: Double
  }

  package init(
    entry: String, device: String, settings: DeviceSettings, log: InputLog, ticks: Int,
    speed: Double, isPaused: Bool
  ) {
    (self.entry, self.device, self.settings) = (entry, device, settings)
    (self.log, self.ticks, self.speed, self.isPaused) = (log, ticks, speed, isPaused)
  }

  /// Reads the states of all pages of a server. Each key is the token that a page sends to get its
  /// state.
  package static func read(_ path: String) throws -> [String: SessionState] {
    try JSONDecoder().decode(
      [String: SessionState].self, from: Data(contentsOf: URL(fileURLWithPath: path)))
  }

  package static func write(_ states: [String: SessionState], to path: String) throws {
    try JSONEncoder().encode(states).write(to: URL(fileURLWithPath: path))
  }
}

import Foundation
import Stage
import UIKit

/// The input of a device since its entry was loaded. A recording can be replayed from this input.
package struct RecordingHistory {
  /// The input from one idle state of the device to the next.
  package struct Step {
    /// The number of seconds since the end of the previous step, on the device's clock.
    package var pause: Double
    /// The traits at the start of the step; nil if they have not changed.
    package var traits: Stage.Traits?
    package var script: TouchScript
    /// The step's duration in seconds.
    package var duration: Double

    /// Whether the step contains neither touches nor device events.
    var isWithoutInput: Bool { script.fingers.isEmpty && script.device.isEmpty }
  }

  package let device: Device
  /// The settings when the app was launched.
  package let settings: DeviceSettings
  /// The test code that creates the entry; nil if a test cannot create it.
  package var opening: TestOpening?
  /// The steps in order. In the first step, the entry appears. The last step is the recording
  /// itself.
  package private(set) var steps: [Step] = []
  /// Describes why the history cannot be replayed; nil if it can.
  package private(set) var refusal: String?

  private var end = 0.0
  private var start = 0.0
  private var traits: Stage.Traits
  private var changed: Stage.Traits?

  init(_ device: Device, _ settings: DeviceSettings) {
    (self.device, self.settings, traits) = (device, settings, settings.traits)
  }

  /// Begins a step at `time` of the stage's clock. `held` is true if a touch is down.
  mutating func begin(at time: Double, held: Bool) {
    start = time
    if held { refuse("a touch that was down when a long recording was split") }
  }

  /// Ends the current step.
  mutating func end(at time: Double, _ script: TouchScript) {
    steps.append(
      Step(pause: max(0, start - end), traits: changed, script: script, duration: time - start))
    (end, changed) = (time, nil)
  }

  /// Records that the traits were changed during a step. `script` is the script of that step.
  mutating func set(_ traits: Stage.Traits, during script: TouchScript) {
    guard traits != self.traits else { return }
    self.traits = traits
    changed = traits
    if !script.fingers.isEmpty { refuse("a setting that was changed after the first touch") }
  }

  /// Marks the history as not reproducible. If the function is called several times, the first
  /// reason is stored.
  mutating func refuse(_ reason: String) { refusal = refusal ?? reason }
}

import Foundation
import Stage
import UIKit

/// The input of a device since its entry was loaded, as required to replay a recording.
package struct RecordingHistory {
  /// The input from one idle state of the device to the next.
  package struct Step {
    /// The seconds on the device's clock since the previous step.
    package var pause: Double
    /// The traits at its start; nil if they are unchanged.
    package var traits: Stage.Traits?
    package var script: TouchScript
    /// The step's duration in seconds.
    package var duration: Double
  }

  package let device: Device
  /// The settings at the app's launch.
  package let settings: DeviceSettings
  /// The code with which a test creates the entry; nil if a test cannot create it.
  package var opening: TestOpening?
  /// The steps in order. The first step is the appearance of the entry, the last step is the
  /// recording itself.
  package private(set) var steps: [Step] = []
  /// A description of what prevents a replay; nil if the history can be replayed.
  package private(set) var refusal: String?

  private var end = 0.0
  private var start = 0.0
  private var traits: Stage.Traits
  private var changed: Stage.Traits?

  init(_ device: Device, _ settings: DeviceSettings) {
    (self.device, self.settings, traits) = (device, settings, settings.traits)
  }

  /// Begins a step at `time` of the stage's clock; `held` is whether any touch is down.
  mutating func begin(at time: Double, held: Bool) {
    start = time
    if held { refuse("a touch that was down when a recording was cut") }
  }

  /// Ends the step.
  mutating func end(at time: Double, _ script: TouchScript) {
    steps.append(
      Step(pause: max(0, start - end), traits: changed, script: script, duration: time - start))
    (end, changed) = (time, nil)
  }

  /// Records a change of traits during a step with `script`.
  mutating func set(_ traits: Stage.Traits, during script: TouchScript) {
    guard traits != self.traits else { return }
    self.traits = traits
    changed = traits
    if !script.fingers.isEmpty { refuse("a setting that was changed after a touch had begun") }
  }

  /// Marks the history as not reproducible; the first reason is kept.
  mutating func refuse(_ reason: String) { refusal = refusal ?? reason }
}

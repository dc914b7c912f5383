import Film
import Foundation
import Stage
import UIKit

/// What `matchcut film` needs to play the touches of a recording: the entry, its settings, and one
/// touch script with all touches since the entry appeared.
package struct FilmRequest: Equatable {
  package let entry: String
  /// The number of the recording.
  package let recording: Int
  package let device: String
  /// The parameter values that differ from the defaults.
  package let values: PageParameter.Values
  package private(set) var traits: Stage.Traits
  package private(set) var script: TouchScript

  /// If touches alone do not repeat the recording, throws an error that says why.
  package init(_ live: LiveRecording) throws(PageError) {
    guard let history = live.history else { throw Self.refusal("a recording that has not ended") }
    if let reason = history.refusal { throw Self.refusal(reason) }
    (entry, recording) = (live.entry, live.id)
    (device, values) = (history.device.id, live.address?.values ?? [:])
    traits = history.settings.traits
    script = TouchScript(unit: .points, fingers: [], device: Self.events(history.settings))
    // In the first step, the entry appears.
    var start = 0.0
    for step in history.steps.dropFirst() {
      if let changed = step.traits {
        guard script.fingers.isEmpty else {
          throw Self.refusal("a setting that was changed between two touches")
        }
        traits = changed
      }
      if !script.fingers.isEmpty || !script.device.isEmpty { start += step.pause }
      script.add(step.script, at: start)
      if !script.fingers.isEmpty || !script.device.isEmpty { start += step.duration }
    }
    guard traits.preferredContentSizeCategory == .large else {
      throw Self.refusal("a text size, for which the command has no option")
    }
    guard script.duration <= TouchScript.longest else {
      throw Self.refusal("touches over more than \(Int(TouchScript.longest)) seconds")
    }
  }

  private static func refusal(_ found: String) -> PageError {
    PageError(
      about: PageMessage.Verb.export.rawValue,
      "found \(found), expected a recording that a touch script can repeat; start the entry again "
        + "and record it anew, or copy the link")
  }

  /// The device events that turn a new device into one with these settings.
  private static func events(_ settings: DeviceSettings) -> [DeviceEvent] {
    var events: [DeviceEvent] = []
    if settings.orientation != .portrait {
      events.append(DeviceEvent(.rotate(settings.orientation), t: 0, animated: false))
    }
    if (settings.horizontal, settings.vertical) != (nil, nil) {
      events.append(
        DeviceEvent(
          .traits(horizontal: settings.horizontal, vertical: settings.vertical), t: 0))
    }
    return events
  }

  /// The script as one line of JSON.
  package var json: String {
    get throws(PageError) {
      String(decoding: try script.json(isPretty: false), as: UTF8.self)
    }
  }
}

extension TouchScript {
  /// Adds the touches and device events of a script that begins at the time `start`.
  fileprivate mutating func add(_ other: TouchScript, at start: Double) {
    // Six decimals keep the ticks apart; the touches of a page have two decimals.
    func shifted(_ t: Double) -> Double { ((t + start) * 1e6).rounded() / 1e6 }
    func rounded(_ place: Double) -> Double { (place * 1e3).rounded() / 1e3 }
    fingers += other.fingers.map { entries in
      entries.map { Entry($0.phase, t: shifted($0.t), x: rounded($0.x), y: rounded($0.y)) }
    }
    device += other.device.map { event in
      var event = event
      event.t = shifted(event.t)
      return event
    }
  }
}

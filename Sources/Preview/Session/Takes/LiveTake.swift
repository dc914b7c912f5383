import CoreGraphics
import Film
import Foundation
import QuartzCore
import Stage
import UIKit

/// What a device did from one rest to the next.
package struct LiveTake {
  package let id: Int
  package let entry: String
  package var recording = Recording()
  /// Fingers as they came from the page, in points, from the take's beginning.
  package var script = TouchScript(unit: .points, fingers: [])
  package var warnings: [String] = []
  /// What led to it; nil while it goes on.
  package var history: TakeHistory?
  /// Events and frames that the page has been told of.
  package internal(set) var told = (events: 0, frames: 0)

  package init(id: Int, entry: String) { (self.id, self.entry) = (id, entry) }

  /// What is held by its frames and, once it has ended, its calls.
  package var weight = TakeWeight()

  /// Nobody touched or turned the device, and it went from no page to another.
  var isUneventful: Bool {
    script.fingers.isEmpty && script.device.isEmpty
      && recording.frames.allSatisfy { $0.progress == nil }
  }

  // MARK: What the page is told

  package var begins: String {
    JSONText.object([
      ("is", JSONText.string("take")), ("id", String(id)), ("entry", JSONText.string(entry)),
    ])
  }

  /// What is new since the last call; nil when nothing is.
  package mutating func more() -> String? {
    let events = recording.events[told.events...]
    let frames = recording.frames[told.frames...]
    guard !events.isEmpty || !frames.isEmpty else { return nil }
    let first = told.events
    told = (recording.events.count, recording.frames.count)
    return JSONText.object([
      ("is", JSONText.string("more")), ("take", String(id)),
      ("duration", JSONText.number(recording.duration)),
      (
        "events",
        JSONText.array(
          events.enumerated().map { $1.json(number: first + $0, from: recording.start) })
      ),
      ("frames", JSONText.array(frames.map(json))),
    ])
  }

  package var ends: String {
    JSONText.object([
      ("is", JSONText.string("took")), ("take", String(id)),
      ("duration", JSONText.number(recording.duration)),
      ("transitions", JSONText.array(RecordedTransition.all(in: recording).map(\.json))),
      (
        "findings",
        JSONText.array(recording.findings.map { $0.json(from: recording.start) })
      ),
      ("warnings", JSONText.array(warnings.map(JSONText.string))),
    ])
  }

  private func json(_ frame: Recording.Frame) -> String {
    JSONText.object([
      ("t", JSONText.number(frame.t)), ("progress", frame.progress.map(JSONText.number) ?? "null"),
      ("fingers", frame.fingersJSON),
    ])
  }

  // MARK: Moments

  /// Seconds: a moment comes back as it was told, to the millionth, a little before or after it.
  private static let toldTo = 1e-6

  /// The frame that shows `t`, and how much later than it that is.
  package func frame(at t: Double) -> (frame: Recording.Frame, after: Double)? {
    guard let first = recording.frames.first else { return nil }
    let index = recording.frames.lastIndex { $0.t <= t + Self.toldTo }
    let frame = index.map { recording.frames[$0] } ?? first
    let after = t - frame.t
    return (frame, after > Self.toldTo ? min(after, LiveClock.turn) : 0)
  }
}

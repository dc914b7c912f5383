import CoreGraphics
import Film
import Foundation
import QuartzCore
import Stage
import UIKit

/// A recording of a device, from one idle state to the next.
package struct LiveRecording {
  package let id: Int
  package let entry: String
  package var recording = Recording()
  /// The page's touches in points, relative to the start of the recording.
  package var script = TouchScript(unit: .points, fingers: [])
  package var warnings: [String] = []
  /// The number of keys that were pressed.
  package var keys = 0
  /// The input since the entry was loaded; nil while the recording is in progress.
  package var history: RecordingHistory?
  /// The texts on the screen during the recording.
  package var texts = LayerTexts()
  /// What is known about the views.
  package var views = ViewNotes()
  /// The input up to the end of the recording; nil if it cannot be repeated.
  package var run: LiveRun?
  /// The address of the state at the end of the recording; nil while it is in progress.
  package var address: PageAddress?
  /// The numbers of events and frames that have been sent to the page.
  package internal(set) var sent = (events: 0, frames: 0)

  package init(id: Int, entry: String) { (self.id, self.entry) = (id, entry) }

  /// The memory that the frames use. After the end of the recording, the size includes the calls.
  package var size = RecordingSize()

  /// Whether the recording does not contain a touch, a device event or a transition.
  var isUneventful: Bool {
    script.fingers.isEmpty && script.device.isEmpty
      && recording.frames.allSatisfy { $0.progress == nil }
  }

  /// Whether a transition ran, or a rule or UIKit found a problem. If memory is scarce, other
  /// recordings are dropped first.
  var isTelling: Bool {
    !recording.findings.isEmpty || !warnings.isEmpty
      || recording.frames.contains { $0.progress != nil }
      || !RecordedTransition.all(in: recording).isEmpty
  }

  // MARK: Messages to the page

  /// A message with everything that is new since the last call; nil if nothing is new.
  package mutating func more() -> PageReply.More? {
    let events = recording.events[sent.events...]
    let frames = recording.frames[sent.frames...]
    guard !events.isEmpty || !frames.isEmpty else { return nil }
    let first = sent.events
    sent = (recording.events.count, recording.frames.count)
    return PageReply.More(
      recording: id, duration: JSONNumber(recording.duration),
      events: events.enumerated().map {
        PageCall($1, number: first + $0, from: recording.start)
      },
      frames: frames.map {
        PageReply.More.Frame(
          t: JSONNumber($0.t), progress: $0.progress.map(JSONNumber.init),
          fingers: $0.pageFingers)
      })
  }

  package var ends: PageReply.Ended {
    PageReply.Ended(
      recording: id, duration: JSONNumber(recording.duration),
      transitions: RecordedTransition.all(in: recording),
      findings: FindingRecord.all(in: recording), warnings: warnings, keys: keys,
      address: address?.text ?? "", addressProblem: addressProblem)
  }

  private var addressProblem: String? {
    if run == nil {
      let minutes = InputLog.longestReplay / 60 / FrameClock.ticksPerSecond
      return "an address repeats at most \(minutes) minutes of use"
    }
    guard let input = address?.input, input.text == nil else { return nil }
    return "an address has at most \(RepeatableInput.longestText / 1000) kB, and the input since "
      + "the entry was loaded needs more"
  }

  // MARK: Frames

  /// The tolerance in seconds. The tolerance is needed because times are rounded to a microsecond
  /// in messages.
  private static let timeTolerance = 1e-6

  /// The frame that shows the time `t`, and the time from that frame to `t`.
  package func frame(at t: Double) -> (frame: Recording.Frame, after: Double)? {
    guard let first = recording.frames.first else { return nil }
    let index = recording.frames.lastIndex { $0.t <= t + Self.timeTolerance }
    let frame = index.map { recording.frames[$0] } ?? first
    let after = t - frame.t
    return (frame, after > Self.timeTolerance ? min(after, LiveClock.tick) : 0)
  }
}

import Foundation
import QuartzCore
import Stage
import UIKit

/// A recording as a JSON document. Equal recordings result in identical bytes.
///
/// Objects are identified by class and number, and layers by number. The file does not contain
/// addresses. Numbers have at most six decimals, and times are in seconds from the first frame. Each call and
/// each sample is on a line of its own.
package struct RecordingFile {
  package static let name = "recording.json"
  static let formatName = "matchcut recording"
  /// The format's version. The version is incremented when readers of the previous version would
  /// misread the file.
  package static let version = 2
  /// The versions that `RecordedRun` reads. In version 1, a call is one text.
  static let readVersions = [1, version]

  private static let note =
    "a sample lists only the views that differ from the previous sample, and the numbers of removed "
    + "views; a frame is in the coordinates of the parent and ignores the transform; a style "
    + "lists the other values that differ from the default, and is omitted if it has not changed; "
    + "all values are those shown on screen"

  let recording: Recording

  package init(_ recording: Recording) { self.recording = recording }

  package var data: Data { Data(text.utf8) }

  package var text: String {
    var document = JSONDocument(.lines)
    document.add("format", Format())
    document.add("meta", Meta(recording))
    document.add("events", lines: recording.events.map { Event($0, from: recording.start) })
    document.add("samples", lines: samples)
    if !recording.views.isEmpty { document.add("views", lines: recording.views) }
    if !recording.transitions.isEmpty {
      document.add("transitions", lines: recording.transitions.map(Transition.init))
    }
    document.add("diagnostics", lines: FindingRecord.all(in: recording))
    if let end = recording.end { document.add("end", RunEndRecord(end)) }
    return document.text + "\n"
  }

  private struct Format: Encodable {
    let name = RecordingFile.formatName
    let version = RecordingFile.version
    let note = RecordingFile.note
  }

  private struct Meta: Encodable {
    let name, title, device: String
    let size: [JSONNumber]
    let fps: Int
    let gesture: String
    @NullIfNil var cancelledAt: JSONNumber?
    let duration: JSONNumber
    let reduceMotion, rtl: Bool
    // The following values are written only if they differ from the default.
    let dark, hardwareKeyboard: Bool?
    let era: Int?
    let deviceEvents: [DeviceEvent]?

    init(_ recording: Recording) {
      let meta = recording.meta
      (name, title, device, gesture) = (meta.name, meta.title, meta.device, meta.gesture)
      size = [JSONNumber(meta.width), JSONNumber(meta.height)]
      fps = meta.ticksPerSecond
      cancelledAt = meta.cancelledAt.map(JSONNumber.init)
      duration = JSONNumber(recording.duration)
      (reduceMotion, rtl) = (meta.reduceMotion, meta.rightToLeft)
      dark = meta.dark ? true : nil
      hardwareKeyboard = meta.hardwareKeyboard ? true : nil
      era = meta.era == Stage.Traits.standardEra ? nil : meta.era
      let events = meta.deviceEvents.map { event in
        var event = event
        event.t = JSONNumber.rounded(event.t)
        return event
      }
      deviceEvents = events.isEmpty ? nil : events
    }
  }

  private struct Event: Encodable {
    let t: JSONNumber
    let lane, object: String
    let call: CallTrace.Message
    @NullIfNil var answer: String?
    let source: SourcePlace?

    init(_ event: CallTrace.Event, from start: Double) {
      t = JSONNumber(event.time - start)
      (lane, object) = (event.lane.rawValue, event.object.description)
      (call, answer) = (event.call.message, event.answer?.description)
      source = event.place
    }
  }

  private struct Sample: Encodable {
    let t: JSONNumber
    @NullIfNil var progress: JSONNumber?
    let touches: [Touch]
    let views: [RecordedView]
    let size: [JSONNumber]?
    let gone: [Int]?
  }

  private struct Transition: Encodable {
    let start: JSONNumber
    let end: JSONNumber?
    let container: Int
    let from, to: Int?

    init(_ views: TransitionViews) {
      (start, end) = (JSONNumber(views.start), views.end.map(JSONNumber.init))
      (container, from, to) = (views.container, views.from, views.to)
    }
  }

  private struct Touch: Encodable {
    let finger: Int
    let x, y: JSONNumber
  }

  private var samples: [Sample] {
    var shown: [Int: RecordedView] = [:]
    let styles = RecordedStyles()
    return recording.frames.map { frame in
      let views = RecordedView.all(in: frame.tree, at: frame.time, styles: styles)
      let changed = views.filter { shown[$0.id] != $0 }.map { view in
        var view = view
        if let before = shown[view.id], before.style == view.style { view.style = nil }
        return view
      }
      let ids = Set(views.map(\.id))
      let gone = shown.keys.filter { !ids.contains($0) }.sorted()
      shown = Dictionary(views.map { ($0.id, $0) }, uniquingKeysWith: { _, last in last })
      return Sample(
        t: JSONNumber(frame.t), progress: frame.progress.map(JSONNumber.init),
        touches: frame.fingers.map {
          Touch(finger: $0.finger, x: JSONNumber($0.x), y: JSONNumber($0.y))
        },
        views: changed,
        size: frame.size.map { [JSONNumber($0.width), JSONNumber($0.height)] },
        gone: gone.isEmpty ? nil : gone)
    }
  }
}

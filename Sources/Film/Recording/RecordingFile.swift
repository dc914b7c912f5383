import Foundation
import QuartzCore
import Stage

/// A recording as a JSON document. Equal recordings result in identical bytes.
///
/// Objects are identified by class and number, and layers by number. The file does not contain
/// addresses. Keys have a fixed order, numbers have at most six decimals, and times are in seconds
/// from the first frame.
package struct RecordingFile {
  package static let name = "recording.json"
  static let formatName = "matchcut recording"
  /// The format's version. The version is incremented when readers of the previous version would
  /// misread the file.
  package static let version = 1

  private static let note =
    "a sample lists only the views that differ from the previous sample, and the numbers of removed "
    + "views; a frame is in the coordinates of the parent and ignores the transform; a style "
    + "lists the other values that differ from the default, and is omitted if it has not changed; "
    + "all values are those shown on screen"

  let recording: Recording

  package init(_ recording: Recording) { self.recording = recording }

  package var data: Data { Data(text.utf8) }

  package var text: String {
    var parts = [
      ("format", format), ("meta", meta), ("events", JSONText.lines(events)),
      ("samples", JSONText.lines(samples)), ("diagnostics", JSONText.lines(diagnostics)),
    ]
    if let end = recording.end { parts.append(("end", end.json)) }
    return "{\n" + parts.map { JSONText.string($0.0) + ":" + $0.1 }.joined(separator: ",\n")
      + "\n}\n"
  }

  private var format: String {
    JSONText.object([
      ("name", JSONText.string(Self.formatName)), ("version", String(Self.version)),
      ("note", JSONText.string(Self.note)),
    ])
  }

  private var meta: String {
    let meta = recording.meta
    let device = JSONText.array(meta.deviceEvents.map(\.json))
    var facts: [(name: String, value: String)] = [
      ("name", JSONText.string(meta.name)), ("title", JSONText.string(meta.title)),
      ("device", JSONText.string(meta.device)),
      ("size", JSONText.numbers([meta.width, meta.height])),
      ("fps", String(meta.ticksPerSecond)), ("gesture", JSONText.string(meta.gesture)),
      ("cancelledAt", meta.cancelledAt.map(JSONText.number) ?? "null"),
      ("duration", JSONText.number(recording.duration)),
      ("reduceMotion", String(meta.reduceMotion)), ("rtl", String(meta.rightToLeft)),
    ]
    // These values are written only if they differ from the default. The file of a recording with
    // default values is therefore identical to the file that earlier versions wrote.
    if meta.dark { facts.append(("dark", String(meta.dark))) }
    if meta.hardwareKeyboard { facts.append(("hardwareKeyboard", "true")) }
    if meta.era != Stage.Traits.standardEra { facts.append(("era", String(meta.era))) }
    if !meta.deviceEvents.isEmpty { facts.append(("deviceEvents", device)) }
    return JSONText.object(facts)
  }

  private var events: [String] {
    recording.events.map { event in
      JSONText.object([
        ("t", JSONText.number(event.time - recording.start)),
        ("lane", JSONText.string(event.lane.rawValue)),
        ("object", JSONText.string(event.object.description)),
        ("call", JSONText.string(event.call.description)),
        ("answer", (event.answer?.description).map(JSONText.string) ?? "null"),
      ])
    }
  }

  private var samples: [String] {
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

      var members: [(name: String, value: String)] = [
        ("t", JSONText.number(frame.t)),
        ("progress", frame.progress.map(JSONText.number) ?? "null"),
        ("touches", JSONText.array(frame.fingers.map(Self.touch))),
        ("views", JSONText.array(changed.map(\.json))),
      ]
      if let size = frame.size {
        members.append(("size", JSONText.numbers([size.width, size.height])))
      }
      if !gone.isEmpty { members.append(("gone", JSONText.array(gone.map(String.init)))) }
      return JSONText.object(members)
    }
  }

  private var diagnostics: [String] {
    recording.findings.map { $0.json(from: recording.start) }
  }

  private static func touch(_ finger: Recording.Touch) -> String {
    JSONText.object([
      ("finger", String(finger.finger)), ("x", JSONText.number(finger.x)),
      ("y", JSONText.number(finger.y)),
    ])
  }
}

extension Finding {
  /// The finding as JSON. Its time is counted from `start`.
  package func json(from start: Double) -> String {
    let allowed = self.allowed.map { [("allowed", JSONText.string($0))] } ?? []
    return JSONText.object(
      [
        ("rule", JSONText.string(rule)), ("severity", JSONText.string(severity.rawValue)),
        ("t", JSONText.number(time - start)), ("object", JSONText.string(object)),
        ("property", property.map(JSONText.string) ?? "null"),
        ("message", JSONText.string(message)), ("expected", JSONText.string(expected)),
        ("fix", JSONText.string(fix)), ("link", JSONText.string(link)),
      ] + allowed)
  }
}

extension RunEnd {
  /// How the run ended, as JSON: a sentence, the place in the app's source, and the functions that
  /// were being executed.
  package var json: String {
    JSONText.object([
      ("sentence", JSONText.string(sentence)),
      ("place", place?.json ?? "null"), ("backtrace", JSONText.array(backtrace.map(\.json))),
    ])
  }
}

extension RunEnd.Place {
  fileprivate var json: String {
    JSONText.object([
      ("function", JSONText.string(function)), ("file", JSONText.string(file)),
      ("line", String(line)),
    ])
  }
}

extension DeviceEvent {
  /// The event in the JSON format of touch scripts.
  fileprivate var json: String {
    let what =
      switch change {
      case .rotate(let orientation): ("rotate", JSONText.string(orientation.rawValue))
      case .resize(let size): ("resize", JSONText.numbers([size.width, size.height]))
      case .traits(let horizontal, let vertical):
        (
          "traits",
          JSONText.object(
            [("horizontal", horizontal), ("vertical", vertical)].compactMap { name, value in
              value.map { (name, JSONText.string($0.rawValue)) }
            })
        )
      case .app(let event): ("app", JSONText.string(event.rawValue))
      }
    let manner = isAnimated ? [] : [("animated", "false")]
    return JSONText.object([("t", JSONText.number(t)), what] + manner)
  }
}

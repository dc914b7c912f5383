import Film
import Stage

/// A trace as JSON Lines: a header, a line for each call, and a last line if the run did not reach
/// its end. The schema `Documentation/Schemas/trace-1.json` describes the lines.
package struct TraceLines {
  /// The version of the schema. Every change of a line is a new version.
  package static let version = 1

  private let header: Header
  private let calls: [Call]
  private let end: RunEnd?

  /// If `withPlaces` is true, calls have the lines of the app's source.
  @MainActor
  init(_ run: AppRun, _ result: AppRun.Result, withPlaces: Bool) {
    header = Header(
      demo: run.name, device: run.device.id, gesture: run.gesture,
      outcome: result.recording.outcome.rawValue)
    calls = result.trace.events.map {
      Call($0, from: result.trace.start, withPlace: withPlaces)
    }
    end = result.end
  }

  var text: String {
    let lines =
      [JSONLine.text(header)] + calls.map { JSONLine.text($0) }
      + (end.map { [JSONLine.text(End(end: RunEndRecord($0)))] } ?? [])
    return lines.joined(separator: "\n") + "\n"
  }

  private struct Header: Encodable {
    let schema = "matchcut-trace"
    let version = TraceLines.version
    let tool = Tool.version
    let demo, device, gesture, outcome: String
  }

  private struct Call: Encodable {
    let t: JSONNumber
    let lane, object, call: String
    let answer: String?
    let source: SourcePlace?

    init(_ event: CallTrace.Event, from start: Double, withPlace: Bool) {
      (t, lane) = (JSONNumber(event.time - start), event.lane.rawValue)
      (object, call) = (event.object.description, event.call.description)
      (answer, source) = (event.answer?.description, withPlace ? event.place : nil)
    }
  }

  private struct End: Encodable {
    let end: RunEndRecord
  }
}

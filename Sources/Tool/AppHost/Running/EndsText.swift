import Film
import Foundation
import Stage

/// The explanations that `matchcut trace --why` prints.
enum EndsText {
  /// The end of an interaction.
  struct Entry {
    let end: InteractionEnd
    /// The releases with the other outcome; nil if no drag ended the interaction.
    let other: OtherReleases?
    /// The time of the stage's clock at which the recording began.
    let start: Double
  }

  static func text(_ entries: [Entry]) -> String {
    guard !entries.isEmpty else { return "no interaction was finished or cancelled\n" }
    return entries.map { entry in
      let time = String(format: "%.4f", entry.end.time - entry.start)
      return "  \(time)  \(entry.end.sentence)\n"
        + (entry.other.map { "          \($0.sentence)\n" } ?? "")
    }.joined()
  }

  static func json(_ entries: [Entry]) -> String {
    var document = JSONDocument()
    document.add("interactions", lines: entries.map(Line.init))
    return document.text + "\n"
  }

  private struct Line: Encodable {
    let t: JSONNumber
    let object, call: String
    let completed: Bool?
    let progress: JSONNumber?
    let gesture: String?
    let source: SourcePlace?
    let sentence: String
    let other: Other?

    init(_ entry: Entry) {
      let end = entry.end
      t = JSONNumber(end.time - entry.start)
      (object, call) = (end.object.description, end.isFinish ? "finish" : "cancel")
      (completed, progress) = (end.isCompleted, end.progress.map(JSONNumber.init))
      gesture = end.gesture?.recognizer.description
      (source, sentence) = (end.place, end.sentence)
      other = entry.other.map(Other.init)
    }
  }

  private struct Other: Encodable {
    let finishes: Bool
    let progress: JSONNumber?
    let velocity: [JSONNumber]?
    let sentence: String

    init(_ other: OtherReleases) {
      (finishes, progress) = (other.isFinished, other.progress.map(JSONNumber.init))
      velocity = other.velocity.map { [JSONNumber(Double($0.x)), JSONNumber(Double($0.y))] }
      sentence = other.sentence
    }
  }
}

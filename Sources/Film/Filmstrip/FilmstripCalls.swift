import Stage
import UIKit

/// The calls between two frames, in few words: `viewWillAppear`, `update ×12`.
struct FilmstripCalls {
  struct Call: Equatable {
    let lane: CallTrace.Lane
    let name: String
    var count = 1
    /// What was answered or said, when it decides something: `completeTransition(false)`.
    var text: String { count > 1 ? "\(name) ×\(count)" : name }
  }

  /// At most this many lines; what is left out is counted in the last.
  static let limit = 6
  /// Lanes whose calls come with every frame and say nothing by themselves.
  private static let quiet: Set<CallTrace.Lane> = [.touch, .layout]
  /// Calls whose argument is the point of them.
  private static let telling = ["completeTransition", "animationEnded", "presentationTransitionDidEnd",
    "dismissalTransitionDidEnd"]

  let calls: [Call]
  /// Calls left out, by name.
  let rest: Int

  /// Of the events after `start` up to and including `end`, in the engine's time.
  init(_ events: [CallTrace.Event], after start: Double, upTo end: Double) {
    var found: [Call] = []
    for event in events where event.time > start && event.time <= end {
      guard !Self.quiet.contains(event.lane) else { continue }
      let name = Self.short(event.call)
      if let index = found.firstIndex(where: { $0.name == name && $0.lane == event.lane }) {
        found[index].count += 1
      } else {
        found.append(Call(lane: event.lane, name: name))
      }
    }
    let fits = found.count <= Self.limit
    calls = fits ? found : Array(found.prefix(Self.limit - 1))
    rest = found.count - calls.count
  }

  /// The selector's first part; with its argument where that decides something.
  private static func short(_ call: String) -> String {
    let name = String(call.prefix { $0 != "(" && $0 != ":" })
    return telling.contains(name) ? call : name
  }
}

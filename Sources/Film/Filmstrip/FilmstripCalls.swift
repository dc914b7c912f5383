import Stage
import UIKit

/// The calls between two frames, in few words: `viewWillAppear`, `update ×12`.
package struct FilmstripCalls {
  package struct Call: Equatable {
    package let lane: CallTrace.Lane
    package let name: String
    package var count = 1

    /// `update ×12`.
    package var text: String { count > 1 ? "\(name) ×\(count)" : name }
  }

  /// At most this many lines; what is left out is counted in the last.
  package static let limit = 7
  /// Lanes whose calls come with every frame and say nothing by themselves.
  private static let quiet: Set<CallTrace.Lane> = [.touch, .layout]
  /// What is left out first where there is too much.
  private static let minor: Set<String> = [
    "viewDidLoad", "viewIsAppearing", "transitionDuration", "containerViewWillLayoutSubviews",
    "containerViewDidLayoutSubviews", "presentationController",
  ]
  /// Calls whose argument is the point of them.
  private static let telling: Set<String> = [
    "completeTransition", "animationEnded", "presentationTransitionDidEnd",
    "dismissalTransitionDidEnd",
  ]

  package let calls: [Call]
  /// Calls left out, by name.
  package let rest: Int

  /// Of the events after `start` up to and including `end`, in the engine's time.
  package init(_ events: [CallTrace.Event], after start: Double, upTo end: Double) {
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
    let total = found.count
    if total > Self.limit { found.removeAll { Self.minor.contains($0.name) } }
    let fits = found.count == total || found.count < Self.limit
    calls = fits && found.count <= Self.limit ? found : Array(found.prefix(Self.limit - 1))
    rest = total - calls.count
  }

  /// The selector's first part; with its argument where that decides something.
  private static func short(_ call: String) -> String {
    let name = String(call.prefix { $0 != "(" && $0 != ":" })
    return telling.contains(name) ? call : name
  }
}

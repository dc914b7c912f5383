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
  package static let limit = 9
  /// Lanes and calls that come all the time and say nothing by themselves; a segue ends in a call
  /// that is shown.
  private static let quiet: Set<CallTrace.Lane> = [.touch, .layout, .storyboard]
  private static let quietCalls: Set<String> = [
    "containerViewWillLayoutSubviews", "containerViewDidLayoutSubviews",
  ]
  /// What is left out first where there is too much.
  private static let minor: Set<String> = [
    "viewDidLoad", "viewIsAppearing", "transitionDuration", "presentationController",
    "presentationTransitionWillBegin",
  ]
  /// Calls whose argument is the point of them.
  private static let telling: Set<String> = ["completeTransition", "animationEnded"]

  package let calls: [Call]
  /// Calls left out, by name.
  package let rest: Int

  /// Of the events after `start` up to and including `end`, in the engine's time.
  package init(_ events: [CallTrace.Event], after start: Double, upTo end: Double) {
    var found: [Call] = []
    for event in events where event.time > start && event.time <= end {
      guard !Self.quiet.contains(event.lane) else { continue }
      let name = Self.short(event)
      guard !Self.quietCalls.contains(name) else { continue }
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
  ///
  /// `interactionControllerForDismissal` is cut to what was asked for, as `animationController` is
  /// by its selector; a recognizer's news are preceded by its kind: `pan began`.
  private static func short(_ event: CallTrace.Event) -> String {
    let name = String(event.call.prefix { $0 != "(" && $0 != ":" })
    if telling.contains(name) { return event.call }
    if name.hasPrefix("interactionControllerFor") { return "interactionController" }
    if event.lane == .gesture, let kind = recognizerKind(event.object) { return "\(kind) \(name)" }
    return name
  }

  /// `pan` of `UIPanGestureRecognizer#1`.
  private static func recognizerKind(_ object: String) -> String? {
    let type = object.prefix { $0 != "#" }
    guard type.hasSuffix("GestureRecognizer") else { return nil }
    let kind = type.dropLast("GestureRecognizer".count)
    return (kind.hasPrefix("UI") ? kind.dropFirst(2) : kind).lowercased()
  }
}

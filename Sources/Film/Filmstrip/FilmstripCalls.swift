import Stage
import UIKit

/// The calls between two frames, in few words: `viewWillAppear`, `update ×12`, and the object of each.
package struct FilmstripCalls {
  package struct Call: Equatable {
    package let lane: CallTrace.Lane
    package let name: String
    /// What was called, as the trace names it; empty for calls of several.
    package var object: String
    package var count = 1

    /// Without the number of the first of its kind: `NotePage`, `NotePage#2`.
    package var shortObject: String {
      object.hasSuffix("#1") ? String(object.dropLast(2)) : object
    }

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
      let object = Self.isNamed(name, by: event) ? "" : event.object
      if let index = found.firstIndex(where: {
        $0.name == name && $0.lane == event.lane && $0.object == object
      }) {
        found[index].count += 1
      } else {
        found.append(Call(lane: event.lane, name: name, object: object))
      }
    }
    if found.count > Self.limit { found = Self.merged(found) }
    let total = found.count
    if total > Self.limit { found.removeAll { Self.minor.contains($0.name) } }
    let fits = found.count == total || found.count < Self.limit
    calls = fits && found.count <= Self.limit ? found : Array(found.prefix(Self.limit - 1))
    rest = total - calls.count
  }

  /// Joins the same call on several objects into one line, where separate lines need too much room.
  private static func merged(_ calls: [Call]) -> [Call] {
    calls.reduce(into: []) { merged, call in
      if let index = merged.firstIndex(where: { $0.name == call.name && $0.lane == call.lane }) {
        merged[index].count += call.count
        merged[index].object = ""
      } else {
        merged.append(call)
      }
    }
  }

  /// What tells it apart from others: the selector's first part, or where that only says who asks,
  /// as in `navigationController(_:willShow:animated:)`, the second, with the argument where that
  /// decides something.
  ///
  /// `interactionControllerForDismissal` is cut to what was asked for, as `animationController` is
  /// by its selector; a recognizer's news are preceded by its kind: `pan began`.
  private static func short(_ event: CallTrace.Event) -> String {
    let name = String(event.call.prefix { $0 != "(" && $0 != ":" })
    if telling.contains(name) { return event.call }
    if name.hasPrefix("interactionControllerFor") { return "interactionController" }
    if event.lane == .gesture, news.contains(name) {
      return "\(recognizerKind(event.object)) \(name)"
    }
    return askers.contains(name) ? secondLabel(of: event.call) ?? name : name
  }

  /// Selectors of delegates begin with who asks: what is asked stands behind.
  private static let askers: Set<String> = [
    "application", "scene", "windowScene", "gestureRecognizer", "navigationController",
    "tabBarController", "presentationController", "popoverPresentationController", "scrollView",
    "tableView", "collectionView", "textField", "textView",
  ]

  /// What recognizers say of themselves.
  private static let news: Set<String> = [
    "began", "changed", "ended", "cancelled", "failed", "recognized", "reset",
  ]

  /// The kind of recognizer stands in the name already.
  private static func isNamed(_ name: String, by event: CallTrace.Event) -> Bool {
    event.lane == .gesture && news.contains { name.hasSuffix(" \($0)") }
  }

  /// `willShow` of `navigationController(UINavigationController#1, willShow: Page#1)`; nil where the
  /// first argument has a label, or there is no second.
  private static func secondLabel(of call: String) -> String? {
    let arguments = call.drop { $0 != "(" }.dropFirst().split(separator: ", ")
    guard arguments.count > 1, label(of: arguments[0]) == nil else { return nil }
    return label(of: arguments[1])
  }

  /// The word before an argument's colon.
  private static func label(of argument: Substring) -> String? {
    let word = argument.prefix { $0.isLetter }
    return argument.dropFirst(word.count).hasPrefix(":") && !word.isEmpty ? String(word) : nil
  }

  /// `screen edge pan` of `UIScreenEdgePanGestureRecognizer#1`, `CatchingPan` of a class of the app.
  private static func recognizerKind(_ object: String) -> String {
    let type = object.prefix { $0 != "#" }
    guard type.hasPrefix("UI"), type.hasSuffix("GestureRecognizer") else { return String(type) }
    let kind = type.dropFirst(2).dropLast("GestureRecognizer".count)
    return kind.reduce(into: "") { words, letter in
      if letter.isUppercase, !words.isEmpty { words += " " }
      words += letter.lowercased()
    }
  }
}

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
  private static let quietCalls: Set<CallTrace.Call> = [
    .presentation(.containerWillLayout), .presentation(.containerDidLayout),
  ]
  /// What is left out first where there is too much.
  private static let minor: Set<String> = [
    "viewDidLoad", "viewIsAppearing", "transitionDuration", "presentationController",
    "presentationTransitionWillBegin",
  ]
  package let calls: [Call]
  /// Calls left out, by name.
  package let rest: Int

  /// The calls after `start` up to and including `end`, in the engine's time.
  package init(_ events: [CallTrace.Event], after start: Double, upTo end: Double) {
    var found: [Call] = []
    for event in events where event.time > start && event.time <= end {
      guard !Self.quiet.contains(event.lane), !Self.quietCalls.contains(event.call) else {
        continue
      }
      let name = Self.short(event)
      let object = event.call.isNews ? "" : event.object.description
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
    let message = event.call.message
    switch event.call {
    case .transition(.completeTransition), .transition(.animationEnded),
      .request(.selectIndex), .request(.selectViewController), .remark:
      return message.description
    case .displayLink: return String(message.description.prefix { $0 != ":" })
    case .question(.interactorForPresentation), .question(.interactorForDismissal):
      return "interactionController"
    case _ where event.call.isNews: return "\(kind(of: event.object)) \(message.name)"
    default:
      return (askers.contains(message.name) ? message.secondLabel : nil) ?? message.name
    }
  }

  /// Selectors of delegates begin with who asks: what is asked stands behind.
  private static let askers: Set<String> = [
    "application", "scene", "windowScene", "gestureRecognizer", "navigationController",
    "tabBarController", "presentationController", "popoverPresentationController", "scrollView",
    "tableView", "collectionView", "textField", "textView",
  ]

  /// `screen edge pan` of `UIScreenEdgePanGestureRecognizer#1`, `CatchingPan` of a class of the app.
  private static func kind(of recognizer: ObjectName) -> String {
    let type = recognizer.type
    guard type.hasPrefix("UI"), type.hasSuffix("GestureRecognizer") else { return type }
    let kind = type.dropFirst(2).dropLast("GestureRecognizer".count)
    return kind.reduce(into: "") { words, letter in
      if letter.isUppercase, !words.isEmpty { words += " " }
      words += letter.lowercased()
    }
  }
}

extension CallTrace.Call {
  /// What a recognizer says of itself.
  fileprivate var isNews: Bool {
    switch self {
    case .gesture(.became), .gesture(.reset): true
    default: false
    }
  }
}

extension CallTrace.Message {
  /// `willShow` of `navigationController(_:willShow:)`; nil where the first argument has a label, or
  /// there is no second.
  fileprivate var secondLabel: String? {
    guard let arguments, arguments.count > 1, arguments[0].label == nil else { return nil }
    return arguments[1].label
  }
}

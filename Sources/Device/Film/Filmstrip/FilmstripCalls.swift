import Stage
import UIKit

/// The calls between two frames in a short form, such as `viewWillAppear` or `update ×12`, and the
/// object of each call.
package struct FilmstripCalls {
  package struct Call: Equatable {
    package let lane: CallTrace.Lane
    package let name: String
    /// The object's name as in the trace; nil if the line represents calls on several objects.
    package var object: ObjectName?
    package var count = 1

    /// The object's name, such as `NotePage` or `NotePage#2`. The number is omitted for the first
    /// object of a class. Empty if the line represents calls on several objects.
    package var shortObject: String {
      guard let object else { return "" }
      return object.number == 1 ? object.type : object.description
    }

    /// The name with the number of calls, such as `update ×12`.
    package var text: String { count > 1 ? "\(name) ×\(count)" : name }
  }

  /// The maximum number of lines of calls below a frame. The last line says how many calls are
  /// omitted.
  package static let limit = 9
  /// Lanes that are not shown, because their calls are frequent or add no information. For example,
  /// a segue causes another call that is shown.
  private static let quiet: Set<CallTrace.Lane> = [.touch, .layout, .storyboard]
  private static let quietCalls: Set<CallTrace.Call> = [
    .presentation(.containerWillLayout), .presentation(.containerDidLayout),
  ]
  /// The calls that are omitted first if there are too many.
  private static let minor: Set<String> = [
    "viewDidLoad", "viewIsAppearing", "transitionDuration", "presentationController",
    "presentationTransitionWillBegin",
  ]
  package let calls: [Call]
  /// The number of omitted calls, by name.
  package let rest: Int

  /// Finds the calls in the interval after `start` and up to `end`, in the time of the stage's
  /// clock.
  package init(_ events: [CallTrace.Event], after start: Double, upTo end: Double) {
    var found: [Call] = []
    for event in events where event.time > start && event.time <= end {
      guard !Self.quiet.contains(event.lane), !Self.quietCalls.contains(event.call) else {
        continue
      }
      let name = Self.short(event)
      let object = event.call.isNews ? nil : event.object
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

  /// Merges equal calls on different objects into one line. Calls are merged only if there would be
  /// too many lines without merging.
  private static func merged(_ calls: [Call]) -> [Call] {
    calls.reduce(into: []) { merged, call in
      if let index = merged.firstIndex(where: { $0.name == call.name && $0.lane == call.lane }) {
        merged[index].count += call.count
        merged[index].object = nil
      } else {
        merged.append(call)
      }
    }
  }

  /// The part of a call that distinguishes it from others. For most calls, it is the first part of
  /// the selector. If the first part only names the sender, as in
  /// `navigationController(_:willShow:animated:)`, it is the second part. For some calls, the
  /// argument is added because it matters.
  ///
  /// `interactionControllerForDismissal` is shortened in the same way as `animationController…`. A
  /// state change of a recognizer begins with the recognizer's kind, as in `pan began`.
  private static func short(_ event: CallTrace.Event) -> String {
    let message = event.call.message
    switch event.call {
    case .transition(.completeTransition), .transition(.animationEnded),
      .request(.selectIndex), .request(.selectViewController), .remark:
      return message.description
    case .displayLink(let action) where action.baseName != action.description:
      return action.baseName
    case .displayLink: return message.description
    case .question(.interactorForPresentation), .question(.interactorForDismissal):
      return "interactionController"
    case _ where event.call.isNews: return "\(kind(of: event.object)) \(message.name)"
    default:
      return (askers.contains(message.name) ? message.secondLabel : nil) ?? message.name
    }
  }

  /// The first parts of delegate methods' selectors, if these parts only name the sender.
  private static let askers: Set<String> = [
    "application", "scene", "windowScene", "gestureRecognizer", "navigationController",
    "tabBarController", "presentationController", "popoverPresentationController", "scrollView",
    "tableView", "collectionView", "textField", "textView",
  ]

  /// The kind of a recognizer. For `UIScreenEdgePanGestureRecognizer#1` the result is `screen edge
  /// pan`. For a class of the app, the result is the class name, such as `CatchingPan`.
  private static func kind(of recognizer: ObjectName) -> String {
    kinds[recognizer.type] ?? recognizer.type
  }

  /// The kinds of UIKit's recognizers by the names of their classes.
  private static let kinds = Dictionary(
    uniqueKeysWithValues: [
      (UITapGestureRecognizer.self, "tap"), (UIPanGestureRecognizer.self, "pan"),
      (UIScreenEdgePanGestureRecognizer.self, "screen edge pan"),
      (UIPinchGestureRecognizer.self, "pinch"), (UIRotationGestureRecognizer.self, "rotation"),
      (UISwipeGestureRecognizer.self, "swipe"), (UILongPressGestureRecognizer.self, "long press"),
    ].map { (type: UIGestureRecognizer.Type, kind) in (String(describing: type), kind) })
}

extension CallTrace.Call {
  /// Whether the call reports a change of a recognizer's state.
  fileprivate var isNews: Bool {
    switch self {
    case .gesture(.became), .gesture(.reset): true
    default: false
    }
  }
}

extension CallTrace.Message {
  /// The second label, such as `willShow` in `navigationController(_:willShow:)`. Nil if the first
  /// argument has a label or there is no second argument.
  fileprivate var secondLabel: String? {
    guard let arguments, arguments.count > 1, arguments[0].label == nil else { return nil }
    return arguments[1].label
  }
}

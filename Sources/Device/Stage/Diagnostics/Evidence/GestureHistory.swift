/// The continuous gestures of a run, collected from its recorded calls.
@MainActor
package struct GestureHistory {
  package struct End {
    package let time: Double
    /// The index of the call with which the gesture ended.
    package let call: Int
    /// Whether the system cancelled the touch.
    package let isCancelled: Bool
  }

  package struct Gesture {
    package let recognizer: Subject
    package let time: Double
    package let call: Int
    package internal(set) var end: End?
    /// The distance between the touch-down point and the touch, with the index of the call in which
    /// the recognizer reported it. The distance is recorded for recognizers that have a
    /// translation. The distance is in points of the window and does not depend on the app's
    /// `setTranslation(_:in:)` calls.
    package internal(set) var translations: [(call: Int, translation: CGPoint)] = []
    /// The point at which the touch went down; nil if it was not observed.
    fileprivate var landing: CGPoint?

    /// Whether the gesture was active just before the call with this index.
    package func isActive(at index: Int) -> Bool {
      call < index && (end.map { $0.call >= index } ?? true)
    }

    /// How far the touch was from the touch-down point just before the call with this index.
    ///
    /// The result is nil if the gesture has ended and the recognizer did not report the touch's
    /// last movement.
    package func translation(at index: Int) -> CGPoint? {
      let last = translations.last { $0.call < index }
      if let end, end.call < index, last?.call != end.call { return nil }
      return last?.translation
    }
  }

  package private(set) var gestures: [Gesture] = []

  package init(_ run: RunEvidence) {
    var current: [ObjectName: Int] = [:]
    for (index, event) in run.events.enumerated() {
      guard case .gesture(let call) = event.call else { continue }
      switch call {
      case .became(.began, _, _):
        current[event.object] = gestures.count
        gestures.append(
          Gesture(recognizer: run.callees[index], time: event.time, call: index))
      case .became(.ended, _, _), .became(.cancelled, _, _), .became(.failed, _, _), .reset:
        guard let known = current.removeValue(forKey: event.object) else { continue }
        follow(known, call, index, run.places[index])
        gestures[known].end = End(
          time: event.time, call: index, isCancelled: !call.isEnd)
      case .became(.changed, _, _): break
      default: continue
      }
      if let known = current[event.object] { follow(known, call, index, run.places[index]) }
    }
  }

  /// Records the translation. If an app resets the translation to zero after every movement, the
  /// recognizer reports only the last step. The touch's location still gives the full translation.
  private mutating func follow(
    _ known: Int, _ call: CallTrace.GestureCall, _ index: Int, _ place: CGPoint?
  ) {
    guard case .became(_, .translation(var translation, _), _) = call else { return }
    if let place {
      let landing =
        gestures[known].landing ?? CGPoint(x: place.x - translation.x, y: place.y - translation.y)
      gestures[known].landing = landing
      translation = CGPoint(x: place.x - landing.x, y: place.y - landing.y)
    }
    gestures[known].translations.append((index, translation))
  }

  /// The gestures that were active just before the call with this index.
  package func active(at index: Int) -> [Gesture] { gestures.filter { $0.isActive(at: index) } }
}

extension CallTrace.GestureCall {
  fileprivate var isEnd: Bool {
    if case .became(.ended, _, _) = self { true } else { false }
  }
}

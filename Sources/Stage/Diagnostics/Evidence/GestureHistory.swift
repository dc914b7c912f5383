/// The continuous gestures of a run, as its calls tell of them.
@MainActor
package struct GestureHistory {
  package struct End {
    package let time: Double
    /// Index of the call.
    package let call: Int
    /// The system took the finger away.
    package let isCancelled: Bool
  }

  package struct Gesture {
    package let recognizer: Subject
    package let time: Double
    package let call: Int
    package internal(set) var end: End?
    /// How far the finger had come at which call, where the recognizer says so; in points of the
    /// window, since it landed, whatever translation the app has set meanwhile.
    package internal(set) var travel: [(call: Int, way: CGPoint)] = []
    /// Where the finger landed; nil where nobody saw it.
    fileprivate var landing: CGPoint?

    /// Under way when call number `index` was about to be made.
    package func isActive(at index: Int) -> Bool {
      call < index && (end.map { $0.call >= index } ?? true)
    }

    /// How far the finger had come when call number `index` was about to be made.
    ///
    /// Nil where the recognizer did not say it: when it ended, and the finger had gone on.
    package func way(at index: Int) -> CGPoint? {
      let last = travel.last { $0.call < index }
      if let end, end.call < index, last?.call != end.call { return nil }
      return last?.way
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

  /// Apps that set the translation to zero at every move hear of the last step alone: from where
  /// the finger is, its way is known all the same.
  private mutating func follow(
    _ known: Int, _ call: CallTrace.GestureCall, _ index: Int, _ place: CGPoint?
  ) {
    guard case .became(_, .translation(var way), _) = call else { return }
    if let place {
      let landing = gestures[known].landing ?? CGPoint(x: place.x - way.x, y: place.y - way.y)
      gestures[known].landing = landing
      way = CGPoint(x: place.x - landing.x, y: place.y - landing.y)
    }
    gestures[known].travel.append((index, way))
  }

  /// Those that were under way when call number `index` was about to be made.
  package func active(at index: Int) -> [Gesture] { gestures.filter { $0.isActive(at: index) } }
}

extension CallTrace.GestureCall {
  fileprivate var isEnd: Bool {
    if case .became(.ended, _, _) = self { true } else { false }
  }
}

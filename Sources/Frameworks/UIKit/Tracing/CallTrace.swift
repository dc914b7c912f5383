/// Records every call between the engine and user code.
///
/// Calls are stored in the order in which they begin. The result of a call is added when the call
/// returns. While the trace is not recording, tracing a call only tests one flag.
@MainActor
package final class CallTrace: WorldService {
  package enum Lane: String, CaseIterable, Sendable {
    case touch, gesture, controller, delegate, animator, interaction, presentation
    case coordinator, appearance, layout, animation, storyboard
  }

  /// A call. Two calls are equal even if the app made them from different places.
  package struct Event: Sendable, Equatable {
    package let tick: Int
    package let time: Double
    package let lane: Lane
    /// The object that is called.
    package let object: ObjectName
    package let call: Call
    /// The result; nil while the call is running, and for calls without a result.
    package var answer: Answer?
    /// The calls that were running when this call began; nil if they were not recorded.
    package var stack: CallStack?
    /// The line of the app's source that made this call, or caused it; nil if it is not known.
    package var place: SourcePlace?

    package init(
      tick: Int, time: Double, lane: Lane, object: ObjectName, call: Call, answer: Answer? = nil
    ) {
      (self.tick, self.time, self.lane) = (tick, time, lane)
      (self.object, self.call, self.answer) = (object, call, answer)
    }

    package static func == (one: Event, other: Event) -> Bool {
      (one.tick, one.time, one.lane, one.object, one.call)
        == (other.tick, other.time, other.lane, other.object, other.call)
        && one.answer == other.answer
    }
  }

  package private(set) var events: [Event] = []

  package func removeAll() { events.removeAll() }
  package var isRecording = false

  package init() {}

  /// Records a call without a result.
  package static func note(_ lane: Lane, _ object: AnyObject, _ call: @autoclosure () -> Call) {
    let trace = World.current.service(CallTrace.self)
    guard trace.isRecording else { return }
    _ = trace.begin(lane, object, call())
  }

  /// Makes a call and records it together with its result.
  package static func ask<R>(
    _ lane: Lane, _ object: AnyObject, _ call: @autoclosure () -> Call,
    _ question: () -> R, answer: (R) -> Answer
  ) -> R {
    let trace = World.current.service(CallTrace.self)
    guard trace.isRecording else { return question() }
    let index = trace.begin(lane, object, call())
    let result = question()
    trace.events[index].answer = answer(result)
    return result
  }

  /// Calls an optional requirement. Returns nil if the object does not implement the requirement.
  /// If a default implementation ran during the call, the requirement counts as not implemented,
  /// unless it returned an object: the delegate's own method may have called the default
  /// implementation of another requirement.
  package static func askOptional<R>(
    _ lane: Lane, _ object: AnyObject, _ call: @autoclosure () -> Call, _ question: () -> R?
  ) -> R? {
    Unanswered.clear()
    var isImplemented = true
    return ask(lane, object, call()) {
      let answer = question()
      isImplemented = !Unanswered.clear() || answer.map(isObject) ?? false
      return isImplemented ? answer : nil
    } answer: { result in
      isImplemented ? Answer(result) : .notImplemented
    }
  }

  private static func isObject<R>(_ answer: R) -> Bool { type(of: answer as Any) is AnyObject.Type }

  /// Calls an optional requirement and returns whether it is implemented. The trace records the
  /// call only if the requirement is implemented.
  @discardableResult
  package static func tellOptional(
    _ lane: Lane, _ object: AnyObject, _ call: @autoclosure () -> Call, _ tell: () -> Void
  ) -> Bool {
    recordIfImplemented(lane, object, call(), tell, answer: { _ in nil }) != nil
  }

  /// Calls an optional requirement and returns its result, or nil if it is not implemented. The
  /// trace records the call only if the requirement is implemented.
  package static func askIfImplemented<R>(
    _ lane: Lane, _ object: AnyObject, _ call: @autoclosure () -> Call, _ question: () -> R,
    answer: (R) -> Answer
  ) -> R? {
    recordIfImplemented(lane, object, call(), question, answer: answer)
  }

  private static func recordIfImplemented<R>(
    _ lane: Lane, _ object: AnyObject, _ call: @autoclosure () -> Call, _ question: () -> R,
    answer: (R) -> Answer?
  ) -> R? {
    let trace = World.current.service(CallTrace.self)
    Unanswered.clear()
    guard trace.isRecording else {
      let result = question()
      return Unanswered.clear() ? nil : result
    }
    let index = trace.begin(lane, object, call())
    let result = question()
    guard Unanswered.clear() else {
      if let answer = answer(result) { trace.events[index].answer = answer }
      return result
    }
    if index == trace.events.count - 1 { trace.events.removeLast() }
    return nil
  }

  private func begin(_ lane: Lane, _ object: AnyObject, _ call: Call) -> Int {
    let clock = World.current.clock
    var event = Event(
      tick: clock.tick, time: clock.now, lane: lane, object: World.current.names.name(of: object),
      call: call)
    event.stack = CallStacks.current
    events.append(event)
    World.current.tell(CallBegan(event: event, object: object))
    return events.count - 1
  }

  /// A number with at most four decimal places and without trailing zeros.
  package nonisolated static func number(_ value: Double) -> String { value.shortText }
}

/// Reports that a recorded call begins.
package struct CallBegan: EngineEvent {
  package let event: CallTrace.Event
  package let object: AnyObject
}

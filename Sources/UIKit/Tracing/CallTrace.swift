/// The one seam that every call between the engine and user code passes.
///
/// Calls are kept in the order they begin; what a question answered is filled in when it
/// returns. While nobody records, a call costs one test of a flag.
@MainActor
package final class CallTrace: WorldRoom {
  package enum Lane: String, CaseIterable, Sendable {
    case touch, gesture, controller, delegate, animator, interaction, presentation
    case coordinator, appearance, layout, animation, storyboard
  }

  package struct Event: Sendable, Equatable {
    package let turn: Int
    package let time: Double
    package let lane: Lane
    /// Whom it is made on.
    package let object: ObjectName
    package let call: Call
    /// Nil while the question runs, and for calls that ask nothing.
    package var answer: Answer?

    package init(
      turn: Int, time: Double, lane: Lane, object: ObjectName, call: Call, answer: Answer? = nil
    ) {
      (self.turn, self.time, self.lane) = (turn, time, lane)
      (self.object, self.call, self.answer) = (object, call, answer)
    }
  }

  package private(set) var events: [Event] = []

  package func removeAll() { events.removeAll() }
  package var isRecording = false

  package init() {}

  /// Records a call that answers nothing.
  package static func note(_ lane: Lane, _ object: AnyObject, _ call: @autoclosure () -> Call) {
    let trace = World.current.room(CallTrace.self)
    guard trace.isRecording else { return }
    _ = trace.begin(lane, object, call())
  }

  /// Asks a question and records it with its answer.
  package static func ask<R>(
    _ lane: Lane, _ object: AnyObject, _ call: @autoclosure () -> Call,
    _ question: () -> R, answer: (R) -> Answer
  ) -> R {
    let trace = World.current.room(CallTrace.self)
    guard trace.isRecording else { return question() }
    let index = trace.begin(lane, object, call())
    let result = question()
    trace.events[index].answer = answer(result)
    return result
  }

  /// Asks an optional requirement; nil when it has no such method. An object is an answer, even of
  /// one that asked somebody else first who had none; a value may be the default's.
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

  /// Makes an optional call, and answers whether it is implemented; it stands in the trace only
  /// where it is.
  @discardableResult
  package static func tellOptional(
    _ lane: Lane, _ object: AnyObject, _ call: @autoclosure () -> Call, _ tell: () -> Void
  ) -> Bool {
    let trace = World.current.room(CallTrace.self)
    Unanswered.clear()
    guard trace.isRecording else {
      tell()
      return !Unanswered.clear()
    }
    let index = trace.begin(lane, object, call())
    tell()
    guard Unanswered.clear() else { return true }
    if index == trace.events.count - 1 { trace.events.removeLast() }
    return false
  }

  private func begin(_ lane: Lane, _ object: AnyObject, _ call: Call) -> Int {
    let clock = World.current.clock
    let event = Event(
      turn: clock.turn, time: clock.now, lane: lane, object: World.current.names.name(of: object),
      call: call)
    events.append(event)
    World.current.tell(CallBegan(event: event, object: object))
    return events.count - 1
  }

  /// At most four decimals, without trailing zeros.
  package nonisolated static func number(_ value: Double) -> String {
    guard value.isFinite else { return String(describing: value) }
    var text = String(format: "%.4f", value)
    while text.hasSuffix("0") { text.removeLast() }
    if text.hasSuffix(".") { text.removeLast() }
    return text == "-0" ? "0" : text
  }
}

/// A recorded call begins, on an object.
package struct CallBegan: EngineEvent {
  package let event: CallTrace.Event
  package let object: AnyObject
}

import Stage

/// The calls of logging objects, in order: `Object.event(arguments)`.
@MainActor
public final class EventLog {
  package private(set) var events: [String] = []
  /// Called for each event when it is logged, so that a test can read the state at that moment.
  package var onEvent: ((String) -> Void)?

  package init() {}

  package func write(_ event: String) {
    events.append(event)
    onEvent?(event)
  }

  /// Clears the log. A case calls this method after its set-up.
  package func clear() { events.removeAll() }

  /// Whether an event of this name has been logged. A name without arguments matches a call with
  /// any arguments.
  package func heard(_ name: String) -> Bool { events.contains { Self.event($0, isNamed: name) } }

  package func count(_ name: String) -> Int { events.count { Self.event($0, isNamed: name) } }

  package static func event(_ event: String, isNamed name: String) -> Bool {
    event == name || event.hasPrefix(name + "(")
  }
}

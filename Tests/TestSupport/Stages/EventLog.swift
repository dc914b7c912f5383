import Stage

/// Calls of the logging objects, in order: `Object.event(arguments)`.
@MainActor
public final class EventLog {
  package private(set) var events: [String] = []
  /// Called for each event as it is logged, to read state at that moment.
  package var onEvent: ((String) -> Void)?

  package init() {}

  package func write(_ event: String) {
    events.append(event)
    onEvent?(event)
  }

  /// Clears the log; called after a case's set-up.
  package func clear() { events.removeAll() }

  /// True if an event of this name has been logged; a name without arguments matches any.
  package func heard(_ name: String) -> Bool { events.contains { Self.event($0, isNamed: name) } }

  package func count(_ name: String) -> Int { events.count { Self.event($0, isNamed: name) } }

  package static func event(_ event: String, isNamed name: String) -> Bool {
    event == name || event.hasPrefix(name + "(")
  }
}

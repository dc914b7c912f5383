import Stage

/// What the loggers heard, in order: `Object.event(arguments)`.
@MainActor
public final class EventLog {
  package private(set) var events: [String] = []
  /// Told of each event as it is written, to look around at that very moment.
  package var onEvent: ((String) -> Void)?

  package init() {}

  package func write(_ event: String) {
    events.append(event)
    onEvent?(event)
  }

  /// Forgets everything so far; a case begins after its own set-up.
  package func clear() { events.removeAll() }

  /// True when an event of this name has been written; without arguments any fit.
  package func heard(_ name: String) -> Bool { events.contains { Self.event($0, isNamed: name) } }

  package func count(_ name: String) -> Int { events.count { Self.event($0, isNamed: name) } }

  package static func event(_ event: String, isNamed name: String) -> Bool {
    event == name || event.hasPrefix(name + "(")
  }
}

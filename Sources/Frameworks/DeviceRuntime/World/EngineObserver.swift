/// An event that is sent to diagnostics. Each part of the engine defines its own events.
package protocol EngineEvent {}

/// An object that receives events from the engine of a `World`.
///
/// While it receives an event, an observer must not call the app's code. After it has received an
/// event, an observer must not retain the event's objects, because that would hide leaks.
@MainActor
package protocol EngineObserver: AnyObject {
  func observe(_ event: any EngineEvent)
}

/// A warning in the wording of UIKit or Core Animation, and the object to which it refers.
package struct WarningLogged: EngineEvent {
  package let text: String
  /// The text in which each object has only the name of its class.
  package let unnumberedText: String
  /// The kind of mistake that the warning reports; nil if no rule depends on the kind.
  package let kind: WarningKind?
  package let subject: AnyObject?
}

/// The kind of mistake that a warning reports. The module that logs a warning declares its kind, so that observers do
/// not need to read the text.
package struct WarningKind: Hashable, Sendable {
  private let name: String

  package init(_ name: String) { self.name = name }

  /// An API was called on another thread than the main thread.
  package static let backgroundThread = WarningKind("backgroundThread")
}

extension World {
  /// Adds an observer, which is not retained. Observers are called in the order in which they were
  /// added.
  package func addObserver(_ observer: any EngineObserver) {
    observers.removeAll { $0.observer == nil || $0.observer === observer }
    observers.append(WeakObserver(observer: observer))
  }

  package func removeObserver(_ observer: any EngineObserver) {
    observers.removeAll { $0.observer == nil || $0.observer === observer }
  }

  /// Sends an event to the observers. The event is created only if there are any observers.
  package func tell(_ event: @autoclosure () -> any EngineEvent) {
    guard !observers.isEmpty else { return }
    let event = event()
    for entry in observers { entry.observer?.observe(event) }
  }

  struct WeakObserver {
    weak var observer: (any EngineObserver)?
  }
}

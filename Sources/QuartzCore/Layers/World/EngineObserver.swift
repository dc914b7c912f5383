/// An event for diagnostics. Each part of the engine defines its own events.
package protocol EngineEvent {}

/// Observes events of a world's engine.
///
/// An observer must not call the app. It must not retain objects of an event after the call,
/// because that would hide leaks.
@MainActor
package protocol EngineObserver: AnyObject {
  func observe(_ event: any EngineEvent)
}

/// Sent before the app sets the `frame` of a layer or its view.
package struct FrameWillChange: EngineEvent {
  package let layer: CALayer
  package let frame: CGRect
}

/// A warning in the wording of UIKit or Core Animation, and the object that it is about.
package struct WarningLogged: EngineEvent {
  package let text: String
  package let subject: AnyObject?
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

  /// Sends the event that the app sets a frame.
  package func frameWillChange(_ layer: CALayer, to frame: CGRect) {
    if tellsOfFrames { tell(FrameWillChange(layer: layer, frame: frame)) }
  }

  /// Runs engine code. Its frame changes are not reported as changes by the app.
  package func unobserved(_ body: () -> Void) {
    let outer = tellsOfFrames
    tellsOfFrames = false
    body()
    tellsOfFrames = outer
  }

  struct WeakObserver {
    weak var observer: (any EngineObserver)?
  }
}

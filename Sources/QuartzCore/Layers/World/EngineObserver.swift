/// An event for diagnostics; each part of the engine defines its own.
package protocol EngineEvent {}

/// Observes events of a world's engine.
///
/// An observer must not call the app, and must not retain objects of an event beyond the call; that
/// would mask leaks.
@MainActor
package protocol EngineObserver: AnyObject {
  func observe(_ event: any EngineEvent)
}

/// Sent before the app sets the `frame` of a layer or its view.
package struct FrameWillChange: EngineEvent {
  package let layer: CALayer
  package let frame: CGRect
}

/// A warning in UIKit's or Core Animation's wording, and the object concerned.
package struct WarningLogged: EngineEvent {
  package let text: String
  package let subject: AnyObject?
}

extension World {
  /// Adds an observer, which is not retained. Observers are called in the order of addition.
  package func addObserver(_ observer: any EngineObserver) {
    observers.removeAll { $0.observer == nil || $0.observer === observer }
    observers.append(WeakObserver(observer: observer))
  }

  package func removeObserver(_ observer: any EngineObserver) {
    observers.removeAll { $0.observer == nil || $0.observer === observer }
  }

  /// Sends an event to the observers; the event is evaluated only if there are any.
  package func tell(_ event: @autoclosure () -> any EngineEvent) {
    guard !observers.isEmpty else { return }
    let event = event()
    for entry in observers { entry.observer?.observe(event) }
  }

  /// Reports that the app sets a frame.
  package func frameWillChange(_ layer: CALayer, to frame: CGRect) {
    if tellsOfFrames { tell(FrameWillChange(layer: layer, frame: frame)) }
  }

  /// Runs engine code whose frame changes are not reported as the app's.
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

/// Something that the engine does and diagnostics want to know of; each part of the engine has its
/// own events.
package protocol EngineEvent {}

/// Is told of what the engine of a world does, as it does it.
///
/// An observer never calls into the app. What an event holds must not be kept beyond the call but
/// weakly: an observer that retains hides the leaks it looks for.
@MainActor
package protocol EngineObserver: AnyObject {
  func observe(_ event: any EngineEvent)
}

/// The app sets the `frame` of a layer or its view; told before it is set.
package struct FrameWillChange: EngineEvent {
  package let layer: CALayer
  package let frame: CGRect
}

/// A warning in UIKit's or Core Animation's words, and the object that it is about.
package struct WarningLogged: EngineEvent {
  package let text: String
  package let subject: AnyObject?
}

extension World {
  /// Observers are not retained, and are told in the order in which they were added.
  package func addObserver(_ observer: any EngineObserver) {
    observers.removeAll { $0.observer == nil || $0.observer === observer }
    observers.append(WeakObserver(observer: observer))
  }

  package func removeObserver(_ observer: any EngineObserver) {
    observers.removeAll { $0.observer == nil || $0.observer === observer }
  }

  /// Tells the observers; the event is made only where there are any.
  package func tell(_ event: @autoclosure () -> any EngineEvent) {
    guard !observers.isEmpty else { return }
    let event = event()
    for entry in observers { entry.observer?.observe(event) }
  }

  /// The app sets a frame.
  package func frameWillChange(_ layer: CALayer, to frame: CGRect) {
    if tellsOfFrames { tell(FrameWillChange(layer: layer, frame: frame)) }
  }

  /// Runs what the engine does of its own accord: the frames that it sets are not the app's.
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

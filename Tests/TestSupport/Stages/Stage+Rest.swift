import QuartzCore
import Stage
import Testing
import UIKit

extension Stage {
  /// Expects that nothing is animating, nothing is queued, every clock is normal, and user
  /// interaction is enabled.
  ///
  /// `isQuiet` expects in addition that no warning was logged. `allowsOwnClocks` allows timing that
  /// the app has set on a layer without a view; no clock may be paused.
  package func expectRest(
    _ label: String = "", isQuiet: Bool = false, allowsOwnClocks: Bool = false,
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    let comment: Comment? = label.isEmpty ? nil : Comment(rawValue: label)
    run {
      #expect(world.animations.isEmpty, comment, sourceLocation: sourceLocation)
      #expect(world.service(TickQueue.self).isEmpty, comment, sourceLocation: sourceLocation)
      #expect(FrameLoop.current.pendingWork.isEmpty, comment, sourceLocation: sourceLocation)
      #expect(TransitionGate.current.state == .open, comment, sourceLocation: sourceLocation)
      #expect(RunningTransition.progress == nil, comment, sourceLocation: sourceLocation)
      #expect(AnimationScope.isEnabled, comment, sourceLocation: sourceLocation)
      #expect(world.writeObserver == nil, comment, sourceLocation: sourceLocation)
      for layer in window.layer.subtree {
        let isOwn = allowsOwnClocks && layer.delegate == nil && layer.clock.isRunning
        #expect(
          layer.clock == .normal || isOwn, "\(label): \(layer)", sourceLocation: sourceLocation)
        #expect(
          layer.animationKeys() == nil, "\(label): \(layer)", sourceLocation: sourceLocation)
      }
    }
    if isQuiet { #expect(warnings == [], comment, sourceLocation: sourceLocation) }
  }
}

extension Clock {
  fileprivate var isRunning: Bool {
    if case .running = self { return true }
    return false
  }
}

extension CALayer {
  /// This layer and its descendants, with parents first.
  package var subtree: [CALayer] { [self] + (sublayers ?? []).flatMap(\.subtree) }
}

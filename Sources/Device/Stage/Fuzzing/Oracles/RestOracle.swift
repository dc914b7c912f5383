/// Checks a stage at rest: no transition is running, touches are enabled, and no layer clock is
/// stopped.
package struct RestOracle: Oracle {
  package init(_ stage: Stage) {}

  package func faults(_ stage: Stage, at moment: FuzzMoment) -> [Fault] {
    stage.run {
      var faults: [Fault] = []
      if let progress = RunningTransition.progress {
        faults.append(
          Fault(
            "transition",
            "a transition is unfinished at the progress \(CallTrace.number(progress))"))
      }
      if TransitionGate.current.state != .open {
        faults.append(Fault("gate", "touches are blocked: \(TransitionGate.current.state)"))
      }
      if !TouchDelivery.current.activeTouches.isEmpty {
        faults.append(Fault("touches", "touches are still active"))
      }
      if !AnimationScope.isEnabled {
        faults.append(Fault("animations", "animations are disabled"))
      }
      stage.window.layer.visit { layer in
        // Only layers with a view are checked, because the app may change the clocks of its other
        // layers.
        if layer.delegate is UIView, layer.clock != .normal {
          faults.append(Fault("clock", "a transition still controls the time of \(layer)"))
        }
      }
      return faults + stage.checkInvariants().map { Fault("engine", $0) }
    }
  }
}

extension CALayer {
  func visit(_ body: (CALayer) -> Void) {
    body(self)
    for layer in sublayers ?? [] { layer.visit(body) }
  }
}

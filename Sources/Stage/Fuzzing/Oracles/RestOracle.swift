/// Checks that at rest no transition runs, touches are enabled and no layer clock is stopped.
package struct RestOracle: Oracle {
  package init(_ stage: Stage) {}

  package func faults(_ stage: Stage, at moment: FuzzMoment) -> [Fault] {
    stage.run {
      var faults: [Fault] = []
      if let progress = RunningTransition.progress {
        faults.append(Fault("transition", "a transition stands at \(CallTrace.number(progress))"))
      }
      if TransitionGate.current.state != .open {
        faults.append(Fault("gate", "touches are kept out: \(TransitionGate.current.state)"))
      }
      if !TouchDelivery.current.activeTouches.isEmpty {
        faults.append(Fault("touches", "fingers are still down"))
      }
      if !AnimationScope.isEnabled {
        faults.append(Fault("animations", "animations are switched off"))
      }
      stage.window.layer.visit { layer in
        // The app may change the clock of a layer that has no view.
        if layer.delegate is UIView, layer.clock != .normal {
          faults.append(Fault("clock", "the clock of \(layer) is not its own any more"))
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

// Adapts the keyboard to a rotation of the interface. Before the rotation, the app is notified that
// the keyboard hides. After the rotation, the app is notified that the keyboard is shown again
// (facts L.1.7). Unverified: that iOS 26 still posts notifications when the interface rotates, and
// the duration that they contain.
extension Keyboard {
  /// Notifies the app that the keyboard hides, although it stays on screen.
  package func willTurn() {
    guard state.isUp else { return }
    putBack()
    guard isDocked else { return }
    report(.hide, from: frame, to: offScreen(frame), isAnimated: false) { change in
      change.postWill()
      change.postDid()
    }
  }

  /// Adapts the keyboard to the new bounds of the screen. The change is animated together with the
  /// rotation of the window.
  package func screenTurned() {
    guard state.isUp else { return }
    adaptToScreen()
  }

  /// Notifies the app that the keyboard is shown again.
  package func didTurn(in duration: Double) {
    guard state.isUp else { return }
    guard duration > 0, UIView.areAnimationsEnabled else { return turn(in: nil) }
    let scope = AnimationScope(
      duration: duration, delay: 0, pace: .curve(UIView.AnimationCurve.easeInOut.function),
      completion: turned())
    scope.allowsTouches = true
    turn(in: scope)
    scope.completion.seal(notBefore: World.current.clock.tick + 1)
  }

  private func turn(in scope: AnimationScope?) {
    let (begin, end) = (offScreen(frame), frame)
    report(kind, from: begin, to: end, isAnimated: scope != nil) { change in
      AnimationScope.run(scope) { change.postWill() }
      if scope == nil { change.postDid() }
    }
  }

  private var kind: KeyboardChange.Kind { isDocked ? .show : .frameOnly }

  private func turned() -> (Bool) -> Void {
    let number = countChange()
    let (begin, end) = (offScreen(frame), frame)
    return { [weak self] _ in
      guard let self, number == lastChange else { return }
      arrive()
      report(kind, from: begin, to: end, isAnimated: true) { $0.postDid() }
    }
  }

  private func report(
    _ kind: KeyboardChange.Kind, from begin: CGRect, to end: CGRect, isAnimated: Bool,
    _ post: (KeyboardChange) -> Void
  ) { post(KeyboardChange(kind: kind, begin: begin, end: end, isAnimated: isAnimated)) }
}

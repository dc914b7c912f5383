/// The way of one touch to its view: what the view has heard, and what is held back from it.
@MainActor
final class TouchRoute {
  /// What the view knows of the touch.
  enum Heard {
    case nothing, began
    /// It ended or was cancelled, or the view must never hear of it.
    case over
  }
  enum Step {
    case began, moved, ended, cancelled
  }

  let touch: UITouch
  var heard = Heard.nothing

  init(touch: UITouch) { self.touch = touch }

  /// Nothing is left to tell or to decide.
  var isDone: Bool { touch.isLifted && (heard == .over || touch.view == nil) }

  /// What the view is to hear next; nil when nothing, or while a recognizer holds it back.
  func step(isChanged: Bool) -> Step? {
    switch heard {
    case .over:
      return nil
    case .nothing:
      if touch.phase == .cancelled { heard = .over }
      return touch.phase == .cancelled || isHeld(by: \.delaysTouchesBegan) ? nil : .began
    case .began:
      switch touch.phase {
      case .cancelled: return .cancelled
      case .ended: return isHeld(by: \.delaysTouchesEnded) ? nil : .ended
      case .moved: return isChanged ? .moved : nil
      case .began, .stationary: return nil
      }
    }
  }

  private func isHeld(by delays: KeyPath<UIGestureRecognizer, Bool>) -> Bool {
    touch.followers.contains { recognizer in
      recognizer[keyPath: delays] && recognizer.current == .possible && recognizer.attempt != nil
    }
  }
}

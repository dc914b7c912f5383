/// The delivery state of one touch. The delivery state records which calls the touch's view has
/// received and which are held back.
@MainActor
final class TouchRoute {
  /// The calls that the view has received for the touch.
  enum Delivery {
    case nothing, began
    /// The touch has ended or was cancelled, or the view must not receive it.
    case over
  }
  enum Step {
    case began, moved, ended, cancelled
  }

  let touch: UITouch
  var delivery = Delivery.nothing

  init(touch: UITouch) { self.touch = touch }

  /// Whether the touch has ended and its view receives no further calls.
  var isDone: Bool { touch.isLifted && (delivery == .over || touch.view == nil) }

  /// The next call for the view; nil if there is no call to make, or if a recognizer holds the call
  /// back.
  func step(isChanged: Bool) -> Step? {
    switch delivery {
    case .over:
      return nil
    case .nothing:
      if touch.phase == .cancelled { delivery = .over }
      return touch.phase == .cancelled || isHeld(by: \.delaysTouchesBegan) ? nil : .began
    case .began:
      switch touch.phase {
      case .cancelled: return .cancelled
      case .ended: return isHeld(by: \.delaysTouchesEnded) ? nil : .ended
      case .moved: return isChanged ? .moved : nil
      case .began, .stationary, .regionEntered, .regionMoved, .regionExited: return nil
      }
    }
  }

  private func isHeld(by delays: KeyPath<UIGestureRecognizer, Bool>) -> Bool {
    touch.followers.contains { recognizer in
      recognizer[keyPath: delays] && recognizer.current == .possible && recognizer.attempt != nil
    }
  }
}

extension [TouchRoute] {
  /// Whether the view of a new touch must not receive it, because another touch is down. The view
  /// must not receive the touch if it already has a touch and does not support multiple touches, or
  /// if another view has a touch and one of the two views has `isExclusiveTouch` set.
  @MainActor
  func keepTouchFromView(_ touch: UITouch) -> Bool {
    let busy = filter { $0.delivery == .began && !$0.touch.isLifted }.compactMap(\.touch.view)
    guard let view = touch.view, !busy.isEmpty else { return false }
    if !view.isMultipleTouchEnabled, busy.contains(where: { $0 === view }) { return true }
    return busy.contains { $0 !== view && ($0.isExclusiveTouch || view.isExclusiveTouch) }
  }
}

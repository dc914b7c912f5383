// Made from OptionalMethods.txt by 'make graph'. If a default implementation runs, the method
// counts as not implemented.

extension UIGestureRecognizerDelegate {
  public func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    if let target: any UIGestureRecognizerDelegate = ForwardedMessages.target(
      of: self, "gestureRecognizerShouldBegin:")
    {
      return target.gestureRecognizerShouldBegin(gestureRecognizer)
    }
    Unanswered.mark()
    return true
  }
  public func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool {
    if let target: any UIGestureRecognizerDelegate = ForwardedMessages.target(
      of: self, "gestureRecognizer:shouldRecognizeSimultaneouslyWithGestureRecognizer:")
    {
      return target.gestureRecognizer(
        gestureRecognizer, shouldRecognizeSimultaneouslyWith: otherGestureRecognizer)
    }
    Unanswered.mark()
    return false
  }
  public func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRequireFailureOf otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool {
    if let target: any UIGestureRecognizerDelegate = ForwardedMessages.target(
      of: self, "gestureRecognizer:shouldRequireFailureOfGestureRecognizer:")
    {
      return target.gestureRecognizer(
        gestureRecognizer, shouldRequireFailureOf: otherGestureRecognizer)
    }
    Unanswered.mark()
    return false
  }
  public func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldBeRequiredToFailBy otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool {
    if let target: any UIGestureRecognizerDelegate = ForwardedMessages.target(
      of: self, "gestureRecognizer:shouldBeRequiredToFailByGestureRecognizer:")
    {
      return target.gestureRecognizer(
        gestureRecognizer, shouldBeRequiredToFailBy: otherGestureRecognizer)
    }
    Unanswered.mark()
    return false
  }
  public func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch
  ) -> Bool {
    if let target: any UIGestureRecognizerDelegate = ForwardedMessages.target(
      of: self, "gestureRecognizer:shouldReceiveTouch:")
    {
      return target.gestureRecognizer(gestureRecognizer, shouldReceive: touch)
    }
    Unanswered.mark()
    return true
  }
  public func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer, shouldReceive press: UIPress
  ) -> Bool {
    if let target: any UIGestureRecognizerDelegate = ForwardedMessages.target(
      of: self, "gestureRecognizer:shouldReceivePress:")
    {
      return target.gestureRecognizer(gestureRecognizer, shouldReceive: press)
    }
    Unanswered.mark()
    return true
  }
  public func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer, shouldReceive event: UIEvent
  ) -> Bool {
    if let target: any UIGestureRecognizerDelegate = ForwardedMessages.target(
      of: self, "gestureRecognizer:shouldReceiveEvent:")
    {
      return target.gestureRecognizer(gestureRecognizer, shouldReceive: event)
    }
    Unanswered.mark()
    return true
  }
}

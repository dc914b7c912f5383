// Timers that send a selector. Each keeps its target until it ends, as on iOS.
extension Timer {
  /// A timer that is not on a run loop yet.
  @preconcurrency @MainActor
  public convenience init(
    timeInterval ti: TimeInterval, target aTarget: Any, selector aSelector: Selector,
    userInfo: Any?, repeats yesOrNo: Bool
  ) {
    self.init(
      timeInterval: ti, repeats: yesOrNo, block: Self.sending(aSelector, to: aTarget, userInfo))
  }

  @preconcurrency @MainActor
  public convenience init(
    fireAt date: Date, interval ti: TimeInterval, target t: Any, selector s: Selector,
    userInfo ui: Any?, repeats rep: Bool
  ) {
    self.init(fire: date, interval: ti, repeats: rep, block: Self.sending(s, to: t, ui))
  }

  /// A timer that runs at once.
  @preconcurrency @MainActor
  @discardableResult
  public class func scheduledTimer(
    timeInterval ti: TimeInterval, target aTarget: Any, selector aSelector: Selector,
    userInfo: Any?, repeats yesOrNo: Bool
  ) -> Timer {
    scheduledTimer(
      withTimeInterval: ti, repeats: yesOrNo, block: sending(aSelector, to: aTarget, userInfo))
  }

  /// What the timer was made with; nil for one with a block.
  public var userInfo: Any? { objc_getAssociatedObject(self, Self.infoPlace) }

  private static nonisolated(unsafe) let infoPlace = UnsafeRawPointer(
    UnsafeMutableRawPointer.allocate(byteCount: 1, alignment: 1))

  private static func sending(
    _ selector: Selector, to target: Any, _ info: Any?
  ) -> @Sendable (Timer) -> Void {
    nonisolated(unsafe) let (target, info) = (target as AnyObject, info)
    return { timer in
      if let info, timer.userInfo == nil {
        objc_setAssociatedObject(timer, infoPlace, info, .OBJC_ASSOCIATION_RETAIN)
      }
      nonisolated(unsafe) let timer = timer
      unisolated {
        if !selector.send(to: target, timer) { selector.raiseUnrecognized(by: target) }
      }
    }
  }
}

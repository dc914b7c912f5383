// Timers that call a selector. As on iOS, a timer retains its target until the timer has fired for
// the last time or is invalidated.
extension Timer {
  /// Creates a timer that never fires, as a placeholder for a timer that is set later. Source writes
  /// `Timer()`; an extension cannot declare `init()`, because `NSObject` does.
  public convenience init(_ nothing: Void = ()) {
    self.init(timeInterval: 0, repeats: false) { _ in }
    invalidate()
  }

  /// Creates a timer that has not been added to a run loop.
  @preconcurrency @MainActor
  public convenience init(
    timeInterval ti: TimeInterval, target aTarget: Any, selector aSelector: Selector,
    userInfo: Any?, repeats yesOrNo: Bool
  ) {
    self.init(timeInterval: ti, repeats: yesOrNo, block: Self.sending(aSelector, to: aTarget))
    keep(userInfo)
  }

  @preconcurrency @MainActor
  public convenience init(
    fireAt date: Date, interval ti: TimeInterval, target t: Any, selector s: Selector,
    userInfo ui: Any?, repeats rep: Bool
  ) {
    self.init(fire: date, interval: ti, repeats: rep, block: Self.sending(s, to: t))
    keep(ui)
  }

  /// Creates a timer that starts immediately.
  @preconcurrency @MainActor
  @discardableResult
  public class func scheduledTimer(
    timeInterval ti: TimeInterval, target aTarget: Any, selector aSelector: Selector,
    userInfo: Any?, repeats yesOrNo: Bool
  ) -> Timer {
    let timer = scheduledTimer(
      withTimeInterval: ti, repeats: yesOrNo, block: sending(aSelector, to: aTarget))
    timer.keep(userInfo)
    return timer
  }

  /// The object that was passed when the timer was created; nil for a timer with a block. UIKit makes
  /// it public as `userInfo`.
  package var keptInfo: Any? { objc_getAssociatedObject(self, Self.infoPlace) }

  private static nonisolated(unsafe) let infoPlace = UnsafeRawPointer(
    UnsafeMutableRawPointer.allocate(byteCount: 1, alignment: 1))

  private func keep(_ info: Any?) {
    guard let info else { return }
    objc_setAssociatedObject(self, Self.infoPlace, info, .OBJC_ASSOCIATION_RETAIN)
  }

  private static func sending(
    _ selector: Selector, to target: Any
  ) -> @Sendable (Timer) -> Void {
    nonisolated(unsafe) let target = target as AnyObject
    return { timer in
      nonisolated(unsafe) let timer = timer
      unisolated {
        if !selector.send(to: target, timer) { selector.raiseUnrecognized(by: target) }
      }
    }
  }
}

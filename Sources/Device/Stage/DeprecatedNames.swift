// Earlier names of the public API. They stay until the next major version, so that tests that were
// written with them still compile; the compiler offers the new name as a fix-it.
import UIKit

extension Stage {
  @available(*, deprecated, renamed: "tick()")
  public func turn() { tick() }

  @available(*, deprecated, renamed: "sendsWillShowFirst")
  public var tellsWillShowFirst: Bool {
    get { sendsWillShowFirst }
    set { sendsWillShowFirst = newValue }
  }
}

extension UnsettledError {
  @available(*, deprecated, renamed: "pendingWork")
  public var unrest: [String] { pendingWork }
}

extension TouchScript {
  @available(*, deprecated, renamed: "returningToStart()")
  public func turnedBack() -> TouchScript { returningToStart() }

  @available(*, deprecated, renamed: "abandoned(at:)")
  public func givenUp(at progress: Double) -> TouchScript { abandoned(at: progress) }
}

extension DeviceEvent {
  @available(*, deprecated, renamed: "Orientation")
  public typealias Turn = Orientation
}

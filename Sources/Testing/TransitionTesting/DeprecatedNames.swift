// Earlier names of the public API. They stay until the next major version, so that tests that were
// written with them still compile; the compiler offers the new name as a fix-it.

@available(*, deprecated, renamed: "TransitionTrigger")
public typealias TransitionCue = TransitionTrigger

extension TransitionCondition {
  @available(*, deprecated, renamed: "cancelThenRepeat(at:)")
  public static func cancelThenGoOn(at progress: Double) -> TransitionCondition {
    cancelThenRepeat(at: progress)
  }
}

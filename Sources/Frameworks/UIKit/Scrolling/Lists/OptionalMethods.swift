/// Calls the optional methods of a list's delegate and data source. If a method turns out not to be
/// implemented, `OptionalMethods` does not call it again.
///
/// Skipping calls of unimplemented methods matters because each row causes a dozen calls, and a
/// list may have thousands of rows.
@MainActor
final class OptionalMethods {
  private var missing: Set<String> = []
  private var changes = 0

  /// Called when the delegate or the data source has changed.
  func forget() {
    missing = []
    changes += 1
  }

  /// Calls a method. Returns nil if the method is not implemented or returns nil.
  func ask<R>(
    _ object: AnyObject?, _ name: String, _ call: @autoclosure () -> CallTrace.Call,
    _ question: () -> R?
  ) -> R? {
    guard let object, !missing.contains(name) else { return nil }
    let count = changes
    var isMissing = false
    let answer: R? = CallTrace.ask(.delegate, object, call()) {
      Unanswered.clear()
      let answer = question()
      isMissing = Unanswered.clear()
      return isMissing ? nil : answer
    } answer: { answer in
      isMissing ? .notImplemented : .init(answer)
    }
    if isMissing, count == changes { missing.insert(name) }
    return answer
  }

  /// Calls a method that has no result.
  func tell(
    _ object: AnyObject?, _ name: String, _ call: @autoclosure () -> CallTrace.Call,
    _ tell: () -> Void
  ) {
    guard let object, !missing.contains(name) else { return }
    let count = changes
    var isMissing = false
    CallTrace.tellOptional(.delegate, object, call()) {
      Unanswered.clear()
      tell()
      isMissing = Unanswered.clear()
      if isMissing { Unanswered.mark() }
    }
    if isMissing, count == changes { missing.insert(name) }
  }
}

/// The optional methods of a list's delegate and data source: each is asked until it turns out not
/// to be there.
///
/// A row brings a dozen questions, and a list may have thousands of rows.
@MainActor
final class OptionalMethods {
  private var missing: Set<String> = []
  private var changes = 0

  /// The objects are others now.
  func forget() {
    missing = []
    changes += 1
  }

  /// Nil where the method is not there, or answers so.
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

  /// Makes a call that answers nothing.
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

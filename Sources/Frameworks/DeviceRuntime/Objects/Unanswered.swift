/// Records that an optional requirement is not implemented, so that UIKit can distinguish this case
/// from an implementation that returns nil.
///
/// The default implementation of a requirement that is optional in Objective-C sets a flag. The
/// caller reads and clears the flag immediately after the call.
@MainActor
package enum Unanswered {
  private static var isMarked = false

  package static func mark() { isMarked = true }

  /// Clears the flag and returns whether it was set.
  @discardableResult
  package static func clear() -> Bool {
    defer { isMarked = false }
    return isMarked
  }
}

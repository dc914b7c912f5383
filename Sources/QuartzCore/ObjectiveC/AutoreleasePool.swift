/// Runs `body` and returns its result or throws its error.
///
/// There is no autorelease pool on Linux: objects end with their last reference, so nothing waits for
/// the end of `body`.
public func autoreleasepool<Result>(invoking body: () throws -> Result) rethrows -> Result {
  try body()
}

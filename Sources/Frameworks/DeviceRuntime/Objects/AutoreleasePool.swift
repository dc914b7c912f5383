/// Runs `body` and returns its result or throws its error.
///
/// Linux does not have autorelease pools. An object is deallocated with its last reference, so no
/// deallocation is delayed until the end of `body`.
public func autoreleasepool<Result>(invoking body: () throws -> Result) rethrows -> Result {
  try body()
}

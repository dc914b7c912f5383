extension NSManagedObjectContext {
  public enum ScheduledTaskType: Sendable { case immediate, enqueued }

  /// Calls the block on the context's queue, and waits for it. A block of the same context calls an
  /// `immediate` block at once.
  public func perform<T, Failure: Error>(
    schedule: ScheduledTaskType = .immediate, _ block: @escaping () throws(Failure) -> T
  ) async throws(Failure) -> T {
    if case .immediate = schedule, Self.running === self { return try block() }
    nonisolated(unsafe) let block = block
    let outcome: Outcome<T, Failure> = await withCheckedContinuation { continuation in
      perform {
        do throws(Failure) {
          continuation.resume(returning: Outcome(.success(try block())))
        } catch {
          continuation.resume(returning: Outcome(.failure(error)))
        }
      }
    }
    return try outcome.result.get()
  }

  private struct Outcome<T, Failure: Error>: @unchecked Sendable {
    let result: Result<T, Failure>
    init(_ result: Result<T, Failure>) { self.result = result }
  }
}

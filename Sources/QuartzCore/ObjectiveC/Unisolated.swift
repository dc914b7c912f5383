/// Runs main-actor code for a member that Objective-C lets any thread call, on the caller's thread.
///
/// Nothing is checked, as on iOS: key-value coding and `perform` are called on the main thread, or
/// the program takes care that nothing else uses the object meanwhile.
package func unisolated<R>(_ body: @MainActor () -> R) -> R {
  withoutActuallyEscaping(body) { unsafeBitCast($0, to: (() -> R).self)() }
}

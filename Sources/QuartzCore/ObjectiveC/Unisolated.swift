/// Runs main-actor code on the caller's thread, for members that Objective-C allows on any thread.
///
/// As on iOS, nothing is checked. Key-value coding and `perform` must be called on the main thread,
/// or the program must ensure that the object is not used elsewhere at the same time.
package func unisolated<R>(_ body: @MainActor () -> R) -> R {
  withoutActuallyEscaping(body) { unsafeBitCast($0, to: (() -> R).self)() }
}

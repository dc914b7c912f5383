/// Runs main-actor code on the caller's thread, for members that Objective-C allows on any thread.
///
/// As on iOS, the thread is not checked. Call key-value coding and `perform` on the main thread, or
/// ensure that no other thread uses the object at the same time.
package func unisolated<R>(_ body: @MainActor () -> R) -> R {
  withoutActuallyEscaping(body) { unsafeBitCast($0, to: (() -> R).self)() }
}

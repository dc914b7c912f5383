import CWebSockets

/// A timer that fires once, on the server's thread. It can be reset, and it is cancelled when it is
/// deallocated.
@MainActor
package final class WebTimer {
  private struct Bell {
    // The library's timer must be the first member of the structure, because the callback receives
    // its address.
    var timer = lws_sorted_usec_list_t()
    var owner: Unmanaged<WebTimer>?
  }
  private let bell: UnsafeMutablePointer<Bell>
  private let context: OpaquePointer?
  private let action: @MainActor () -> Void
  package private(set) var isSet = false

  init(_ context: OpaquePointer?, _ action: @escaping @MainActor () -> Void) {
    (self.context, self.action) = (context, action)
    bell = .allocate(capacity: 1)
    bell.initialize(to: Bell())
    bell.pointee.owner = Unmanaged.passUnretained(self)
  }

  isolated deinit {
    stop()
    bell.deallocate()
  }

  package func set(after seconds: Double) {
    isSet = true
    timer { lws_sul_schedule(context, 0, $0, Self.ring, Int64(max(0, seconds) * 1e6)) }
  }

  package func stop() {
    guard isSet else { return }
    isSet = false
    // A negative time cancels the timer.
    timer { lws_sul_schedule(context, 0, $0, Self.ring, Int64(LWS_SET_TIMER_USEC_CANCEL)) }
  }

  private func timer(_ body: (UnsafeMutablePointer<lws_sorted_usec_list_t>) -> Void) {
    UnsafeMutableRawPointer(bell).withMemoryRebound(
      to: lws_sorted_usec_list_t.self, capacity: 1, body)
  }

  private static let ring: @convention(c) (UnsafeMutablePointer<lws_sorted_usec_list_t>?) -> Void =
    {
      nonisolated(unsafe) let timer = $0
      MainActor.assumeIsolated {
        guard let timer else { return }
        let bell = UnsafeMutableRawPointer(timer).assumingMemoryBound(to: Bell.self)
        guard let alarm = bell.pointee.owner?.takeUnretainedValue() else { return }
        alarm.isSet = false
        alarm.action()
      }
    }
}

import CoreTelephony
import Testing

@MainActor
struct CTTelephonyNetworkInfoTests {
  @Test func `a device without a SIM has no carrier`() {
    let info = CTTelephonyNetworkInfo()
    #expect(info.subscriberCellularProvider == nil)
    #expect(info.serviceCurrentRadioAccessTechnology?.first == nil)
    #expect(CTCellularData().restrictedState == .restrictedStateUnknown)
    #expect(CTCallCenter().currentCalls == nil)
  }
}

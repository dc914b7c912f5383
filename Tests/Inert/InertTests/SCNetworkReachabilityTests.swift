import Foundation
import SystemConfiguration
import Testing

struct SCNetworkReachabilityTests {
  @Test func `no host can be reached`() throws {
    var address = sockaddr_in()
    address.sin_len = UInt8(MemoryLayout<sockaddr_in>.size)
    address.sin_family = sa_family_t(AF_INET)
    let byAddress = withUnsafePointer(to: &address) {
      $0.withMemoryRebound(to: sockaddr.self, capacity: 1) {
        SCNetworkReachabilityCreateWithAddress(nil, $0)
      }
    }
    let byName = SCNetworkReachabilityCreateWithName(nil, "example.com")
    for host in [byAddress, byName] {
      var flags = SCNetworkReachabilityFlags.reachable
      #expect(SCNetworkReachabilityGetFlags(try #require(host), &flags))
      #expect(flags == [])
    }
  }

  @Test func `changes can be observed, but never happen`() throws {
    let host = try #require(SCNetworkReachabilityCreateWithName(nil, "example.com"))
    let callback: SCNetworkReachabilityCallBack = { _, _, _ in Issue.record("a change") }
    var context = SCNetworkReachabilityContext(
      version: 0, info: nil, retain: nil, release: nil, copyDescription: nil)
    #expect(SCNetworkReachabilitySetCallback(host, callback, &context))
    #expect(SCNetworkReachabilitySetDispatchQueue(host, .main))
  }
}

import Foundation

/// The addresses at which other machines can reach this one.
package enum NetworkAddresses {
  /// The address that stands for all addresses of a machine.
  package static let any = "0.0.0.0"

  /// Whether only this machine can connect to the address.
  package static func isLoopback(_ host: String) -> Bool { host.hasPrefix("127.") }

  /// The addresses at which a server can be reached that listens on `host`.
  package static func reachable(from host: String) -> [String] {
    guard host == any else { return [host] }
    let own = all
    return own.isEmpty ? ["127.0.0.1"] : own
  }

  /// The IPv4 addresses of this machine's network interfaces, except loopback, sorted.
  package static var all: [String] {
    var first: UnsafeMutablePointer<ifaddrs>?
    guard getifaddrs(&first) == 0 else { return [] }
    defer { freeifaddrs(first) }
    var found: Set<String> = []
    var next = first
    while let entry = next {
      next = entry.pointee.ifa_next
      let isUp = entry.pointee.ifa_flags & UInt32(IFF_UP) != 0
      guard isUp, let address = entry.pointee.ifa_addr,
        Int32(address.pointee.sa_family) == AF_INET
      else { continue }
      var text = [CChar](repeating: 0, count: Int(INET_ADDRSTRLEN))
      address.withMemoryRebound(to: sockaddr_in.self, capacity: 1) {
        var bytes = $0.pointee.sin_addr
        _ = inet_ntop(AF_INET, &bytes, &text, socklen_t(text.count))
      }
      let name = String(
        decoding: text.prefix { $0 != 0 }.map(UInt8.init(bitPattern:)), as: UTF8.self)
      if !name.isEmpty, !isLoopback(name) { found.insert(name) }
    }
    return found.sorted()
  }
}

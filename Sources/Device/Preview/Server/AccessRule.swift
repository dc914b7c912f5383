/// Determines which requests are accepted.
///
/// A page of another site can send requests to this machine's ports, but it cannot set `Host` or
/// `Origin` to this server's name. A request with any other host name is rejected, even if that
/// name resolves to this machine.
package struct AccessRule: Equatable, Sendable {
  /// The accepted host names, with the port.
  package let hosts: [String]
  /// Whether the server listens on all addresses of this machine. If `isOpen` is true, numeric
  /// hosts are accepted in addition to `hosts`. Names are still restricted, because a page of
  /// another site would send a name.
  private let isOpen: Bool
  private let port: Int

  /// `host` is the address on which the server listens.
  package init(host: String, port: Int) {
    let names = ["127.0.0.1", "localhost", "[::1]"]
    let own = host.contains(":") ? "[\(host)]" : host
    let all = names.contains(own) ? names : names + [own]
    // Browsers omit port 80, because it is the default of HTTP.
    hosts = all.map { "\($0):\(port)" } + (port == 80 ? all : [])
    isOpen = host == "0.0.0.0"
    self.port = port
  }

  private func isOwn(_ host: String) -> Bool {
    if hosts.contains(host) { return true }
    let parts = host.split(separator: ":", omittingEmptySubsequences: false)
    guard isOpen, parts.count == 2 ? parts[1] == "\(port)" : port == 80 && parts.count == 1 else {
      return false
    }
    let bytes = parts[0].split(separator: ".", omittingEmptySubsequences: false)
    return bytes.count == 4 && bytes.allSatisfy { UInt8($0) != nil }
  }

  /// Why the request is rejected; nil if it is accepted.
  package func refusal(of request: WebRequest, isConversation: Bool) -> String? {
    guard let host = request.host?.lowercased(), isOwn(host) else {
      return "the request names \(request.host ?? "no host"), but the server's host is \(hosts[0])"
    }
    guard let origin = request.origin?.lowercased() else {
      return isConversation ? "the request has no Origin header" : nil
    }
    guard origin.hasPrefix("http://"), isOwn(String(origin.dropFirst("http://".count))) else {
      return "the request comes from \(origin), not from a page of http://\(hosts[0])"
    }
    return nil
  }
}

/// What a browser asks for, as far as the server looks at it.
package struct WebRequest: Equatable, Sendable {
  /// Without the query; begins with a slash.
  package var path: String
  package var query: [String: String] = [:]
  /// As the header says it; nil where it is missing.
  package var host: String?
  package var origin: String?

  package init(path: String, query: [String: String] = [:], host: String?, origin: String? = nil) {
    (self.path, self.query, self.host, self.origin) = (path, query, host, origin)
  }
}

/// Who may talk to the server.
///
/// A page of another site can send requests to this machine's ports, but not with this server's
/// name in `Host` (a name of its own that resolves here is refused) nor as `Origin`.
package struct AccessRule: Equatable, Sendable {
  /// Host names that are this server's, with the port.
  package let hosts: [String]

  /// `host` is the address that is listened on.
  package init(host: String, port: Int) {
    let names = ["127.0.0.1", "localhost", "[::1]"]
    let own = host.contains(":") ? "[\(host)]" : host
    hosts = (names.contains(own) ? names : names + [own]).map { "\($0):\(port)" }
  }

  /// Whether the request names this server; the reason where not.
  package func refusal(of request: WebRequest, isConversation: Bool) -> String? {
    guard let host = request.host?.lowercased(), hosts.contains(host) else {
      return "the request is for \(request.host ?? "no host"), this is \(hosts[0])"
    }
    guard let origin = request.origin?.lowercased() else {
      return isConversation ? "the request names no origin" : nil
    }
    guard hosts.contains(where: { origin == "http://\($0)" }) else {
      return "the request comes from \(origin), not from a page of http://\(hosts[0])"
    }
    return nil
  }
}

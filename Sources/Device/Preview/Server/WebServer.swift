import CWebSockets
import Foundation

/// Serves one page and its WebSocket connections on one port, in the thread that calls `run()`.
///
/// `answer` returns the response to a request. `converse` returns the handler of a WebSocket
/// connection, which may have any path. Everything is done sequentially inside `run()`, so locks
/// are not needed. The thread sleeps while there is nothing to do.
@MainActor
package final class WebServer {
  package let host: String
  package private(set) var port: Int
  package private(set) var access: AccessRule
  /// The secret that every request must prove; nil if every browser that can connect may use the server.
  private let token: AccessToken?
  private let limits: WebLimits
  private let answer: @MainActor (WebRequest) -> WebResponse
  private let converse: @MainActor (WebPeer) -> (any WebConversation)?
  private var context: OpaquePointer?
  private var peers: [OpaquePointer: WebPeer] = [:]
  private var replies: [OpaquePointer: Reply] = [:]
  private let buffer = SendBuffer()
  private var isStopped = false
  private let protocols: UnsafeMutablePointer<lws_protocols>

  private struct Reply {
    let response: WebResponse
    var sent = 0
  }

  /// Creates the server, which listens immediately. Port 0 selects a free port, which `port`
  /// returns.
  package init(
    host: String = "127.0.0.1", port: Int, token: AccessToken? = nil,
    limits: WebLimits = WebLimits(),
    answer: @escaping @MainActor (WebRequest) -> WebResponse,
    converse: @escaping @MainActor (WebPeer) -> (any WebConversation)?
  ) throws {
    (self.host, self.port, self.token, self.limits) = (host, port, token, limits)
    (self.answer, self.converse) = (answer, converse)
    access = AccessRule(host: host, port: port)
    protocols = .allocate(capacity: 2)
    protocols.initialize(repeating: lws_protocols(), count: 2)
    protocols[0].name = Self.protocolName
    protocols[0].callback = { wsi, reason, _, bytes, length in
      WebServer.called(wsi, reason, bytes, length)
    }
    protocols[0].rx_buffer_size = Self.pieceSize
    protocols[0].tx_packet_size = Self.sendSize
    lws_set_log_level(0, nil)

    var info = lws_context_creation_info()
    info.port = Int32(port)
    info.protocols = UnsafePointer(protocols)
    info.options = UInt64(LWS_SERVER_OPTION_VALIDATE_UTF8) | UInt64(LWS_SERVER_OPTION_DISABLE_IPV6)
    info.user = Unmanaged.passUnretained(self).toOpaque()
    info.server_string = Self.serverName
    // Probes detect peers whose machine is no longer reachable.
    (info.ka_time, info.ka_probes, info.ka_interval) = Self.keepAlive
    try Self.check(host: host, port: port)
    context = host.withCString { address in
      info.iface = address
      return lws_create_context(&info)
    }
    actions.open(context)
    guard let context, let vhost = lws_get_vhost_by_name(context, "default") else {
      throw WebServerError.cannotListen(host: host, port: port, reason: "libwebsockets refused")
    }
    self.port = Int(lws_get_vhost_listen_port(vhost))
    access = AccessRule(host: host, port: self.port)
  }

  isolated deinit {
    actions.open(nil)
    if let context { lws_context_destroy(context) }
    protocols.deallocate()
  }

  // C code keeps these pointers until the program ends.
  private static let protocolName = UnsafePointer(strdup("matchcut"))
  private static let serverName = UnsafePointer(strdup("matchcut"))
  /// The number of seconds without data before a probe is sent, the number of probes, and the
  /// number of seconds between them.
  private static let keepAlive: (Int32, Int32, Int32) = (30, 3, 10)
  /// The number of bytes that are read and written at a time.
  private static let pieceSize = 64 * 1024
  /// The maximum number of bytes that are passed to the system at a time. It is large enough for a
  /// whole frame, and the system accepts as many of the bytes as it can.
  private static let sendSize = 64 << 20

  /// Binds the port temporarily to get the system's error, which is more informative than the
  /// library's.
  private static func check(host: String, port: Int) throws {
    let socket = Foundation.socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
    guard socket >= 0 else {
      throw WebServerError.cannotListen(host: host, port: port, reason: reason(errno))
    }
    defer { close(socket) }
    var yes: Int32 = 1
    setsockopt(socket, SOL_SOCKET, SO_REUSEADDR, &yes, socklen_t(MemoryLayout<Int32>.size))
    var address = sockaddr_in()
    address.sin_family = sa_family_t(AF_INET)
    address.sin_port = in_port_t(port).bigEndian
    guard inet_pton(AF_INET, host, &address.sin_addr) == 1 else {
      throw WebServerError.badAddress(host)
    }
    let result = withUnsafePointer(to: &address) {
      $0.withMemoryRebound(to: sockaddr.self, capacity: 1) {
        bind(socket, $0, socklen_t(MemoryLayout<sockaddr_in>.size))
      }
    }
    if result != 0 {
      switch errno {
      case EADDRINUSE: throw WebServerError.portInUse(host: host, port: port)
      // The address is valid, but belongs to another machine.
      case EADDRNOTAVAIL: throw WebServerError.badAddress(host)
      default: throw WebServerError.cannotListen(host: host, port: port, reason: reason(errno))
      }
    }
  }

  private static func reason(_ number: Int32) -> String { String(cString: strerror(number)) }

  // MARK: Running

  /// Serves until `stop()` is called.
  package func run() {
    matchcut_return_large_memory()
    while !isStopped { tick() }
  }

  /// Waits for events and handles them.
  package func tick() {
    guard let context else { return }
    if lws_service(context, 0) < 0 { isStopped = true }
  }

  package func stop() {
    isStopped = true
    if let context { lws_cancel_service(context) }
  }

  /// Calls `action` once after a delay, unless the returned timer is cancelled or deallocated.
  package func alarm(_ action: @escaping @MainActor () -> Void) -> WebTimer {
    WebTimer(context, action)
  }

  /// Runs an action on the server's thread as soon as possible. It may be called from any thread.
  nonisolated package var post: @Sendable (@escaping @MainActor @Sendable () -> Void) -> Void {
    actions.post
  }
  private let actions = ActionQueue()

  package var peerCount: Int { peers.count }

  // MARK: Library callbacks

  nonisolated private static func called(
    _ wsi: OpaquePointer?, _ reason: lws_callback_reasons, _ bytes: UnsafeMutableRawPointer?,
    _ length: Int
  ) -> Int32 {
    nonisolated(unsafe) let (wsi, bytes) = (wsi, bytes)
    return MainActor.assumeIsolated {
      guard let wsi, let context = lws_get_context(wsi), let user = lws_context_user(context)
      else { return 0 }
      let server = Unmanaged<WebServer>.fromOpaque(user).takeUnretainedValue()
      return server.handle(reason, wsi, UnsafeRawBufferPointer(start: bytes, count: length))
    }
  }

  /// Handles an event of the library. If the result is not 0, the library closes the connection.
  private func handle(
    _ reason: lws_callback_reasons, _ wsi: OpaquePointer, _ bytes: UnsafeRawBufferPointer
  ) -> Int32 {
    switch reason {
    case LWS_CALLBACK_EVENT_WAIT_CANCELLED:
      for action in actions.take() { action() }
    case LWS_CALLBACK_HTTP:
      var request = request(wsi)
      // A valid path does not contain a zero byte. The library would truncate a path at a zero
      // byte.
      guard !request.path.utf8.contains(0) else {
        return begin(wsi, .text(400, "The path contains a zero byte."))
      }
      request.path = String(decoding: bytes, as: UTF8.self)
      return begin(wsi, response(to: request, wsi))
    case LWS_CALLBACK_HTTP_WRITEABLE:
      return goOn(wsi)
    case LWS_CALLBACK_CLOSED_HTTP, LWS_CALLBACK_HTTP_DROP_PROTOCOL:
      replies[wsi] = nil
    case LWS_CALLBACK_FILTER_PROTOCOL_CONNECTION:
      let request = request(wsi)
      return access.refusal(of: request, isConversation: true) == nil
        && token.map { $0.proof(of: request, port: port) != .missing } != false
        && peers.count < limits.peers ? 0 : -1
    case LWS_CALLBACK_ESTABLISHED:
      let peer = WebPeer(wsi, limits, buffer)
      peers[wsi] = peer
      peer.conversation = converse(peer)
    case LWS_CALLBACK_RECEIVE:
      return peers[wsi]?.receive(
        bytes, announced: lws_remaining_packet_payload(wsi),
        isLast: lws_is_final_fragment(wsi) != 0, isText: lws_frame_is_binary(wsi) == 0) ?? -1
    case LWS_CALLBACK_SERVER_WRITEABLE:
      return peers[wsi]?.send() ?? -1
    case LWS_CALLBACK_CLOSED:
      peers.removeValue(forKey: wsi)?.close()
    default:
      break
    }
    return 0
  }

  private func request(_ wsi: OpaquePointer) -> WebRequest {
    var request = WebRequest(
      path: header(WSI_TOKEN_GET_URI, wsi) ?? "/", query: query(wsi),
      host: header(WSI_TOKEN_HOST, wsi), origin: header(WSI_TOKEN_ORIGIN, wsi))
    request.cookies = header(WSI_TOKEN_HTTP_COOKIE, wsi).map(WebRequest.cookies(in:)) ?? [:]
    return request
  }

  private func header(_ token: lws_token_indexes, _ wsi: OpaquePointer) -> String? {
    let length = lws_hdr_total_length(wsi, token)
    guard length > 0 else { return nil }
    var text = [CChar](repeating: 0, count: Int(length) + 1)
    guard lws_hdr_copy(wsi, &text, Int32(text.count), token) > 0 else { return nil }
    return String(decoding: text.dropLast().map { UInt8(bitPattern: $0) }, as: UTF8.self)
  }

  private func query(_ wsi: OpaquePointer) -> [String: String] {
    var query: [String: String] = [:]
    var buffer = [CChar](repeating: 0, count: 1024)
    var index: Int32 = 0
    while true {
      let length = lws_hdr_copy_fragment(
        wsi, &buffer, Int32(buffer.count), WSI_TOKEN_HTTP_URI_ARGS, index)
      guard length > 0 else { return query }
      let text = String(
        decoding: buffer[..<Int(length)].map { UInt8(bitPattern: $0) }, as: UTF8.self)
      let parts = text.split(separator: "=", maxSplits: 1).map(String.init)
      if let name = parts.first { query[name] = parts.count > 1 ? parts[1] : "" }
      index += 1
    }
  }

  // MARK: Responses

  private func response(to request: WebRequest, _ wsi: OpaquePointer) -> WebResponse {
    if let refusal = access.refusal(of: request, isConversation: false) {
      return .text(403, "Refused: \(refusal).")
    }
    guard lws_hdr_total_length(wsi, WSI_TOKEN_GET_URI) > 0 else {
      return .text(405, "Only GET requests are answered.")
    }
    guard let token else { return answer(request) }
    switch token.proof(of: request, port: port) {
    case .missing: return .text(401, AccessToken.refusal)
    case .cookie: return answer(request)
    case .address:
      var response = answer(request)
      response.cookie = token.cookie(port: port)
      return response
    }
  }

  private func begin(_ wsi: OpaquePointer, _ response: WebResponse) -> Int32 {
    let capacity = 2048
    let buffer = UnsafeMutablePointer<UInt8>.allocate(capacity: Self.padding + capacity)
    defer { buffer.deallocate() }
    let start = buffer + Self.padding
    var end: UnsafeMutablePointer<UInt8>? = start
    let limit = start + capacity
    func add(_ name: String, _ value: String) -> Bool {
      lws_add_http_header_by_name(wsi, name, value, Int32(value.utf8.count), &end, limit) == 0
    }
    var isWritten =
      lws_add_http_common_headers(
        wsi, UInt32(response.status), response.type, lws_filepos_t(response.body.count), &end, limit
      ) == 0
    for (name, value) in Self.headers { isWritten = isWritten && add(name, value) }
    if let name = response.fileName {
      isWritten = isWritten && add("content-disposition:", "attachment; filename=\"\(name)\"")
    }
    if let cookie = response.cookie { isWritten = isWritten && add("set-cookie:", cookie) }
    if response.status == 401 {
      isWritten = isWritten && add("www-authenticate:", "Token realm=\"Matchcut\"")
    }
    guard isWritten, lws_finalize_write_http_header(wsi, start, &end, limit) == 0 else { return -1 }
    replies[wsi] = Reply(response: response)
    lws_callback_on_writable(wsi)
    return 0
  }

  /// Disables caching, and restricts a page to this server's resources.
  private static let headers = [
    ("cache-control:", "no-store"), ("x-content-type-options:", "nosniff"),
    // The address may contain the token.
    ("referrer-policy:", "no-referrer"),
    (
      "content-security-policy:",
      "default-src 'self'; img-src 'self' blob: data:; style-src 'self' 'unsafe-inline'; "
        + "frame-ancestors 'none'"
    ),
  ]
  private static let padding = Int(matchcut_lws_pre)

  private func goOn(_ wsi: OpaquePointer) -> Int32 {
    guard var reply = replies[wsi] else { return -1 }
    let body = reply.response.body
    let count = min(Self.pieceSize, body.count - reply.sent)
    let isLast = reply.sent + count == body.count
    let isSent = buffer.send(
      body[reply.sent..<reply.sent + count], wsi, isLast ? LWS_WRITE_HTTP_FINAL : LWS_WRITE_HTTP)
    guard isSent else { return -1 }
    reply.sent += count
    if isLast {
      replies[wsi] = nil
      return lws_http_transaction_completed(wsi) == 0 ? 0 : -1
    }
    replies[wsi] = reply
    lws_callback_on_writable(wsi)
    return 0
  }
}

/// An error that occurs when the server is started.
package enum WebServerError: Error, Equatable {
  case portInUse(host: String, port: Int)
  case badAddress(String)
  case cannotListen(host: String, port: Int, reason: String)
}

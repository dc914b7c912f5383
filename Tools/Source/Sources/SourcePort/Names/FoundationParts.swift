/// The types of Apple's Foundation that belong to other modules on Linux.
enum FoundationParts {
  /// The module of each type.
  static let modules: [String: String] = {
    let pairs =
      networking.map { ($0, "FoundationNetworking") } + xml.map { ($0, "FoundationXML") }
    return Dictionary(uniqueKeysWithValues: pairs)
  }()

  private static let xml: Set<String> = [
    "XMLDTD", "XMLDTDNode", "XMLDocument", "XMLElement", "XMLNode", "XMLParser",
    "XMLParserDelegate",
  ]

  private static let networking: Set<String> = [
    "CachedURLResponse", "HTTPCookie", "HTTPCookiePropertyKey", "HTTPCookieStorage",
    "HTTPURLResponse", "NSMutableURLRequest", "NSURLRequest", "URLAuthenticationChallenge",
    "URLCache", "URLCredential", "URLCredentialStorage", "URLProtectionSpace", "URLProtocol",
    "URLRequest", "URLResponse", "URLSession", "URLSessionConfiguration",
    "URLSessionDataDelegate", "URLSessionDataTask", "URLSessionDelegate",
    "URLSessionDownloadDelegate", "URLSessionDownloadTask", "URLSessionStreamTask",
    "URLSessionTask", "URLSessionTaskDelegate", "URLSessionTaskMetrics",
    "URLSessionUploadTask", "URLSessionWebSocketTask",
  ]
}

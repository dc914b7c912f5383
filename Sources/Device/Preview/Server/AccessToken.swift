/// A secret that a browser has to know in order to use the server.
///
/// The token is a part of the address that the server's user opens or passes on. The first response
/// stores it as a cookie, which the browser sends with all other requests.
package struct AccessToken: Equatable, Sendable {
  /// Letters and digits, which are unchanged in an address and in a cookie.
  package let text: String

  /// The name of the token in the query of an address.
  package static let queryName = "token"
  /// The environment variable that passes a token to the process that replaces a server.
  package static let variable = "MATCHCUT_TOKEN"

  /// The number of random bytes.
  private static let size = 16

  /// Creates a token from the system's source of random numbers.
  package init() {
    var generator = SystemRandomNumberGenerator()
    let bytes: [UInt8] = (0..<Self.size).map { _ in generator.next() }
    text = bytes.map { byte in
      let digits = String(byte, radix: 16)
      return digits.count == 1 ? "0" + digits : digits
    }.joined()
  }

  /// Creates a token from a text that another process has made. Nil if the text is too short to be a
  /// secret, or contains other characters than letters and digits.
  package init?(_ text: String) {
    let isPlain = text.utf8.allSatisfy { byte in
      (48...57).contains(byte) || (65...90).contains(byte) || (97...122).contains(byte)
    }
    guard text.utf8.count >= Self.size, isPlain else { return nil }
    self.text = text
  }

  /// Whether a text is this token. The time does not depend on the number of equal characters.
  package func isEqual(to other: String?) -> Bool {
    let (own, other) = (Array(text.utf8), Array((other ?? "").utf8))
    var difference = own.count ^ other.count
    for index in own.indices {
      difference |= Int(own[index] ^ (index < other.count ? other[index] : 0))
    }
    return difference == 0
  }

  /// The name of the cookie. Cookies do not distinguish ports, so the name contains the port.
  package static func cookieName(port: Int) -> String { "matchcut-\(port)" }

  /// The value of the header that stores the token in the browser.
  package func cookie(port: Int) -> String {
    "\(Self.cookieName(port: port))=\(text); Path=/; HttpOnly; SameSite=Strict"
  }

  /// How a request proves that the browser knows the token.
  package enum Proof: Equatable, Sendable {
    case cookie
    /// The address contains the token, so the response has to store it.
    case address
    case missing
  }

  package func proof(of request: WebRequest, port: Int) -> Proof {
    if isEqual(to: request.cookies[Self.cookieName(port: port)]) { return .cookie }
    return isEqual(to: request.query[Self.queryName]) ? .address : .missing
  }

  package static let refusal =
    "This page needs its token. Open the whole address that 'matchcut serve' has printed, with "
    + "?\(queryName)=… at its end."
}

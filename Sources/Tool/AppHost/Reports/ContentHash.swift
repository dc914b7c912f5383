import CryptoKit
import Foundation

/// The SHA-256 hash of a content, in hexadecimal digits.
enum ContentHash {
  /// `bytes` is the number of the hash's bytes that are used; nil uses all.
  static func text(_ data: Data, bytes: Int? = nil) -> String {
    let hash = Array(SHA256.hash(data: data))
    return hash.prefix(bytes ?? hash.count).map { String(format: "%02x", $0) }.joined()
  }
}

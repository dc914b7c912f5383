import Foundation

/// A short text that identifies a finding in reports of different versions of an app.
enum Fingerprint {
  /// The number of bytes of SHA-256 that are used.
  private static let length = 16

  /// Hashes the parts of a key. Numbers in them are left out, because times and distances depend on
  /// the touches.
  static func text(_ parts: [String]) -> String {
    let key = parts.map { $0.replacing(#/[0-9]+(\.[0-9]+)?/#, with: "") }.joined(separator: "\n")
    return ContentHash.text(Data(key.utf8), bytes: length)
  }
}

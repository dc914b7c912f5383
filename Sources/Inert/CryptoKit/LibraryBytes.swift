import CCrypto
import Foundation

extension Sequence where Element == UInt8 {
  /// Two hexadecimal digits for each byte.
  var hexadecimal: String {
    map { ($0 < 16 ? "0" : "") + String($0, radix: 16) }.joined()
  }
}

/// Compares bytes in a time that does not depend on them.
func isSame(_ first: [UInt8], _ second: [UInt8]) -> Bool {
  first.count == second.count && CRYPTO_memcmp(first, second, first.count) == 0
}

extension DataProtocol {
  /// A copy of all bytes.
  var array: [UInt8] { Array(self) }
}

extension ContiguousBytes {
  /// A copy of all bytes.
  var contiguousArray: [UInt8] { withUnsafeBytes { Array($0) } }
}

import Foundation
import Stage

extension TouchScript {
  /// The script in the format of a gesture file.
  func json(isPretty: Bool = true) throws(PageError) -> Data {
    let encoder = JSONEncoder()
    encoder.outputFormatting = isPretty ? [.prettyPrinted, .sortedKeys] : .sortedKeys
    do { return try encoder.encode(self) } catch {
      throw PageError(about: "export", "\(error)")
    }
  }
}

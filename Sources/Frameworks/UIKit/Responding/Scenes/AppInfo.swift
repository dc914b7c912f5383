import Foundation

/// The Info.plist beside the running program.
package enum AppInfo {
  /// The contents of Info.plist; empty if the file does not exist. The file is read once.
  nonisolated(unsafe) package static let list: [String: Any] = {
    guard let url = Bundle.main.url(forResource: "Info", withExtension: "plist"),
      let data = try? Data(contentsOf: url),
      let list = try? PropertyListSerialization.propertyList(from: data, format: nil)
    else { return [:] }
    return list as? [String: Any] ?? [:]
  }()

  /// The value for `key`; nil if there is none or if it is of another type.
  package static func value<Value>(_ key: String) -> Value? { list[key] as? Value }
}

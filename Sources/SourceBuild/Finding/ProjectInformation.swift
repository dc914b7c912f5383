import Foundation

/// The keys of Info.plist that newer versions of Xcode store in the project's build settings
/// (`INFOPLIST_KEY_UIMainStoryboardFile` and others).
package enum ProjectInformation {
  /// The keys of the Xcode project in `folder` or in the folder around it; empty if there is none.
  /// If several targets and configurations have a key, the first value is used.
  package static func keys(near folder: String) -> [String: String] {
    for place in [folder, folder.folderPath] {
      let names = (try? FileManager.default.contentsOfDirectory(atPath: place)) ?? []
      for name in names.sorted() where name.hasSuffix(".xcodeproj") {
        let data = RegularFile.contents("\(place)/\(name)/project.pbxproj")
        guard let data else { continue }
        return keys(in: String(decoding: data, as: UTF8.self))
      }
    }
    return [:]
  }

  /// The keys in the text of a project file.
  package static func keys(in text: String) -> [String: String] {
    var keys: [String: String] = [:]
    for match in text.matches(of: #/INFOPLIST_KEY_(\w+) = (?:"([^"]*)"|([^";]*));/#) {
      let key = String(match.1)
      if keys[key] == nil { keys[key] = String(match.2 ?? match.3 ?? "") }
    }
    return keys
  }

  /// The property list of these keys, as XML. Lists are separated by spaces in build settings.
  package static func propertyList(_ keys: [String: String]) throws -> Data {
    var list: [String: Any] = [:]
    for (key, value) in keys {
      let name =
        key.replacing("_iPhone", with: "~iphone").replacing("_iPad", with: "~ipad")
      switch value {
      case "YES": list[name] = true
      case "NO": list[name] = false
      case _ where key.hasPrefix("UISupportedInterfaceOrientations"):
        list[name] = value.split(separator: " ").map(String.init)
      default: list[name] = value
      }
    }
    return try PropertyListSerialization.data(fromPropertyList: list, format: .xml, options: 0)
  }
}

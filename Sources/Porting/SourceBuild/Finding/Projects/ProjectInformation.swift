import Foundation

/// The Info.plist of an app. Newer versions of Xcode store its keys in the project's build settings
/// (`INFOPLIST_KEY_UIMainStoryboardFile` and others).
package enum ProjectInformation {
  /// The keys of the Xcode project in `folder` or in the folder around it; empty if there is none.
  /// If several targets and configurations have a key, the first value is used.
  package static func keys(near folder: String) -> [String: String] {
    text(near: folder).map { keys(in: $0) } ?? [:]
  }

  /// The build settings of the Xcode project in `folder` or in the folder around it; empty if there
  /// is none. If several targets and configurations have a setting, the first value is used.
  package static func settings(near folder: String) -> [String: String] {
    text(near: folder).map { settings(in: $0) } ?? [:]
  }

  private static func text(near folder: String) -> String? {
    for place in [folder, folder.folderPath] {
      let names = (try? FileManager.default.contentsOfDirectory(atPath: place)) ?? []
      for name in names.sorted() where name.hasSuffix(".xcodeproj") {
        let data = RegularFile.contents("\(place)/\(name)/project.pbxproj")
        guard let data else { continue }
        return String(decoding: data, as: UTF8.self)
      }
    }
    return nil
  }

  /// The keys in the text of a project file.
  package static func keys(in text: String) -> [String: String] {
    values(text.matches(of: #/INFOPLIST_KEY_(\w+) = (?:"([^"]*)"|([^";]*));/#).map(\.output))
  }

  /// The build settings in the text of a project file. Values of test targets, which end in
  /// `Tests`, are used only if there are no others.
  package static func settings(in text: String) -> [String: String] {
    let all = text.matches(of: #/\b([A-Z][A-Z0-9_]+) = (?:"([^"]*)"|([^";]*));/#).map(\.output)
    let tests = all.filter { ($0.2 ?? $0.3 ?? "").hasSuffix("Tests") }
    return values(all.filter { !($0.2 ?? $0.3 ?? "").hasSuffix("Tests") } + tests)
  }

  private static func values(
    _ found: [(Substring, Substring, Substring?, Substring?)]
  ) -> [String: String] {
    Dictionary(
      found.map { (String($0.1), String($0.2 ?? $0.3 ?? "")) },
      uniquingKeysWith: { first, _ in first }
    )
  }

  /// The text of an Info.plist in which `$(NAME)` and `${NAME}` are replaced with build settings.
  /// As in Xcode, a missing setting is empty. The settings that Xcode derives from the target have
  /// the module's name. An app without an identifier or version has those of a new project.
  package static func expanding(_ text: String, of module: SourceModule) -> String {
    let derived = [
      "TARGET_NAME": module.name, "PRODUCT_NAME": module.name, "EXECUTABLE_NAME": module.name,
      "PRODUCT_MODULE_NAME": module.name, "DEVELOPMENT_LANGUAGE": "en",
      "PRODUCT_BUNDLE_IDENTIFIER": "com.example.$(PRODUCT_NAME:rfc1034identifier)",
      "MARKETING_VERSION": "1.0", "CURRENT_PROJECT_VERSION": "1",
    ]
    var settings = derived.merging(module.settings) { _, own in own }
    // The compiler may know the module by another name than the project.
    settings["PRODUCT_MODULE_NAME"] = module.name
    return BuildSettings.expanding(text, settings)
  }

  /// The keys that every app has, with the build settings that are their values in a new project.
  private static let standardKeys = [
    "CFBundleIdentifier": "$(PRODUCT_BUNDLE_IDENTIFIER)", "CFBundleName": "$(PRODUCT_NAME)",
    "CFBundleShortVersionString": "$(MARKETING_VERSION)",
    "CFBundleVersion": "$(CURRENT_PROJECT_VERSION)",
  ]

  /// The Info.plist of a program, as XML. As in Xcode, a key in `file`, the app's own Info.plist, is
  /// used instead of one in the build settings.
  package static func propertyList(of module: SourceModule, file: Data?) throws -> Data {
    try PropertyListSerialization.data(
      fromPropertyList: values(of: module, file: file), format: .xml, options: 0)
  }

  /// The keys and values of the Info.plist of a program.
  static func values(of module: SourceModule, file: Data?) -> [String: Any] {
    let own = file.map { list(String(decoding: $0, as: UTF8.self), of: module) ?? list($0) ?? [:] }
    let keys = standardKeys.merging(module.information) { _, given in given }
    let values = typed(keys.mapValues { expanding($0, of: module) })
    return values.merging(own ?? [:]) { _, own in own }
  }

  private static func list(_ text: String, of module: SourceModule) -> [String: Any]? {
    list(Data(expanding(text, of: module).utf8))
  }

  private static func list(_ data: Data) -> [String: Any]? {
    (try? PropertyListSerialization.propertyList(from: data, format: nil)) as? [String: Any]
  }

  /// The keys with their values in the types of a property list. Lists are separated by spaces in
  /// build settings.
  private static func typed(_ keys: [String: String]) -> [String: Any] {
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
    return list
  }
}

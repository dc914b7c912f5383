/// What an app's Info.plist says of its launch.
package struct LaunchInformation: Equatable, Sendable {
  /// An entry of `UISceneConfigurations` for the app's windows.
  package struct Scene: Equatable, Sendable {
    package var name: String?
    /// Without its module.
    package var delegateClass: String?
    package var storyboard: String?

    package init(name: String?, delegateClass: String? = nil, storyboard: String? = nil) {
      (self.name, self.delegateClass, self.storyboard) = (name, delegateClass, storyboard)
    }
  }

  /// `UIMainStoryboardFile`; nil where the app creates its window itself. Not used with scenes.
  package var mainStoryboard: String?
  /// Empty for an app without a scene manifest.
  package var scenes: [Scene] = []

  package init(mainStoryboard: String? = nil, scenes: [Scene] = []) {
    (self.mainStoryboard, self.scenes) = (mainStoryboard, scenes)
  }

  /// Reads the property list of an Info.plist; keys of other types than UIKit's are passed over.
  package init(_ list: [String: Any]) {
    mainStoryboard = list["UIMainStoryboardFile"] as? String
    let manifest = list["UIApplicationSceneManifest"] as? [String: Any]
    let configurations = manifest?["UISceneConfigurations"] as? [String: Any]
    let entries = configurations?[UISceneSession.Role.windowApplication.rawValue]
    scenes = (entries as? [[String: Any]] ?? []).map { entry in
      let delegate = entry["UISceneDelegateClassName"] as? String
      return Scene(
        name: entry["UISceneConfigurationName"] as? String,
        delegateClass: delegate?.split(separator: ".").last.map(String.init),
        storyboard: entry["UISceneStoryboardFile"] as? String)
    }
  }

  /// The information of the running program; empty without an Info.plist beside it.
  package static var ofProgram: LaunchInformation {
    guard let url = Bundle.main.url(forResource: "Info", withExtension: "plist"),
      let data = try? Data(contentsOf: url),
      let list = try? PropertyListSerialization.propertyList(from: data, format: nil)
    else { return LaunchInformation() }
    return LaunchInformation(list as? [String: Any] ?? [:])
  }

  /// The entry of this name; without a name, or with one that no entry has, the first.
  func scene(named name: String?) -> Scene? { scenes.first { $0.name == name } ?? scenes.first }
}

/// The values in an app's Info.plist that determine how the app is launched.
package struct LaunchInformation: Equatable, Sendable {
  /// An entry of `UISceneConfigurations` for the app's windows.
  package struct Scene: Equatable, Sendable {
    package var name: String?
    /// The name of the delegate's class, without its module.
    package var delegateClass: String?
    package var storyboard: String?

    package init(name: String?, delegateClass: String? = nil, storyboard: String? = nil) {
      (self.name, self.delegateClass, self.storyboard) = (name, delegateClass, storyboard)
    }
  }

  /// The value of `UIMainStoryboardFile`; nil if the app creates its window itself. Apps with
  /// scenes do not use this storyboard.
  package var mainStoryboard: String?
  /// The scene configurations; empty for an app without a scene manifest.
  package var scenes: [Scene] = []
  /// The value of `UIAppFonts`: the names of the app's font files.
  package var fonts: [String] = []

  /// The values of `UISupportedInterfaceOrientations`, by the kind of device for which they are meant;
  /// the key is nil for all devices without orientations of their own.
  package var orientations: [UIUserInterfaceIdiom?: UIInterfaceOrientationMask] = [:]

  /// The orientations that the app supports on a kind of device; nil if Info.plist does not say so.
  func orientations(on idiom: UIUserInterfaceIdiom) -> UIInterfaceOrientationMask? {
    orientations[idiom] ?? orientations[nil]
  }

  private static let orientationNames: [String: UIInterfaceOrientationMask] = [
    "UIInterfaceOrientationPortrait": .portrait,
    "UIInterfaceOrientationPortraitUpsideDown": .portraitUpsideDown,
    "UIInterfaceOrientationLandscapeLeft": .landscapeLeft,
    "UIInterfaceOrientationLandscapeRight": .landscapeRight,
  ]

  package init(mainStoryboard: String? = nil, scenes: [Scene] = [], fonts: [String] = []) {
    (self.mainStoryboard, self.scenes, self.fonts) = (mainStoryboard, scenes, fonts)
  }

  /// Reads the property list of an Info.plist. Values that do not have the type that UIKit expects
  /// are ignored.
  package init(_ list: [String: Any]) {
    mainStoryboard = list["UIMainStoryboardFile"] as? String
    fonts = list["UIAppFonts"] as? [String] ?? []
    let idioms: [(String, UIUserInterfaceIdiom?)] = [
      ("", nil), ("~iphone", .phone), ("~ipad", .pad),
    ]
    for (suffix, idiom) in idioms {
      let names = list["UISupportedInterfaceOrientations" + suffix] as? [String] ?? []
      let mask = names.compactMap { Self.orientationNames[$0] }
        .reduce(into: UIInterfaceOrientationMask()) { $0.formUnion($1) }
      if !mask.isEmpty { orientations[idiom] = mask }
    }
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

  /// The launch information of the running program; empty if there is no Info.plist beside the
  /// program.
  package static var ofProgram: LaunchInformation { LaunchInformation(AppInfo.list) }

  /// The scene configuration with this name. If `name` is nil or no configuration has this name,
  /// the result is the first configuration.
  func scene(named name: String?) -> Scene? { scenes.first { $0.name == name } ?? scenes.first }
}

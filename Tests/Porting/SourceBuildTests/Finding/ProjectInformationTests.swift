import Foundation
import SourceBuild
import Testing

struct ProjectInformationTests {
  @Test func `a project without such settings has no keys`() {
    #expect(ProjectInformation.keys(in: "").isEmpty)
    #expect(ProjectInformation.keys(in: "INFOPLIST_FILE = Info.plist;").isEmpty)
    #expect(ProjectInformation.keys(near: "/nowhere/at/all").isEmpty)
  }

  @Test func `keys are read with and without quotes, the first one counts`() {
    let text = """
      buildSettings = {
        INFOPLIST_KEY_UIMainStoryboardFile = Main;
        INFOPLIST_KEY_UISupportedInterfaceOrientations_iPhone = "UIInterfaceOrientationPortrait UIInterfaceOrientationLandscapeLeft";
        INFOPLIST_KEY_UIStatusBarHidden = YES;
      };
      buildSettings = { INFOPLIST_KEY_UIMainStoryboardFile = Other; };
      """
    #expect(
      ProjectInformation.keys(in: text) == [
        "UIMainStoryboardFile": "Main", "UIStatusBarHidden": "YES",
        "UISupportedInterfaceOrientations_iPhone":
          "UIInterfaceOrientationPortrait UIInterfaceOrientationLandscapeLeft",
      ])
  }

  @Test func `an Info.plist refers to build settings`() {
    let text = """
      PRODUCT_BUNDLE_IDENTIFIER = com.example.AppTests;
      PRODUCT_BUNDLE_IDENTIFIER = "com.example.$(PRODUCT_NAME:rfc1034identifier)";
      PRODUCT_NAME = "My App";
      LOOP = "$(LOOP)";
      """
    var module = SourceModule(name: "My_App", kind: .program, files: [], folder: "")
    module.settings = ProjectInformation.settings(in: text)
    let cases = [
      ("$(PRODUCT_BUNDLE_IDENTIFIER)", "com.example.My-App"),
      ("${PRODUCT_NAME}, $(TARGET_NAME)", "My App, My_App"),
      ("$(DEVELOPMENT_LANGUAGE) $(MISSING).", "en ."), ("5 $ (each)", "5 $ (each)"),
      ("$(LOOP)", "$(LOOP)"),
    ]
    for (given, expected) in cases {
      #expect(ProjectInformation.expanding(given, of: module) == expected, "\(given)")
    }
    module.settings = [:]
    #expect(ProjectInformation.expanding("$(PRODUCT_NAME)", of: module) == "My_App")
  }

  @Test func `flags and lists have their types`() throws {
    let data = try ProjectInformation.propertyList([
      "UIStatusBarHidden": "YES", "UIMainStoryboardFile": "Main",
      "UISupportedInterfaceOrientations_iPad": "A B",
    ])
    let list =
      try PropertyListSerialization.propertyList(from: data, format: nil) as? [String: Any]

    #expect(list?["UIStatusBarHidden"] as? Bool == true)
    #expect(list?["UIMainStoryboardFile"] as? String == "Main")
    #expect(list?["UISupportedInterfaceOrientations~ipad"] as? [String] == ["A", "B"])
  }

  @Test func `the project beside or around the app's folder is read`() throws {
    let folder = FileManager.default.temporaryDirectory.path + "/Project-\(UUID().uuidString)"
    let project = folder + "/App.xcodeproj"
    try FileManager.default.createDirectory(atPath: project, withIntermediateDirectories: true)
    try FileManager.default.createDirectory(
      atPath: folder + "/App", withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(atPath: folder) }
    try "INFOPLIST_KEY_UIMainStoryboardFile = Main;".write(
      toFile: project + "/project.pbxproj", atomically: true, encoding: .utf8)

    #expect(ProjectInformation.keys(near: folder + "/App") == ["UIMainStoryboardFile": "Main"])
    #expect(ProjectInformation.keys(near: folder) == ["UIMainStoryboardFile": "Main"])
  }
}

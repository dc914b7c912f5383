import Foundation
import SourceBuild
import TemporaryFolders
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
      ALIAS = "$(PRODUCT_NAME)";
      LOOP = "$(LOOP)";
      """
    var module = SourceModule(name: "My_App", kind: .program, files: [], folder: "")
    module.settings = ProjectInformation.settings(in: text)
    let cases = [
      ("$(PRODUCT_BUNDLE_IDENTIFIER)", "com.example.My-App"),
      ("$(ALIAS:rfc1034identifier) $(ALIAS:c99extidentifier)", "My-App My_App"),
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
    var module = SourceModule(name: "App", kind: .program, files: [], folder: "")
    module.information = [
      "UIStatusBarHidden": "YES", "UIMainStoryboardFile": "Main",
      "UISupportedInterfaceOrientations_iPad": "A B",
    ]
    let list = try list(of: module)

    #expect(list["UIStatusBarHidden"] as? Bool == true)
    #expect(list["UIMainStoryboardFile"] as? String == "Main")
    #expect(list["UISupportedInterfaceOrientations~ipad"] as? [String] == ["A", "B"])
  }

  @Test func `every program has an identifier, a name and versions`() throws {
    var module = SourceModule(name: "My_App", kind: .program, files: [], folder: "")
    #expect(
      try list(of: module) as? [String: String] == [
        "CFBundleIdentifier": "com.example.My-App", "CFBundleName": "My_App",
        "CFBundleShortVersionString": "1.0", "CFBundleVersion": "1",
      ])
    module.settings = [
      "PRODUCT_BUNDLE_IDENTIFIER": "org.own.$(TARGET_NAME)", "MARKETING_VERSION": "2.3",
      "CURRENT_PROJECT_VERSION": "45", "PRODUCT_NAME": "Own",
    ]
    module.information = ["CFBundleDisplayName": "$(PRODUCT_NAME)!"]
    #expect(
      try list(of: module) as? [String: String] == [
        "CFBundleIdentifier": "org.own.My_App", "CFBundleName": "Own",
        "CFBundleShortVersionString": "2.3", "CFBundleVersion": "45",
        "CFBundleDisplayName": "Own!",
      ])
  }

  @Test func `a key of the file comes before one of the build settings`() throws {
    var module = SourceModule(name: "App", kind: .program, files: [], folder: "")
    module.information = ["UIMainStoryboardFile": "Other", "UIStatusBarHidden": "YES"]
    let file = """
      <?xml version="1.0" encoding="UTF-8"?>
      <plist version="1.0"><dict>
      <key>UIMainStoryboardFile</key><string>Main</string>
      <key>CFBundleIdentifier</key><string>$(PRODUCT_BUNDLE_IDENTIFIER)</string>
      <key>CFBundleShortVersionString</key><string>$(MARKETING_VERSION)</string>
      </dict></plist>
      """
    let list = try list(of: module, file: Data(file.utf8))

    #expect(list["UIMainStoryboardFile"] as? String == "Main")
    #expect(list["UIStatusBarHidden"] as? Bool == true)
    #expect(list["CFBundleIdentifier"] as? String == "com.example.App")
    #expect(list["CFBundleShortVersionString"] as? String == "1.0")
    #expect(list["CFBundleVersion"] as? String == "1")
  }

  @Test func `a file that is not a property list leaves the keys of the settings`() throws {
    let module = SourceModule(name: "App", kind: .program, files: [], folder: "")

    let list = try list(of: module, file: Data("information".utf8))

    #expect(list["CFBundleName"] as? String == "App")
  }

  private func list(of module: SourceModule, file: Data? = nil) throws -> [String: Any] {
    let data = try ProjectInformation.propertyList(of: module, file: file)
    let list = try PropertyListSerialization.propertyList(from: data, format: nil)
    return try #require(list as? [String: Any])
  }

  @Test func `the project beside or around the app's folder is read`() throws {
    let folder = TemporaryFolder()
    try folder.write(
      "INFOPLIST_KEY_UIMainStoryboardFile = Main;", to: "App.xcodeproj/project.pbxproj")
    try folder.write("", to: "App/A.swift")

    for place in [folder.path, folder.path(of: "App")] {
      #expect(ProjectInformation.keys(near: place) == ["UIMainStoryboardFile": "Main"])
    }
  }
}

import Testing
import UIKit

struct LaunchInformationTests {
  private func information(_ entries: String) throws -> LaunchInformation {
    let text = "<plist version=\"1.0\"><dict>\(entries)</dict></plist>"
    let list = try PropertyListSerialization.propertyList(from: Data(text.utf8), format: nil)
    return LaunchInformation(try #require(list as? [String: Any]))
  }

  @Test func `the main storyboard is read`() throws {
    let read = try information("<key>UIMainStoryboardFile</key><string>Main</string>")

    #expect(read == LaunchInformation(mainStoryboard: "Main"))
  }

  @Test func `orientations are read for each kind of device`() throws {
    let read = try information(
      """
      <key>UISupportedInterfaceOrientations</key><array>
        <string>UIInterfaceOrientationLandscapeLeft</string>
        <string>UIInterfaceOrientationLandscapeRight</string>
      </array>
      <key>UISupportedInterfaceOrientations~ipad</key><array>
        <string>UIInterfaceOrientationPortrait</string><string>Sideways</string>
      </array>
      """)

    #expect(read.orientations == [nil: .landscape, .pad: .portrait])
  }

  @Test func `scenes are read in order, their delegates without the module`() throws {
    let read = try information(
      """
      <key>UIApplicationSceneManifest</key><dict>
        <key>UIApplicationSupportsMultipleScenes</key><false/>
        <key>UISceneConfigurations</key><dict>
          <key>UIWindowSceneSessionRoleApplication</key><array>
            <dict>
              <key>UISceneConfigurationName</key><string>Default Configuration</string>
              <key>UISceneDelegateClassName</key><string>$(PRODUCT_MODULE_NAME).Director</string>
              <key>UISceneStoryboardFile</key><string>Main</string>
            </dict>
            <dict><key>UISceneConfigurationName</key><string>Other</string></dict>
          </array>
        </dict>
      </dict>
      """)

    #expect(
      read.scenes == [
        .init(name: "Default Configuration", delegateClass: "Director", storyboard: "Main"),
        .init(name: "Other"),
      ])
    #expect(read.mainStoryboard == nil)
  }

  @Test func `a list without these keys, or with values of other types, says nothing`() throws {
    #expect(try information("") == LaunchInformation())
    #expect(
      try information(
        """
        <key>UIMainStoryboardFile</key><true/>
        <key>UIApplicationSceneManifest</key><string>a</string>
        """) == LaunchInformation())
  }
}

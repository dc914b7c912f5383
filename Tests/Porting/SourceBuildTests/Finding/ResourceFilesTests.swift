import SourceBuild
import Testing

struct ResourceFilesTests {
  @Test(arguments: [
    ("/a/en.lproj/Localizable.strings", true), ("/a/Base.lproj/Card.stringsdict", true),
    ("/a/Main.storyboard", true), ("/a/Card.xib", true),
    ("/a/Assets.xcassets/Logo.imageset/logo.png", true),
    ("/a/logo.png", false), ("/a/Info.plist", false), ("/a/Localizable.strings", false),
  ])
  func `a package's file is a resource without a declaration if its kind is known`(
    path: String, isImplicit: Bool
  ) {
    #expect(ResourceFiles.isImplicit(path) == isImplicit)
  }

  @Test func `the localized files of a target need no declaration`() throws {
    let found = try ResourceFiles.declared(
      [], in: "/a", files: ["/a/A.swift", "/a/nb.lproj/Localizable.strings", "/a/logo.png"],
      package: "/a")

    #expect(found.map(\.name) == ["nb.lproj/Localizable.strings"])
  }
}

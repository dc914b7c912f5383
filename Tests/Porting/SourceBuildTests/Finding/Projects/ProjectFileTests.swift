import Foundation
import SourceBuild
import Testing

struct ProjectFileTests {
  private let fixture: Workbench

  init() throws { fixture = try Workbench() }

  private func target(_ project: ProjectText, _ name: String = "App") throws -> ProjectFile.Target {
    try fixture.write("\(project)", to: "own/App.xcodeproj/project.pbxproj")
    let file = try ProjectFile(fixture.path + "/own/App.xcodeproj")
    return try #require(file.targets.first { $0.name == name })
  }

  private func names(_ target: ProjectFile.Target) -> [String] {
    target.resources.map(\.name).sorted()
  }

  @Test func `resources of any kind are copied, and folders keep their files`() throws {
    for name in [
      "Art/one.json", "Art/Deep/two.png", "Kit.bundle/three.png", "movie.mp4",
      "A.xcassets/i.imageset/i.png",
      "fr.lproj/Localizable.strings", "Info.plist", "read.me",
    ] {
      try fixture.write("", to: "own/" + name)
    }

    let target = try target(
      ProjectText(targets: [
        .init(
          name: "App",
          resources: [
            "Art", "Kit.bundle", "movie.mp4", "A.xcassets", "fr.lproj/Localizable.strings",
            "Info.plist", "read.me", "missing.txt",
          ])
      ]))

    #expect(
      names(target) == [
        "Art", "Kit.bundle", "fr.lproj/Localizable.strings", "i.png", "movie.mp4", "read.me",
      ])
    #expect(target.resources.contains(.init(path: fixture.path + "/own/Art", name: "Art")))
  }

  @Test func `a synchronized folder has the files of its owner, except exceptions`() throws {
    for name in [
      "A.swift", "Deep/B.swift", "Unused.swift", "Info.plist", "Deep/data.bin", "Deep/C.h",
      "Old/D.swift", "Shared.swift", "Web/page.html", "Web/Deep/page.html", "Art.bundle/a.png",
      "Base.lproj/Main.storyboard", "A.xcassets/i.imageset/i.png",
    ] {
      try fixture.write("", to: "own/Card/" + name)
    }
    let project = ProjectText(
      targets: [.init(name: "App", folders: ["Card"]), .init(name: "Other")],
      exceptions: [
        "Card": ["App": ["Unused.swift", "Info.plist", "Old"], "Other": ["Shared.swift"]]
      ], explicitFolders: ["Card": ["Web"]])

    let app = try target(project)
    let other = try target(project, "Other")

    let folder = fixture.path + "/own/Card/"
    #expect(
      app.sources.map { $0.relative(to: String(folder.dropLast())) } == [
        "A.swift", "Deep/B.swift", "Shared.swift",
      ])
    #expect(names(app) == ["Art.bundle", "Main.storyboard", "Web", "data.bin", "i.png"])
    #expect(other.sources == [folder + "Shared.swift"])
    #expect(other.resources.isEmpty)
  }

  @Test func `settings come from the files and the levels of the project`() throws {
    try fixture.write("", to: "own/Card.plist")
    try fixture.write(
      """
      // A comment
      #include "Deep/Base.xcconfig"
      #include? "Missing.xcconfig"
      NAME = file // the name
      FLAGS = $(inherited) one
      SDK[sdk=macosx*] = mac
      SDK[sdk=iphone*] = phone
      ARCH[arch=x86_64] = intel
      """, to: "own/Own.xcconfig")
    try fixture.write(
      "BASE = base\nFLAGS = zero\n#include \"../Own.xcconfig\"\n", to: "own/Deep/Base.xcconfig")

    let settings = try target(
      ProjectText(
        targets: [
          .init(
            name: "App",
            settings: [
              "FLAGS": "$(inherited) three", "INFOPLIST_FILE": "Card.plist",
              "PRODUCT_NAME": "My $(NAME:upper)",
              "PRODUCT_BUNDLE_IDENTIFIER": "com.$(BASE).$(PRODUCT_NAME:rfc1034identifier)",
            ])
        ], settings: ["NAME": "project", "FLAGS": "$(inherited) two"],
        configurationFile: "Own.xcconfig")
    ).settings

    #expect(settings.value("FLAGS") == "zero one two three")
    #expect(settings.list("FLAGS") == ["zero", "one", "two", "three"])
    #expect(settings.value("SDK") == "phone")
    #expect(settings.value("ARCH") == "")
    #expect(settings.value("PRODUCT_BUNDLE_IDENTIFIER") == "com.base.My-PROJECT")
    #expect(settings.value("TARGET_NAME") == "App")
    #expect(settings.value("CONFIGURATION") == "Debug")
  }

  @Test func `the Info.plist of an app is the one in its settings`() throws {
    for name in ["Info.plist", "Support/App-Info.plist"] {
      try fixture.write("", to: "own/" + name)
    }
    try fixture.write("@main class A {}", to: "own/A.swift")
    let settings = [
      "INFOPLIST_FILE": "$(SRCROOT)/Support/App-Info.plist",
      "INFOPLIST_KEY_UIStatusBarHidden": "YES",
      "INFOPLIST_KEY_CFBundleDisplayName": "$(TARGET_NAME)!",
    ]
    for generates in ["YES", "NO"] {
      let all = settings.merging(["GENERATE_INFOPLIST_FILE": generates]) { $1 }
      let project = ProjectText(targets: [.init(name: "App", sources: ["A.swift"], settings: all)])
      try fixture.write("\(project)", to: "own/App.xcodeproj/project.pbxproj")

      let module = try #require(try fixture.find("own/App.xcodeproj").modules.first)

      #expect(
        module.resources == [
          .init(path: fixture.path + "/own/Support/App-Info.plist", name: "Info.plist")
        ])
      #expect(
        module.information
          == (generates == "NO"
            ? [:] : ["UIStatusBarHidden": "YES", "CFBundleDisplayName": "$(TARGET_NAME)!"]))
    }
  }

  @Test(arguments: [
    ("{ objects = { P = { isa = PBXProject;", BuildError.ProjectDamage.syntax),
    ("", .syntax), ("<plist><array/></plist>", .content), ("{ a = b; }", .content),
    ("{ objects = { P = (a); }; rootObject = P; }", .content),
    (String(repeating: "(", count: 100_000), .depth),
    ("<plist>" + String(repeating: "<array>", count: 100_000), .depth),
    ("{ a = \"b\0c\"; }", .encoding),
  ])
  func `a damaged project is one sentence`(text: String, damage: BuildError.ProjectDamage) throws {
    try fixture.write(text, to: "own/App.xcodeproj/project.pbxproj")
    try fixture.write("", to: "own/A.swift")
    let project = fixture.path + "/own/App.xcodeproj"

    #expect(throws: BuildError.damagedProject(project, damage)) {
      try fixture.find("own/App.xcodeproj")
    }
    #expect(try fixture.find("own").modules.map(\.files.count) == [1])
  }

  @Test func `text that is not UTF-8, and a file that is missing, are errors`() throws {
    try fixture.write("", to: "own/App.xcodeproj/project.pbxproj")
    let project = fixture.path + "/own/App.xcodeproj"
    try Data([0x7B, 0xFF, 0xE9, 0x7D]).write(to: URL(fileURLWithPath: project + "/project.pbxproj"))
    #expect(throws: BuildError.damagedProject(project, .encoding)) {
      try fixture.find("own/App.xcodeproj")
    }

    try fixture.remove("own/App.xcodeproj/project.pbxproj")
    #expect(
      throws: BuildError.unreadable(
        path: project + "/project.pbxproj", reason: "No such file or directory")
    ) { try fixture.find("own/App.xcodeproj") }
  }

  @Test(arguments: ["", "<Workspace>", "words"])
  func `a damaged workspace is one sentence`(text: String) throws {
    try fixture.write(text, to: "own/App.xcworkspace/contents.xcworkspacedata")

    #expect(throws: BuildError.damagedWorkspace(fixture.path + "/own/App.xcworkspace")) {
      try fixture.find("own/App.xcworkspace")
    }
  }

  @Test func `a project of a million elements is read`() throws {
    let many = String(repeating: "F, ", count: 1_000_000)
    let project = """
      { objects = {
        P = { isa = PBXProject; mainGroup = G; targets = (T); };
        G = { isa = PBXGroup; children = (\(many)F); sourceTree = "<group>"; };
        F = { isa = PBXFileReference; path = A.swift; sourceTree = "<group>"; };
        B = { isa = PBXBuildFile; fileRef = F; };
        T = { isa = PBXNativeTarget; name = App; buildPhases = (S);
          productType = "com.apple.product-type.application"; };
        S = { isa = PBXSourcesBuildPhase; files = (B); };
      }; rootObject = P; }
      """
    try fixture.write(project, to: "own/App.xcodeproj/project.pbxproj")
    try fixture.write("@main class A {}", to: "own/A.swift")

    #expect(try fixture.find("own/App.xcodeproj").modules.map(\.files.count) == [1])
  }
}

import SourceBuild
import Testing

struct SourceFinderTests {
  private let fixture: Workbench

  init() throws { fixture = try Workbench() }

  private func files(_ set: SourceSet, of name: String) -> [String] {
    (set.modules.first { $0.name == name }?.files ?? []).map { $0.relative(to: set.root) }
  }

  @Test func `a file is a module with the file's name`() throws {
    try fixture.write("", to: "own/flip-card.swift")

    let set = try fixture.find("own/flip-card.swift")

    #expect(set.modules.map(\.name) == ["flip_card"])
    #expect(set.modules.map(\.kind) == [.library])
    #expect(set.root == fixture.path + "/own")
  }

  @Test func `a folder is a module with all its files, without hidden folders`() throws {
    for name in ["A.swift", "Deep/B.swift", ".git/C.swift", "notes.txt"] {
      try fixture.write("", to: "own/" + name)
    }

    let set = try fixture.find()

    #expect(files(set, of: "own") == ["A.swift", "Deep/B.swift"])
    #expect(set.notes.isEmpty)
  }

  @Test(arguments: [
    ["Card/A.swift", "Example/B.swift"], ["Sources/A.swift", "CardDemo/B.swift"],
    ["Source/Deep/A.swift", "Pods/B.swift"], ["Classes/A.swift", "Tests/B.swift"],
    ["Pod/Classes/A.swift", "Example/B.swift"],
  ])
  func `a library's folder is found beside its examples`(names: [String]) throws {
    for name in names { try fixture.write("", to: "Card/" + name) }

    let set = try fixture.find("Card")

    #expect(files(set, of: "Card") == [names[0]])
    #expect(set.notes.count == 1)
  }

  @Test(arguments: [
    "import PackageDescription\nlet package = Package(name: \"Card\")",
    "// swift-tools-version:3.1\nimport PackageDescription",
    "// Swift-Tools-Version: 3.0\nimport PackageDescription",
  ])
  func `a manifest of Swift 3 is ignored`(manifest: String) throws {
    try fixture.write(manifest, to: "Card/Package.swift")
    try fixture.write("", to: "Card/Sources/A.swift")

    let set = try fixture.find("Card")

    #expect(files(set, of: "Card") == ["Sources/A.swift"])
  }

  @Test func `the app of an Xcode project has the images of its catalogues`() throws {
    try fixture.write("", to: "own/Card.xcodeproj/project.pbxproj")
    try fixture.write("import UIKit\n@main class A {}", to: "own/Card/A.swift")
    try fixture.write("", to: "own/Card/Assets.xcassets/photo.imageset/photo.png")

    let set = try fixture.find()

    #expect(set.modules.map { $0.resources.map(\.name) } == [["photo.png"]])
  }

  @Test(arguments: [
    "s.resource_bundles = { 'Art' => ['Core/**/*.{xib,png}'] }",
    "s.resource_bundles = {\n'Art' => [\n'Core/*.xib',\n'Core/Deep/*.png']\n}",
    "s.resource_bundle = { 'Art' => 'Core/**/*.{xib,png}' }",
    "s.resource_bundles = { 'Art' => 'Core/**/*.xib', \"Art\" => [\"Core/Deep/*\"] }",
  ])
  func `a podspec's resource bundle is a folder of that name`(line: String) throws {
    try fixture.write(
      "Pod::Spec.new do |s|\ns.name = 'Card'\ns.source_files = 'Core/**/*'\n\(line)\nend",
      to: "own/Card.podspec")
    for name in ["A.swift", "Card.xib", "Deep/photo.png"] {
      try fixture.write("", to: "own/Core/" + name)
    }

    let resources = try #require(try fixture.find().modules.first).resources

    #expect(resources.map(\.name).sorted() == ["Art.bundle/Card.xib", "Art.bundle/photo.png"])
  }

  @Test func `a podspec determines the files`() throws {
    try fixture.write(
      """
      Pod::Spec.new do |s|
        s.name = 'Card'
        # s.source_files = 'Nothing/*.swift'
        s.source_files = ["Core/**/*.{h,swift}"]
        s.subspec 'Rx' do |r|
          r.source_files = 'Rx/*.swift'
          r.dependency 'RxSwift', '~> 5'
        end
      end
      """, to: "own/Card.podspec")
    try fixture.write("", to: "own/Core/A.swift")
    try fixture.write("import RxSwift\n", to: "own/Rx/B.swift")
    try fixture.write("", to: "own/Other/C.swift")

    let set = try fixture.find()

    #expect(files(set, of: "Card") == ["Core/A.swift"])
  }

  @Test func `podspecs beside each other depend on each other`() throws {
    for (name, other) in [("Ability", "Base"), ("Base", "Foundation")] {
      try fixture.write(
        "s.source_files = '\(name)/*.swift'\ns.dependency '\(other)'\n",
        to: "own/\(name).podspec")
      try fixture.write("", to: "own/\(name)/A.swift")
    }

    #expect(try fixture.find().modules.map(\.name) == ["Base", "Ability"])
  }

  @Test func `the folder of an Xcode project is an app`() throws {
    try fixture.write("", to: "own/Card.xcodeproj/project.pbxproj")
    try fixture.write(
      "@UIApplicationMain\nclass AppDelegate {}\n", to: "own/Card/AppDelegate.swift")
    try fixture.write("", to: "own/Card/Base.lproj/Main.storyboard")
    try fixture.write("", to: "own/Card/Info.plist")
    try fixture.write("", to: "own/Card/Widget/Widget-Info.plist")
    try fixture.write("", to: "own/CardUITests/Test.swift")

    let set = try fixture.find()

    #expect(set.modules.map(\.kind) == [.program])
    let resources = set.modules.first?.resources ?? []
    #expect(resources.contains { $0.name == "Main.storyboard" })
    #expect(
      resources.filter { $0.name == "Info.plist" }.map(\.path) == [
        fixture.path + "/own/Card/Info.plist"
      ])
  }

  @Test func `an app has the files that its project lists, wherever they are`() throws {
    try fixture.write(Self.project, to: "own/Card.xcodeproj/project.pbxproj")
    try fixture.write("@main class A {}", to: "own/Card/A.swift")
    try fixture.write("", to: "own/Card/Unused.swift")
    try fixture.write("", to: "own/Shared Code/B.swift")

    #expect(files(try fixture.find(), of: "Card") == ["Card/A.swift", "Shared Code/B.swift"])
    #expect(files(try fixture.find("own/Card.xcodeproj"), of: "Card").count == 2)
  }

  @Test func `an app has the files of its synchronized folders, except exceptions`() throws {
    try fixture.write(Self.synchronizedProject, to: "own/Card.xcodeproj/project.pbxproj")
    for name in ["A.swift", "Deep/B.swift", "Unused.swift"] {
      try fixture.write(name == "A.swift" ? "@main class A {}" : "", to: "own/Card/" + name)
    }

    #expect(files(try fixture.find(), of: "Card") == ["Card/A.swift", "Card/Deep/B.swift"])
  }

  @Test func `a group of a project that contains itself is named`() throws {
    try fixture.write(
      Self.project.replacing("children = (B);", with: "children = (B, H);"),
      to: "own/Card.xcodeproj/project.pbxproj")
    try fixture.write("@main class A {}", to: "own/Card/A.swift")

    let error = #expect(throws: BuildError.self) { try fixture.find() }

    #expect(error == .circularGroup("Shared Code", project: fixture.path + "/own/Card.xcodeproj"))
  }

  @Test func `an example app finds the library in the folder around it`() throws {
    try fixture.write("s.source_files = 'Code/*.swift'", to: "own/Card.podspec")
    try fixture.write("", to: "own/Code/Card.swift")
    try fixture.write("import Card\n@main class A {}", to: "own/Example/Demo/A.swift")
    try fixture.write("", to: "own/Example/Demo.xcodeproj/project.pbxproj")

    let set = try fixture.find("own/Example")

    #expect(set.modules.map(\.name) == ["Card", "Demo"])
    #expect(set.modules.last?.dependencies == ["Card"])
    #expect(set.ownModules == ["Demo"])
  }

  @Test func `an app can have all its files in other folders`() throws {
    try fixture.write(
      Self.project.replacing("Card/A.swift", with: "../../Shared/A.swift")
        .replacing("\"Shared Code\"", with: "../../Shared"),
      to: "own/Demo/Plain/Card.xcodeproj/project.pbxproj")
    try fixture.write("@main class A {}", to: "own/Shared/A.swift")
    try fixture.write("", to: "own/Shared/B.swift")
    try fixture.write("", to: "own/Shared/Unused.swift")

    let set = try fixture.find("own/Demo/Plain")

    #expect(set.modules.map(\.name) == ["Card"])
    #expect(set.modules.map(\.kind) == [.program])
    #expect(set.modules.first?.files.map(\.lastComponent) == ["A.swift", "B.swift"])
  }

  @Test func `an example app finds the library in a folder beside it`() throws {
    try fixture.write("s.source_files = 'Code/*.swift'", to: "own/Card/Card.podspec")
    try fixture.write("", to: "own/Card/Code/Card.swift")
    try fixture.write("s.source_files = '*.swift'", to: "own/Other/Other.podspec")
    try fixture.write("", to: "own/Other/Other.swift")
    try fixture.write("import Card\n@main class A {}", to: "own/Example/Demo/A.swift")
    try fixture.write("", to: "own/Example/Demo.xcodeproj/project.pbxproj")
    // A folder beside the app may be anyone's, unless both are in the same repository.
    #expect(try fixture.find("own/Example").modules.map(\.name) == ["Demo"])
    try fixture.write("", to: "own/.git/HEAD")

    let set = try fixture.find("own/Example")

    #expect(set.modules.map(\.name) == ["Card", "Demo"])
    #expect(set.modules.last?.dependencies == ["Card"])
  }

  @Test func `a module of Apple is not taken from a package around the app`() throws {
    try fixture.write("let a = \"UIKit\"", to: "own/Port/Package.swift")
    try fixture.write("s.source_files = '*.swift'", to: "own/Port/UIKit.podspec")
    try fixture.write("", to: "own/Port/UIView.swift")
    try fixture.write("import UIKit\n@main class A {}", to: "own/Example/Demo/A.swift")
    try fixture.write("", to: "own/Example/Demo.xcodeproj/project.pbxproj")

    #expect(try fixture.find("own/Example").modules.map(\.name) == ["Demo"])
  }

  @Test func `an app with the library's name is renamed`() throws {
    try fixture.write("s.source_files = 'Code/*.swift'", to: "own/Card.podspec")
    try fixture.write("", to: "own/Code/Card.swift")
    try fixture.write(
      Self.project.replacing("name = Card", with: "name = Card_Example"),
      to: "own/Example/Card.xcodeproj/project.pbxproj")
    try fixture.write("import Card\n@main class A {}", to: "own/Example/Card/A.swift")

    #expect(try fixture.find("own/Example").modules.map(\.name) == ["Card", "Card_Example"])
  }

  private static let project = """
    { objects = {
      P = { isa = PBXProject; mainGroup = G; targets = (T); };
      G = { isa = PBXGroup; children = (F, H); sourceTree = "<group>"; };
      H = { isa = PBXGroup; children = (B); path = "Shared Code"; sourceTree = "<group>"; };
      F = { isa = PBXFileReference; path = Card/A.swift; sourceTree = SOURCE_ROOT; };
      B = { isa = PBXFileReference; path = B.swift; sourceTree = "<group>"; };
      T = { isa = PBXNativeTarget; name = Card; buildPhases = (S);
        productType = "com.apple.product-type.application"; };
      S = { isa = PBXSourcesBuildPhase; files = (X, Y); };
      X = { isa = PBXBuildFile; fileRef = F; };
      Y = { isa = PBXBuildFile; fileRef = B; };
    }; rootObject = P; }
    """

  private static let synchronizedProject = """
    { objects = {
      P = { isa = PBXProject; mainGroup = G; targets = (T); };
      G = { isa = PBXGroup; children = (H); sourceTree = "<group>"; };
      H = { isa = PBXFileSystemSynchronizedRootGroup; path = Card; exceptions = (E);
        sourceTree = "<group>"; };
      E = { isa = PBXFileSystemSynchronizedBuildFileExceptionSet; target = T;
        membershipExceptions = (Unused.swift); };
      T = { isa = PBXNativeTarget; name = Card; fileSystemSynchronizedGroups = (H);
        productType = "com.apple.product-type.application"; };
    }; rootObject = P; }
    """

  @Test func `tests beside a library are tests of it`() throws {
    try fixture.write("", to: "own/Sources/A.swift")
    try fixture.write("", to: "own/OwnTests/B.swift")
    try fixture.write("", to: "own/OwnUITests/C.swift")

    let set = try fixture.find()

    #expect(set.modules.map(\.name) == ["own", "OwnTests"])
    #expect(set.modules.last?.dependencies == ["own"])
  }

  @Test func `Objective-C files are reported and left out`() throws {
    try fixture.write("", to: "own/A.swift")
    try fixture.write("", to: "own/Proxy.m")
    #expect(try fixture.find().notes == ["own: left out Objective-C files: Proxy.m"])

    try fixture.remove("own/A.swift")
    #expect(throws: BuildError.onlyObjectiveC(path: fixture.path + "/own", file: "Proxy.m")) {
      try fixture.find()
    }
  }

  @Test func `a missing path, and a path without Swift files, are errors`() throws {
    #expect(throws: BuildError.noSuchPath(fixture.path + "/own")) { try fixture.find() }

    try fixture.write("", to: "own/notes.txt")
    #expect(throws: BuildError.noSwiftFiles(path: fixture.path + "/own")) { try fixture.find() }
    #expect(throws: BuildError.noSwiftFiles(path: fixture.path + "/own/notes.txt")) {
      try fixture.find("own/notes.txt")
    }
  }
}

import SourceBuild
import Testing

/// The packages that the files around an app ask for.
struct PackageRequestsTests {
  private let fixture: Workbench

  init() throws { fixture = try Workbench() }

  private func requests(_ name: String = "own") throws -> PackageRequests {
    try PackageRequests(at: fixture.path + "/" + name, manifests: fixture.manifests)
  }

  /// Each package as its name, version and address.
  private func packages(_ name: String = "own") throws -> [String] {
    try requests(name).packages.map {
      [$0.kind.rawValue, $0.name, $0.version, $0.address].compactMap(\.self).joined(separator: " ")
    }
  }

  @Test func `a Podfile lists pods`() throws {
    try fixture.write(
      """
      platform :ios, '13.0'
      target 'Card' do
        pod 'SnapKit', '~> 5.0'
        pod "Firebase/Core"
        # pod 'Old'
        pod 'Kit', :git => 'https://x/y/Kit.git', :tag => '1.2'
        pod 'New', git: 'https://x/y/New.git', branch: 'main' # a comment
        pod 'Own', :path => '../own kit'
      end
      """, to: "own/Podfile")

    let found = try requests("own/Podfile")

    #expect(
      try packages() == [
        "pod Firebase", "pod Kit 1.2 https://x/y/Kit.git", "pod New main https://x/y/New.git",
        "pod Own", "pod SnapKit ~> 5.0",
      ])
    #expect(found.packages.map(\.branch) == [nil, "1.2", "main", nil, nil])
    #expect(found.packages[3].path == fixture.path + "/own kit")
    #expect(found.packages[0].files == [fixture.path + "/own/Podfile"])
  }

  @Test func `the versions of installed pods are in Podfile lock`() throws {
    try fixture.write("pod 'SnapKit', '~> 5.0'", to: "own/Podfile")
    try fixture.write(
      """
      PODS:
        - SnapKit (5.6.0)
        - "Kit/Core (2.0)":
          - Base (= 1.0)
        - Base (1.0)

      DEPENDENCIES:
        - SnapKit (~> 5.0)
      """, to: "own/Podfile.lock")

    #expect(try packages() == ["pod Base 1.0", "pod Kit 2.0", "pod SnapKit 5.6.0"])
  }

  private static let old = """
    {"object": {"pins": [{"package": "Card", "repositoryURL": "https://x/y/Card.git",
    "state": {"branch": null, "revision": "abcdef1", "version": "1.0.0"}}]}, "version": 1}
    """
  private static let new = """
    {"pins": [{"identity": "card", "kind": "remoteSourceControl",
    "location": "https://x/y/Card.git", "state": {"revision": "abcdef1", "version": "1.0.0"}}],
    "version": 3}
    """

  @Test(arguments: [old, new])
  func `a Package resolved lists packages with their commits`(text: String) throws {
    try fixture.write(text, to: "own/Package.resolved")

    #expect(try packages() == ["package Card 1.0.0 https://x/y/Card.git"])
    #expect(try requests("own/Package.resolved").packages.map(\.revision) == ["abcdef1"])
  }

  @Test(arguments: ["", "{}", "{\"pins\": 1}", "[]", "\u{0}"])
  func `a damaged Package resolved is one sentence`(text: String) throws {
    try fixture.write(text, to: "own/Package.resolved")

    let found = try requests()

    #expect(found.packages.isEmpty)
    #expect(
      found.notes == [
        "\(fixture.path)/own/Package.resolved: this is not a list of packages that SwiftPM has made; "
          + "it is ignored"
      ])
  }

  @Test func `a project lists packages and their products`() throws {
    let project = ProjectText(
      targets: [.init(name: "Card", sources: ["A.swift"])],
      packages: ["Dots": "https://x/y/dots-ios", "Card": "https://x/y/Card.git"])
    try fixture.write("\(project)", to: "own/App.xcodeproj/project.pbxproj")
    try fixture.write(
      Self.new, to: "own/App.xcodeproj/project.xcworkspace/xcshareddata/swiftpm/Package.resolved")

    for path in ["own", "own/App.xcodeproj"] {
      #expect(
        try packages(path) == [
          "package Card 1.0.0 https://x/y/Card.git", "package dots-ios https://x/y/dots-ios",
        ])
    }
    let found = try requests()
    #expect(found.packages.map(\.products) == [["Card"], ["Dots"]])
    #expect(found.package(providing: "Dots")?.name == "dots-ios")
    #expect(found.package(providing: "Other") == nil)
  }

  @Test func `a workspace lists the packages of its projects`() throws {
    let project = ProjectText(
      targets: [.init(name: "Card", sources: ["A.swift"])], packages: ["Dots": "https://x/dots"])
    try fixture.write("\(project)", to: "own/App/App.xcodeproj/project.pbxproj")
    try fixture.write(
      "<Workspace><FileRef location = \"group:App/App.xcodeproj\"></FileRef></Workspace>",
      to: "own/App.xcworkspace/contents.xcworkspacedata")
    try fixture.write(
      Self.new, to: "own/App.xcworkspace/xcshareddata/swiftpm/Package.resolved")

    #expect(
      try packages("own/App.xcworkspace") == [
        "package Card 1.0.0 https://x/y/Card.git", "package dots https://x/dots",
      ])
  }

  @Test func `a manifest lists packages`() throws {
    try fixture.write("// swift-tools-version: 5.9", to: "own/Package.swift")
    try fixture.write(
      """
      {"name": "Card", "products": [], "toolsVersion": {"_version": "5.9.0"}, "dependencies": [
      {"sourceControl": [{"identity": "dots", "location": {"remote": [{"urlString":
      "https://x/dots"}]}, "requirement": {"range": [{"lowerBound": "1.0.0",
      "upperBound": "2.0.0"}]}}]},
      {"sourceControl": [{"identity": "lines", "location": {"remote": [{"urlString":
      "https://x/lines"}]}, "requirement": {"branch": ["main"]}}]}],
      "targets": [{"name": "Card", "type": "regular", "exclude": [], "resources": [],
      "dependencies": [{"product": ["Dots", "dots", null, null]}], "settings": []}]}
      """, to: "tools/dump.json")

    for path in ["own", "own/Package.swift"] {
      #expect(
        try packages(path) == [
          "package dots 1.0.0 to 2.0.0 https://x/dots", "package lines main https://x/lines",
        ])
    }
    #expect(try requests().packages.map(\.products) == [["Dots"], []])
  }

  @Test func `the folders in a folder are read if it has no list`() throws {
    try fixture.write("pod 'Card'", to: "own/App/Podfile")
    try fixture.write("pod 'Deck'", to: "own/Example/Podfile")

    #expect(try packages() == ["pod Card"])
  }

  @Test func `a path without a list is an error`() throws {
    try fixture.write("", to: "own/A.swift")

    for path in ["own", "own/A.swift"] {
      let place = fixture.path + "/" + path
      #expect(throws: BuildError.noPackageList(path: place)) { try requests(path) }
    }
    #expect(throws: BuildError.noSuchPath(fixture.path + "/none")) { try requests("none") }
    let manifests = try fixture.manifests
    #expect(throws: BuildError.emptyPath) { try PackageRequests(at: "", manifests: manifests) }
  }
}

import SourceBuild
import Testing

/// What is built of an Xcode project or workspace.
struct ProjectSourcesTests {
  private let fixture: Workbench

  init() throws { fixture = try Workbench() }

  /// Writes a project, and for each of its files a text with imports. The files of an app begin with
  /// an entry point.
  private func write(
    _ project: ProjectText, to name: String, imports: [String: [String]] = [:]
  ) throws {
    try fixture.write("\(project)", to: "own/\(name)/project.pbxproj")
    let folder = "own/" + name.folderPath
    for target in project.targets {
      for file in target.sources + target.resources where !fixture.exists("\(folder)/\(file)") {
        let lines = (imports[file] ?? []).map { "import \($0)\n" }.joined()
        let isEntry = target.kind == "application" && file == target.sources.first
        try fixture.write(lines + (isEntry ? "@main class A {}\n" : ""), to: "\(folder)/\(file)")
      }
    }
  }

  private func names(_ set: SourceSet) -> [String] { set.modules.map(\.name) }

  private func files(_ set: SourceSet, of name: String) -> [String] {
    (set.modules.first { $0.name == name }?.files ?? []).map { $0.relative(to: set.root) }
  }

  private let twoApps = ProjectText(targets: [
    .init(name: "Card", sources: ["Card/A.swift"]), .init(name: "Deck", sources: ["Deck/A.swift"]),
    .init(name: "CardKit", kind: "framework", sources: ["Kit/A.swift"]),
    .init(
      name: "Watch", kind: "application", sources: ["Watch/A.swift"],
      settings: ["SDKROOT": "watchos"]),
  ])

  @Test func `a project with several apps lists them`() throws {
    try write(twoApps, to: "Card.xcodeproj")
    let error = BuildError.severalTargets(["Card", "Deck"], path: "Card.xcodeproj")

    #expect(throws: error) { try fixture.find("own/Card.xcodeproj") }
    #expect(throws: error) { try fixture.find("own") }
  }

  @Test(arguments: [false, true])
  func `the data model of a target is a resource`(isSynchronized: Bool) throws {
    let model = "Card/Cards.xcdatamodeld"
    let target = ProjectText.Target(
      name: "Card", sources: isSynchronized ? [] : ["Card/A.swift"],
      resources: isSynchronized ? [] : [model], folders: isSynchronized ? ["Card"] : [])
    try fixture.write("@main class A {}", to: "own/Card/A.swift")
    try fixture.write("<model/>", to: "own/\(model)/Cards.xcdatamodel/contents")
    try write(ProjectText(targets: [target]), to: "Card.xcodeproj")

    let card = try #require(fixture.find("own").modules.first)

    #expect(card.resources.map(\.name).filter { $0.contains("mom") } == ["Cards.momd/Cards.mom"])
    #expect(!card.resources.contains { $0.name.hasPrefix("Cards.xcdatamodel") })
  }

  @Test func `a path through a folder with another name finds the file in the project`() throws {
    let target = ProjectText.Target(
      name: "Card", sources: ["Card/A.swift", "../Old/Card/Views/B.swift"])
    try fixture.write("@main class A {}", to: "own/Card/A.swift")
    try fixture.write("", to: "own/Card/Views/B.swift")
    try fixture.write(
      "\(ProjectText(targets: [target]))", to: "own/Card.xcodeproj/project.pbxproj")

    #expect(
      files(try fixture.find("own"), of: "Card") == ["Card/A.swift", "Card/Views/B.swift"])
  }

  @Test func `a target is chosen by its name`() throws {
    try write(twoApps, to: "Card.xcodeproj")

    let set = try fixture.find("own/Card.xcodeproj", .target("Deck"))

    #expect(names(set) == ["Deck"])
    #expect(files(set, of: "Deck") == ["Deck/A.swift"])
    #expect(names(try fixture.find("own", .target("CardKit"))) == ["CardKit"])
    #expect(
      throws: BuildError.noSuchTarget(
        "Dock", option: "target", path: "Card.xcodeproj",
        among: ["Card", "Deck", "CardKit", "Watch"]
      )
    ) { try fixture.find("own/Card.xcodeproj", .target("Dock")) }
  }

  @Test func `a scheme runs a target`() throws {
    try write(twoApps, to: "Card.xcodeproj")
    try fixture.write(
      """
      <Scheme><BuildAction><BuildableReference BlueprintName = "CardKit"/></BuildAction>
      <LaunchAction><BuildableReference
        BlueprintName = "Deck"/></LaunchAction></Scheme>
      """, to: "own/Card.xcodeproj/xcshareddata/xcschemes/Release.xcscheme")

    #expect(names(try fixture.find("own/Card.xcodeproj", .scheme("Release"))) == ["Deck"])
    #expect(names(try fixture.find("own/Card.xcodeproj", .scheme("Card"))) == ["Card"])
    #expect(
      throws: BuildError.noSuchTarget(
        "Beta", option: "scheme", path: "Card.xcodeproj", among: ["Release"])
    ) { try fixture.find("own/Card.xcodeproj", .scheme("Beta")) }
  }

  @Test func `a target of a path without a project is an error`() throws {
    try fixture.write("", to: "own/A.swift")
    for path in ["own", "own/A.swift"] {
      #expect(
        throws: BuildError.noProject(path: fixture.path + "/" + path, option: "target")
      ) { try fixture.find(path, .target("A")) }
    }
  }

  @Test func `a library's project builds the example app that it contains`() throws {
    try fixture.write("s.source_files = 'Kit/*.swift'", to: "own/CardKit.podspec")
    try write(
      ProjectText(targets: [
        .init(name: "CardKit", kind: "framework", sources: ["Kit/A.swift"]),
        .init(name: "Example", sources: ["Example/A.swift"]),
      ]), to: "Card.xcodeproj", imports: ["Example/A.swift": ["CardKit"]])

    let set = try fixture.find("own/Card.xcodeproj")

    #expect(names(set) == ["CardKit", "Example"])
    #expect(set.modules.map(\.kind) == [.library, .program])
    #expect(set.modules.last?.dependencies == ["CardKit"])
    #expect(set.ownModules == ["CardKit", "Example"])
    #expect(names(try fixture.find("own")) == ["CardKit"])
  }

  @Test func `a folder with the name of a framework is a library, whatever its project contains`()
    throws
  {
    try write(
      ProjectText(targets: [
        .init(name: "own", kind: "framework", sources: ["own/A.swift"]),
        .init(name: "Example", sources: ["Example/A.swift"]),
        .init(name: "Demo", sources: ["Demo/A.swift"]),
      ]), to: "own.xcodeproj")

    let set = try fixture.find("own")

    #expect(names(set) == ["own"])
    #expect(files(set, of: "own") == ["own/A.swift"])
  }

  @Test func `a library's podspec beside the project provides the module that the app imports`()
    throws
  {
    try fixture.write("s.source_files = 'Kit/*.swift'", to: "own/CardKit.podspec")
    try fixture.write("", to: "own/Kit/A.swift")
    try write(
      ProjectText(targets: [.init(name: "Example", sources: ["Example/A.swift"])]),
      to: "Card.xcodeproj", imports: ["Example/A.swift": ["CardKit"]])

    let set = try fixture.find("own/Card.xcodeproj")

    #expect(names(set) == ["CardKit", "Example"])
    #expect(set.modules.last?.dependencies == ["CardKit"])
  }

  @Test func `a framework that only a storyboard names is a module`() throws {
    try fixture.write(
      "<view customClass=\"Card\" customModule=\"Kit\"/>", to: "own/Main.storyboard")
    try write(
      ProjectText(targets: [
        .init(name: "Kit", kind: "framework", sources: ["Kit/A.swift"]),
        .init(name: "Other", kind: "framework", sources: ["Other/A.swift"]),
        .init(name: "App", sources: ["App/A.swift"], resources: ["Main.storyboard"]),
      ]), to: "Card.xcodeproj")

    #expect(names(try fixture.find("own/Card.xcodeproj")) == ["Kit", "App"])
  }

  @Test func `a named project without an app builds its frameworks`() throws {
    try write(
      ProjectText(targets: [
        .init(name: "Card", kind: "framework", sources: ["Card/A.swift"]),
        .init(
          name: "Card-tvOS", kind: "framework", sources: ["Card/A.swift"],
          settings: ["SDKROOT": "appletvos", "PRODUCT_NAME": "Card"]),
        .init(name: "Deck", kind: "framework", sources: ["Deck/A.swift"]),
      ]), to: "Card.xcodeproj", imports: ["Card/A.swift": ["Deck"]])

    #expect(names(try fixture.find("own/Card.xcodeproj")) == ["Deck", "Card"])
  }

  @Test func `frameworks that import each other are an error`() throws {
    try write(
      ProjectText(targets: [
        .init(name: "Card", kind: "framework", sources: ["Card/A.swift"]),
        .init(name: "Deck", kind: "framework", sources: ["Deck/A.swift"]),
        .init(name: "App", sources: ["App/A.swift"]),
      ]), to: "Card.xcodeproj",
      imports: ["App/A.swift": ["Card"], "Card/A.swift": ["Deck"], "Deck/A.swift": ["Card"]])

    #expect(throws: BuildError.circle(["App", "Card", "Deck"])) {
      try fixture.find("own/Card.xcodeproj")
    }
  }

  @Test func `the projects of a workspace are followed`() throws {
    try write(
      ProjectText(targets: [.init(name: "App", sources: ["App/A.swift"])]),
      to: "App/App.xcodeproj", imports: ["App/A.swift": ["Card", "Deck", "Chart"]])
    try write(
      ProjectText(targets: [.init(name: "Card", kind: "framework", sources: ["A.swift"])]),
      to: "Kits/Card & Co/Card.xcodeproj")
    try write(
      ProjectText(targets: [
        .init(
          name: "Deck-iOS", kind: "framework", sources: ["B.swift"],
          settings: ["PRODUCT_NAME": "Deck"]),
        .init(name: "DeckDemo", sources: ["Demo.swift"]),
      ]), to: "Pods/Pods.xcodeproj")
    try fixture.write(
      """
      <?xml version="1.0"?><Workspace version = "1.0">
      <Group location = "container:Kits" name = "Kits">
        <FileRef location = "group:Card &amp; Co/Card.xcodeproj"></FileRef>
      </Group>
      <FileRef location = "group:App/App.xcodeproj"></FileRef>
      <FileRef location = "group:Missing.xcodeproj"></FileRef>
      <FileRef location = "group:Pods/Pods.xcodeproj"/>
      </Workspace>
      """, to: "own/Own.xcworkspace/contents.xcworkspacedata")

    for path in ["own", "own/Own.xcworkspace"] {
      let set = try fixture.find(path)
      #expect(names(set) == ["Card", "Deck", "App"])
      #expect(set.ownModules == ["App", "Card"])
      #expect(set.root == fixture.path + "/own")
    }
  }

  @Test func `a project inside a project provides frameworks, and may contain the outer one`()
    throws
  {
    try write(
      ProjectText(
        targets: [.init(name: "App", sources: ["A.swift"])], projects: ["Kit/Kit.xcodeproj"]),
      to: "App.xcodeproj", imports: ["A.swift": ["Kit"]])
    try write(
      ProjectText(
        targets: [.init(name: "Kit", kind: "library.static", sources: ["K.swift"])],
        projects: ["../App.xcodeproj"]), to: "Kit/Kit.xcodeproj")

    let set = try fixture.find("own/App.xcodeproj")

    #expect(names(set) == ["Kit", "App"])
    #expect(files(set, of: "Kit") == ["Kit/K.swift"])
  }

  @Test func `the tests of the app are found`() throws {
    try write(
      ProjectText(targets: [
        .init(name: "App", sources: ["App/A.swift"]),
        .init(name: "Other", sources: ["Other/A.swift"]),
        .init(
          name: "AppTests", kind: "bundle.unit-test", sources: ["AppTests/T.swift"],
          settings: ["TEST_HOST": "$(BUILT_PRODUCTS_DIR)/App.app/App"]),
        .init(name: "OtherTests", kind: "bundle.unit-test", sources: ["OtherTests/T.swift"]),
        .init(name: "AppUITests", kind: "bundle.ui-testing", sources: ["UI/T.swift"]),
      ]), to: "App.xcodeproj",
      imports: ["AppTests/T.swift": ["XCTest", "App"], "OtherTests/T.swift": ["Other"]])

    let set = try fixture.find("own/App.xcodeproj", .target("App"))

    #expect(names(set) == ["App", "AppTests"])
    #expect(set.modules.map(\.kind) == [.program, .tests])
    #expect(set.modules.last?.dependencies == ["App"])
  }

  @Test func `an app can have the name of a framework that it imports`() throws {
    try write(
      ProjectText(targets: [
        .init(name: "Card", kind: "framework", sources: ["Kit/A.swift"]),
        .init(
          name: "Example", sources: ["Example/A.swift"], settings: ["PRODUCT_NAME": "Card"]),
      ]), to: "Card.xcodeproj", imports: ["Example/A.swift": ["Card"]])

    let set = try fixture.find("own/Card.xcodeproj")

    #expect(names(set) == ["Card", "Example"])
    #expect(files(set, of: "Card") == ["Kit/A.swift"])
  }

  @Test func `a package that the project names is known by its address`() throws {
    try write(
      ProjectText(
        targets: [.init(name: "App", sources: ["A.swift"])],
        packages: ["Lottie": "https://example.com/lottie"]), to: "App.xcodeproj")

    let module = try #require(try fixture.find("own/App.xcodeproj").modules.first)

    #expect(module.remoteProducts == ["Lottie": "https://example.com/lottie"])
  }

  @Test func `the modules of local packages are used`() throws {
    try fixture.write("// swift-tools-version: 5.9", to: "own/Packages/Deck/Package.swift")
    try fixture.write("", to: "own/Packages/Deck/Sources/A.swift")
    try fixture.write(
      """
      {"name": "Deck", "products": [], "dependencies": [], "toolsVersion": {"_version": "5.9.0"},
      "targets": [{"name": "Deck", "type": "regular", "path": "Sources", "exclude": [],
      "resources": [], "dependencies": [], "settings": []}]}
      """, to: "tools/dump.json")
    try write(
      ProjectText(
        targets: [.init(name: "App", sources: ["App/A.swift"])],
        localPackages: ["Packages/Deck", "Packages/Missing"]),
      to: "App.xcodeproj", imports: ["App/A.swift": ["Deck"]])

    let set = try fixture.find("own/App.xcodeproj")

    #expect(names(set) == ["Deck", "App"])
    #expect(set.modules.last?.dependencies == ["Deck"])
    #expect(set.ownModules == ["App"])
  }

  @Test func `Objective-C files of a target are reported, and such a framework is known`() throws {
    try write(
      ProjectText(targets: [
        .init(name: "Proxy", kind: "framework", sources: ["P.m"]),
        .init(name: "App", sources: ["A.swift", "B.m"]),
      ]), to: "App.xcodeproj", imports: ["A.swift": ["Proxy"]])

    let set = try fixture.find("own/App.xcodeproj")

    #expect(set.foreignModules == ["Proxy"])
    #expect(set.notes.contains("App: left out Objective-C files: B.m"))
  }

  @Test(arguments: [
    (nil, "5"), ("3.0", "4"), ("3", "4"), ("4.0", "4"), ("4", "4"), ("4.2", "4.2"), ("5.0", "5"),
    ("5", "5"), ("6.0", "6"), ("$(OTHER)", "4.2"), ("swift", "5"),
  ])
  func `the language version is that of the target`(version: String?, mode: String) throws {
    var settings = ["OTHER": "4.2"]
    settings["SWIFT_VERSION"] = version
    try write(
      ProjectText(targets: [.init(name: "App", sources: ["A.swift"], settings: settings)]),
      to: "App.xcodeproj")

    #expect(try fixture.find("own/App.xcodeproj").modules.map(\.languageMode) == [mode])
  }

  @Test func `conditions and isolation of the settings are options of the compiler`() throws {
    let settings = [
      "SWIFT_ACTIVE_COMPILATION_CONDITIONS": "$(inherited) DEBUG BETA",
      "OTHER_SWIFT_FLAGS": "-D MOCK -DLIVE -Xcc -O2", "SWIFT_DEFAULT_ACTOR_ISOLATION": "MainActor",
    ]
    try write(
      ProjectText(
        targets: [.init(name: "App", sources: ["A.swift"], settings: settings)],
        settings: ["SWIFT_ACTIVE_COMPILATION_CONDITIONS": "ALL"]), to: "App.xcodeproj")

    #expect(
      try fixture.find("own/App.xcodeproj").modules.map(\.flags) == [
        ["-DALL", "-DBETA", "-DLIVE", "-DMOCK", "-default-isolation", "MainActor"]
      ])
  }
}

import Foundation

/// The sources of an app that an Xcode project or workspace describes: the app's module, the modules
/// of the framework targets and local packages that it imports, and the modules of its tests.
struct ProjectSources {
  /// The path of the project or of the workspace.
  let path: String
  let choice: ProjectChoice?
  /// Whether the user has named the project, and not the folder that contains it. A named project
  /// without an app is built as its framework targets. A folder with the name of one of the project's
  /// frameworks is the folder of that library, and the project's apps are examples.
  let isNamed: Bool
  /// Returns the sources of the package in a folder; nil if they cannot be read.
  let package: (String) -> SourceSet?

  /// The targets of a project.
  private struct Entry {
    let target: ProjectFile.Target
    let project: ProjectFile
    /// Whether the project is named by the user or by the workspace, and is not the project into
    /// which CocoaPods writes the pods.
    let isOwn: Bool

    /// A name that no other target of any project has.
    var key: String { "\(project.path)\n\(target.name)" }
  }

  /// Nil if the projects contain nothing to build and no target is chosen.
  func set() throws(BuildError) -> SourceSet? {
    let (projects, packages) = try read()
    let entries = projects.flatMap { project, isOwn in
      project.targets.map { Entry(target: $0, project: project, isOwn: isOwn) }
    }
    var graph = Graph(entries: entries, packages: packages, package: package)
    var chosen: [Entry] = []
    if let entry = try self.chosen(among: entries, in: projects.map(\.0.path)) {
      chosen = [entry]
    } else if isNamed {
      chosen = entries.filter {
        $0.isOwn && $0.target.kind == .framework && $0.target.isForIOS
          && !$0.target.sources.isEmpty
      }
    }
    guard let main = chosen.first else { return nil }
    guard !main.target.sources.isEmpty else {
      if let file = main.target.objectiveC.first {
        throw .onlyObjectiveC(path: path, file: file.relative(to: path.folderPath))
      }
      throw .noSwiftFiles(path: path)
    }
    for entry in chosen { graph.add(entry, as: Self.kind(of: entry.target)) }
    for entry in entries where entry.isOwn && entry.target.kind == .tests {
      for main in chosen { graph.addTests(entry, of: main) }
    }
    var set = SourceSet(
      name: graph.name(of: main), root: path.folderPath,
      modules: try SourceSet.ordered(graph.modules), ownModules: graph.own, notes: graph.notes,
      foreignModules: graph.foreignModules)
    set.descriptions = projects.map { $0.0.path + "/project.pbxproj" }
    let targets = chosen.map(\.target.name)
    set.notes.insert(
      "\(path.lastComponent): Matchcut builds the target\(targets.count == 1 ? "" : "s") "
        + targets.joined, at: 0)
    return set
  }

  private static func kind(of target: ProjectFile.Target) -> SourceModule.Kind {
    if target.kind == .tests { return .tests }
    return target.sources.contains { SourceScan(file: $0).startsProgram } ? .program : .library
  }

  /// Reads the named projects, then the projects inside them.
  private func read() throws(BuildError) -> ([(ProjectFile, Bool)], [String]) {
    var waiting: [(String, Bool)] = [(path, true)]
    var packages: [String] = []
    if path.hasSuffix(".xcworkspace") {
      let workspace = try Workspace(path)
      waiting = workspace.projects.map { ($0, $0.lastComponent != "Pods.xcodeproj") }
      packages = workspace.packages
    }
    var projects: [(ProjectFile, Bool)] = []
    var known = Set(waiting.map(\.0))
    var next = 0
    while next < waiting.count {
      let (path, isOwn) = waiting[next]
      next += 1
      let project = try ProjectFile(path)
      projects.append((project, isOwn))
      packages += project.packages.filter { !packages.contains($0) }
      for inner in project.projects where FileKind(inner) == .folder {
        if known.insert(inner).inserted { waiting.append((inner, false)) }
      }
    }
    return (projects, packages)
  }

  private func chosen(among entries: [Entry], in projects: [String]) throws(BuildError) -> Entry? {
    let runnable: [ProjectFile.Target.Kind] = [.app, .framework, .tests]
    let apps = entries.filter {
      $0.isOwn && $0.target.kind == .app && $0.target.isForIOS
        && !($0.target.sources.isEmpty && $0.target.objectiveC.isEmpty)
    }
    switch choice {
    case .target(let name):
      let named = entries.filter { $0.target.name == name && runnable.contains($0.target.kind) }
      if let entry = named.first { return entry }
      let names = entries.filter { $0.isOwn && runnable.contains($0.target.kind) }
      throw .noSuchTarget(
        name, option: "target", path: path.lastComponent, among: names.map(\.target.name))
    case .scheme(let name):
      let places = [path] + projects.filter { $0 != path }
      // Xcode makes a scheme for each target if the project contains none.
      let target = Scheme(name, in: places)?.target ?? name
      let named = entries.filter { $0.target.name == target && runnable.contains($0.target.kind) }
      if let entry = named.first { return entry }
      let names = Scheme.names(in: places)
      throw .noSuchTarget(
        name, option: "scheme", path: path.lastComponent,
        among: names.isEmpty ? apps.map(\.target.name) : names)
    case nil:
      let folder = SourceModule.identifier(path.folderPath.lastComponent)
      let isLibrary = entries.contains {
        $0.isOwn && $0.target.kind == .framework && $0.target.moduleName == folder
      }
      guard isNamed || !isLibrary else { return nil }
      // Apps in Objective-C cannot be built, so they are no choice beside others.
      let swift = apps.filter { !$0.target.sources.isEmpty }
      let candidates = swift.isEmpty ? apps : swift
      guard candidates.count < 2 else {
        throw .severalTargets(candidates.map(\.target.name), path: path.lastComponent)
      }
      return candidates.first
    }
  }
}

extension ProjectSources {
  /// The modules that a target needs, found by their imports.
  private struct Graph {
    let entries: [Entry]
    let packages: [String]
    let package: (String) -> SourceSet?
    private(set) var modules: [SourceModule] = []
    private(set) var own: Set<String> = []
    private(set) var notes: [String] = []
    private(set) var foreignModules: Set<String> = []
    /// The names of the modules by the keys of their targets.
    private var names: [String: String] = [:]
    /// The sources of the packages, once they have been read.
    private var sets: [SourceSet]?

    init(entries: [Entry], packages: [String], package: @escaping (String) -> SourceSet?) {
      (self.entries, self.packages, self.package) = (entries, packages, package)
    }

    func name(of entry: Entry) -> String { names[entry.key] ?? entry.target.moduleName }

    /// Adds the module of a target, and the modules that it imports.
    mutating func add(_ entry: Entry, as kind: SourceModule.Kind) {
      let target = entry.target
      let imports = target.sources.reduce(into: Set<String>()) { names, file in
        names.formUnion(SourceScan(file: file).names)
      }
      var name = target.moduleName
      if kind != .library, imports.contains(name) || modules.contains(where: { $0.name == name }) {
        name = SourceModule.identifier(target.name == name ? name + "App" : target.name)
      }
      guard names[entry.key] == nil, !modules.contains(where: { $0.name == name }) else { return }
      names[entry.key] = name
      if entry.isOwn, !target.objectiveC.isEmpty {
        let files = target.objectiveC.map(\.lastComponent)
        notes.append("\(name): left out Objective-C files: \(files.joined(separator: ", "))")
      }
      var module = SourceModule(
        target, name: name, kind: kind, folder: entry.project.path.folderPath)
      for bundle in entries where bundle.target.kind == .bundle {
        guard target.dependencies.contains(bundle.target.name) else { continue }
        let folder = bundle.target.settings.value("PRODUCT_NAME") + ".bundle/"
        module.resources += bundle.target.resources.map {
          .init(path: $0.path, name: folder + $0.name)
        }
      }
      // The module is stored before the modules that it imports, so that two targets that import
      // each other do not add each other without end.
      let index = modules.count
      modules.append(module)
      if entry.isOwn { own.insert(name) }
      let named = NamedClasses.modules(in: target.resources.map(\.path))
      let dependencies = imports.union(named).sorted().filter { $0 != name }
        .flatMap { provide($0, for: entry) }
      modules[index].dependencies = dependencies.filter { $0 != name }
    }

    /// Adds the tests of a target if they belong to it.
    mutating func addTests(_ entry: Entry, of main: Entry) {
      let host = entry.target.settings.value("TEST_HOST").split(separator: "/")
      let product = main.target.settings.value("PRODUCT_NAME")
      let imports = entry.target.sources.flatMap { SourceScan(file: $0).imports.map(\.name) }
      let known = Set(modules.map(\.name))
      guard !entry.target.sources.isEmpty,
        entry.target.dependencies.contains(main.target.name) || host.contains("\(product).app")
          || !known.isDisjoint(with: imports)
      else { return }
      add(entry, as: .tests)
    }

    /// The names of the modules that provide an imported module: a target or a module of a package,
    /// which are added if necessary.
    private mutating func provide(_ name: String, for importer: Entry) -> [String] {
      if modules.contains(where: { $0.name == name }) { return [name] }
      let isTest = importer.target.kind == .tests
      let targets = entries.filter {
        $0.target.moduleName == name
          && ($0.target.kind == .framework || isTest && $0.target.kind == .app)
      }
      if let known = targets.first(where: { names[$0.key] != nil }) {
        return [self.name(of: known)]
      }
      let found =
        targets.first {
          importer.target.dependencies.contains($0.target.name) && $0.target.isForIOS
        }
        ?? targets.first { $0.project.path == importer.project.path && $0.target.isForIOS }
        ?? targets.first { $0.target.isForIOS } ?? targets.first
      if let found {
        guard !found.target.sources.isEmpty else {
          foreignModules.insert(name)
          return []
        }
        add(found, as: found.target.kind == .app ? .program : .library)
        return [self.name(of: found)]
      }
      return fromPackages(name)
    }

    private mutating func fromPackages(_ name: String) -> [String] {
      let sets = sets ?? packages.compactMap(package)
      self.sets = sets
      for set in sets {
        guard let module = set.own.first(where: { $0.name == name && $0.kind == .library }) else {
          continue
        }
        let known = Set(modules.map(\.name))
        modules += set.closure(of: [module.name]).filter { !known.contains($0.name) }
        foreignModules.formUnion(set.foreignModules)
        return [name]
      }
      return []
    }
  }
}

import Foundation

/// Finds the folders with tests in a clone whose package or podspec does not list them, because the
/// tests are run only in Xcode.
///
/// A folder is included if its name ends in `Tests` and a file in it imports a test library. UI
/// tests are omitted, because they control an app from outside. Tests of an example app are
/// included only if there are no other tests. If a test imports an app, the folder with the app's
/// name, beside the tests, is built as well, or the target of an Xcode project with this module
/// name. Files that an Xcode project adds to the test target are compiled with the tests.
package struct TestFolders {
  package let set: SourceSet

  package init(_ set: SourceSet) { self.set = set }

  private struct Candidate {
    let place: String
    let files: [String]
    let imports: Set<String>
    let isExample: Bool
  }

  /// Returns the set with the tests that were found. Returns the set unchanged if it already has
  /// tests or if no tests were found.
  package func added() throws(BuildError) -> SourceSet {
    guard !set.own.contains(where: { $0.kind == .tests }) else { return set }
    let found = try candidates(in: set.root, isExample: false)
    let libraries = Set(set.own.map(\.name))
    let own = found.filter { !$0.isExample }
    // Tests that import the library are preferred. Tests that do not import the library are usually
    // unchanged templates of Xcode.
    let preferred = own.filter { !$0.imports.isDisjoint(with: libraries) }
    let chosen = !preferred.isEmpty ? preferred : !own.isEmpty ? own : found
    guard !chosen.isEmpty else { return set }
    var set = set
    for candidate in chosen {
      var module = SourceModule(
        name: name(of: candidate, in: set), kind: .tests, files: candidate.files,
        folder: candidate.place)
      let targets = try targets(around: candidate)
      let known = Set(set.modules.map(\.name))
      for name in candidate.imports.subtracting(known).sorted() {
        if let app = try app(name, beside: candidate) {
          set.modules.append(app)
        } else if let target = targets.first(where: { $0.kind != .tests && $0.moduleName == name })
        {
          set.use(target, in: candidate.place, importedBy: candidate.imports)
        }
      }
      module.dependencies = set.own.filter { $0.kind != .tests }.map(\.name)
      for target in targets where target.kind == .tests {
        guard !Set(target.sources).isDisjoint(with: candidate.files) else { continue }
        let imported = set.modules.filter { candidate.imports.contains($0.name) }.flatMap(\.files)
        module.files = Set(module.files).union(Set(target.sources).subtracting(imported)).sorted()
      }
      module.dependencies += set.modules.map(\.name).filter {
        candidate.imports.contains($0) && !module.dependencies.contains($0)
      }
      let place = candidate.place.relative(to: set.root)
      set.notes.append("\(module.name): found in \(place)")
      set.modules.append(module)
      set.ownModules.insert(module.name)
    }
    set.modules = try SourceSet.ordered(set.modules)
    return set
  }

  /// The targets of the Xcode projects in the folders around the tests.
  private func targets(around tests: Candidate) throws(BuildError) -> [ProjectFile.Target] {
    var targets: [ProjectFile.Target] = []
    var folder = tests.place.folderPath
    while folder.hasPrefix(set.root) {
      let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
      for name in names.sorted() where name.hasSuffix(".xcodeproj") {
        targets += try ProjectFile(readable: "\(folder)/\(name)")?.targets ?? []
      }
      guard folder != set.root else { break }
      folder = folder.folderPath
    }
    return targets
  }

  private func candidates(in folder: String, isExample: Bool) throws(BuildError) -> [Candidate] {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    var found: [Candidate] = []
    for name in names.sorted() where !name.hasPrefix(".") && !Self.isForeign(name) {
      let place = folder + "/" + name
      guard FileKind(place) == .folder, !FileKind.isLink(place), !name.hasSuffix("UITests") else {
        continue
      }
      let isExample = isExample || Self.isExample(name) && !name.hasSuffix("Tests")
      let isOne = name.hasSuffix("Tests") && hasSwiftFiles(place)
      if isOne {
        let files = try FolderFiles(below: place).swift
          .filter { $0.lastComponent != Self.linuxMain }
        let imports = Set(files.flatMap { SourceScan(file: $0).names })
        if !imports.isDisjoint(with: TestMain.Library.allCases.map(\.rawValue)) {
          found.append(
            Candidate(place: place, files: files, imports: imports, isExample: isExample))
        }
      } else {
        found += try candidates(in: place, isExample: isExample)
      }
    }
    return found
  }

  /// The main program for tests, which old versions of the package manager needed.
  private static let linuxMain = "LinuxMain.swift"

  /// Whether the folder itself contains tests, and not only folders of tests.
  private func hasSwiftFiles(_ place: String) -> Bool {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: place)) ?? []
    return names.contains { $0.hasSuffix(".swift") && $0 != Self.linuxMain }
      || !names.contains { $0.hasSuffix("Tests") && FileKind("\(place)/\($0)") == .folder }
  }

  private static func isForeign(_ name: String) -> Bool {
    ["Pods", "Carthage", "node_modules", "docs", "fastlane"].contains(name)
      || name.hasSuffix(".xcodeproj") || name.hasSuffix(".xcassets")
  }

  private static func isExample(_ name: String) -> Bool {
    ["example", "demo", "sample"].contains { name.lowercased().contains($0) }
  }

  private func name(of candidate: Candidate, in set: SourceSet) -> String {
    let name = SourceModule.identifier(candidate.place.lastComponent)
    let isPlain = name == "Tests" || set.modules.contains { $0.name == name }
    return isPlain
      ? SourceModule.identifier(candidate.place.folderPath.lastComponent + name) : name
  }

  /// The app that tests import. The app is in a folder with the app's name, which is beside the
  /// tests' folder or in the root.
  private func app(_ name: String, beside tests: Candidate) throws(BuildError) -> SourceModule? {
    for folder in [tests.place.folderPath, set.root] {
      let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
      for each in names.sorted() where SourceModule.identifier(each) == name {
        let place = folder + "/" + each
        guard FileKind(place) == .folder else { continue }
        let files = try FolderFiles(below: place, skips: FolderFiles.isSideFolder)
        let taken = Set(set.modules.flatMap(\.files))
        let swift = files.swift.filter { !taken.contains($0) }
        guard !swift.isEmpty else { continue }
        let isProgram = swift.contains { SourceScan(file: $0).startsProgram }
        var module = SourceModule(
          name: name, kind: isProgram ? .program : .library, files: swift, folder: place)
        module.resources = ResourceFiles.loose(files.paths)
        module.dependencies = set.own.filter { $0.kind == .library }.map(\.name)
        return module
      }
    }
    return nil
  }
}

extension SourceSet {
  /// Gives the module with the files of an Xcode target the target's name or, if there is no such
  /// module, adds one.
  fileprivate mutating func use(
    _ target: ProjectFile.Target, in folder: String, importedBy imports: Set<String>
  ) {
    let files = Set(target.sources)
    let index = modules.firstIndex { module in
      module.kind != .tests && ownModules.contains(module.name) && !imports.contains(module.name)
        && !files.isDisjoint(with: module.files)
    }
    if let index {
      let old = modules[index].name
      modules[index].name = target.moduleName
      for other in modules.indices {
        modules[other].dependencies = modules[other].dependencies.map {
          $0 == old ? target.moduleName : $0
        }
      }
      ownModules.remove(old)
      ownModules.insert(target.moduleName)
      return
    }
    let left = files.subtracting(modules.flatMap(\.files)).sorted()
    guard !left.isEmpty else { return }
    let isProgram = left.contains { SourceScan(file: $0).startsProgram }
    var module = SourceModule(
      name: target.moduleName, kind: isProgram ? .program : .library, files: left, folder: folder)
    module.follow(target)
    module.dependencies = own.filter { $0.kind == .library }.map(\.name)
    modules.append(module)
  }
}

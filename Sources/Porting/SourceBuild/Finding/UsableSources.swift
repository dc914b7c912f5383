/// The part of a source set that may be compiled although some of its files import modules that are
/// not available.
///
/// A file that imports a missing module may not need it, so `BuildWork` compiles the file without the
/// import. `UsableSources` decides only what cannot be tried: if the set has several modules and a
/// missing module is in a package that has not been fetched, the module that imports it is an adapter
/// for that package and is left out, and so are the modules that depend on it.
///
/// Without `matchcut-source`, which removes imports, nothing can be tried. Each file that imports a
/// missing module is then left out, and the whole module if no other file remains or if the file
/// starts the program.
package struct UsableSources {
  package private(set) var set: SourceSet
  /// One note for each file or module that is left out, with the reason.
  package private(set) var notes: [String] = []

  /// If no module remains, throws the error of the first module that is left out. `forTests`
  /// determines whether test modules are used and needed, and `triesFiles` whether imports can be
  /// removed.
  package init(
    _ set: SourceSet, sdk: SDK, toolchain: Toolchain, forTests: Bool, triesFiles: Bool
  ) throws(BuildError) {
    let imports = MissingImportSearch(
      sdk: sdk, toolchain: toolchain, foreignModules: set.foreignModules)
    self.set = set
    let hasSeveralModules = set.own.count { $0.kind != .tests } > 1
    var first: BuildError?
    var left: Set<String> = []
    for (index, module) in set.modules.enumerated() where forTests || module.kind != .tests {
      if let needed = module.dependencies.first(where: left.contains) {
        left.insert(module.name)
        notes.append("\(module.name): left out, because it needs \(needed), which is left out")
        continue
      }
      let missing = imports.missing(in: module, among: set.closure(of: module.dependencies))
      guard let one = missing.first else { continue }
      let files = Set(missing.map(\.imported.file))
      let isAdapter = missing.contains(where: Self.needsPackage) && hasSeveralModules
      guard isAdapter || !triesFiles else {
        self.set.modules[index].absent = missing
        continue
      }
      if files.count == module.files.count || files.contains(where: Self.startsProgram) || isAdapter
      {
        first = first ?? .missingImport(one)
        left.insert(module.name)
        notes.append("\(module.name): left out, \(one.place): \(one.text)")
      } else {
        self.set.modules[index].files.removeAll(where: files.contains)
        self.set.modules[index].leftOut = missing
        notes += missing.map { $0.note() }
      }
    }
    self.set.modules.removeAll { left.contains($0.name) }
    self.set.ownModules.subtract(left)
    let isEnough = self.set.own.contains { forTests == ($0.kind == .tests) }
    if let first, !isEnough { throw first }
  }

  private static func needsPackage(_ missing: MissingImport) -> Bool {
    if case .notFetched = missing.reason { true } else { false }
  }

  private static func startsProgram(_ file: String) -> Bool { SourceScan(file: file).startsProgram }
}

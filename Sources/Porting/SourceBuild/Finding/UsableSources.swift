/// The part of a source set that can be compiled although some of its files import modules that are
/// not available.
///
/// A file that imports a missing module is left out. The whole module of the file is left out if no
/// other file remains, if the file starts the program, or if the set has several modules and the
/// missing module is in a package that has not been fetched. Modules that depend on a module that
/// is left out are left out, too.
package struct UsableSources {
  package private(set) var set: SourceSet
  /// One note for each file or module that is left out, with the reason.
  package private(set) var notes: [String] = []

  /// If no module remains, throws the error of the first module that is left out. `forTests`
  /// determines whether test modules are used and needed.
  package init(
    _ set: SourceSet, sdk: SDK, toolchain: Toolchain, forTests: Bool
  ) throws(BuildError) {
    let imports = ModuleImports(
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
      if files.count == module.files.count || files.contains(where: Self.startsProgram) || isAdapter
      {
        first = first ?? .missingImport(one)
        left.insert(module.name)
        notes.append("\(module.name): left out, \(one.place): \(one.text)")
      } else {
        self.set.modules[index].files.removeAll(where: files.contains)
        self.set.modules[index].leftOut = missing
        notes += missing.map { "\($0.place): \($0.text); the file is left out of the build" }
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

import Foundation

/// Builds a set of sources into a program that can run.
package struct SourceBuilder {
  package let sdk: SDK
  package let toolchain: Toolchain
  package let options: BuildOptions
  /// The folder for files that all builds share. The folder also contains the files of builds that
  /// cannot write to their own folder.
  package let cache: String

  /// Creates a builder. Throws an error if the SDK was built with another compiler.
  package init(
    sdk: SDK, toolchain: Toolchain, options: BuildOptions, cache: String = CacheFolder.path
  ) throws(BuildError) {
    try sdk.description.check(toolchain)
    (self.sdk, self.toolchain, self.options, self.cache) = (sdk, toolchain, options, cache)
  }

  package func build(_ set: SourceSet, _ goal: BuildGoal) throws(BuildError) -> Built {
    let existing = ExistingModules(sdk: sdk, toolchain: toolchain)
    let reader = SwiftReader(program: sdk.porter, toolchain: toolchain)
    let usable = try UsableSources(
      existing.renamed(set), sdk: sdk, toolchain: toolchain, forTests: goal == .tests,
      triesFiles: reader.isThere)
    usable.notes.forEach(options.report)
    var set = usable.set
    set.markLinuxModules()
    let folder = try BuildFolder(root: set.root, name: set.name, cache: cache)
    switch folder.obstacle {
    case .unwritable: options.report("\(set.root) cannot be written; building in \(folder.path)")
    case .link(let link): options.report("\(link) is a link; building in \(folder.path)")
    case nil: break
    }
    let lock = try BuildLock(in: folder) {
      options.report("waiting for another build of \(set.root)")
    }
    defer { withExtendedLifetime(lock) {} }
    try set.addModelClasses(report: options.report) { module in
      folder.folder(of: module) + "/generated"
    }
    let compiler = ModuleCompiler(
      sdk: sdk, toolchain: toolchain, folder: folder, options: options)
    var work = BuildWork(set: set, compiler: compiler, options: options)
    switch goal {
    case .modules:
      try work.compile(set.own.filter { $0.kind != .tests }.map(\.name))
      return Built(program: nil, modules: work.done)
    case .program(let entry, let product):
      return try work.program(entry, product)
    case .tests:
      return try work.tests()
    }
  }
}

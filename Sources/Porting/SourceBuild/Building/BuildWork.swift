import Foundation

/// One build, which compiles the modules one after the other.
package struct BuildWork {
  package private(set) var set: SourceSet
  package let compiler: ModuleCompiler
  package let options: BuildOptions
  /// The names of the modules that have been compiled.
  private(set) var done: [String] = []
  /// The imports of the modules that are left out as a whole.
  private var unavailable: [MissingImport] = []
  private var products: [String: ModuleCompiler.Product] = [:]

  package init(set: SourceSet, compiler: ModuleCompiler, options: BuildOptions) {
    (self.set, self.compiler, self.options) = (set, compiler, options)
  }

  /// Compiles these modules and the modules that they need. A module of which no file can be compiled
  /// is left out, and so are the modules that depend on it; throws an error if no module remains.
  package mutating func compile(_ names: [String]) throws(BuildError) {
    var left: Set<String> = []
    var first: BuildError?
    for module in set.closure(of: names) where products[module.name] == nil {
      if let needed = module.dependencies.first(where: left.contains) {
        left.insert(module.name)
        options.report("\(module.name): left out, because it needs \(needed), which is left out")
        continue
      }
      do throws(BuildError) {
        try compile(module)
        done.append(module.name)
      } catch .missingImport(let missing) {
        left.insert(module.name)
        first = first ?? .missingImport(missing)
        options.report("\(module.name): left out, \(missing.place): \(missing.text)")
      }
    }
    set.modules.removeAll { left.contains($0.name) }
    set.ownModules.subtract(left)
    guard let first, !names.contains(where: { products[$0] != nil }) else { return }
    let isOne = Set(unavailable.map(\.imported.name)).count < 2
    throw isOne
      ? first : .doesNotCompileWithout(unavailable.byNumberOfFiles, module: set.name)
  }

  /// Compiles one module. Files that need modules that are not available are left out.
  private mutating func compile(_ module: SourceModule) throws(BuildError) {
    var module = module
    if module.hasBundle { try ResourceBundle(module, compiler.folder).addAccessor(to: &module) }
    let place = compiler.folder.folder(of: module.name)
    var left = LeftOutFiles(in: place, of: module, sdk: compiler.sdk)
    let wasKept = !left.names.isEmpty
    let product: ModuleCompiler.Product
    do throws(BuildError) {
      product = try attempts(module, &left)
    } catch .doesNotCompileWithout where wasKept {
      left = LeftOutFiles()
      product = try attempts(module, &left)
    }
    try left.keep(in: place, of: module, sdk: compiler.sdk)
    let rest = left.removed(from: module)
    products[module.name] = product
    for index in set.modules.indices where set.modules[index].name == module.name {
      set.modules[index] = rest
    }
    report(left, of: rest)
    try check(left, of: module)
    let count = rest.absent.fileCount
    if count > 0 {
      options.report(
        "\(module.name): \(count == 1 ? "1 file compiles" : "\(count) files compile") without "
          + "the missing " + Set(rest.absent.map(\.imported.name)).sorted().joined)
    }
  }

  /// Compiles the module without the files in `left`, and adds files to `left` until the others
  /// compile.
  private mutating func attempts(
    _ module: SourceModule, _ left: inout LeftOutFiles
  ) throws(BuildError) -> ModuleCompiler.Product {
    let others = set.closure(of: module.dependencies)
    var isRepeated = false
    while true {
      let rest = left.removed(from: module)
      guard !rest.files.isEmpty || module.files.isEmpty else {
        try check(left, of: module)
        unavailable += rest.leftOut
        if let first = rest.leftOut.first { throw .missingImport(first) }
        throw .doesNotCompile(module: module.name)
      }
      do throws(BuildError) {
        switch try compiler.attempt(
          rest, with: others, isForeign: !set.ownModules.contains(module.name),
          isRepeated: isRepeated)
        {
        case .compiled(let product): return product
        case .needsModules(let names, let report):
          left.add(names, report)
          isRepeated = true
        }
      } catch .doesNotCompile {
        let missing = others.flatMap(\.leftOut) + rest.leftOut
        guard !missing.isEmpty else { throw .doesNotCompile(module: module.name) }
        report(left, of: rest)
        throw .doesNotCompileWithout(missing.byNumberOfFiles, module: module.name)
      }
    }
  }

  /// Reports the imports of the files that are left out, with the names that the files use.
  private func report(_ left: LeftOutFiles, of rest: SourceModule) {
    for missing in rest.leftOut where left.contains(missing.imported.file) {
      let names = (left.names[missing.imported.file] ?? []).prefix(3).map { "'\($0)'" }
      let use = names.isEmpty ? "" : ", and the file uses \(Array(names).joined)"
      options.report(missing.note(use))
    }
  }

  /// Throws an error if the app cannot run without one of the files.
  private func check(_ left: LeftOutFiles, of module: SourceModule) throws(BuildError) {
    let needs = left.needs(of: module)
    guard !needs.isEmpty else { return }
    throw .needsLeftOut(
      needs, left.removed(from: module).leftOut, module: module.name)
  }

  /// Compiles and links the app, or the host of a library.
  package mutating func program(
    _ entry: LibraryHost.Entry?, _ product: String?
  ) throws(BuildError) -> Built {
    let programs = set.own.filter { $0.kind == .program }
    if entry == nil, !programs.isEmpty {
      return try app(product, among: programs)
    }
    if let product { throw .noSuchProgram(product, among: programs.map(\.name)) }
    try compile(set.own.filter { $0.kind != .tests }.map(\.name))
    let libraries = set.own.filter { $0.kind != .tests }
    let host = LibraryHost(
      entry: entry, name: set.name, libraries: libraries, reports: reports(of: libraries)
    )
    var built = try linked(
      try host.module(in: compiler.folder), as: set.name, with: libraries.map(\.name))
    built.testLaunch = host.testLaunch()
    return built
  }

  private mutating func app(
    _ product: String?, among programs: [SourceModule]
  ) throws(BuildError) -> Built {
    let names = programs.map(\.name)
    if let product, !names.contains(product) { throw .noSuchProgram(product, among: names) }
    let chosen = product.map { [$0] } ?? names
    guard let name = chosen.first, chosen.count == 1,
      let module = programs.first(where: { $0.name == name })
    else { throw .severalPrograms(names, path: set.root) }
    try compile([name])
    var built = Built(
      program: try link(set.closure(of: [name]), main: module, as: name), modules: done)
    var launch = TestLaunch()
    launch.names = Dictionary(module.aliases.map { ($0.value, $0.key) }) { first, _ in first }
    built.testLaunch = launch
    return built
  }

  /// Compiles the test targets and links them with a main program that runs them.
  package mutating func tests() throws(BuildError) -> Built {
    let all = set.own.filter { $0.kind == .tests }
    guard !all.isEmpty else { throw .noTests(path: set.root) }
    try compile(all.map(\.name))
    let targets = set.own.filter { $0.kind == .tests }
    let main = TestMain(targets: targets, reports: reports(of: targets))
    var built = try linked(
      try main.module(in: compiler.folder), as: set.name + "Tests", with: targets.map(\.name))
    built.testLibraries = main.libraries
    return built
  }

  private func reports(of modules: [SourceModule]) -> [String: PortReport] {
    products.filter { name, _ in modules.contains { $0.name == name } }.mapValues(\.report)
  }

  /// Compiles a generated main program and links it with the modules of these names.
  private mutating func linked(
    _ main: SourceModule, as name: String, with names: [String]
  ) throws(BuildError) -> Built {
    let modules = set.closure(of: names)
    products[main.name] = try compiler.compile(main, with: modules)
    return Built(program: try link(modules + [main], main: main, as: name), modules: done)
  }

  private func link(
    _ modules: [SourceModule], main: SourceModule, as name: String
  ) throws(BuildError) -> String {
    let objects = modules.flatMap { products[$0.name]?.objects ?? [] }
    try ResourceBundle.place(
      modules, in: compiler.folder, language: options.language, report: options.report)
    let needsTests = modules.contains { $0.kind == .tests }
    return try ProgramLinker(compiler: compiler).link(
      objects, as: name, entryPoint: ModuleCompiler.entryPoint(of: main),
      flags: modules.flatMap(\.linkerFlags), withTestLibraries: needsTests)
  }
}

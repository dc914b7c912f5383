import Foundation

/// One build, which compiles the modules one after the other.
package struct BuildWork {
  package let set: SourceSet
  package let compiler: ModuleCompiler
  package let options: BuildOptions
  /// The names of the modules that have been compiled.
  private(set) var done: [String] = []
  private var products: [String: ModuleCompiler.Product] = [:]

  package init(set: SourceSet, compiler: ModuleCompiler, options: BuildOptions) {
    (self.set, self.compiler, self.options) = (set, compiler, options)
  }

  /// Compiles these modules and the modules that they need.
  package mutating func compile(_ names: [String]) throws(BuildError) {
    for var module in set.closure(of: names) where products[module.name] == nil {
      if module.hasBundle { try ResourceBundle(module, compiler.folder).addAccessor(to: &module) }
      let others = set.closure(of: module.dependencies)
      do throws(BuildError) {
        products[module.name] = try compiler.compile(
          module, with: others, isForeign: !set.ownModules.contains(module.name))
      } catch .doesNotCompile {
        let left = (others + [module]).flatMap(\.leftOut)
        throw left.isEmpty
          ? .doesNotCompile(module: module.name)
          : .doesNotCompileWithout(left, module: module.name)
      }
      done.append(module.name)
    }
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
    let libraries = set.own.filter { $0.kind != .tests }
    try compile(libraries.map(\.name))
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
    let targets = set.own.filter { $0.kind == .tests }
    guard !targets.isEmpty else { throw .noTests(path: set.root) }
    try compile(targets.map(\.name))
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
    try ResourceBundle.place(modules, in: compiler.folder)
    let needsTests = modules.contains { $0.kind == .tests }
    return try ProgramLinker(compiler: compiler).link(
      objects, as: name, entryPoint: ModuleCompiler.entryPoint(of: main),
      flags: modules.flatMap(\.linkerFlags), withTestLibraries: needsTests)
  }
}

import Foundation

/// Compiles those files of a module that have changed.
package struct ModuleCompiler {
  package let sdk: SDK
  package let toolchain: Toolchain
  package let folder: BuildFolder
  package let options: BuildOptions

  /// The largest number of warnings that is shown for a module without `--warnings`.
  package static let mostWarnings = 10

  /// The module's object files, and the report of `Porter` on the module's source files.
  package struct Product {
    var objects: [String]
    var report: PortReport
  }

  package enum Outcome {
    case compiled(Product)
    /// These files do not compile without a module that they import and that is not available, or
    /// without a type in a file that is left out because of SwiftUI. The compiler does not find these
    /// names in them.
    case needsModules([String: [String]], PortReport)
  }

  /// Compiles a module, all of whose imports are available.
  package func compile(
    _ module: SourceModule, with others: [SourceModule], isForeign: Bool = false
  ) throws(BuildError) -> Product {
    var complete = module
    complete.absent = []
    guard case .compiled(let product) = try attempt(complete, with: others, isForeign: isForeign)
    else { throw .doesNotCompile(module: module.name) }
    return product
  }

  /// Compiles the module without the imports in `absent`. `others` are the modules of the same set
  /// that the module imports, directly or indirectly. The warnings of a foreign module, which another
  /// author maintains, are shown only on request.
  ///
  /// If files with such imports use names that the compiler does not find, nothing is shown, and the
  /// outcome is a list of these files. Other errors of the compiler are shown. `isRepeated` is true if
  /// the module has been tried with more files, so that its warnings have been shown.
  package func attempt(
    _ module: SourceModule, with others: [SourceModule], isForeign: Bool, isRepeated: Bool = false
  ) throws(BuildError) -> Outcome {
    for file in module.files { try RegularFile.checkSource(file) }
    let place = folder.folder(of: module.name)
    try Disk.makeFolder(place + "/ported")
    try Disk.makeFolder(folder.modules)
    var arguments = arguments(for: module, in: place)
    if isForeign, !options.showsWarnings { arguments.append("-suppress-warnings") }
    let objects = module.files.map { objectPath($0, in: place) }
    let base = base(of: others, arguments)
    let stamp = base + module.files.map { FileStamp($0).text + "\n" }.joined()
    if let report = finished(place, stamp), objects.allSatisfy({ FileKind($0) == .file }) {
      show(report)
      try refuse(report, module)
      return .compiled(Product(objects: objects, report: report))
    }
    unlink(place + "/stamp")
    try discard(objects, unless: base, in: place)

    let report = try port(module, others, place)
    if !isRepeated { show(report) }
    guard report.needSwiftUI.isEmpty else {
      let names = Dictionary(grouping: report.needSwiftUI, by: \.path)
      return .needsModules(names.mapValues { $0.map(\.construct) }, report)
    }
    let uncertain = Set(module.absent.map(\.imported.file))
    let refused = report.refusals.filter { uncertain.contains($0.path) }
    guard refused.isEmpty else {
      let constructs = Dictionary(grouping: refused, by: \.path).mapValues { $0.map(\.construct) }
      return .needsModules(constructs, report)
    }
    try refuse(report, module)
    options.report(
      "compiling \(module.name) (\(module.files.count == 1 ? "1 file" : "\(module.files.count) files"))"
    )
    try Disk.write(try overlay(report), to: place + "/overlay.yaml")
    try Disk.write(try outputFileMap(module, place), to: place + "/outputs.json")
    try Disk.write(
      (arguments + module.files).map(\.quoted).joined(separator: "\n"), to: place + "/arguments")
    let output = CompilerOutput(report.files, generated: folder.path)
    let progress = CompileProgress(objects: objects, of: module.name, report: options.report)
    defer { progress.end() }
    var left = 0
    var unknown: [String: [String]] = [:]
    let views = Self.viewTypes(leftOutOf: module, report)
    let failure = Self.failure(of: module, report)
    do throws(BuildError) {
      try run(
        Program(toolchain.compiler, ["@\(place)/arguments"]), module.name, place,
        showing: { words in
          if !uncertain.isEmpty || !views.isEmpty {
            unknown = CompilerFaults(words).unknownNames.filter { file, names in
              uncertain.contains(file) || !views.isDisjoint(with: names)
            }
            if !unknown.isEmpty { return "" }
          }
          guard !options.showsWarnings else { return output.shown(words) }
          let (text, count) = output.selected(words, mostWarnings: Self.mostWarnings)
          left = count
          return output.shown(text)
        }, otherwise: failure)
    } catch  where error == failure && !unknown.isEmpty {
      return .needsModules(unknown, report)
    }
    if left > 0 {
      options.report(
        "\(module.name): \(left == 1 ? "1 more warning" : "\(left) more warnings"); "
          + "--warnings prints all")
    }
    try keep(report, stamp, place)
    return .compiled(Product(objects: objects, report: report))
  }

  /// The types that are declared in files that are left out because they use SwiftUI. Those in files
  /// that only use such a type are not among them: otherwise a library could lose most of its files.
  private static func viewTypes(leftOutOf module: SourceModule, _ report: PortReport) -> Set<String>
  {
    let files =
      module.leftOut.filter { $0.reason == .swiftUI }.map(\.imported.file)
      + report.leftOut.map(\.path)
    return files.reduce(into: []) { types, file in
      guard SourceScan(file: file).names.contains("SwiftUI") else { return }
      let declarations = #/\b(?:actor|class|enum|protocol|struct|typealias)\s+(\w+)/#
      for match in (RegularFile.text(file) ?? "").matches(of: declarations) {
        types.insert(String(match.1))
      }
    }
  }

  /// The error for a module that does not compile. The reason may be a file that declares only views
  /// of SwiftUI, which the port has removed.
  private static func failure(of module: SourceModule, _ report: PortReport) -> BuildError {
    guard !report.leftOut.isEmpty else { return .doesNotCompile(module: module.name) }
    let views = report.leftOut.map { remark in
      MissingImport(
        ImportedModule(name: "SwiftUI", file: remark.path, line: remark.line), .swiftUI)
    }
    return .doesNotCompileWithout((module.leftOut + views).byNumberOfFiles, module: module.name)
  }

  private func arguments(for module: SourceModule, in place: String) -> [String] {
    var arguments = [
      "-module-name", module.name, "-c", "-parse-as-library", "-incremental",
      "-enable-batch-mode", "-continue-building-after-errors", "-Onone", "-enable-testing",
      "-gline-tables-only", "-D\(SourceModule.debugName)", "-swift-version", module.languageMode,
      "-j\(ProcessInfo.processInfo.activeProcessorCount)", "-output-file-map",
      place + "/outputs.json", "-emit-module", "-emit-module-path",
      "\(folder.modules)/\(module.name).swiftmodule", "-vfsoverlay", place + "/overlay.yaml", "-I",
      sdk.modules, "-I", folder.modules, "-module-cache-path", folder.moduleCache,
      "-Xfrontend", "-import-module", "-Xfrontend", "UIKit", "-Xfrontend",
      "-entry-point-function-name", "-Xfrontend", Self.entryPoint(of: module),
    ]
    if module.kind == .tests, FileKind("\(sdk.modules)/TestHost.swiftmodule") == .file {
      arguments += ["-Xfrontend", "-import-module", "-Xfrontend", "TestHost"]
    }
    // The libraries that the objects need are linked by name. The SDK's library is linked first.
    if options.isTerminal { arguments.append("-color-diagnostics") }
    if module.files.contains(where: { $0.lastComponent == "main.swift" }) {
      arguments.removeAll { $0 == "-parse-as-library" }
    }
    for (name, compiled) in module.aliases.sorted(by: { $0.key < $1.key }) {
      arguments += ["-module-alias", "\(name)=\(compiled)"]
    }
    return arguments + module.flags
  }

  /// The name of a program's `main` function. The name differs from `main`, so that the program can
  /// be linked with its tests.
  package static func entryPoint(of module: SourceModule) -> String { "\(module.name)_main" }

  /// The path of a file's object, which does not depend on the module's other files. Files in
  /// different folders may have the same name.
  private func objectPath(_ file: String, in place: String) -> String {
    let hash = String(Data(file.utf8).checksum, radix: 16)
    return "\(place)/\(hash)-\(file.lastComponent.withoutExtension).o"
  }

  /// A text that describes everything on which all files depend. If the text has changed since the
  /// last build, all files are compiled again; otherwise only changed files are compiled.
  private func base(of others: [SourceModule], _ arguments: [String]) -> String {
    let modules = others.map { FileStamp("\(folder.modules)/\($0.name).swiftmodule").text }
    let tools = [sdk.identity, toolchain.version, FileStamp(sdk.porter).text]
    return (tools + arguments + modules).map { $0 + "\n" }.joined()
  }

  /// Makes the compiler compile every file again if an imported module has changed. The compiler's
  /// own check does not notice that the layout of an imported type has changed.
  private func discard(_ objects: [String], unless base: String, in place: String)
    throws(BuildError)
  {
    let kept = FileManager.default.contents(atPath: place + "/base")
    if kept == Data(base.utf8) { return }
    for object in objects { unlink(object) }
    unlink(place + "/module.swiftdeps")
    try Disk.write(base, to: place + "/base")
  }

  private func finished(_ place: String, _ stamp: String) -> PortReport? {
    guard let kept = FileManager.default.contents(atPath: place + "/stamp"),
      kept == Data(stamp.utf8),
      let json = FileManager.default.contents(atPath: place + "/port.json")
    else { return nil }
    return try? JSONDecoder().decode(PortReport.self, from: json)
  }

  private func keep(_ report: PortReport, _ stamp: String, _ place: String) throws(BuildError) {
    let json: Data
    do { json = try JSONEncoder().encode(report) } catch {
      throw .portFailed(module: place.lastComponent, reason: "\(error)")
    }
    try Disk.write(json, to: place + "/port.json")
    try Disk.write(stamp, to: place + "/stamp")
  }

  private func port(
    _ module: SourceModule, _ others: [SourceModule], _ place: String
  ) throws(BuildError) -> PortReport {
    let porter = Porter(reader: SwiftReader(program: sdk.porter, toolchain: toolchain))
    let before = module.files.map { ported($0, in: place) }
    let report = try porter.port(module, with: others, into: place + "/ported")
    // The ported text of a file may change because another file changed, but the compiler checks
    // only the time of the file itself. Deleting the object file makes the compiler compile the
    // source file again.
    let after = Dictionary(report.files.map { ($0.path, $0.ported) }) { first, _ in first }
    for (index, path) in module.files.enumerated() {
      let text = (after[path] ?? nil).flatMap { FileManager.default.contents(atPath: $0) }
      let sum = text.map { String($0.checksum, radix: 16) } ?? "-"
      if before[index] != sum {
        unlink(objectPath(path, in: place))
        try Disk.write(sum, to: portedMark(path, in: place))
      }
    }
    return report
  }

  private func portedMark(_ path: String, in place: String) -> String {
    "\(place)/ported/\(String(Data(path.utf8).checksum, radix: 16)).sum"
  }

  private func ported(_ path: String, in place: String) -> String {
    FileManager.default.contents(atPath: portedMark(path, in: place)).map {
      String(decoding: $0, as: UTF8.self)
    } ?? ""
  }

  /// Shows the warnings, and the files without code that is built.
  private func show(_ report: PortReport) {
    for warning in report.warnings {
      options.report(
        "\(warning.path):\(warning.line):\(warning.column): warning: \(warning.construct): "
          + warning.text)
    }
    for file in report.leftOut {
      options.report(
        "\(file.path):\(file.line): \(file.text); the file is left out of the build"
      )
    }
  }

  private func refuse(_ report: PortReport, _ module: SourceModule) throws(BuildError) {
    guard !report.refusals.isEmpty else { return }
    for refusal in report.refusals {
      options.report(
        "\(refusal.path):\(refusal.line):\(refusal.column): \(refusal.construct): "
          + refusal.reason)
    }
    throw .refusedConstructs(report.refusals.count, module: module.name)
  }

  private func overlay(_ report: PortReport) throws(BuildError) -> Data {
    do { return try Overlay(report.files).json } catch {
      throw .portFailed(module: "overlay", reason: "\(error)")
    }
  }

  private func outputFileMap(_ module: SourceModule, _ place: String) throws(BuildError) -> Data {
    var map = ["": ["swift-dependencies": place + "/module.swiftdeps"]]
    for file in module.files {
      let object = objectPath(file, in: place)
      map[file] = ["object": object, "swift-dependencies": object.withoutExtension + ".swiftdeps"]
    }
    do { return try JSONEncoder().encode(map) } catch {
      throw .portFailed(module: module.name, reason: "\(error)")
    }
  }

  /// Runs the compiler or linker and shows its output, changed by `shown`. Throws an error if the program fails.
  package func run(
    _ program: Program, _ name: String, _ place: String,
    showing shown: (String) -> String = { $0 }, otherwise failure: BuildError
  ) throws(BuildError) {
    let result: Program.Result
    do {
      result = try program.run(keepingOutputIn: place)
    } catch let error as Program.NotStarted {
      throw .failingCompiler(path: program.path, reason: error.reason)
    } catch {
      throw .unwritable(path: place, reason: error.localizedDescription)
    }
    let words = String(decoding: result.output + result.errors, as: UTF8.self)
    let text = words.isEmpty ? "" : shown(words)
    if !text.isEmpty { options.show(text) }
    if result.end == .exit(0) { return }
    if words.contains(Disk.fullWords) || Disk.isFull(place) { throw .diskFull(path: place) }
    let program = program.path.lastComponent
    if case .signal(let signal) = result.end {
      throw .killed(program: program, signal: signal, module: name)
    }
    // If a signal ends one of the compiler's processes, the compiler driver reports this only as
    // text.
    if let match = words.firstMatch(of: #/due to signal (\d+)/#), let signal = Int32(match.1) {
      throw .killed(program: program, signal: signal, module: name)
    }
    throw failure
  }
}

extension String {
  /// The text, quoted as an argument in a response file. The compiler driver also takes an
  /// apostrophe between quotation marks as a quotation mark, unless a backslash precedes it.
  package var quoted: String {
    "\"" + replacing(#/[\\"']/#, with: { "\\\($0.0)" }) + "\""
  }
}

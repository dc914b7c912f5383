import Foundation

/// The resource files of a module, which are in the program's folder, and the code that finds them.
package struct ResourceBundle {
  package let module: SourceModule
  package let folder: BuildFolder

  package init(_ module: SourceModule, _ folder: BuildFolder) {
    (self.module, self.folder) = (module, folder)
  }

  /// Adds the file that declares `Bundle.module`.
  package func addAccessor(to module: inout SourceModule) throws(BuildError) {
    let place = folder.folder(of: module.name) + "/generated"
    try Disk.makeFolder(place)
    let file = place + "/Bundle+Module.swift"
    try Disk.write(
      """
      import Foundation

      extension Foundation.Bundle {
        static let module: Foundation.Bundle = {
          let path = Foundation.Bundle.main.bundlePath + "/\(Self.name(of: module))"
          guard let bundle = Foundation.Bundle(path: path) else {
            fatalError("no resources of \(module.name) at \\(path); build the app again")
          }
          return bundle
        }()
      }

      """, to: file)
    module.files.append(file)
  }

  private static func name(of module: SourceModule) -> String { module.name + ".resources" }

  /// Copies the resources of the modules to the program's folder. Each target of a package gets its
  /// own folder; all other resources are put into the program's folder, where `Bundle.main` looks.
  /// The program's Info.plist is there too, whether or not the app has such a file.
  ///
  /// `language` is the language of the run; by default, the development language of the app. `report`
  /// is called with a sentence for each table of localized strings that cannot be read.
  package static func place(
    _ modules: [SourceModule], in folder: BuildFolder, language: String? = nil,
    report: (String) -> Void = { _ in }
  ) throws(BuildError) {
    // A generated main program comes after the app whose tests it runs.
    let program = modules.first { $0.kind == .program }
    let file = program?.resources.first { $0.name == informationName }
    var information = program.map {
      ProjectInformation.values(of: $0, file: file.flatMap { RegularFile.contents($0.path) })
    }
    let development = Language.code(
      information?[languageKey] as? String ?? program?.settings["DEVELOPMENT_LANGUAGE"] ?? "en")
    // The resources of all modules without a bundle of their own are in one bundle.
    let shared = LocalizedTables(modules.filter { !$0.hasBundle }.flatMap(\.resources))
    // The texts in the source and in the interface files are those of the development language.
    let main = Language.chosen(
      for: language ?? development, among: (shared.languages[""] ?? []).union([development]),
      development: development)
    if program != nil {
      information = (information ?? [:]).merging([languageKey: main]) { $1 }
      try write(information ?? [:], to: "\(folder.path)/\(informationName)")
    }
    try write(shared, in: GuardedFolder(folder.path), main, development, report)
    for module in modules where module.hasBundle || !module.resources.isEmpty {
      let bundle = GuardedFolder(
        module.hasBundle ? "\(folder.path)/\(Self.name(of: module))" : folder.path)
      try Disk.makeFolder(bundle.path)
      var (tables, chosen) = (shared, main)
      if module.hasBundle {
        tables = LocalizedTables(module.resources)
        let languages = tables.languages[""] ?? []
        chosen = Language.chosen(for: main, among: languages, development: development)
        if !languages.isEmpty {
          try write([languageKey: chosen], to: "\(bundle.path)/\(informationName)")
        }
        try write(tables, in: bundle, main, development, report)
      }
      for resource in module.resources
      where resource.name != informationName && !LocalizedTables.isTable(resource) {
        let target = try bundle.target(resource.name, namedIn: resource.path)
        let name = resource.name.lastComponent.withoutExtension
        let texts = resource.name.contains("/") ? [:] : tables.entries(name, in: chosen)
        try copy(resource.path, to: target, of: module, texts)
      }
    }
  }

  private static let languageKey = "CFBundleDevelopmentRegion"

  /// Writes the tables of a bundle, and the Info.plist of each localized bundle inside it.
  private static func write(
    _ tables: LocalizedTables, in bundle: GuardedFolder, _ language: String, _ development: String,
    _ report: (String) -> Void
  ) throws(BuildError) {
    tables.notes.forEach(report)
    for (table, entries) in tables.tables.sorted(by: { $0.key.file < $1.key.file }) {
      let target = try bundle.target(table.file, namedIn: table.file)
      try Disk.makeFolder(target.folderPath)
      try write(entries, to: target)
    }
    for (inner, languages) in tables.languages.sorted(by: { $0.key < $1.key }) where !inner.isEmpty
    {
      let chosen = Language.chosen(for: language, among: languages, development: development)
      let target = try bundle.target(inner + informationName, namedIn: inner)
      try Disk.makeFolder(target.folderPath)
      try write([languageKey: chosen], to: target)
    }
  }

  private static func write(_ list: [String: Any], to path: String) throws(BuildError) {
    let data = try? PropertyListSerialization.data(
      fromPropertyList: list, format: .xml, options: 0)
    let text = String(decoding: data ?? Data(), as: UTF8.self)
    // Bundles are read by running programs, so a file with the same content stays.
    guard FileManager.default.contents(atPath: path) != Data(text.utf8) else { return }
    try Disk.write(text, to: path)
  }

  /// Returns the text of an Interface Builder file. If a class is marked "Inherit Module From
  /// Target", its module's name is replaced with `module`. Interface Builder's compiler also
  /// replaces the name, so the name in the file may be an old name of the target.
  package static func inheriting(_ module: String, in text: String) -> String {
    text.replacing(
      #/customModule="[^"]*"(\s+customModuleProvider="target")/#,
      with: { "customModule=\"\(module)\"\($0.1)" })
  }

  private static let informationName = "Info.plist"
  private static let interfaceBuilderFiles = [".storyboard", ".xib"]

  private static func copy(
    _ source: String, to target: String, of module: SourceModule, _ texts: [String: String]
  ) throws(BuildError) {
    let isInterface = interfaceBuilderFiles.contains { source.hasSuffix($0) }
    var mark = FileStamp(source).text
    if isInterface {
      let sum = texts.sorted { $0.key < $1.key }.map { "\($0.key)=\($0.value)\n" }.joined()
      mark += " \(module.name) \(String(Data(sum.utf8).checksum, radix: 16))"
    }
    let kept = target.folderPath + "/." + target.lastComponent + ".stamp"
    let isKnown = FileManager.default.contents(atPath: kept) == Data(mark.utf8)
    if FileKind(source) == .file, isKnown, FileKind(target) == .file { return }
    try Disk.makeFolder(target.folderPath)
    try? FileManager.default.removeItem(atPath: target)
    do {
      if isInterface, let text = RegularFile.text(source) {
        let own = InterfaceStrings.localized(inheriting(module.name, in: text), with: texts)
        try Data(own.utf8).write(to: URL(fileURLWithPath: target))
      } else {
        try checkCopy(source)
        try FileManager.default.copyItem(atPath: source, toPath: target)
      }
    } catch let error as BuildError {
      throw error
    } catch {
      throw errno == ENOSPC
        ? .diskFull(path: target)
        : .unwritable(path: target, reason: error.localizedDescription)
    }
    try Disk.write(mark, to: kept)
  }

  /// Throws an error if a file at the path, or in the folder at the path, cannot be copied because it
  /// is a named pipe, a socket or a device. Links inside a folder are copied as links.
  private static func checkCopy(_ source: String) throws(BuildError) {
    switch FileKind(source) {
    case .special: throw .unusableFile(path: source, .special)
    case .folder:
      let names = (try? FileManager.default.subpathsOfDirectory(atPath: source)) ?? []
      for name in names.sorted() {
        let path = source + "/" + name
        guard FileKind(path) == .special, !FileKind.isLink(path) else { continue }
        throw .unusableFile(path: path, .special)
      }
    default: break
    }
  }
}

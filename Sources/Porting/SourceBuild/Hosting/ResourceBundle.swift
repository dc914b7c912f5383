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
  package static func place(
    _ modules: [SourceModule], in folder: BuildFolder
  ) throws(BuildError) {
    // A generated main program comes after the app whose tests it runs.
    if let module = modules.first(where: { $0.kind == .program }) {
      let file = module.resources.first { $0.name == informationName }
      let list = try? ProjectInformation.propertyList(
        of: module, file: file.flatMap { RegularFile.contents($0.path) })
      try Disk.write(
        String(decoding: list ?? Data(), as: UTF8.self), to: "\(folder.path)/\(informationName)")
    }
    for module in modules where module.hasBundle || !module.resources.isEmpty {
      let bundle = GuardedFolder(
        module.hasBundle ? "\(folder.path)/\(Self.name(of: module))" : folder.path)
      try Disk.makeFolder(bundle.path)
      for resource in module.resources where resource.name != informationName {
        let target = try bundle.target(resource.name, namedIn: resource.path)
        try copy(resource.path, to: target, of: module)
      }
    }
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
    _ source: String, to target: String, of module: SourceModule
  ) throws(BuildError) {
    let isInterface = interfaceBuilderFiles.contains { source.hasSuffix($0) }
    var mark = FileStamp(source).text
    if isInterface { mark += " \(module.name)" }
    let kept = target.folderPath + "/." + target.lastComponent + ".stamp"
    let isKnown = FileManager.default.contents(atPath: kept) == Data(mark.utf8)
    if FileKind(source) == .file, isKnown, FileKind(target) == .file { return }
    try Disk.makeFolder(target.folderPath)
    try? FileManager.default.removeItem(atPath: target)
    do {
      if isInterface, let text = RegularFile.text(source) {
        try Data(inheriting(module.name, in: text).utf8).write(to: URL(fileURLWithPath: target))
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

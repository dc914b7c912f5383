import Foundation

extension Tool {
  /// Makes a package, or adds a transition to one.
  func makePackage(_ options: NewOptions) throws -> ExitCode {
    let package: NewPackage
    if let folder = options.folder {
      package = NewPackage(
        options, into: folder, module: try module(in: folder, named: options.target))
    } else {
      package = NewPackage(options)
      if FileManager.default.fileExists(atPath: package.folder) {
        throw UsageError.exists(package.folder)
      }
    }
    if let path = package.obstacle { throw UsageError.exists("\(package.folder)/\(path)") }
    do {
      for path in try package.write() { try output.write("\(package.folder)/\(path)\n") }
    } catch let error as CocoaError {
      throw UsageError.unwritablePackage(package.folder, reason: error.localizedDescription)
    }
    return .done
  }

  /// The target of a package to which the transition is added: a folder in `Sources`.
  private func module(in folder: String, named wanted: String?) throws -> String {
    let sources = "\(folder)/Sources"
    let names = ((try? FileManager.default.contentsOfDirectory(atPath: sources)) ?? [])
      .filter { name in
        var isFolder: ObjCBool = false
        let exists = FileManager.default.fileExists(
          atPath: "\(sources)/\(name)", isDirectory: &isFolder)
        return exists && isFolder.boolValue && !name.hasPrefix(".")
      }.sorted()
    guard !names.isEmpty else { throw UsageError.noTargets(in: folder) }
    if let wanted {
      guard names.contains(wanted) else {
        throw UsageError.unknown(
          "target", wanted, place: UsageError.place(of: .new), among: names,
          listedBy: "ls \(sources)")
      }
      return wanted
    }
    guard names.count == 1 else { throw UsageError.severalTargets(names, in: folder) }
    return names[0]
  }
}

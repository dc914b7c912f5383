import DataModel
import Foundation

/// The file of a Core Data model: `contents` in a folder `VERSION.xcdatamodel`, which may be in a
/// folder `NAME.xcdatamodeld` with other versions.
enum DataModelFile {
  /// The resource for a model; nil for a version that is not the current one. As in a bundle that
  /// Xcode builds, its name is `NAME.momd/VERSION.mom` or `NAME.mom`. The content is not compiled.
  static func resource(_ path: String) -> SourceModule.Resource? {
    let version = path.folderPath
    let group = version.folderPath
    let name = version.lastComponent.withoutExtension + ".mom"
    guard group.hasSuffix(".xcdatamodeld") else { return .init(path: path, name: name) }
    guard version.lastComponent == currentVersion(in: group) else { return nil }
    return .init(
      path: path, name: "\(group.lastComponent.withoutExtension).momd/\(name)")
  }

  static func isContents(_ path: String) -> Bool { path.hasSuffix(".xcdatamodel/contents") }

  /// Whether the path is that of a model or of a version.
  static func isFolder(_ path: String) -> Bool {
    path.hasSuffix(".xcdatamodeld") || path.hasSuffix(".xcdatamodel")
  }

  /// Whether the path is inside of the folder of a model.
  static func isInside(_ path: String) -> Bool {
    path.contains(".xcdatamodeld/") || path.contains(".xcdatamodel/")
  }

  /// The folder of the current version. Xcode names it in a file if there are several versions.
  private static func currentVersion(in group: String) -> String? {
    let versions = ((try? FileManager.default.contentsOfDirectory(atPath: group)) ?? []).sorted()
      .filter { $0.hasSuffix(".xcdatamodel") }
    let list = RegularFile.contents(group + "/.xccurrentversion").flatMap {
      try? PropertyListSerialization.propertyList(from: $0, format: nil)
    }
    let named = (list as? [String: Any])?["_XCCurrentVersionName"] as? String
    let usual = group.lastComponent.withoutExtension + ".xcdatamodel"
    return versions.first { $0 == named } ?? versions.first { $0 == usual } ?? versions.first
  }
}

extension SourceModule.Resource {
  fileprivate var isModel: Bool { name.hasSuffix(".mom") && path.hasSuffix("/contents") }
}

extension SourceSet {
  /// Adds the classes that Xcode generates for the entities of Core Data models. `folder` returns
  /// the folder for a module's generated files. Each model that cannot be read is reported, and is
  /// left out.
  package mutating func addModelClasses(
    report: (String) -> Void, in folder: (String) -> String
  ) throws(BuildError) {
    for (index, module) in modules.enumerated() {
      for resource in module.resources where resource.isModel {
        let model: DataModel
        do {
          model = try DataModel(xml: try RegularFile.read(resource.path))
        } catch {
          report("\(resource.path): \(error)")
          continue
        }
        guard let source = model.generatedSource else { continue }
        let place = folder(module.name)
        try Disk.makeFolder(place)
        let name = GuardedFolder.fileName(resource.name.replacing("/", with: "-").withoutExtension)
        let file = "\(place)/\(name)+CoreData.swift"
        try Disk.write(source, to: file)
        modules[index].files.append(file)
      }
    }
  }
}

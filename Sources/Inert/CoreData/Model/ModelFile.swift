import Foundation

/// The file of a model in a bundle. A build copies the current version of `NAME.xcdatamodeld` to
/// `NAME.momd/VERSION.mom`, without compiling it.
struct ModelFile {
  private let url: URL

  init(_ url: URL) { self.url = url }

  static let extensions = ["momd", "mom"]
  /// The largest size of a model in bytes.
  private static let mostBytes = 32 << 20

  /// The model of this name in a bundle; nil if there is none.
  static func url(named name: String, in bundle: Bundle) -> URL? {
    extensions.lazy.compactMap { bundle.url(forResource: name, withExtension: $0) }.first
  }

  /// The content of the file, or of the first version in the folder; nil if it cannot be read.
  var data: Data? {
    var file = url
    var isFolder: ObjCBool = false
    guard FileManager.default.fileExists(atPath: url.path, isDirectory: &isFolder) else {
      return nil
    }
    if isFolder.boolValue {
      let names = (try? FileManager.default.contentsOfDirectory(atPath: url.path)) ?? []
      guard let name = names.sorted().first(where: { $0.hasSuffix(".mom") || $0 == "contents" })
      else { return nil }
      file.appendPathComponent(name)
    }
    let size = (try? FileManager.default.attributesOfItem(atPath: file.path))?[.size] as? Int
    guard let size, size <= Self.mostBytes else { return nil }
    return try? Data(contentsOf: file)
  }
}

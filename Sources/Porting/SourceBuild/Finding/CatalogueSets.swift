import Foundation

/// The image sets and colour sets of asset catalogues.
struct CatalogueSets {
  private var images: [String: ImageSet] = [:]
  private var namespaces: [String: Bool] = [:]

  /// The resource for a file of a catalogue; nil if it is not used.
  mutating func resource(_ path: String) -> SourceModule.Resource? {
    let file = path.lastComponent
    let folder = path.folderPath
    let set = folder.lastComponent
    let name = namespace(of: folder.folderPath) + set
    if set.hasSuffix(".colorset") {
      return file == "Contents.json" ? .init(path: path, name: name + ".json") : nil
    }
    guard set.hasSuffix(".imageset") else { return nil }
    let images = images[folder] ?? ImageSet(in: folder)
    self.images[folder] = images
    if file == "Contents.json" {
      return images.hasProperties ? .init(path: path, name: name + ".json") : nil
    }
    return images.suffix(of: file).map { .init(path: path, name: name.withoutExtension + $0) }
  }

  /// The prefix that the folders of a catalogue give to the names of their sets, such as `icons/`.
  private mutating func namespace(of folder: String) -> String {
    guard !folder.hasSuffix(".xcassets"), folder.contains(".xcassets/") else { return "" }
    let isNamespace = namespaces[folder] ?? CatalogueFolder(folder).providesNamespace
    namespaces[folder] = isNamespace
    return namespace(of: folder.folderPath) + (isNamespace ? folder.lastComponent + "/" : "")
  }
}

/// A folder of an asset catalogue that contains sets.
private struct CatalogueFolder: Decodable {
  private struct Properties: Decodable {
    let providesNamespace: Bool?
    enum CodingKeys: String, CodingKey { case providesNamespace = "provides-namespace" }
  }
  private let properties: Properties?

  /// Whether the folder's name is part of the names of its sets.
  var providesNamespace: Bool { properties?.providesNamespace ?? false }

  /// Reads `Contents.json`. If the file is missing or cannot be read, the folder is not a
  /// namespace.
  init(_ folder: String) {
    let contents = RegularFile.contents(folder + "/Contents.json")
    self = contents.flatMap { try? JSONDecoder().decode(Self.self, from: $0) } ?? Self()
  }
  private init() { properties = nil }
}

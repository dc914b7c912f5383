/// Reads the files that `matchcut build` extracts from asset catalogues. For each colour set, and
/// for each image set with properties, the bundle contains the set's `Contents.json` under the set's
/// name (`NAME.colorset.json`, `NAME.imageset.json`).
enum AssetCatalogue {
  /// How an image set asks to be drawn; nil if the set does not say so.
  static func imageProperties(_ name: String, in bundle: Bundle) -> ImageSet.Properties? {
    contents(name, "imageset", ImageSet.self, bundle)?.properties
  }

  /// The content of a set's file; nil if the file is missing or cannot be read.
  static func contents<Set: Decodable>(
    _ name: String, _ kind: String, _ type: Set.Type, _ bundle: Bundle
  ) -> Set? {
    bundle.path(forResource: "\(name).\(kind)", ofType: "json")
      .flatMap { FileManager.default.contents(atPath: $0) }
      .flatMap { try? JSONDecoder().decode(type, from: $0) }
  }

  struct ImageSet: Decodable {
    struct Properties: Decodable {
      /// The rendering mode, such as "template".
      let intent: String?
      /// Whether the image is drawn again when it is enlarged.
      let preservesVector: Bool?
      enum CodingKeys: String, CodingKey {
        case intent = "template-rendering-intent"
        case preservesVector = "preserves-vector-representation"
      }
    }
    let properties: Properties?
  }
}

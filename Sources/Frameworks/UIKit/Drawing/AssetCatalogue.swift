/// Reads the files that `matchcut build` extracts from asset catalogues. For each colour set, and
/// for each image set with a rendering mode, the bundle contains the set's `Contents.json` under
/// the set's name (`NAME.colorset.json`, `NAME.imageset.json`).
enum AssetCatalogue {
  /// How an image set asks to be drawn, such as "template"; nil if the set does not say so.
  static func intent(ofImage name: String, in bundle: Bundle) -> String? {
    contents(name, "imageset", ImageSet.self, bundle)?.properties?.intent
  }

  /// The content of a set's file; nil if the file is missing or cannot be read.
  static func contents<Set: Decodable>(
    _ name: String, _ kind: String, _ type: Set.Type, _ bundle: Bundle
  ) -> Set? {
    bundle.path(forResource: "\(name).\(kind)", ofType: "json")
      .flatMap { FileManager.default.contents(atPath: $0) }
      .flatMap { try? JSONDecoder().decode(type, from: $0) }
  }

  private struct ImageSet: Decodable {
    struct Properties: Decodable {
      let intent: String?
      enum CodingKeys: String, CodingKey { case intent = "template-rendering-intent" }
    }
    let properties: Properties?
  }
}

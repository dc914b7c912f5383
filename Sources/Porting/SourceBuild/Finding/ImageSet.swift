import Foundation

/// An image set of an asset catalogue. An image set says which file is used at which scale.
struct ImageSet {
  /// Whether the set specifies how its images are drawn: a rendering mode, or that a document is drawn
  /// again when it is enlarged.
  let hasProperties: Bool
  /// The scale of each file that `Contents.json` lists for a phone or for any device; nil if there is
  /// no such file or it cannot be read.
  private let scales: [String: String]?

  /// The scales of images. Images of other scales are ignored.
  private static let known: Set = ["1x", "2x", "3x"]

  /// Reads `Contents.json` in the folder of the set.
  init(in folder: String) {
    let data = RegularFile.contents(folder + "/Contents.json")
    let contents = data.flatMap { try? JSONDecoder().decode(Contents.self, from: $0) }
    let properties = contents?.properties
    hasProperties = properties?.intent != nil || properties?.preservesVector == true
    guard let images = contents?.images else {
      scales = nil
      return
    }
    var scales: [String: String] = [:]
    // Images for a phone replace images for any device. Images for dark mode, for other languages
    // and for other devices are ignored.
    for idiom in ["universal", "iphone"] {
      let own = images.filter {
        $0.idiom ?? "universal" == idiom && $0.appearances == nil
          && ImageSet.known.contains($0.scale ?? "1x")
      }
      let taken = Set(own.compactMap { $0.filename == nil ? nil : $0.scale ?? "1x" })
      scales = scales.filter { !taken.contains($0.value) }
      for image in own { if let file = image.filename { scales[file] = image.scale ?? "1x" } }
    }
    self.scales = scales
  }

  /// The scale and extension at the end of an image's file name, such as `@2x.png`; nil for a file
  /// that the set does not use.
  func suffix(of file: String) -> String? {
    let type = "." + (file as NSString).pathExtension
    guard let scales else {
      let scale = file.firstMatch(of: #/@[1-3]x/#).map { String($0.0) } ?? ""
      return scale + type
    }
    guard let scale = scales[file] else { return nil }
    return (scale == "1x" ? "" : "@" + scale) + type
  }

  private struct Contents: Decodable {
    struct Image: Decodable {
      struct Appearance: Decodable {}
      let idiom: String?
      let filename: String?
      let scale: String?
      let appearances: [Appearance]?
    }
    struct Properties: Decodable {
      let intent: String?
      let preservesVector: Bool?
      enum CodingKeys: String, CodingKey {
        case intent = "template-rendering-intent"
        case preservesVector = "preserves-vector-representation"
      }
    }
    let images: [Image]?
    let properties: Properties?
  }
}

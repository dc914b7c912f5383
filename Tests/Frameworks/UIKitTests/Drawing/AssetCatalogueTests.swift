import TemporaryFolders
import Testing
import UIKit

@MainActor
struct AssetCatalogueTests {
  private let folder = TemporaryFolder()

  /// A new bundle with these files.
  private func bundle(_ files: [String: Data]) throws -> Bundle {
    let name = "\(folder.names().count).bundle"
    for (file, data) in files { try folder.write(data, to: "\(name)/\(file)") }
    return try #require(Bundle(path: folder.path(of: name)))
  }

  private func color(_ json: String, _ traits: UITraitCollection? = nil) throws -> UIColor? {
    let bundle = try bundle(["C.colorset.json": Data(json.utf8)])
    return UIColor(named: "C", in: bundle, compatibleWith: traits)
  }

  private func entry(_ components: String, more: String = "") -> String {
    "{\"idiom\": \"universal\", \"color\": {\"color-space\": \"srgb\", \"components\": {\(components)}}\(more)}"
  }

  @Test func `a missing or damaged colour set gives nil`() throws {
    #expect(UIColor(named: "nowhere") == nil)
    #expect(try color("{") == nil)
    #expect(try color("{\"colors\": []}") == nil)
    #expect(try color("{\"colors\": [\(entry("\"red\": \"high\""))]}") == nil)
    #expect(try color("{\"colors\": [\(entry("\"red\": \"1.0\", \"green\": \"0.0\""))]}") == nil)
  }

  @Test func `components are decimal, whole or hexadecimal`() throws {
    let red = try color(
      "{\"colors\": [\(entry("\"red\": \"1.000\", \"green\": \"0x80\", \"blue\": \"51\", \"alpha\": \"0.5\""))]}"
    )
    #expect(
      red?.resolvedColor(with: UITraitCollection())
        == UIColor(red: 1, green: 128.0 / 255, blue: 0.2, alpha: 0.5))
    let gray = try color("{\"colors\": [\(entry("\"white\": \"0.25\", \"alpha\": \"1\""))]}")
    #expect(gray?.resolvedColor(with: UITraitCollection()) == UIColor(white: 0.25, alpha: 1))
  }

  @Test func `a colour follows the interface style`() throws {
    let dark =
      ", \"appearances\": [{\"appearance\": \"luminosity\", \"value\": \"dark\"}]"
    let both = try #require(
      try color(
        "{\"colors\": [\(entry("\"white\": \"1.0\"")), \(entry("\"white\": \"0.0\"", more: dark))]}"
      ))

    #expect(
      both.resolvedColor(with: UITraitCollection(userInterfaceStyle: .light))
        == UIColor(white: 1, alpha: 1))
    #expect(
      both.resolvedColor(with: UITraitCollection(userInterfaceStyle: .dark))
        == UIColor(white: 0, alpha: 1))
  }

  @Test func `an image set may say how its images are rendered`() throws {
    let context = try #require(CGContext(width: 1, height: 1, scale: 1))
    let png = try #require(context.makeImage()?.pngData())
    let set = Data("{\"properties\": {\"template-rendering-intent\": \"template\"}}".utf8)
    let bundle = try bundle(["a.png": png, "a.imageset.json": set, "b.png": png])

    #expect(
      UIImage(named: "a", in: bundle, compatibleWith: nil)?.renderingMode == .alwaysTemplate)
    #expect(UIImage(named: "b", in: bundle, compatibleWith: nil)?.renderingMode == .automatic)
  }

  @Test func `a JPEG picture is found by its set's name`() throws {
    let image = CGImage(width: 2, height: 2, pixels: [UInt32](repeating: 0xFFFF_FFFF, count: 4))
    let data = try #require(UIImage(cgImage: image).jpegData(compressionQuality: 1))
    let bundle = try bundle(["photo@2x.jpg": data])

    #expect(UIImage(named: "photo", in: bundle, compatibleWith: nil)?.scale == 2)
    #expect(UIImage(named: "photo@2x.jpg", in: bundle, compatibleWith: nil)?.scale == 2)
    #expect(UIImage(named: "photo.png", in: bundle, compatibleWith: nil) != nil)
  }
}

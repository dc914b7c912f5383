import Stage
import Testing
import UIKit

@MainActor
struct UIImageDocumentTests {
  /// A picture that is red to the left of a diagonal.
  private static let triangle = Data(
    """
    <svg xmlns="http://www.w3.org/2000/svg" width="8" height="4">
    <path d="M0 0 L8 4 L0 4 Z" fill="#f00"/></svg>
    """.utf8)

  private func bundle(_ files: [String: Data]) throws -> Bundle {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("UIImageDocumentTests-\(UUID().uuidString).bundle")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    for (name, data) in files { try data.write(to: folder.appendingPathComponent(name)) }
    return try #require(Bundle(path: folder.path))
  }

  private func png(side: Int) throws -> Data {
    let pixels = [UInt32](repeating: 0xFFFF_FFFF, count: side * side)
    return try #require(
      UIImage(cgImage: CGImage(width: side, height: side, pixels: pixels)).pngData())
  }

  @Test func `a document is drawn at the display scale`() throws {
    let bundle = try bundle(["a.svg": Self.triangle])

    for scale: CGFloat in [1, 2, 3] {
      let traits = UITraitCollection(displayScale: scale)
      for name in ["a", "a.svg"] {
        let image = try #require(UIImage(named: name, in: bundle, compatibleWith: traits))

        #expect(image.size == CGSize(width: 8, height: 4) && image.scale == scale)
        #expect(image.cgImage?.width == Int(8 * scale))
      }
    }
  }

  @Test func `a bitmap for the display scale comes before a document`() throws {
    let bundle = try bundle(["a.svg": Self.triangle, "a@2x.png": try png(side: 2)])

    let widths = [1, 2, 3].map { scale in
      UIImage(named: "a", in: bundle, compatibleWith: UITraitCollection(displayScale: scale))?
        .size.width
    }

    #expect(widths == [8, 1, 8])
  }

  @Test func `a document that cannot be drawn gives nil and one warning`() throws {
    let bundle = try bundle(["a.svg": Data("<svg".utf8), "b.pdf": Data("%PDF".utf8)])

    World()() {
      for name in ["a", "a", "b"] {
        #expect(UIImage(named: name, in: bundle, compatibleWith: nil) == nil)
      }
      let reason = "The document is damaged, or has no size. Open it in another program."
      #expect(
        World.current.service(UIKitLog.self).warnings == [
          "The image \"a.svg\" is not shown. \(reason)",
          "The image \"b.pdf\" is not shown. \(reason)",
        ])
    }
  }

  @Test func `a set may say that its document is a template`() throws {
    let set = Data(#"{"properties": {"template-rendering-intent": "template"}}"#.utf8)
    let bundle = try bundle(["a.svg": Self.triangle, "a.imageset.json": set])

    let image = try #require(UIImage(named: "a", in: bundle, compatibleWith: nil))

    #expect(image.renderingMode == .alwaysTemplate)
  }

  @Test func `a set may say that its document stays sharp when it is enlarged`() throws {
    let set = Data(#"{"properties": {"preserves-vector-representation": true}}"#.utf8)
    let bundle = try bundle([
      "a.svg": Self.triangle, "a.imageset.json": set, "b.svg": Self.triangle,
    ])
    let view = UIImageView(frame: CGRect(x: 0, y: 0, width: 80, height: 80))
    func shownWidth(_ name: String, _ mode: UIView.ContentMode) -> Int? {
      let traits = UITraitCollection(displayScale: 2)
      view.image = UIImage(named: name, in: bundle, compatibleWith: traits)
      view.contentMode = mode
      return (view.layer.contents as? CGImage)?.width
    }

    #expect(shownWidth("b", .scaleAspectFit) == 16)
    #expect(shownWidth("a", .scaleAspectFit) == 160)
    #expect(shownWidth("a", .scaleAspectFill) == 320)
    #expect(shownWidth("a", .center) == 16)
    view.contentMode = .scaleAspectFit
    view.bounds.size = CGSize(width: 4, height: 4)
    #expect((view.layer.contents as? CGImage)?.width == 16)
  }
}

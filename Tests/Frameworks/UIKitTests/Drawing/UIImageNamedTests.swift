import Stage
import TemporaryFolders
import Testing

struct UIImageNamedTests {
  private let folder = TemporaryFolder()

  /// A bundle with PNG files of the sizes given, in pixels.
  private func bundle(_ files: [String: Int]) throws -> Bundle {
    for (name, side) in files {
      let context = try #require(CGContext(width: side, height: side, scale: 1))
      let data = try #require(context.makeImage()?.pngData())
      try folder.write(data, to: "Named.bundle/\(name)")
    }
    return try #require(Bundle(path: folder.path(of: "Named.bundle")))
  }

  private func traits(_ scale: CGFloat) -> UITraitCollection {
    UITraitCollection(displayScale: scale)
  }

  @Test func `a name without a file gives nil`() throws {
    let bundle = try bundle(["a.png": 1])

    #expect(UIImage(named: "nothere") == nil)
    #expect(UIImage(named: "b", in: bundle, compatibleWith: nil) == nil)
    #expect(UIImage(named: "a.jpg", in: bundle, compatibleWith: nil) == nil)
    #expect(UIImage(named: "", in: bundle, compatibleWith: nil) == nil)
  }

  @Test func `the file for the scale is taken, else the next larger, else the largest`() throws {
    let bundle = try bundle(["a.png": 10, "a@3x.png": 30, "b.png": 10, "b@2x.png": 20])

    let found = [("a", 1.0), ("a", 2), ("a", 3), ("b", 2), ("b", 3)].map { name, scale in
      UIImage(named: name, in: bundle, compatibleWith: traits(scale)).map {
        [$0.scale, $0.size.width]
      }
    }

    #expect(found == [[1, 10], [3, 10], [3, 10], [2, 10], [2, 10]])
  }

  @Test func `the name may begin with a namespace`() throws {
    let bundle = try bundle(["icons/a@2x.png": 20])

    #expect(UIImage(named: "icons/a", in: bundle, compatibleWith: nil)?.size.width == 10)
    #expect(UIImage(named: "a", in: bundle, compatibleWith: nil) == nil)
  }

  @Test func `the name may have its extension`() throws {
    let bundle = try bundle(["a.b.png": 10, "c@2x.png": 8])

    #expect(UIImage(named: "a.b", in: bundle, compatibleWith: traits(1))?.size.width == 10)
    #expect(UIImage(named: "a.b.png", in: bundle, compatibleWith: traits(1))?.size.width == 10)
    #expect(UIImage(named: "c.png", in: bundle, compatibleWith: traits(1))?.size.width == 4)
  }
}

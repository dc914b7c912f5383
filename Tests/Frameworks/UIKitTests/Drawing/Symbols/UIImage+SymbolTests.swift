import Stage
import Testing
import UIKit

@MainActor
struct UIImageSymbolTests {
  @Test func `a symbol is a template, and a name without a drawing is warned of once`() throws {
    let stage = Stage()

    let symbol = try #require(
      stage.run {
        _ = UIImage(systemName: "xmark.circle.fill")
        _ = UIImage(systemName: "nothing.like.this")
        _ = UIImage(systemName: "nothing.like.this")
        return UIImage(systemName: "xmark")
      })

    #expect(symbol.isSymbolImage)
    #expect(symbol.renderingMode == .alwaysTemplate)
    #expect(symbol.symbolConfiguration == .unspecified)
    #expect(
      stage.warnings == [
        "Matchcut has no drawing for the symbol \"nothing.like.this\" and shows a square. Add a "
          + "picture to the app and use UIImage(named:) to see your own."
      ])
    #expect(stage.run { UIImage(systemName: "") } == nil)
  }

  @Test(arguments: [
    (UIImage.SymbolConfiguration(pointSize: 40), 40.0),
    (.init(pointSize: 40, weight: .bold), 40),
    (.init(pointSize: 40, weight: .bold, scale: .large), 52),
    (.init(scale: .small), 13.6), (.init(weight: .thin), 17), (.init(textStyle: .largeTitle), 34),
    (.init(font: .systemFont(ofSize: 10)), 10), (.unspecified, 17),
  ])
  func `a configuration selects the size`(
    configuration: UIImage.SymbolConfiguration, pointSize: Double
  ) throws {
    try World()() {
      let symbol = try #require(UIImage(systemName: "circle", withConfiguration: configuration))

      // A circle is 20 units of 24, its line 1.8 units, and 24 units are 1.2 times the font size.
      let width = (21.8 / 24 * 1.2 + 0.1) * pointSize
      #expect(abs(symbol.size.width - width) < 0.5)
      #expect(symbol.symbolConfiguration == configuration)
    }
  }

  @Test(arguments: [
    ("circle", 128.0, 121.0), ("plus.circle.fill", 128, 121), ("chevron.right", 96, 128),
    ("ellipsis", 128, 37), ("chevron.down", 128, 72), ("heart", 128, 109), ("gearshape", 128, 121),
  ])
  func `the proportions are about those that Interface Builder writes`(
    name: String, width: Double, height: Double
  ) throws {
    let size = try #require(World()() { UIImage(systemName: name) }).size

    #expect(abs(size.height / size.width - height / width) < 0.2 * height / width)
  }

  /// The colours of a symbol that cover more than a few pixels, and the share of transparent pixels.
  private func colors(_ name: String, _ configuration: UIImage.SymbolConfiguration) -> Set<UInt32> {
    let image = World()() { UIImage(systemName: name, withConfiguration: configuration) }
    var counts: [UInt32: Int] = [:]
    for pixel in image?.cgImage?.pixels ?? [] { counts[pixel, default: 0] += 1 }
    return Set(counts.filter { $0.value > 20 }.keys)
  }

  @Test func `a palette colours the layers from the front to the back`() {
    let (red, blue) = (
      UIColor(red: 1, green: 0, blue: 0, alpha: 1), UIColor(red: 0, green: 0, blue: 1, alpha: 1)
    )
    let large = UIImage.SymbolConfiguration(pointSize: 40)
    let palette = large.applying(UIImage.SymbolConfiguration(paletteColors: [red, blue]))
    let hierarchical = large.applying(UIImage.SymbolConfiguration(hierarchicalColor: red))
    let plain = palette.applying(UIImage.SymbolConfiguration.preferringMonochrome())

    for name in ["xmark.circle", "xmark.circle.fill", "envelope.fill"] {
      #expect(colors(name, palette).isSuperset(of: [0, 0xFFFF_0000, 0xFF00_00FF]), "\(name)")
      #expect(colors(name, hierarchical).isSuperset(of: [0, 0xFFFF_0000]), "\(name)")
      #expect(colors(name, large).allSatisfy { $0 & 0xFF_FFFF == 0 }, "\(name)")
    }
    #expect(colors("plus", palette).isSuperset(of: [0, 0xFFFF_0000]))
    #expect(!colors("plus", palette).contains(0xFF00_00FF))
    World()() {
      #expect(
        UIImage(systemName: "plus", withConfiguration: palette)?.renderingMode == .alwaysOriginal)
      #expect(
        UIImage(systemName: "plus", withConfiguration: plain)?
          .renderingMode == .alwaysTemplate)
    }
  }

  @Test func `parts of a configuration can be removed`() {
    let all = UIImage.SymbolConfiguration(pointSize: 40, weight: .bold, scale: .large)

    #expect(all.configurationWithoutPointSizeAndWeight() == .init(scale: .large))
    #expect(all.configurationWithoutScale() == .init(pointSize: 40, weight: .bold))
    #expect(all.configurationWithoutWeight().configurationWithoutScale() == .init(pointSize: 40))
    #expect(all.applying(nil) === all)
    #expect(UIImage.Configuration().applying(all) !== all)
    #expect(UIImage.SymbolConfiguration.preferringMulticolor() == .preferringMonochrome())
  }

  @Test func `an image view configures its symbol, and draws it again when it is enlarged`() {
    World()() {
      let view = UIImageView(image: UIImage(systemName: "circle"))
      let twice = UIImage.SymbolConfiguration(pointSize: 34)
      view.preferredSymbolConfiguration = twice
      let large = UIImage(
        systemName: "circle", withConfiguration: twice)

      #expect(view.intrinsicContentSize == large?.size)
      #expect((view.layer.contents as? CGImage)?.pixels.count == large?.cgImage?.pixels.count)
      view.frame = CGRect(x: 0, y: 0, width: 200, height: 200)
      view.contentMode = .scaleAspectFit
      #expect((view.layer.contents as? CGImage)?.width == Int(200 * UIScreen.main.scale))
    }
  }

  @Test func `a configuration is applied to the specified values only`() throws {
    try World()() {
      let large = UIImage.SymbolConfiguration(pointSize: 40)
      let symbol = try #require(UIImage(systemName: "star", withConfiguration: large))
      let bold = UIImage.SymbolConfiguration(weight: .bold)

      #expect(
        symbol.applyingSymbolConfiguration(bold)?.symbolConfiguration
          == UIImage.SymbolConfiguration(pointSize: 40, weight: .bold))
      #expect(symbol.withConfiguration(bold).symbolConfiguration == bold)
      #expect(symbol.withRenderingMode(.alwaysOriginal).isSymbolImage)
      #expect(UIImage().applyingSymbolConfiguration(bold) == nil)
      #expect(UIImage().symbolConfiguration == nil)
    }
  }

  @Test func `a heavier symbol has more ink`() throws {
    func ink(_ weight: UIImage.SymbolWeight) -> Int {
      let image = UIImage(
        systemName: "star", withConfiguration: UIImage.SymbolConfiguration(weight: weight))
      return image?.cgImage?.pixels.filter { $0 >> 24 > 100 }.count ?? 0
    }
    World()() {
      #expect(ink(.thin) > 0)
      #expect(ink(.thin) < ink(.regular) && ink(.regular) < ink(.black))
    }
  }

  @Test func `a storyboard's symbols are symbols`() throws {
    try World()() {
      let view = try Draft.made(
        "<imageView image=\"plus\" catalog=\"system\"/>",
        resources: "<image name=\"plus\" catalog=\"system\" width=\"64\" height=\"56\"/>",
        as: UIImageView.self)

      #expect(view?.image?.isSymbolImage == true)
    }
  }
}

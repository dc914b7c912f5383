import Stage
import Testing
import UIKit

@MainActor
struct UIImageSymbolTests {
  @Test func `a symbol is a placeholder in the tint colour, and is warned of once`() throws {
    let stage = Stage()

    let symbol = try #require(
      stage.run {
        _ = UIImage(systemName: "xmark")
        return UIImage(systemName: "xmark")
      })

    #expect(symbol.isSymbolImage)
    #expect(symbol.renderingMode == .alwaysTemplate)
    #expect(symbol.size == CGSize(width: 20, height: 20))
    #expect(symbol.symbolConfiguration == .unspecified)
    #expect(
      stage.warnings == [
        "There are no SF Symbols on Linux; a placeholder is drawn for the symbol \"xmark\". Add a "
          + "picture to the app and use UIImage(named:) to see your own."
      ])
    #expect(stage.run { UIImage(systemName: "") } == nil)
  }

  @Test(arguments: [
    (UIImage.SymbolConfiguration(pointSize: 40), 48.0),
    (.init(pointSize: 40, weight: .bold), 48),
    (.init(pointSize: 40, weight: .bold, scale: .large), 62),
    (.init(scale: .small), 16), (.init(weight: .thin), 20), (.init(textStyle: .largeTitle), 41),
    (.init(font: .systemFont(ofSize: 10)), 12), (.unspecified, 20),
  ])
  func `a configuration selects the size`(configuration: UIImage.SymbolConfiguration, side: Double)
    throws
  {
    try World()() {
      let symbol = try #require(UIImage(systemName: "star", withConfiguration: configuration))

      #expect(abs(symbol.size.width - side) < 0.5)
      #expect(symbol.symbolConfiguration == configuration)
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

  @Test func `a storyboard's symbols are placeholders`() throws {
    try World()() {
      let view = try Draft.made(
        "<imageView image=\"plus\" catalog=\"system\"/>",
        resources: "<image name=\"plus\" catalog=\"system\" width=\"64\" height=\"56\"/>",
        as: UIImageView.self)

      #expect(view?.image?.isSymbolImage == true)
    }
  }
}

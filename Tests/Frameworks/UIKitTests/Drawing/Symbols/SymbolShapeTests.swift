import Testing
import UIKit

struct SymbolShapeTests {
  private static let names = SymbolTable.names.split(separator: "\n").compactMap {
    $0.split(separator: " ").first.map(String.init)
  }

  @Test func `every symbol of the table has outlines inside its box`() throws {
    #expect(Self.names.count > 700)
    let box = CGRect(x: -0.5, y: -0.5, width: 25, height: 25)

    for name in Self.names {
      let icon = try #require(SymbolIcon(symbol: name), "\(name)")
      #expect(!icon.outlines.isEmpty && box.contains(icon.box), "\(name)")
    }
  }

  @Test func `every symbol and its filled variant are drawn`() {
    for name in Self.names {
      for variant in [name, name + ".fill", name + ".circle.fill"] {
        let image = Symbol(name: variant, style: SymbolStyle()).image(scale: 1)
        #expect(image?.pixels.contains { $0 >> 24 > 100 } == true, "\(variant)")
      }
    }
  }

  @Test func `the words of a name select variants`() throws {
    let fill = try #require(SymbolShape("heart.fill"))
    let circle = try #require(SymbolShape("plus.square.fill"))
    let slash = try #require(SymbolShape("photo.slash"))
    let middle = try #require(SymbolShape("square.fill.on.square.fill"))

    #expect(fill.isFilled && fill.enclosure == nil && !fill.hasSlash)
    #expect(circle.isFilled && circle.enclosure == .square)
    #expect(slash.hasSlash && !slash.isFilled)
    #expect(middle.isFilled && middle.enclosure == nil)
    for unknown in ["", "fill", ".circle", "heart.nothing", "nothing.fill", "heart.circle.circle"] {
      #expect(SymbolShape(unknown) == nil, "\(unknown)")
    }
  }

  @Test(arguments: ["a.circle", "z.square.fill", "0.circle.fill", "50.circle", "7.square"])
  func `letters and numbers are symbols in an enclosure`(name: String) throws {
    func ink(_ name: String) -> Int {
      Symbol(name: name, style: SymbolStyle(pointSize: 40)).image(scale: 1)?.pixels
        .filter { $0 >> 24 > 128 }.count ?? 0
    }
    let shape = try #require(SymbolShape(name))
    let enclosure = shape.enclosure == .circle ? "circle" : "square"
    let plain = ink(shape.isFilled ? enclosure + ".fill" : enclosure)
    #expect(shape.isFilled ? ink(name) < plain : ink(name) > plain)
  }

  @Test(arguments: [
    "a", "7", "51.circle", "07.circle", "ab.circle", "A.circle", "é.circle", "a.fill",
  ])
  func `other words are not`(name: String) {
    #expect(SymbolShape(name) == nil)
  }

  @Test func `an icon can be mirrored and turned`() throws {
    let right = try #require(SymbolIcon(symbol: "arrowtriangle.right"))
    let up = try #require(SymbolIcon(symbol: "arrowtriangle.up"))

    #expect(abs(right.box.width - up.box.height) < 0.001)
    #expect(abs(right.box.minX - (24 - up.box.maxY)) < 0.001)
  }

  @Test func `a filled symbol has more ink, and its details are holes`() throws {
    func ink(_ name: String) -> Int {
      Symbol(name: name, style: SymbolStyle(pointSize: 40)).image(scale: 1)?.pixels
        .filter { $0 >> 24 > 128 }.count ?? 0
    }

    #expect(ink("heart.fill") > 2 * ink("heart"))
    #expect(ink("circle.fill") > ink("plus.circle.fill"))
    #expect(ink("plus.circle.fill") > 2 * ink("plus.circle"))
  }
}

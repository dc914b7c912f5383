import Foundation
import QuartzCore
import Testing

@MainActor
struct CATextLayerTests {
  /// The columns and rows with ink of a layer of 100 × 40 points, at one pixel per point.
  private struct Ink {
    var columns: [Int] = []
    var rows: [Int] = []
    var pixels: [UInt32] = []

    @MainActor init(_ layer: CALayer, time: Double = 0) {
      layer.bounds = CGRect(x: 0, y: 0, width: 100, height: 40)
      layer.removeFromSuperlayer()
      let list = RenderTree(root: layer.committed()).displayList(
        at: time, size: layer.bounds.size, scale: 1)
      pixels = Compositor(threads: 1).render(list).pixels
      columns = (0..<100).filter { x in (0..<40).contains { pixels[$0 * 100 + x] >> 24 > 40 } }
      rows = (0..<40).filter { y in (0..<100).contains { pixels[y * 100 + $0] >> 24 > 40 } }
    }
  }

  private func layer(_ text: Any?, size: CGFloat = 12) -> CATextLayer {
    let layer = CATextLayer()
    layer.string = text
    layer.fontSize = size
    layer.foregroundColor = CGColor(rgba: [0, 0, 0, 1])
    return layer
  }

  @Test func `defaults are Apple's`() {
    let layer = CATextLayer()

    #expect(layer.string == nil && layer.font == nil)
    #expect(layer.fontSize == 36)
    #expect(layer.foregroundColor == CGColor(rgba: [1, 1, 1, 1]))
    #expect(!layer.isWrapped && layer.truncationMode == .none && layer.alignmentMode == .natural)
    #expect(Ink(layer).columns.isEmpty)
  }

  @Test func `text is at the top left, and larger with a larger size`() {
    let (small, large) = (Ink(layer("Hx")), Ink(layer("Hx", size: 24)))

    #expect((small.columns.first ?? 99) < 4 && (small.rows.last ?? 99) < 16)
    #expect(Double(large.columns.count) > 1.6 * Double(small.columns.count))
  }

  @Test func `alignment moves a line between the sides`() {
    for (mode, isInPlace) in [
      (.left, { $0.first ?? 99 < 4 }), (.natural, { $0.first ?? 99 < 4 }),
      (.right, { $0.last ?? 0 > 95 }),
      (.center, { abs(($0.first ?? 0) + ($0.last ?? 0) - 99) <= 3 }),
    ] as [(CATextLayerAlignmentMode, ([Int]) -> Bool)] {
      for isWrapped in [false, true] {
        let layer = layer("Hx")
        (layer.alignmentMode, layer.isWrapped) = (mode, isWrapped)

        #expect(isInPlace(Ink(layer).columns), "\(mode.rawValue), wrapped \(isWrapped)")
      }
    }
  }

  @Test func `long text is clipped, wrapped or truncated`() {
    let text = "one two three four five six seven"
    let cut = Ink(layer(text))
    let wrapping = layer(text)
    wrapping.isWrapped = true
    let wrapped = Ink(wrapping)

    #expect(cut.columns.last == 99 && (cut.rows.last ?? 99) < 16)
    #expect((wrapped.rows.last ?? 0) > 20)
    for mode in [CATextLayerTruncationMode.start, .middle, .end] {
      let layer = layer(text)
      layer.truncationMode = mode
      let short = Ink(layer)
      #expect((short.rows.last ?? 99) < 16, "\(mode.rawValue)")
      #expect(short.pixels != cut.pixels, "\(mode.rawValue)")
    }
  }

  @Test func `attributes override the layer's values`() {
    let text = NSMutableAttributedString(string: "HHH")
    text.addAttribute(
      NSAttributedString.Key(rawValue: "CTForegroundColor"), value: CGColor(rgba: [1, 0, 0, 1]),
      range: NSRange(location: 0, length: 3))

    let ink = Ink(layer(text))

    #expect(ink.pixels.contains(0xffff_0000) || ink.pixels.contains { $0 >> 16 & 255 > 200 })
    #expect(!ink.pixels.contains(0xff00_0000))
  }

  @Test func `a bold face by name has more ink`() {
    func ink(_ font: Any?) -> Int {
      let layer = layer("Hamburg")
      layer.font = font
      return Ink(layer).pixels.reduce(0) { $0 + Int($1 >> 24) }
    }

    #expect(ink("Helvetica-Bold") > ink("Helvetica"))
    #expect(ink("Helvetica") == ink(nil))
  }

  @Test func `colour and size animate`() {
    let layer = layer("H")
    for (key, to) in [("fontSize", 24 as Any), ("foregroundColor", CGColor(rgba: [1, 0, 0, 1]))] {
      let animation = CABasicAnimation(keyPath: key)
      animation.toValue = to
      var values = layer.values
      for animation in animation.compiled(beginningAt: 0, defaultDuration: 1) {
        animation.apply(to: &values, at: 0.5)
      }
      switch key {
      case "fontSize": #expect(values[.textFontSize] == .number(18))
      default: #expect(values[.textColor] == .color(CGColor(rgba: [0.5, 0, 0, 1])))
      }
    }
  }

  @Test func `a font of Core Graphics and the name of a registered font select the font`() throws {
    let url = URL(fileURLWithPath: "/usr/share/fonts/truetype/dejavu/DejaVuSerif-Bold.ttf")
    let font = try #require(CGDataProvider(url: url as CFURL).flatMap { CGFont($0) })
    FontRegistry.shared.register(FontFile(path: url.path).faces)
    func ink(_ font: Any?) -> [UInt32] {
      let layer = layer("Hx")
      layer.font = font
      return Ink(layer).pixels
    }

    #expect(ink(font) != ink("Helvetica-Bold"))
    #expect(ink(font) == ink("DejaVuSerif-Bold"))
    #expect(ink(font) == ink("DejaVu Serif Bold" as CFString))
  }
}

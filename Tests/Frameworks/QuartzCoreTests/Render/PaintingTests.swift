import Foundation
import QuartzCore
import Stage
import TestSupport
import Testing

/// A partial repaint equals a full one.
struct PaintingTests {
  private static func list(_ root: RenderNode) -> DisplayList {
    RenderTree(root: root).displayList(at: 0, size: CGSize(width: 48, height: 48), scale: 4)
  }

  @Test func `a picture painted after any other equals one painted from nothing`() {
    let lists = JudgedScenes.all.map { Self.list($0.root) }
    let compositor = Compositor(threads: 2)
    let paintings = lists.map { compositor.painting(of: $0, background: Scenes.blue) }

    for (before, last) in paintings.enumerated() {
      for (after, list) in lists.enumerated() {
        let next = compositor.painting(of: list, background: Scenes.blue, after: last)
        #expect(
          next.image.pixels == paintings[after].image.pixels,
          "\(JudgedScenes.all[after].name) after \(JudgedScenes.all[before].name)")
      }
    }
  }

  @Test(arguments: seeds(200))
  func `successive partial repaints equal full ones`(seed: Int) {
    var walk = Walk(seed: seed)
    let compositor = Compositor(threads: 2)
    var (last, spare): (Painting?, Painting?) = (nil, nil)
    for step in 0..<30 {
      let list = Self.list(walk.root)
      let fresh = compositor.render(list, background: Scenes.white)
      let next = compositor.painting(
        of: list, background: Scenes.white, after: last, over: &spare)
      #expect(next.image.pixels == fresh.pixels, "step \(step) with seed \(seed)")
      if next.image !== last?.image { spare = last }
      last = next
      walk.change()
    }
  }

  @Test func `painting into the memory of any other picture gives the same result`() {
    let lists = JudgedScenes.all.map { Self.list($0.root) }
    let compositor = Compositor(threads: 2)
    let paintings = lists.map { compositor.painting(of: $0, background: Scenes.blue) }

    for (index, list) in lists.enumerated() {
      let last = paintings[(index + 1) % lists.count]
      for old in lists {
        var spare: Painting? = compositor.painting(of: old, background: Scenes.blue)
        let next = compositor.painting(
          of: list, background: Scenes.blue, after: last, over: &spare)
        #expect(next.image.pixels == paintings[index].image.pixels)
      }
    }
  }

  @Test func `a spare picture is reused only if it has no other owner`() {
    func page(_ color: CGColor) -> DisplayList {
      Self.list(
        Scenes.screen(48, [Scenes.layer(1, CGRect(x: 0, y: 0, width: 48, height: 48), color)]))
    }
    let compositor = Compositor(threads: 1)
    var spare: Painting? = compositor.painting(of: page(Scenes.red))
    let kept = spare?.image
    let pixels = kept?.pixels
    let green = compositor.painting(of: page(Scenes.green), after: nil, over: &spare)

    #expect(spare == nil, "offered, so no longer there")
    #expect(kept?.pixels == pixels)
    #expect(kept?.pixels != green.image.pixels)
  }

  @Test func `pixels unchanged in two pictures are not repainted`() throws {
    func page(_ y: Double) -> DisplayList {
      let card = Scenes.layer(2, CGRect(x: 4, y: y, width: 6, height: 3), Scenes.red)
      return Self.list(Scenes.screen(48, [card]))
    }
    let compositor = Compositor(threads: 1)
    var spare: Painting? = compositor.painting(of: page(1))
    let memory = spare?.image.pixels.withUnsafeBufferPointer { UInt(bitPattern: $0.baseAddress) }
    let last = compositor.painting(of: page(2), after: spare)
    let next = compositor.painting(of: page(3), after: last, over: &spare)

    #expect(next.paintedBands == 1)
    #expect(next.image.pixels == compositor.render(page(3)).pixels)
    #expect(
      memory == next.image.pixels.withUnsafeBufferPointer { UInt(bitPattern: $0.baseAddress) })
  }

  @Test func `without changes the same picture is returned`() {
    let compositor = Compositor(threads: 2)
    for scene in JudgedScenes.all {
      let first = compositor.painting(of: Self.list(scene.root))
      let again = compositor.painting(of: Self.list(scene.root), after: first)
      #expect(again.image === first.image, "\(scene.name)")
    }
  }

  @Test func `a small change repaints little of the picture`() {
    func page(_ y: Double) -> DisplayList {
      Self.list(
        Scenes.screen(
          48,
          [
            Scenes.layer(1, CGRect(x: 0, y: 0, width: 48, height: 48), Scenes.green),
            Scenes.layer(2, CGRect(x: 4, y: y, width: 6, height: 3), Scenes.red),
          ]))
    }
    let compositor = Compositor(threads: 2)
    // 192 rows are six bands. Rows 4 to 24 are inside the first band.
    let first = compositor.painting(of: page(1))
    let second = compositor.painting(of: page(3), after: first)

    #expect(first.paintedBands == 6)
    #expect(second.paintedBands == 1)
    #expect(second.image.pixels == compositor.render(page(3)).pixels)
    #expect(second.image.pixels != first.image.pixels)
  }

  @Test func `content present in the memory of the picture before the last is not repainted`() {
    func page(_ color: CGColor) -> DisplayList {
      let card = Scenes.layer(2, CGRect(x: 4, y: 1, width: 6, height: 3), color)
      return Self.list(Scenes.screen(48, [card]))
    }
    let compositor = Compositor(threads: 1)
    var spare: Painting? = compositor.painting(of: page(Scenes.red))
    let last = compositor.painting(of: page(Scenes.green), after: spare)
    let back = compositor.painting(of: page(Scenes.red), after: last, over: &spare)

    #expect(last.paintedBands == 1)
    #expect(last.paintedColumns[0] == 16..<40, "the card's")
    #expect(back.paintedBands == 0)
    #expect(back.image.pixels == compositor.render(page(Scenes.red)).pixels)
  }

  @Test func `in a strip, only the differences of two pictures are painted`() {
    func page(_ x: Double) -> DisplayList {
      let card = Scenes.layer(2, CGRect(x: x, y: 1, width: 6, height: 3), Scenes.red)
      return Self.list(Scenes.screen(48, [card]))
    }
    let compositor = Compositor(threads: 1)
    var spare: Painting? = compositor.painting(of: page(4))
    let last = compositor.painting(of: page(30), after: spare)
    let next = compositor.painting(of: page(31), after: last, over: &spare)

    // The spare memory still shows the card at x = 4. These columns are copied from the last
    // picture and are not painted.
    #expect(last.paintedColumns[0] == 16..<144)
    #expect(next.paintedColumns[0] == 120..<148)
    #expect(next.image.pixels == compositor.render(page(31)).pixels)
  }

  @Test func `beside a changed sampled picture, its strip is fully repainted`() {
    func page(_ x: Double, turned: Double) -> DisplayList {
      let picture = Scenes.layer(1, CGRect(x: 20, y: 6, width: 8, height: 8)) {
        $0.contents = Walk.noise
        $0.transform = Scenes.turnedZ(turned)
      }
      let card = Scenes.layer(2, CGRect(x: x, y: 1, width: 6, height: 3), Scenes.red)
      return Self.list(Scenes.screen(48, [picture, card]))
    }
    let compositor = Compositor(threads: 1)
    let first = compositor.painting(of: page(1, turned: 20))
    let apart = compositor.painting(of: page(2, turned: 20), after: first)
    let turned = compositor.painting(of: page(2, turned: 21), after: apart)

    #expect(apart.paintedColumns[0] == 4..<32)
    #expect(turned.paintedColumns[0] == 0..<192)
    #expect(turned.image.pixels == compositor.render(page(2, turned: 21)).pixels)
  }

  @Test func `another background or size repaints everything`() {
    let compositor = Compositor(threads: 1)
    let list = DisplayList(width: 5, height: 70, items: [])
    let red = compositor.painting(of: list, background: Scenes.red)
    let blue = compositor.painting(of: list, background: Scenes.blue, after: red)
    let small = compositor.painting(
      of: DisplayList(width: 4, height: 40, items: []), background: Scenes.blue, after: blue)

    #expect(blue.image.pixels.allSatisfy { $0 == 0xff00_00ff } && blue.paintedBands == 3)
    #expect(small.image.pixels.count == 160 && small.paintedBands == 2)
  }
}

/// A screen that changes repeatedly.
private struct Walk {
  private struct Card {
    var frame: CGRect
    var color = Scenes.red
    var opacity = 1.0
    var radius = 0.0
    var turn = 0.0
    var hasShadow = false
    var clips = false
    var hasPicture = false
    var child: CGRect?
  }
  /// An image in which every pixel differs from its neighbours, so that the slightest shift in
  /// sampling is detected.
  static let noise: CGImage = {
    var dice = RandomSource(seed: 1)
    let pixels = (0..<40 * 40).map { _ in 0xff00_0000 | UInt32(dice.number(0...0xff_ffff)) }
    return CGImage(width: 40, height: 40, pixels: pixels, isOpaque: true)
  }()

  private var dice: RandomSource
  private var cards: [Card] = []

  init(seed: Int) {
    dice = RandomSource(seed: UInt64(seed))
    for _ in 0..<5 { cards.append(Card(frame: frame())) }
  }

  var root: RenderNode {
    Scenes.screen(
      48,
      cards.enumerated().map { index, card in
        let inner = card.child.map { [Scenes.layer(100 + index, $0, Scenes.green)] } ?? []
        return Scenes.layer(index + 1, card.frame, card.color, children: inner) {
          $0.opacity = card.opacity
          $0.cornerRadius = card.radius
          $0.masksToBounds = card.clips
          $0.contents = card.hasPicture ? Self.noise : nil
          $0.transform = Scenes.turnedZ(card.turn)
          if card.hasShadow {
            $0.shadowOpacity = 0.5
            $0.shadowRadius = 2
          }
        }
      })
  }

  mutating func change() {
    let index = dice.number(0...cards.count - 1)
    switch dice.number(0...10) {
    case 0: cards.insert(Card(frame: frame()), at: index)
    case 1 where cards.count > 1: cards.remove(at: index)
    case 2:
      cards[index].color = Scenes.color(dice.number(0...1), dice.number(0...1), dice.number(0...1))
    case 3: cards[index].opacity = dice.number(0.2...1)
    case 4: cards[index].radius = dice.number(0...8)
    case 5: cards[index].turn = dice.number(-40...40)
    case 6: cards[index].hasShadow.toggle()
    case 7: cards[index].clips.toggle()
    case 8: cards[index].child = frame()
    case 9: cards[index].hasPicture.toggle()
    default: cards[index].frame = frame()
    }
  }

  private mutating func frame() -> CGRect {
    CGRect(
      x: dice.number(-6...40), y: dice.number(-6...40), width: dice.number(2...14),
      height: dice.number(2...14))
  }
}

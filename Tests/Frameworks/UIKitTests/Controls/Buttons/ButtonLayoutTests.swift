import Testing
import UIKit

struct ButtonLayoutTests {
  private let room = CGRect(x: 10, y: 0, width: 200, height: 100)

  private func layout(
    _ placement: NSDirectionalRectEdge = .leading, isMirrored: Bool = false
  ) -> ButtonLayout {
    var layout = ButtonLayout()
    layout.image = CGSize(width: 20, height: 30)
    layout.title = CGSize(width: 60, height: 20)
    layout.subtitle = CGSize(width: 40, height: 15)
    layout.imagePadding = 8
    layout.titlePadding = 1
    layout.placement = placement
    layout.isMirrored = isMirrored
    return layout
  }

  @Test(arguments: [
    (NSDirectionalRectEdge.leading, 88.0, 36.0), (.trailing, 88, 36), (.top, 60, 74),
    (.bottom, 60, 74),
  ])
  func `the size includes all parts and spacing`(
    placement: NSDirectionalRectEdge, width: Double, height: Double
  ) {
    #expect(layout(placement).size == CGSize(width: width, height: height))
  }

  @Test(arguments: [
    (NSDirectionalRectEdge.leading, false, true), (.leading, true, false),
    (.trailing, false, false), (.trailing, true, true),
  ])
  func `the image is on the side of its edge`(
    placement: NSDirectionalRectEdge, isMirrored: Bool, isLeft: Bool
  ) {
    let frames = layout(placement, isMirrored: isMirrored).frames(in: room)

    #expect((frames.image.maxX < frames.title.minX) == isLeft)
    let gap =
      isLeft ? frames.title.minX - frames.image.maxX : frames.image.minX - frames.title.maxX
    #expect(gap == 8)
    #expect(frames.image.midY == 50)
  }

  @Test(arguments: [(NSDirectionalRectEdge.top, true), (.bottom, false)])
  func `an image above or below is centred`(placement: NSDirectionalRectEdge, isAbove: Bool) {
    let frames = layout(placement).frames(in: room)

    #expect((frames.image.maxY < frames.title.minY) == isAbove)
    #expect(frames.image.midX == room.midX)
    #expect(frames.title.midX == room.midX)
  }

  @Test(arguments: [(0, 0), (0.5, 10), (1, 20)] as [(CGFloat, CGFloat)])
  func `texts are leading, centred or trailing`(share: CGFloat, offset: CGFloat) {
    var layout = layout()
    layout.textShare = share

    let frames = layout.frames(in: room)

    #expect(frames.subtitle.minX - frames.title.minX == offset)
    #expect(frames.subtitle.minY - frames.title.maxY == 1)
  }

  @Test func `free space is distributed as requested`() {
    var layout = layout()
    layout.share = CGPoint(x: 1, y: 0)

    let frames = layout.frames(in: room)

    #expect(frames.title.maxX == room.maxX)
    #expect(min(frames.title.minY, frames.image.minY) == 0)
  }

  @Test func `in a narrow width the texts shrink`() {
    let frames = layout().frames(in: CGRect(x: 0, y: 0, width: 50, height: 40))

    #expect(frames.image == CGRect(x: 0, y: 5, width: 20, height: 30))
    #expect(frames.title.width == 22)
    #expect(frames.title.maxX == 50)
    #expect(layout().frames(in: .zero).title.width == 0)
  }

  @Test func `an image that shrinks fits into the room, each side for itself`() {
    var layout = ButtonLayout()
    layout.image = CGSize(width: 100, height: 80)
    layout.shrinksImage = true

    let small = CGRect(x: 5, y: 5, width: 35, height: 90)
    #expect(layout.frames(in: small).image == CGRect(x: 5, y: 10, width: 35, height: 80))
    #expect(layout.frames(in: .zero).image == .zero)
    #expect(
      layout.frames(in: CGRect(x: 0, y: 0, width: 120, height: 80)).image
        == CGRect(x: 10, y: 0, width: 100, height: 80))
    layout.shrinksImage = false
    #expect(layout.frames(in: small).image.size == CGSize(width: 100, height: 80))
  }

  @Test func `without an image there is no spacing`() {
    var layout = layout()
    layout.image = .zero

    #expect(layout.size.width == 60)
    #expect(layout.frames(in: room).title.midX == room.midX)
  }
}

import CoreGraphics
import Film
import QuartzCore
import Stage
import Testing

@MainActor
struct FramePainterTests {
  private func turned() throws -> Recording {
    let stage = Stage(device: .small)
    stage.show(UIViewController())
    stage.run { stage.window.rootViewController?.view.backgroundColor = .white }
    stage.beginRecording()
    stage.tick()
    stage.rotate(to: .landscapeLeft, animated: false)
    stage.tick()
    return stage.endRecording()
  }

  @Test func `every frame of a film has a size that fits all screens`() throws {
    let recording = try turned()
    let painter = FramePainter(
      recording, scale: 1, compositor: Compositor(), showsTouches: false)

    let images = recording.frames.map { painter.image($0) }

    #expect(images.allSatisfy { $0.width == 667 && $0.height == 667 })
    let first = try #require(images.first)
    let last = try #require(images.last)
    // The portrait frame is in the middle, and so is the landscape frame. The corners belong to
    // neither frame.
    func pixel(_ image: CGImage, _ x: Int, _ y: Int) -> UInt32 { image.pixels[y * 667 + x] }
    #expect(pixel(first, 333, 600) == 0xFFFF_FFFF)
    #expect(pixel(first, 10, 333) != 0xFFFF_FFFF)
    #expect(pixel(last, 333, 10) != 0xFFFF_FFFF)
    #expect(pixel(last, 10, 333) == 0xFFFF_FFFF)
    #expect(pixel(first, 2, 2) == pixel(last, 2, 2))
  }

  @Test func `without a canvas each picture has its screen's size`() throws {
    let recording = try turned()
    let painter = FramePainter(
      recording, scale: 1, compositor: Compositor(), showsTouches: false, onCanvas: false)

    let images = recording.frames.map { painter.image($0) }

    #expect(images.first?.width == 375 && images.first?.height == 667)
    #expect(images.last?.width == 667 && images.last?.height == 375)
  }
}

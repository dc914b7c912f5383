import CoreGraphics
import Film
import Stage
import Testing

struct TouchDotsTests {
  /// The contrast of two colours, from 1 to 21, as defined by the Web Content Accessibility
  /// Guidelines.
  private func contrast(_ a: UInt32, _ b: UInt32) -> Double {
    func light(_ pixel: UInt32) -> Double {
      let parts = [16, 8, 0].map { shift -> Double in
        let part = Double(pixel >> UInt32(shift) & 255) / 255
        return part <= 0.03928 ? part / 12.92 : pow((part + 0.055) / 1.055, 2.4)
      }
      return 0.2126 * parts[0] + 0.7152 * parts[1] + 0.0722 * parts[2]
    }
    let (a, b) = (light(a), light(b))
    return (max(a, b) + 0.05) / (min(a, b) + 0.05)
  }

  @Test func `a touch is visible on any background`() {
    let steps: [UInt32] = [0, 64, 96, 128, 160, 192, 255]
    for red in steps {
      for green in steps {
        for blue in steps {
          let ground = 0xFF00_0000 | red << 16 | green << 8 | blue
          let image = CGImage(
            width: 100, height: 100, pixels: [UInt32](repeating: ground, count: 10_000))

          let drawn = TouchDots(scale: 1).draw(
            [Recording.Touch(finger: 0, x: 50, y: 50)], over: image)

          // These pixels lead from the middle to the right, across the ring.
          let row = drawn.pixels[50 * 100 + 50..<51 * 100]
          let best = row.map { contrast($0, ground) }.max() ?? 0
          #expect(best >= 3, "\(red) \(green) \(blue): \(best)")
        }
      }
    }
  }
}

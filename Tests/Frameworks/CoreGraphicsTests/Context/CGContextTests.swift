import CoreGraphics
import Testing

/// The image drawn by `body` in a context whose y axis points down.
func drawn(
  _ width: Int = 20, _ height: Int = 20, scale: CGFloat = 1, _ body: (CGContext) -> Void
) -> CGImage {
  guard let context = CGContext(width: width, height: height, scale: scale) else {
    Issue.record("no context")
    return CGImage(width: 0, height: 0, pixels: [])
  }
  body(context)
  return context.makeImage() ?? CGImage(width: 0, height: 0, pixels: [])
}

extension CGImage {
  func pixel(_ x: Int, _ y: Int) -> UInt32 { pixels[y * width + x] }
  func alpha(_ x: Int, _ y: Int) -> Int { Int(pixel(x, y) >> 24) }
  func channels(_ x: Int, _ y: Int) -> [Int] {
    let value = pixel(x, y)
    return [16, 8, 0, 24].map { Int((value >> $0) & 0xFF) }
  }
}

let red = CGColor(red: 1, green: 0, blue: 0, alpha: 1)
let blue = CGColor(red: 0, green: 0, blue: 1, alpha: 1)

struct CGContextTests {
  @Test func `a UIKit context has its origin at the top left and counts in points`() {
    let image = drawn(20, 20, scale: 2) { context in
      context.setFillColor(red)
      context.fill(CGRect(x: 1, y: 2, width: 3, height: 4))
    }

    for y in 0..<20 {
      for x in 0..<20 {
        let inside = (2..<8).contains(x) && (4..<12).contains(y)
        #expect(image.pixel(x, y) == (inside ? 0xFFFF_0000 : 0), "\(x), \(y)")
      }
    }
  }

  @Test func `a bitmap context has its origin at the bottom left`() throws {
    let context = try #require(
      CGContext(
        data: nil, width: 10, height: 10, bitsPerComponent: 8, bytesPerRow: 0,
        space: CGColorSpaceCreateDeviceRGB(),
        bitmapInfo: CGImageAlphaInfo.premultipliedLast.rawValue))

    context.setFillColor(red)
    context.fill(CGRect(x: 0, y: 0, width: 10, height: 1))

    let image = try #require(context.makeImage())
    #expect(image.pixel(5, 9) == 0xFFFF_0000)
    #expect(image.pixel(5, 0) == 0)
    #expect(context.ctm == .identity)
  }

  @Test func `unsupported bitmap layouts are refused`() {
    let rgb = CGColorSpaceCreateDeviceRGB()
    func make(_ bits: Int, _ space: CGColorSpace, _ info: CGImageAlphaInfo, _ width: Int = 4)
      -> Bool
    {
      CGContext(
        data: nil, width: width, height: 4, bitsPerComponent: bits, bytesPerRow: 0, space: space,
        bitmapInfo: info.rawValue) != nil
    }

    #expect(make(8, rgb, .premultipliedFirst))
    #expect(!make(16, rgb, .premultipliedFirst))
    #expect(!make(8, CGColorSpaceCreateDeviceGray(), .none))
    #expect(!make(8, rgb, .premultipliedFirst, 0))
  }

  @Test func `the caller's own memory is drawn into`() throws {
    var memory = [UInt32](repeating: 0, count: 16)
    let info =
      CGImageAlphaInfo.premultipliedFirst.rawValue | CGBitmapInfo.byteOrder32Little.rawValue

    try memory.withUnsafeMutableBytes { bytes in
      let context = try #require(
        CGContext(
          data: bytes.baseAddress, width: 4, height: 4, bitsPerComponent: 8, bytesPerRow: 16,
          space: CGColorSpaceCreateDeviceRGB(), bitmapInfo: info))
      context.setFillColor(blue)
      context.fill(CGRect(x: 0, y: 0, width: 4, height: 4))
      context.flush()
    }

    #expect(memory == [UInt32](repeating: 0xFF00_00FF, count: 16))
  }

  @Test func `restoring the state restores colour, transform and clip`() {
    let image = drawn { context in
      context.setFillColor(red)
      context.saveGState()
      context.setFillColor(blue)
      context.translateBy(x: 10, y: 10)
      context.clip(to: CGRect(x: 0, y: 0, width: 2, height: 2))
      context.restoreGState()
      context.restoreGState()
      context.fill(CGRect(x: 0, y: 0, width: 5, height: 5))
    }

    #expect(image.pixel(2, 2) == 0xFFFF_0000)
  }

  @Test func `a transparency layer is composited as one picture`() {
    let image = drawn { context in
      context.setAlpha(0.5)
      context.beginTransparencyLayer(auxiliaryInfo: nil)
      context.setFillColor(red)
      context.fill(CGRect(x: 0, y: 0, width: 20, height: 10))
      context.setFillColor(blue)
      context.fill(CGRect(x: 0, y: 0, width: 10, height: 10))
      context.endTransparencyLayer()
    }

    #expect(image.channels(5, 5) == [0, 0, 128, 128])
    #expect(image.channels(15, 5) == [128, 0, 0, 128])
  }

  @Test func `an opaque context starts black and stays opaque`() throws {
    let context = try #require(CGContext(width: 4, height: 4, scale: 1, isOpaque: true))

    #expect(context.makeImage()?.pixels == [UInt32](repeating: 0xFF00_0000, count: 16))
    #expect(context.makeImage()?.isOpaque == true)
  }
}

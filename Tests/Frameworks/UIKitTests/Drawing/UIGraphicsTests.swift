import QuartzCore
import Testing
import UIKit

@MainActor struct UIGraphicsTests {
  @Test func `image contexts nest`() throws {
    try World {
      #expect(UIGraphicsGetCurrentContext() == nil)
      UIGraphicsBeginImageContextWithOptions(CGSize(width: 4, height: 4), false, 2)
      let outer = UIGraphicsGetCurrentContext()
      UIGraphicsBeginImageContextWithOptions(CGSize(width: 8, height: 8), true, 1)

      #expect(UIGraphicsGetCurrentContext() !== outer)
      #expect(UIGraphicsGetImageFromCurrentImageContext()?.size == CGSize(width: 8, height: 8))
      UIGraphicsEndImageContext()
      #expect(UIGraphicsGetCurrentContext() === outer)
      #expect(UIGraphicsGetImageFromCurrentImageContext()?.scale == 2)
      UIGraphicsEndImageContext()
      #expect(UIGraphicsGetCurrentContext() == nil)
    }
  }

  @Test func `a pushed context is current and not an image`() throws {
    try World {
      guard let context = CGContext(width: 4, height: 4, scale: 1) else { return }
      UIGraphicsPushContext(context)

      #expect(UIGraphicsGetCurrentContext() === context)
      #expect(UIGraphicsGetImageFromCurrentImageContext() == nil)
      UIGraphicsEndImageContext()
      #expect(UIGraphicsGetCurrentContext() === context)
      UIGraphicsPopContext()
      UIGraphicsPopContext()
      #expect(UIGraphicsGetCurrentContext() == nil)
    }
  }

  @Test func `each world has its own context stack`() throws {
    try World {
      UIGraphicsBeginImageContext(CGSize(width: 4, height: 4))
      try World { #expect(UIGraphicsGetCurrentContext() == nil) }
      #expect(UIGraphicsGetCurrentContext() != nil)
      UIGraphicsEndImageContext()
    }
  }

  @Test func `images can be drawn off the main actor`() async {
    let size = await Task.detached {
      UIGraphicsImageRenderer(size: CGSize(width: 3, height: 2), format: format(scale: 2))
        .image { $0.fill(CGRect(x: 0, y: 0, width: 1, height: 1)) }.size
    }.value

    #expect(size == CGSize(width: 3, height: 2))
  }

  @Test func `filling a rectangle replaces its content, even with a clear colour`() throws {
    UIGraphicsBeginImageContextWithOptions(CGSize(width: 4, height: 4), false, 1)
    defer { UIGraphicsEndImageContext() }
    UIColor.red.setFill()
    UIRectFill(CGRect(x: 0, y: 0, width: 4, height: 4))
    UIColor(white: 0, alpha: 0.5).setFill()
    UIRectFill(CGRect(x: 0, y: 0, width: 2, height: 4))
    let picture = try #require(UIGraphicsGetImageFromCurrentImageContext().flatMap(Picture.init))

    #expect(picture[0, 0] == [0, 0, 0, 128])
    #expect(picture[3, 3] == [255, 0, 0, 255])
  }

  @Test(arguments: [0, 1, 2]) func `an image context without pixels raises`(kind: Int) async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      [kind] in
      await MainActor.run {
        switch kind {
        case 0: UIGraphicsBeginImageContextWithOptions(CGSize(width: 365, height: 0), false, 3)
        case 1: UIGraphicsBeginImageContextWithOptions(CGSize(width: -6, height: 22.5), true, 2)
        default: UIGraphicsBeginImageContext(CGSize(width: 1e6, height: 1e6))
        }
      }
    }
    let text = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    let ends = [
      "size={365, 0}, scale=3.000000, bitmapInfo=0x2002.",
      "size={-6, 22.5}, scale=2.000000, bitmapInfo=0x2006.",
      "size={1e+06, 1e+06}, scale=1.000000, bitmapInfo=0x2002.",
    ]
    #expect(
      text.contains(
        "'NSInternalInconsistencyException', reason: 'UIGraphicsBeginImageContext() failed to "
          + "allocate CGBitampContext: \(ends[kind]) Use UIGraphicsImageRenderer to avoid this "
          + "assert.'"), "\(text)")
  }
}

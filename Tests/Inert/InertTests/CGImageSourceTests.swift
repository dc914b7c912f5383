import CoreGraphics
import ImageIO
import Testing
import UIKit
import UniformTypeIdentifiers

struct CGImageSourceTests {
  /// Two frames of 2 × 1 pixels: red and blue for .5 s, then the right pixel red for 0 s.
  private static let gif = Data(
    [UInt8]("GIF89a".utf8) + [2, 0, 1, 0, 0x80, 0, 0, 255, 0, 0, 0, 0, 255]
      + [0x21, 0xFF, 11] + [UInt8]("NETSCAPE2.0".utf8) + [3, 1, 0, 0, 0]
      + [0x21, 0xF9, 4, 0, 50, 0, 0, 0, 0x2C, 0, 0, 0, 0, 2, 0, 1, 0, 0, 2, 2, 0x44, 0x0A, 0]
      + [0x21, 0xF9, 4, 0, 0, 0, 0, 0, 0x2C, 1, 0, 0, 0, 1, 0, 1, 0, 0, 2, 2, 0x44, 0x01, 0]
      + [0x3B])

  private static func picture(_ width: Int, _ height: Int) -> CGImage {
    CGImage(
      width: width, height: height,
      pixels: (0..<(width * height)).map { 0xFF00_0000 | UInt32($0 * 7) })
  }

  private func source(_ data: Data) throws -> CGImageSource {
    try #require(CGImageSourceCreateWithData(data as CFData, nil))
  }

  @Test func `the frames of a GIF have pictures and delays`() throws {
    let source = try source(Self.gif)
    #expect(CGImageSourceGetCount(source) == 2)
    #expect(CGImageSourceGetType(source) as String? == "com.compuserve.gif")
    #expect(CGImageSourceGetStatus(source) == .statusComplete)
    let (red, blue): (UInt32, UInt32) = (0xFFFF_0000, 0xFF00_00FF)
    for (index, pixels) in [(1, [red, red]), (0, [red, blue]), (1, [red, red])] {
      #expect(CGImageSourceCreateImageAtIndex(source, index, nil)?.pixels == pixels)
    }
    let delays = (0..<2).map { index in
      let all = CGImageSourceCopyPropertiesAtIndex(source, index, nil) as? [String: Any]
      let gif = all?[kCGImagePropertyGIFDictionary as String] as? [String: Any]
      let delay = gif?[kCGImagePropertyGIFDelayTime as String] as? Double
      let written = gif?[kCGImagePropertyGIFUnclampedDelayTime as String] as? Double
      return [delay, written]
    }
    #expect(delays == [[0.5, 0.5], [0.1, 0]])
    let file = CGImageSourceCopyProperties(source, nil) as? [String: Any]
    let gif = file?[kCGImagePropertyGIFDictionary as String] as? [String: Any]
    #expect(gif?[kCGImagePropertyGIFLoopCount as String] as? Int == 0)
    #expect(CGImageSourceCreateImageAtIndex(source, 2, nil) == nil)
    #expect(CGImageSourceCreateImageAtIndex(source, -1, nil) == nil)
  }

  @Test func `data of every length makes a source or nothing`() throws {
    for count in 0..<Self.gif.count {
      let source = try source(Self.gif.prefix(count))
      for index in 0..<CGImageSourceGetCount(source) {
        #expect(CGImageSourceCreateImageAtIndex(source, index, nil) != nil)
      }
    }
    let empty = try source(Data([1, 2, 3]))
    #expect(CGImageSourceGetCount(empty) == 0)
    #expect(CGImageSourceGetStatus(empty) == .statusUnknownType)
    #expect(CGImageSourceCopyPropertiesAtIndex(empty, 0, nil) == nil)
    let missing = URL(fileURLWithPath: "/nowhere/a.png")
    #expect(CGImageSourceCreateWithURL(missing as CFURL, nil) == nil)
  }

  @Test(arguments: [("public.png", true), ("public.jpeg", false)])
  func `what a destination writes, a source reads`(type: String, isExact: Bool) throws {
    let picture = Self.picture(6, 4)
    let data = NSMutableData()
    let destination = try #require(
      CGImageDestinationCreateWithData(data as CFMutableData, type as CFString, 1, nil))
    CGImageDestinationAddImage(
      destination, picture, [kCGImageDestinationLossyCompressionQuality: 0.9] as CFDictionary)
    #expect(CGImageDestinationFinalize(destination))
    let source = try source(data as Data)
    #expect(CGImageSourceGetType(source) as String? == type)
    let image = try #require(CGImageSourceCreateImageAtIndex(source, 0, nil))
    #expect((image.width, image.height) == (6, 4))
    if isExact { #expect(image.pixels == picture.pixels) }
    let all = CGImageSourceCopyPropertiesAtIndex(source, 0, nil) as? [String: Any]
    #expect(all?[kCGImagePropertyPixelWidth as String] as? Int == 6)
    #expect(
      CGImageDestinationCreateWithData(NSMutableData(), "public.tiff" as CFString, 1, nil) == nil)
  }

  @Test func `a destination writes into data of Core Foundation`() throws {
    let picture = Self.picture(3, 5)
    let data = try #require(CFDataCreateMutable(nil, 0))
    let destination = try #require(
      CGImageDestinationCreateWithData(data, UTType.png.identifier as CFString, 1, nil))
    #expect(!CGImageDestinationFinalize(destination))
    CGImageDestinationAddImage(destination, picture, nil)
    CGImageDestinationAddImage(destination, Self.picture(1, 1), nil)
    #expect(CGImageDestinationFinalize(destination))
    let image = CGImageSourceCreateImageAtIndex(try source(data as Data), 0, nil)
    #expect(image?.pixels == picture.pixels)

    let copy = NSMutableData()
    let other = try #require(
      CGImageDestinationCreateWithData(copy, "public.png" as CFString, 1, nil))
    CGImageDestinationAddImageFromSource(other, try source(data as Data), 7, nil)
    #expect(!CGImageDestinationFinalize(other))
    CGImageDestinationAddImageFromSource(other, try source(data as Data), 0, nil)
    #expect(CGImageDestinationFinalize(other))
    #expect(copy as Data == data as Data)
  }

  @Test func `a thumbnail has at most the wanted side`() throws {
    let data = try #require(Self.picture(40, 20).pngData())
    let source = try source(data)
    let options: [CFString: Any] = [
      kCGImageSourceCreateThumbnailFromImageAlways: true, kCGImageSourceThumbnailMaxPixelSize: 10,
    ]
    let small = CGImageSourceCreateThumbnailAtIndex(source, 0, options as CFDictionary)
    #expect((small?.width, small?.height) == (10, 5))
    #expect(CGImageSourceCreateThumbnailAtIndex(source, 0, nil) == nil)
  }
}

import CoreImage
import Stage
import Testing
import UIKit

@MainActor
struct CIFilterTests {
  private static let orange: UInt32 = 0xFFFF_8000

  private func picture(_ pixels: [UInt32], width: Int) -> CIImage {
    CIImage(cgImage: CGImage(width: width, height: pixels.count / width, pixels: pixels))
  }

  private func pixels(_ image: CIImage?) -> [UInt32]? {
    image.flatMap { CIContext().createCGImage($0, from: $0.extent)?.pixels }
  }

  @Test(
    arguments: [
      ("CIColorInvert", [:], 0xFF00_7FFF),
      ("CISepiaTone", [kCIInputIntensityKey: 0.0], 0xFFFF_8000),
      ("CISepiaTone", [:], 0xFFC7_B18A), ("CIPhotoEffectMono", [:], 0xFF92_9292),
      ("CIColorControls", [:], 0xFFFF_8000),
      ("CIColorControls", [kCIInputSaturationKey: 0.0], 0xFF92_9292),
      ("CIColorControls", [kCIInputBrightnessKey: -1.0], 0xFF00_0000),
    ] as [(String, [String: Double], UInt32)])
  func `a filter changes colours`(name: String, inputs: [String: Double], expected: UInt32) {
    let image = picture([Self.orange, 0], width: 2).applyingFilter(name, parameters: inputs)
    #expect(pixels(image) == [expected, 0])
  }

  @Test func `a blur keeps the sum of the pixels and makes the picture larger`() throws {
    var dots = [UInt32](repeating: 0, count: 100)
    dots[55] = .max
    let filter = CIFilter.gaussianBlur()
    filter.inputImage = picture(dots, width: 10)
    filter.radius = 2
    let output = try #require(filter.outputImage)
    #expect(output.extent.width > 10)
    #expect(output.extent.midX == 5)
    let blurred = try #require(pixels(output))
    let sum = blurred.reduce(0) { $0 + Int($1 >> 24) }
    #expect(abs(sum - 255) < 60)
    #expect(blurred.allSatisfy { $0 & 255 == $0 >> 24 })
    let sharp = output.cropped(to: CGRect(x: 0, y: 0, width: 10, height: 10))
    #expect(sharp.extent == CGRect(x: 0, y: 0, width: 10, height: 10))
  }

  @Test func `crop, transform and source over work from the bottom left`() throws {
    let image = picture([1, 2, 3, 4].map { 0xFF00_0000 | $0 }, width: 2)
    let low = image.cropped(to: CGRect(x: 0, y: 0, width: 2, height: 1))
    #expect(pixels(low) == [0xFF00_0003, 0xFF00_0004])
    let moved = low.transformed(by: CGAffineTransform(translationX: 5, y: 7))
    #expect(moved.extent == CGRect(x: 5, y: 7, width: 2, height: 1))
    #expect(pixels(moved) == [0xFF00_0003, 0xFF00_0004])
    let large = image.transformed(by: CGAffineTransform(scaleX: 3, y: 3))
    #expect(large.extent.size == CGSize(width: 6, height: 6))

    let red = CIImage(color: CIColor(red: 1, green: 0, blue: 0))
    let over = low.composited(over: red).cropped(to: CGRect(x: 0, y: 0, width: 2, height: 2))
    #expect(pixels(over) == [0xFFFF_0000, 0xFFFF_0000, 0xFF00_0003, 0xFF00_0004])
    #expect(CIContext().createCGImage(red, from: red.extent) == nil)
  }

  @Test func `an unknown filter returns its input, with one warning`() {
    let stage = Stage(device: .phone)
    stage.run {
      let log = World.current.service(UIKitLog.self)
      log.prints = false
      let image = picture([Self.orange], width: 1)
      for _ in 1...2 {
        #expect(image.applyingFilter("CIBumpDistortion") === image)
      }
      #expect(log.warnings.count == 1)
      #expect(CIFilter(name: "Nothing") == nil)
      #expect(CIFilter(name: "CISepiaTone")?.outputImage == nil)
    }
    stage.close()
  }

  @Test func `values are kept under their keys, and a copy has them`() {
    let filter = CIFilter(name: "CIGaussianBlur")
    #expect(filter?.value(forKey: kCIInputRadiusKey) as? Double == 10)
    filter?.setValue(3, forKey: kCIInputRadiusKey)
    let copy = filter?.copy() as? CIFilter
    #expect(copy?.value(forKey: kCIInputRadiusKey) as? Int == 3)
    filter?.setDefaults()
    #expect(filter?.value(forKey: kCIInputRadiusKey) as? Double == 10)
    #expect(filter?.inputKeys == [kCIInputImageKey, kCIInputRadiusKey])
  }

  @Test func `an image is made of a picture`() {
    let image = UIImage(ciImage: picture([Self.orange, 0], width: 2))
    #expect(image.cgImage?.pixels == [Self.orange, 0])
    #expect(CIImage(image: image)?.extent == CGRect(x: 0, y: 0, width: 2, height: 1))
  }
}

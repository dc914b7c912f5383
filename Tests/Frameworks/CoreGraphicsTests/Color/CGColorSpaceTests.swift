import CoreGraphics
import Testing

struct CGColorSpaceTests {
  @Test func `the model follows from the space`() {
    #expect(CGColorSpaceCreateDeviceRGB().model == .rgb)
    #expect(CGColorSpaceCreateDeviceGray().model == .monochrome)
    #expect(CGColorSpace(name: CGColorSpace.displayP3)?.model == .rgb)
    #expect(CGColorSpace(name: CGColorSpace.genericGrayGamma2_2)?.model == .monochrome)
  }

  @Test func `the models have the numbers of Core Graphics`() {
    #expect(CGColorSpaceModel.unknown.rawValue == -1)
    #expect(CGColorSpaceModel.rgb.rawValue == 1)
    #expect(CGColorSpaceModel.XYZ.rawValue == 7)
  }
}

import CoreGraphics
import Testing

struct CGColorTests {
  @Test func `an RGB colour has four components and a grey two`() {
    let red = CGColor(red: 1, green: 0, blue: 0, alpha: 0.5)
    let grey = CGColor(gray: 0.25, alpha: 1)

    #expect(red.components == [1, 0, 0, 0.5])
    #expect(red.numberOfComponents == 4)
    #expect(grey.components == [0.25, 1])
    #expect(grey.numberOfComponents == 2)
    #expect(grey.rgba == SIMD4(0.25, 0.25, 0.25, 1))
  }

  @Test func `colours with equal components are equal and hash alike`() {
    let one = CGColor(srgbRed: 0.1, green: 0.2, blue: 0.3, alpha: 1)
    let other = CGColor(rgba: SIMD4(0.1, 0.2, 0.3, 1))

    #expect(one == other)
    #expect(one.hashValue == other.hashValue)
    #expect(one != CGColor(red: 0.1, green: 0.2, blue: 0.31, alpha: 1))
    #expect(CGColor(gray: 1, alpha: 1) != CGColor(red: 1, green: 1, blue: 1, alpha: 1))
  }

  @Test func `copying with an alpha keeps the rest`() {
    let copy = CGColor(gray: 0.5, alpha: 1).copy(alpha: 0.2)

    #expect(copy?.components == [0.5, 0.2])
    #expect(copy?.alpha == 0.2)
  }

  @Test func `components are read in the space they come with`() {
    let rgb = CGColor(colorSpace: CGColorSpaceCreateDeviceRGB(), components: [0.1, 0.2, 0.3, 0.4])
    let grey = CGColor(colorSpace: CGColorSpaceCreateDeviceGray(), components: [0.1, 0.2])

    #expect(rgb?.rgba == SIMD4(0.1, 0.2, 0.3, 0.4))
    #expect(grey?.rgba == SIMD4(0.1, 0.1, 0.1, 0.2))
  }

  @Test func `colour spaces are found by name`() {
    #expect(CGColorSpace(name: CGColorSpace.sRGB)?.numberOfComponents == 3)
    #expect(CGColorSpace(name: "no such space") == nil)
  }
}

import CoreGraphics
import Testing

struct ShadowTests {
  @Test func `a hard shadow is the shape moved down the page`() {
    let image = drawn { context in
      context.setShadow(offset: CGSize(width: 4, height: 6), blur: 0, color: blue)
      context.setFillColor(red)
      context.fill(CGRect(x: 2, y: 2, width: 5, height: 5))
    }

    #expect(image.pixel(3, 3) == 0xFFFF_0000)
    #expect(image.pixel(10, 12) == 0xFF00_00FF)
    #expect(image.pixel(12, 12) == 0)
  }

  @Test func `the offset does not follow the transform`() {
    let image = drawn { context in
      context.scaleBy(x: 2, y: 2)
      context.setShadow(offset: CGSize(width: 10, height: 0), blur: 0, color: blue)
      context.fill(CGRect(x: 0, y: 0, width: 2, height: 2))
    }

    #expect(image.pixel(12, 2) == 0xFF00_00FF)
    #expect(image.pixel(8, 2) == 0)
  }

  @Test func `a blur keeps the total ink and falls off like a Gaussian`() {
    let blur = 12.0
    let image = drawn(120, 120) { context in
      context.setShadow(offset: CGSize(width: 0, height: 0), blur: blur, color: blue)
      context.clip(to: CGRect(x: 0, y: 0, width: 60, height: 120))
      context.fill(CGRect(x: 60, y: 0, width: 60, height: 120))
    }
    // The edge of a half plane that is blurred with σ = blur / 2 has the coverage Φ(−x / σ) at the
    // distance x.
    for x in 42..<60 {
      let distance = 60 - (Double(x) + 0.5)
      let expected = 0.5 * erfc(distance / (blur / 2) / 2.0.squareRoot())
      #expect(abs(Double(image.alpha(x, 60)) / 255 - expected) < 0.03, "\(x)")
    }
  }

  @Test func `without a colour there is no shadow`() {
    let image = drawn { context in
      context.setShadow(offset: CGSize(width: 8, height: 8), blur: 0, color: nil)
      context.fill(CGRect(x: 0, y: 0, width: 4, height: 4))
    }

    #expect(image.alpha(10, 10) == 0)
  }
}

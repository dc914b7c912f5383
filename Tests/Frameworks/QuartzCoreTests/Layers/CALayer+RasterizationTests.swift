import QuartzCore
import Testing

@MainActor
struct CALayerKeptTests {
  @Test func `defaults are Apple's`() {
    let layer = CALayer()

    #expect(!layer.shouldRasterize && layer.rasterizationScale == 1)
    #expect(layer.filters == nil && layer.backgroundFilters == nil)
    #expect(layer.compositingFilter == nil)
    #expect(layer.minificationFilter == .linear && layer.magnificationFilter == .linear)
    #expect(!layer.isOpaque && !layer.drawsAsynchronously && layer.cornerCurve == .circular)
  }

  @Test func `stored properties read back`() {
    let layer = CALayer()

    layer.shouldRasterize = true
    layer.compositingFilter = "multiplyBlendMode"
    layer.cornerCurve = .continuous
    layer.filters = ["a"]

    #expect(layer.shouldRasterize && layer.cornerCurve == .continuous)
    #expect(layer.compositingFilter as? String == "multiplyBlendMode")
    #expect(layer.filters?.count == 1)
  }
}

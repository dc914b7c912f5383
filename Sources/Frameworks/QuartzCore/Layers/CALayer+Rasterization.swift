extension CALayer {
  /// Whether the layer is drawn into a bitmap together with its shadow and sublayers. The
  /// compositor then applies `opacity` to this bitmap and not to each layer. The default is false.
  ///
  /// The bitmap has `rasterizationScale` pixels per point. The bitmap is redrawn only when its
  /// layers change; moving or rotating the layer does not redraw the bitmap. A layer with more than
  /// 16 million pixels is drawn without a bitmap. Source: `CALayer.h`.
  public var shouldRasterize: Bool {
    get { values.shouldRasterize }
    set { assign(\.shouldRasterize, newValue) }
  }
  /// The number of pixels per point of the bitmap that `shouldRasterize` creates. The default is 1,
  /// which looks coarse on screens with a higher scale. Source: `CALayer.h`.
  public var rasterizationScale: CGFloat {
    get { CGFloat(values.rasterizationScale) }
    set { assign(\.rasterizationScale, Double(newValue)) }
  }
  /// Stored but has no effect, as on iOS. The default is nil.
  public var filters: [Any]? {
    get { kept.filters }
    set { kept.filters = newValue }
  }
  /// Stored but has no effect, as on iOS. The default is nil.
  public var backgroundFilters: [Any]? {
    get { kept.backgroundFilters }
    set { kept.backgroundFilters = newValue }
  }
  /// Stored but has no effect, as on iOS. The default is nil.
  public var compositingFilter: Any? {
    get { kept.compositingFilter }
    set { kept.compositingFilter = newValue }
  }
  /// Stored but has no effect: contents are always reduced with `linear`, which is the default.
  public var minificationFilter: CALayerContentsFilter {
    get { kept.minificationFilter }
    set { kept.minificationFilter = newValue }
  }
  /// Stored but has no effect: contents are always enlarged with `linear`, which is the default.
  public var magnificationFilter: CALayerContentsFilter {
    get { kept.magnificationFilter }
    set { kept.magnificationFilter = newValue }
  }
  /// Whether the app declares that the layer fills its bounds opaquely. Stored but has no effect.
  /// The default is false.
  public var isOpaque: Bool {
    get { kept.isOpaque }
    set { kept.isOpaque = newValue }
  }
  /// Stored but has no effect. The default is false.
  public var drawsAsynchronously: Bool {
    get { kept.drawsAsynchronously }
    set { kept.drawsAsynchronously = newValue }
  }
  /// Stored but has no effect: corners are always circular, which is the default.
  public var cornerCurve: CALayerCornerCurve {
    get { kept.cornerCurve }
    set { kept.cornerCurve = newValue }
  }
  /// The factor by which the corner radius must be multiplied to make room for a curve of this
  /// kind: 1 for `.circular` and 1.528665 for `.continuous` (CALayer.h, iOS 13). The number comes
  /// from PaintCode's analysis of `UIBezierPath`
  /// (paintcodeapp.com/blogpost/code-for-ios-7-rounded-rectangles).
  public class func cornerCurveExpansionFactor(_ curve: CALayerCornerCurve) -> CGFloat {
    curve == .continuous ? 1.528665 : 1
  }
}

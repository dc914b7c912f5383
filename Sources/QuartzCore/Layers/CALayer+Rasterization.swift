extension CALayer {
  /// Whether the layer is drawn with its shadow and sublayers into a bitmap, which is composited
  /// with `opacity` instead of them. Default false.
  ///
  /// The bitmap has `rasterizationScale` pixels per point and is redrawn only when its layers
  /// change; moving or rotating the layer does not redraw it. Layers of more than 16 million pixels
  /// are drawn directly. Source: `CALayer.h`.
  public var shouldRasterize: Bool {
    get { values.shouldRasterize }
    set { assign(\.shouldRasterize, newValue) }
  }
  /// Pixels per point of the bitmap for `shouldRasterize`; default 1, which looks coarse on screens
  /// with a higher scale. Source: `CALayer.h`.
  public var rasterizationScale: CGFloat {
    get { CGFloat(values.rasterizationScale) }
    set { assign(\.rasterizationScale, Double(newValue)) }
  }
  /// Stored without effect, as on iOS. Default nil.
  public var filters: [Any]? {
    get { kept.filters }
    set { kept.filters = newValue }
  }
  /// Stored without effect, as on iOS. Default nil.
  public var backgroundFilters: [Any]? {
    get { kept.backgroundFilters }
    set { kept.backgroundFilters = newValue }
  }
  /// Stored without effect, as on iOS. Default nil.
  public var compositingFilter: Any? {
    get { kept.compositingFilter }
    set { kept.compositingFilter = newValue }
  }
  /// Stored without effect: contents are always reduced with `linear`, the default.
  public var minificationFilter: CALayerContentsFilter {
    get { kept.minificationFilter }
    set { kept.minificationFilter = newValue }
  }
  /// Stored without effect: contents are always enlarged with `linear`, the default.
  public var magnificationFilter: CALayerContentsFilter {
    get { kept.magnificationFilter }
    set { kept.magnificationFilter = newValue }
  }
  /// Declares that the layer fills its bounds opaquely; stored without effect. Default false.
  public var isOpaque: Bool {
    get { kept.isOpaque }
    set { kept.isOpaque = newValue }
  }
  /// Stored without effect. Default false.
  public var drawsAsynchronously: Bool {
    get { kept.drawsAsynchronously }
    set { kept.drawsAsynchronously = newValue }
  }
  /// Stored without effect: corners are always circular, the default.
  public var cornerCurve: CALayerCornerCurve {
    get { kept.cornerCurve }
    set { kept.cornerCurve = newValue }
  }
}

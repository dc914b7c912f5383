extension CALayer {
  /// Draws the layer with its shadow and sublayers into a bitmap of its own, which is shown in
  /// their place, faded by `opacity`. Default false.
  ///
  /// The bitmap has `rasterizationScale` pixels a point and is drawn anew only where the layers in
  /// it change: moving or turning the layer draws nothing. More than 16 million pixels are not
  /// kept in a bitmap but drawn directly. Source: `CALayer.h`.
  public var shouldRasterize: Bool {
    get { values.shouldRasterize }
    set { assign(\.shouldRasterize, newValue) }
  }
  /// Pixels a point of the bitmap that `shouldRasterize` asks for; default 1, which looks coarse on
  /// screens that have more. Source: `CALayer.h`.
  public var rasterizationScale: CGFloat {
    get { CGFloat(values.rasterizationScale) }
    set { assign(\.rasterizationScale, Double(newValue)) }
  }
  /// Kept, as on iOS, which shows none either. Default nil.
  public var filters: [Any]? {
    get { kept.filters }
    set { kept.filters = newValue }
  }
  /// Kept, as on iOS. Default nil.
  public var backgroundFilters: [Any]? {
    get { kept.backgroundFilters }
    set { kept.backgroundFilters = newValue }
  }
  /// Kept, as on iOS. Default nil.
  public var compositingFilter: Any? {
    get { kept.compositingFilter }
    set { kept.compositingFilter = newValue }
  }
  /// Kept: contents are always reduced as `linear` says, the default.
  public var minificationFilter: CALayerContentsFilter {
    get { kept.minificationFilter }
    set { kept.minificationFilter = newValue }
  }
  /// Kept: contents are always enlarged as `linear` says, the default.
  public var magnificationFilter: CALayerContentsFilter {
    get { kept.magnificationFilter }
    set { kept.magnificationFilter = newValue }
  }
  /// A promise that the layer fills its bounds; kept. Default false.
  public var isOpaque: Bool {
    get { kept.isOpaque }
    set { kept.isOpaque = newValue }
  }
  /// Kept. Default false.
  public var drawsAsynchronously: Bool {
    get { kept.drawsAsynchronously }
    set { kept.drawsAsynchronously = newValue }
  }
  /// Kept: corners are always parts of circles, the default.
  public var cornerCurve: CALayerCornerCurve {
    get { kept.cornerCurve }
    set { kept.cornerCurve = newValue }
  }
}

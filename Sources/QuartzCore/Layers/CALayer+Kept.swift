extension CALayer {
  /// Kept: every frame is drawn from the layers. Default false.
  public var shouldRasterize: Bool {
    get { kept.shouldRasterize }
    set { kept.shouldRasterize = newValue }
  }
  /// Kept. Pixels a point, default 1.
  public var rasterizationScale: CGFloat {
    get { kept.rasterizationScale }
    set { kept.rasterizationScale = newValue }
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

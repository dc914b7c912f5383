/// A layer that shows its sublayers several times, each copy transformed, delayed and coloured.
///
/// Instance colours multiply solid colours and shadows; for images only alpha is applied
/// (unverified). The layer's own instance properties are not animatable here.
@preconcurrency @MainActor
open class CAReplicatorLayer: CALayer {
  public override init() {
    super.init()
    values.replication = Replication()
  }

  public override init(layer: Any) { super.init(layer: layer) }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    values.replication = Replication()
  }

  /// The number of copies, including the original. Default 1.
  open var instanceCount: Int {
    get { replication.count }
    set { change { $0.count = max(0, newValue) } }
  }
  /// The transform from each copy to the next, about the layer's anchor point. Default identity.
  open var instanceTransform: CATransform3D {
    get { replication.transform }
    set { change { $0.transform = newValue } }
  }
  /// Seconds by which the animations of each copy are delayed relative to the previous one. Default
  /// 0.
  open var instanceDelay: CFTimeInterval {
    get { replication.delay }
    set { change { $0.delay = newValue } }
  }
  /// Default opaque white.
  open var instanceColor: CGColor? {
    get { CGColor(rgba: replication.color) }
    set { change { $0.color = newValue?.rgba ?? .one } }
  }
  /// The amount added from each copy to the next. Default 0.
  open var instanceRedOffset: Float {
    get { Float(replication.colorOffset.x) }
    set { change { $0.colorOffset.x = Double(newValue) } }
  }
  open var instanceGreenOffset: Float {
    get { Float(replication.colorOffset.y) }
    set { change { $0.colorOffset.y = Double(newValue) } }
  }
  open var instanceBlueOffset: Float {
    get { Float(replication.colorOffset.z) }
    set { change { $0.colorOffset.z = Double(newValue) } }
  }
  open var instanceAlphaOffset: Float {
    get { Float(replication.colorOffset.w) }
    set { change { $0.colorOffset.w = Double(newValue) } }
  }
  /// Stored without effect: copies are always flattened into the layer's plane. Default false.
  open var preservesDepth = false

  private var replication: Replication { values.replication ?? Replication() }

  private func change(_ body: (inout Replication) -> Void) {
    var new = replication
    body(&new)
    values.replication = new
    markDirty()
  }
}

/// A layer that only positions its sublayers, which keep their own depth instead of being flattened
/// into its plane.
///
/// Its background, contents, border, shadow and mask are not drawn.
@preconcurrency @MainActor
open class CATransformLayer: CALayer {}

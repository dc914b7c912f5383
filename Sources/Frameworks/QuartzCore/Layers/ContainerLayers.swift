/// A layer that shows its sublayers several times. Each copy is transformed, delayed and coloured.
///
/// Solid colours and shadows are multiplied by the instance colour, but images only by its alpha
/// (unverified). The instance properties of a layer cannot be animated in Matchcut.
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

  /// The number of copies, including the original. The default is 1.
  open var instanceCount: Int {
    get { replication.count }
    set { change { $0.count = max(0, newValue) } }
  }
  /// The transform from each copy to the next, about the layer's anchor point. The default is the
  /// identity.
  open var instanceTransform: CATransform3D {
    get { replication.transform }
    set { change { $0.transform = newValue } }
  }
  /// The time, in seconds, by which the animations of each copy are delayed relative to the
  /// previous copy. The default is 0.
  open var instanceDelay: CFTimeInterval {
    get { replication.delay }
    set { change { $0.delay = newValue } }
  }
  /// The colour by which the copies are multiplied. The default is opaque white.
  open var instanceColor: CGColor? {
    get { CGColor(rgba: replication.color) }
    set { change { $0.color = newValue?.rgba ?? .one } }
  }
  /// The red component that each copy adds to the colour of the previous one. The default is 0.
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
  /// Stored but has no effect: copies are always flattened into the layer's plane. The default is
  /// false.
  open var preservesDepth = false

  private var replication: Replication { values.replication ?? Replication() }

  private func change(_ body: (inout Replication) -> Void) {
    var new = replication
    body(&new)
    values.replication = new
    markDirty()
  }
}

/// A layer that only positions its sublayers. The sublayers preserve their own depth instead of
/// being flattened into this layer's plane.
///
/// The background, contents, border, shadow and mask of this layer are not drawn.
@preconcurrency @MainActor
open class CATransformLayer: CALayer {}

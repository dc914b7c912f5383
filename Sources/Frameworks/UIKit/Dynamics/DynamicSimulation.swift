/// Simulates the items of one animator. The simulation stores the items' rigid bodies, and the
/// forces and constraints that act on the bodies in a tick.
@MainActor
final class DynamicSimulation {
  @MainActor
  private final class Entry {
    let item: any UIDynamicItem
    let body: RigidBody
    /// The angle that was last written to the item. The simulation compares the item's angle with
    /// this value to detect changes by other code.
    var writtenAngle: Double
    /// The item's transform without the rotation that the simulation adds.
    var base: CGAffineTransform

    init(_ item: any UIDynamicItem, _ body: RigidBody) {
      (self.item, self.body, writtenAngle) = (item, body, body.angle)
      base = item.transform
    }
  }

  private let space = DynamicSpace()
  private var entries: [Entry] = []
  private weak var reference: UIView?
  /// The time for which all bodies have been slow enough to be at rest, in seconds.
  private var slowTime = 0.0

  init(reference: UIView?) { self.reference = reference }

  var items: [any UIDynamicItem] { entries.map(\.item) }
  /// The reference view's bounds; nil if there is no reference view or if it has been deallocated.
  var referenceBounds: CGRect? { reference?.bounds }

  func body(of item: any UIDynamicItem) -> RigidBody? {
    entries.first { $0.item === item }?.body
  }

  // MARK: Items

  /// Creates a rigid body for each of the given items, and removes all other bodies.
  func setItems(_ items: [any UIDynamicItem]) {
    entries.removeAll { entry in !items.contains { $0 === entry.item } }
    for item in items where body(of: item) == nil {
      guard let (position, angle) = place(of: item) else {
        UIKitLog.warn(
          "\(World.current.names(item)) has a center, bounds or transform that is not finite; "
            + "the dynamic animator does not move it.")
        continue
      }
      entries.append(
        Entry(item, RigidBody(position: position, angle: angle, shape: Self.shape(of: item))))
    }
    for entry in entries { entry.body.material = RigidBody.Material() }
    space.bodies = entries.map(\.body)
    slowTime = 0
  }

  func setMaterial(_ material: RigidBody.Material, of item: any UIDynamicItem) {
    body(of: item)?.material = material
  }

  /// Updates the body to the item's current position, rotation and shape.
  func update(_ item: any UIDynamicItem) {
    guard let entry = entries.first(where: { $0.item === item }),
      let (position, angle) = place(of: item)
    else { return }
    (entry.body.position, entry.body.angle) = (position, angle)
    entry.body.shape = Self.shape(of: item)
    (entry.base, entry.writtenAngle) = (item.transform, angle)
    slowTime = 0
  }

  /// The item's centre and rotation, in the reference view's coordinate system; nil if they are not
  /// finite.
  private func place(of item: any UIDynamicItem) -> (SIMD2<Double>, Double)? {
    var center = item.center
    if let (reference, home) = spaces(of: item) { center = reference.convert(center, from: home) }
    let transform = item.transform
    let angle = Double(atan2(transform.b, transform.a))
    let size = SIMD2(Double(item.bounds.width), Double(item.bounds.height))
    guard SIMD2(center).isFinitePoint, angle.isFinite, size.isFinitePoint else { return nil }
    return (SIMD2(center), angle)
  }

  /// The reference view and the item's superview; nil if they are the same view.
  private func spaces(of item: any UIDynamicItem) -> (reference: UIView, home: UIView)? {
    guard let reference, let home = (item as? UIView)?.superview, home !== reference else {
      return nil
    }
    return (reference, home)
  }

  /// Raises UIKit's exception if the item is a view outside the reference view.
  func check(_ item: any UIDynamicItem, of animator: NSObject) {
    guard let reference, let view = item as? UIView, !view.isDescendant(of: reference) else {
      return
    }
    UIKitLog.raise(
      "Invalid Association",
      "View item (\(view)) should be a descendant of reference view in \(animator)")
  }

  private static func shape(of item: any UIDynamicItem) -> ConvexShape? {
    let size = SIMD2(Double(item.bounds.width), Double(item.bounds.height))
    switch item.collisionBoundsType {
    case .rectangle: return .rectangle(size)
    case .ellipse: return .ellipse(size)
    case .path:
      let points = item.collisionBoundingPath.cgPath.flattened(tolerance: 0.5).flatMap { $0 }
      return ConvexShape(hullOf: points.map { SIMD2($0) })
    }
  }

  // MARK: What acts in a tick

  func accelerate(_ item: any UIDynamicItem, by value: SIMD2<Double>) {
    if let body = body(of: item) { space.accelerations.append((body, value)) }
  }

  func force(_ item: any UIDynamicItem, _ force: SIMD2<Double>, at offset: SIMD2<Double>) {
    if let body = body(of: item) { space.forces.append((body, force, offset)) }
  }

  func join(_ joint: Joint) { space.joints.append(joint) }

  /// Adds a pair of bodies that may collide. Returns the pair's number, for `contact(ofPair:)`.
  func addPair(_ a: RigidBody, _ b: RigidBody) -> Int {
    space.pairs.append((a, b))
    return space.pairs.count - 1
  }

  /// The point at which the pair touched in the last tick; nil if it did not touch.
  func contact(ofPair pair: Int) -> CGPoint? { contacts[pair]?.point }
  private var contacts: [Int: SIMD2<Double>] = [:]

  // MARK: Ticks

  /// Simulates a period of `seconds`, which must be a multiple of the step's duration, and then
  /// writes the results to the items.
  ///
  /// A body whose values become infinite is stopped at its previous position.
  func run(_ seconds: Double, _ act: () -> Void) {
    space.accelerations = []
    space.forces = []
    space.joints = []
    space.pairs = []
    contacts = [:]
    act()
    for _ in 0..<max(1, Int((seconds / DynamicSpace.step).rounded())) {
      let before = space.bodies.map { ($0.position, $0.angle) }
      space.advance()
      for (body, place) in zip(space.bodies, before) where !body.isFinite {
        (body.position, body.angle) = place
        (body.velocity, body.angularVelocity) = (.zero, 0)
        UIKitLog.warn("A dynamic item was stopped: its velocity was not finite.")
      }
      for (pair, place) in space.touching where contacts[pair] == nil { contacts[pair] = place }
    }
    slowTime = space.isSlow ? slowTime + seconds : 0
    for entry in entries { write(entry) }
  }

  /// Whether nothing has moved for `DynamicSpace.restTime` seconds.
  var isAtRest: Bool { entries.isEmpty || slowTime >= DynamicSpace.restTime - 1e-9 }

  /// Stops all bodies.
  func stop() {
    for body in space.bodies { (body.velocity, body.angularVelocity) = (.zero, 0) }
    slowTime = 0
  }

  private func write(_ entry: Entry) {
    let item = entry.item
    var center = entry.body.position.point
    if let (reference, home) = spaces(of: item) { center = reference.convert(center, to: home) }
    if center.x.isFinite, center.y.isFinite, center != item.center { item.center = center }
    guard entry.body.angle != entry.writtenAngle else { return }
    // The scale of an item's transform does not change when the item rotates. Unverified: that
    // UIKit preserves the scale.
    let turn = entry.body.angle - Double(atan2(entry.base.b, entry.base.a))
    item.transform = entry.base.concatenating(CGAffineTransform(rotationAngle: CGFloat(turn)))
    entry.writtenAngle = entry.body.angle
  }

  // MARK: Values

  /// Whether the vector is finite. If the vector is not finite, logs a warning that the change is
  /// ignored.
  static func isUsable(_ vector: CGVector, _ name: String, of object: NSObject) -> Bool {
    isUsable(CGPoint(x: vector.dx, y: vector.dy), name, of: object)
  }

  static func isUsable(_ point: CGPoint, _ name: String, of object: NSObject) -> Bool {
    if point.x.isFinite, point.y.isFinite { return true }
    UIKitLog.warn(
      "The \(name) of \(World.current.names(object)) is not finite; the change is ignored.")
    return false
  }
}

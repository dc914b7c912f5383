/// Lets items collide with one another and with boundaries.
open class UICollisionBehavior: UIDynamicBehavior {
  /// The objects with which items collide. The bits are those of `UICollisionBehavior.h`.
  public struct Mode: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let items = Mode(rawValue: 1 << 0)
    public static let boundaries = Mode(rawValue: 1 << 1)
    public static let everything = Mode(rawValue: .max)
  }

  public override init() { super.init() }

  public init(items: [any UIDynamicItem]) {
    members = DynamicItems(items)
    super.init()
  }

  /// The delegate, which is notified of contacts. Not retained.
  open weak var collisionDelegate: (any UICollisionBehaviorDelegate)?
  /// The objects with which items collide; `.everything` by default.
  open var collisionMode = Mode.everything { didSet { changed() } }

  // MARK: Items

  open var items: [any UIDynamicItem] { members.list }
  override var dynamicItems: [any UIDynamicItem] { members.list }
  private var members = DynamicItems()

  open func addItem(_ item: any UIDynamicItem) { if members.add(item) { changed() } }
  open func removeItem(_ item: any UIDynamicItem) { if members.remove(item) { changed() } }

  // MARK: Boundaries

  /// Whether the edges of the reference view's bounds are a boundary; false by default. The
  /// property has no effect if there is no reference view.
  open var translatesReferenceBoundsIntoBoundary = false {
    didSet {
      if !translatesReferenceBoundsIntoBoundary { referenceInsets = .zero }
      changed()
    }
  }
  private(set) var referenceInsets = UIEdgeInsets.zero

  /// Makes the reference view's bounds, inset by `insets`, a boundary.
  open func setTranslatesReferenceBoundsIntoBoundary(with insets: UIEdgeInsets) {
    translatesReferenceBoundsIntoBoundary = true
    referenceInsets = insets
    changed()
  }

  /// Adds the outline of a path, in the reference view's coordinate system, as a boundary. The new
  /// boundary replaces a boundary with the same identifier.
  open func addBoundary(withIdentifier identifier: any NSCopying, for bezierPath: UIBezierPath) {
    removeBoundary(withIdentifier: identifier)
    boundaries.append(Boundary(identifier: identifier, path: bezierPath))
    changed()
  }

  open func addBoundary(
    withIdentifier identifier: any NSCopying, from p1: CGPoint, to p2: CGPoint
  ) {
    let path = UIBezierPath()
    path.move(to: p1)
    path.addLine(to: p2)
    addBoundary(withIdentifier: identifier, for: path)
  }

  open func boundary(withIdentifier identifier: any NSCopying) -> UIBezierPath? {
    boundaries.first { $0.has(identifier) }?.path
  }

  open func removeBoundary(withIdentifier identifier: any NSCopying) {
    boundaries.removeAll { $0.has(identifier) }
    changed()
  }

  open func removeAllBoundaries() {
    boundaries = []
    changed()
  }

  /// The identifiers of the boundaries, in the order in which they were added; nil if there are
  /// none.
  open var boundaryIdentifiers: [any NSCopying]? {
    boundaries.isEmpty ? nil : boundaries.map(\.identifier)
  }

  private struct Boundary {
    let identifier: any NSCopying
    let path: UIBezierPath

    func has(_ other: any NSCopying) -> Bool {
      if let own = identifier as? AnyHashable, let other = other as? AnyHashable {
        return own == other
      }
      return identifier as AnyObject === other as AnyObject
    }
  }
  private var boundaries: [Boundary] = []

  // MARK: Simulation

  /// A pair of two items, or of an item and a boundary. If both `other` and `boundary` are nil, the
  /// boundary is that of the reference view's bounds.
  private struct Pair {
    let item: any UIDynamicItem
    let other: (any UIDynamicItem)?
    let boundary: (any NSCopying)?

    func isSame(as pair: Pair) -> Bool {
      let isOther = (other as AnyObject?) === (pair.other as AnyObject?)
      let isBoundary = (boundary as AnyObject?) === (pair.boundary as AnyObject?)
      return item === pair.item && isOther && isBoundary
    }
  }
  private var touching: [Pair] = []
  private var current: [(first: Int, pair: Pair)] = []

  override func moved() { touching = [] }

  override func act(in simulation: DynamicSimulation) {
    current = []
    let items = items.compactMap { item in simulation.body(of: item).map { (item, $0) } }
    if collisionMode.contains(.items) {
      for (index, first) in items.enumerated() {
        for second in items[(index + 1)...] {
          collide(
            Pair(item: first.0, other: second.0, boundary: nil), first.1, second.1, simulation)
        }
      }
    }
    guard collisionMode.contains(.boundaries) else { return }
    var lines = boundaries.map { ($0.identifier as (any NSCopying)?, $0.path.lines) }
    if translatesReferenceBoundsIntoBoundary, let bounds = simulation.referenceBounds {
      lines.append((nil, UIBezierPath(rect: bounds.inset(by: referenceInsets)).lines))
    }
    for (identifier, shapes) in lines {
      for shape in shapes {
        let wall = RigidBody(boundary: shape)
        for (item, body) in items {
          collide(Pair(item: item, other: nil, boundary: identifier), wall, body, simulation)
        }
      }
    }
  }

  private func collide(
    _ pair: Pair, _ a: RigidBody, _ b: RigidBody, _ simulation: DynamicSimulation
  ) {
    current.append((simulation.addPair(a, b), pair))
  }

  /// Notifies the delegate of contacts that began or ended in the last tick.
  override func report(from simulation: DynamicSimulation) {
    var now: [(pair: Pair, place: CGPoint)] = []
    for (index, pair) in current {
      guard let place = simulation.contact(ofPair: index),
        !now.contains(where: { $0.pair.isSame(as: pair) })
      else { continue }
      now.append((pair, place))
    }
    let before = touching
    touching = now.map(\.pair)
    for (pair, place) in now where !before.contains(where: { $0.isSame(as: pair) }) {
      began(pair, place)
    }
    for pair in before where !now.contains(where: { $0.pair.isSame(as: pair) }) { ended(pair) }
  }

  private func began(_ pair: Pair, _ place: CGPoint) {
    guard let delegate = collisionDelegate else { return }
    if let other = pair.other {
      delegate.collisionBehavior(self, beganContactFor: pair.item, with: other, at: place)
    } else {
      delegate.collisionBehavior(
        self, beganContactFor: pair.item, withBoundaryIdentifier: pair.boundary, at: place)
    }
  }

  private func ended(_ pair: Pair) {
    guard let delegate = collisionDelegate else { return }
    if let other = pair.other {
      delegate.collisionBehavior(self, endedContactFor: pair.item, with: other)
    } else {
      delegate.collisionBehavior(
        self, endedContactFor: pair.item, withBoundaryIdentifier: pair.boundary)
    }
  }
}

extension UIBezierPath {
  /// The path, converted to straight lines.
  fileprivate var lines: [ConvexShape] {
    cgPath.flattened(tolerance: 0.5).flatMap { polygon in
      zip(polygon, polygon.dropFirst()).compactMap {
        ConvexShape.line(from: SIMD2($0), to: SIMD2($1))
      }
    }
  }
}

/// Observes the contacts of a collision behaviour. Every requirement is optional.
@preconcurrency @MainActor
public protocol UICollisionBehaviorDelegate: NSObjectProtocol {
  func collisionBehavior(
    _ behavior: UICollisionBehavior, beganContactFor item1: any UIDynamicItem,
    with item2: any UIDynamicItem, at p: CGPoint)
  func collisionBehavior(
    _ behavior: UICollisionBehavior, endedContactFor item1: any UIDynamicItem,
    with item2: any UIDynamicItem)
  /// The identifier is nil for the reference view's bounds.
  func collisionBehavior(
    _ behavior: UICollisionBehavior, beganContactFor item: any UIDynamicItem,
    withBoundaryIdentifier identifier: (any NSCopying)?, at p: CGPoint)
  func collisionBehavior(
    _ behavior: UICollisionBehavior, endedContactFor item: any UIDynamicItem,
    withBoundaryIdentifier identifier: (any NSCopying)?)
}

extension UICollectionView {
  /// Configures cells of one class for items of one type, without identifiers.
  public struct CellRegistration<Cell: UICollectionViewCell, Item> {
    public typealias Handler = @MainActor (Cell, IndexPath, Item) -> Void
    let handler: Handler
    @MainActor
    public init(handler: @escaping Handler) {
      self.handler = handler
      identifier = "CellRegistration-\(RegistrationCount.next())"
    }
    let identifier: String
  }

  /// A registration of headers and footers.
  public struct SupplementaryRegistration<Supplementary: UICollectionReusableView> {
    public typealias Handler = @MainActor (Supplementary, String, IndexPath) -> Void
    let handler: Handler
    let elementKind: String
    @MainActor
    public init(elementKind: String, handler: @escaping Handler) {
      (self.elementKind, self.handler) = (elementKind, handler)
      identifier = "SupplementaryRegistration-\(RegistrationCount.next())"
    }
    let identifier: String
  }

  /// Returns a reused or a new cell, which `registration` has configured for the item.
  public func dequeueConfiguredReusableCell<Cell: UICollectionViewCell, Item>(
    using registration: CellRegistration<Cell, Item>, for indexPath: IndexPath, item: Item?
  ) -> Cell {
    if !items.pool.knows(poolKey(Self.cellKind, registration.identifier)) {
      register(Cell.self, forCellWithReuseIdentifier: registration.identifier)
    }
    let view = dequeueReusableCell(withReuseIdentifier: registration.identifier, for: indexPath)
    guard let cell = view as? Cell else {
      UIKitLog.raise(UIKitLog.inconsistency, "\(view) is not a \(Cell.self)")
    }
    if let item { registration.handler(cell, indexPath, item) }
    return cell
  }

  public func dequeueConfiguredReusableSupplementary<Supplementary: UICollectionReusableView>(
    using registration: SupplementaryRegistration<Supplementary>, for indexPath: IndexPath
  ) -> Supplementary {
    let kind = registration.elementKind
    if !items.pool.knows(poolKey(kind, registration.identifier)) {
      register(
        Supplementary.self, forSupplementaryViewOfKind: kind,
        withReuseIdentifier: registration.identifier)
    }
    let view = dequeueReusableSupplementaryView(
      ofKind: kind, withReuseIdentifier: registration.identifier, for: indexPath)
    guard let supplement = view as? Supplementary else {
      UIKitLog.raise(UIKitLog.inconsistency, "\(view) is not a \(Supplementary.self)")
    }
    registration.handler(supplement, kind, indexPath)
    return supplement
  }
}

/// Assigns each registration a number that is unique within its `World`.
@MainActor
private final class RegistrationCount: WorldService {
  private var count = 0
  static func next() -> Int {
    let registrations = World.current.service(RegistrationCount.self)
    registrations.count += 1
    return registrations.count
  }
}

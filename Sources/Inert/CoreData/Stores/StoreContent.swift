import Foundation

/// The rows of a store, in memory. A store with a file also writes them to the file (`StoreFile`).
///
/// Coordinators of one process that open the same file have the same rows (`OpenStores`). Rows that
/// another process has changed are read again before a fetch or a save.
final class StoreContent: ObjectRows, @unchecked Sendable {
  let identifier: String
  /// The store that has been opened last with these rows.
  var store: (any ObjectStore)? { locked { stores.compactMap(\.store).last } }

  private struct WeakStore { weak var store: (any ObjectStore)? }
  private let lock = NSRecursiveLock()
  private let file: StoreFile?
  private(set) var isOpen = true
  private var stores: [WeakStore] = []
  /// The name of the root entity of each entity.
  private let roots: [String: String]
  private var rows: [ObjectIdentity: StoredRow] = [:]
  /// The identities of an entity, without its subentities, in the order of their numbers.
  private var byEntity: [String: [ObjectIdentity]] = [:]
  /// The identities of an entity and its subentities by their numbers.
  private var byRoot: [String: [Int: ObjectIdentity]] = [:]
  /// The largest number so far, for each root entity.
  private var lastNumbers: [String: Int] = [:]
  /// Metadata that is written with the next save.
  private var newMetadata: [String: Any]?

  /// The rows of a store without a file.
  init(_ model: NSManagedObjectModel, identifier: String) {
    (self.identifier, file) = (identifier, nil)
    roots = model.entitiesByName.mapValues { StoreLayout.root(of: $0) }
  }

  /// The rows of a file.
  init(_ model: NSManagedObjectModel, _ file: StoreFile) throws {
    (self.identifier, self.file) = (file.identifier, file)
    roots = model.entitiesByName.mapValues { StoreLayout.root(of: $0) }
    try read()
  }

  func locked<R>(_ body: () throws -> R) rethrows -> R { try lock.withLock(body) }

  // MARK: Stores

  func add(_ store: any ObjectStore) { locked { stores.append(WeakStore(store: store)) } }

  /// Removes a store. The file is closed with the last one.
  func remove(_ store: any ObjectStore) {
    locked {
      stores.removeAll { $0.store == nil || $0.store === store }
      if stores.isEmpty { close() }
    }
  }

  /// Closes the file. The rows can still be read.
  func close() {
    locked {
      isOpen = false
      file?.close()
    }
  }

  var isReadOnly: Bool { file?.isReadOnly ?? false }

  var metadata: [String: Any] {
    get { locked { newMetadata ?? file?.metadata ?? [:] } }
    set { locked { newMetadata = newValue } }
  }

  // MARK: Reading

  func row(_ identity: ObjectIdentity) -> StoredRow? { locked { rows[identity] } }

  /// The identities of several entities of one root entity, in the order of their numbers.
  func identities(ofEntities names: [String]) -> [ObjectIdentity] {
    locked {
      try? refresh()
      let lists = names.compactMap { byEntity[$0] }
      guard lists.count > 1 else { return lists.first ?? [] }
      return lists.flatMap { $0 }.sorted { ($0.number ?? 0) < ($1.number ?? 0) }
    }
  }

  func identity(entity: String, number: Int) -> ObjectIdentity? {
    locked { byRoot[root(of: entity)]?[number] }
  }

  private func root(of entity: String) -> String { roots[entity] ?? entity }

  /// Reads the rows again if another process has changed the file.
  func refresh() throws {
    try locked {
      guard let file, isOpen, file.hasForeignChanges else { return }
      try read()
    }
  }

  private func read() throws {
    guard let file else { return }
    let known = byRoot
    let reader = try file.read { entity, root, number in
      if let old = known[root]?[number], old.entity == entity { return old }
      let identity = ObjectIdentity(entity: entity)
      identity.save(in: self, number: number)
      return identity
    }
    (rows, byEntity, byRoot) = ([:], [:], [:])
    for row in reader.rows { keep(row) }
    lastNumbers.merge(reader.lastNumbers) { max($0, $1) }
  }

  /// Adds a row whose number may be lower than others.
  private func keep(_ row: StoredRow) {
    let identity = row.identity
    rows[identity] = row
    guard let number = identity.number else { return }
    byRoot[root(of: identity.entity), default: [:]][number] = identity
    var list = byEntity.removeValue(forKey: identity.entity) ?? []
    if let last = list.last?.number, last > number {
      let place = list.firstIndex { ($0.number ?? 0) > number } ?? list.endIndex
      list.insert(identity, at: place)
    } else {
      list.append(identity)
    }
    byEntity[identity.entity] = list
  }

  // MARK: Writing

  /// The number for a new object of an entity.
  func newNumber(of entity: String) -> Int {
    locked {
      lastNumbers[root(of: entity), default: 0] += 1
      return lastNumbers[root(of: entity), default: 0]
    }
  }

  /// Writes the changes. Numbers the new objects. If an error is thrown, nothing is changed.
  func commit(_ changes: StoreChanges) throws {
    try locked {
      var changes = changes
      // An earlier save may have failed in another store only.
      changes.updated += changes.inserted.filter { rows[$0.identity] != nil }
      changes.inserted.removeAll { rows[$0.identity] != nil }
      guard isOpen else {
        throw CoreDataError.error(
          NSPersistentStoreSaveError,
          "The store has been removed from its coordinator. Its objects cannot be saved.")
      }
      let numbersBefore = lastNumbers
      var numbers: [ObjectIdentity: Int] = [:]
      for (identity, _) in changes.inserted where identity.number == nil {
        numbers[identity] = newNumber(of: identity.entity)
      }
      do { try write(changes, numbers) } catch {
        lastNumbers = numbersBefore
        throw error
      }
      drop(changes.deleted)
      for (identity, values) in changes.updated {
        rows[identity]?.values = values
        rows[identity]?.version += 1
      }
      for (identity, values) in changes.inserted {
        if let number = numbers[identity] { identity.save(in: self, number: number) }
        keep(StoredRow(identity: identity, values: values))
      }
      newMetadata = nil
    }
  }

  private func write(_ changes: StoreChanges, _ new: [ObjectIdentity: Int]) throws {
    guard let file else { return }
    var all = RowChanges { [weak self] identity in
      new[identity] ?? (identity.rows === self ? identity.number : nil)
    }
    all.inserted = changes.inserted.compactMap { identity, values in
      (new[identity] ?? identity.number).map {
        RowChanges.Change(row: StoredRow(identity: identity, values: values), number: $0, old: [:])
      }
    }
    all.updated = changes.updated.compactMap { identity, values in
      guard let row = rows[identity], let number = identity.number else { return nil }
      let changed = StoredRow(identity: identity, values: values, version: row.version + 1)
      return RowChanges.Change(row: changed, number: number, old: row.values)
    }
    all.deleted = changes.deleted.compactMap { identity in
      identity.number.map { RowChanges.Deletion(entity: identity.entity, number: $0) }
    }
    for (identity, _) in changes.inserted {
      let root = root(of: identity.entity)
      all.lastNumbers[root] = lastNumbers[root]
    }
    try file.write(all, metadata: newMetadata)
  }

  private func drop(_ identities: [ObjectIdentity]) {
    let gone = Set(identities)
    for identity in identities {
      rows[identity] = nil
      if let number = identity.number { byRoot[root(of: identity.entity)]?[number] = nil }
    }
    for name in Set(identities.map(\.entity)) {
      byEntity[name]?.removeAll { gone.contains($0) }
    }
  }

  /// The rows that refer to others, without these references, which a batch deletion has to remove.
  func withoutReferences(
    to gone: Set<ObjectIdentity>
  ) -> [(identity: ObjectIdentity, values: [String: Any])] {
    locked {
      let changed = rows.values.compactMap {
        row -> (identity: ObjectIdentity, values: [String: Any])? in
        guard !gone.contains(row.identity) else { return nil }
        var values = row.values
        for (key, value) in row.values {
          let old = StoredValue.identities(value)
          guard old.contains(where: gone.contains) else { continue }
          values[key] =
            value is IdentityList ? IdentityList(old.filter { !gone.contains($0) }) : nil
        }
        let isChanged =
          values.contains { !StoredValue.areEqual($0.value, row.values[$0.key]) }
          || values.count != row.values.count
        return isChanged ? (row.identity, values) : nil
      }
      return changed.sorted {
        ($0.identity.entity, $0.identity.number ?? 0) < (
          $1.identity.entity, $1.identity.number ?? 0
        )
      }
    }
  }
}

extension ObjectIdentity {
  /// The rows among which the object is; nil before the object is saved.
  var content: StoreContent? { rows as? StoreContent }
}

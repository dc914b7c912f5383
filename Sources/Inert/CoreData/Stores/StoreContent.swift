import Foundation

/// The saved values of an object.
struct StoredRow {
  let identity: ObjectIdentity
  var values: [String: Any]
  /// Counts the changes of the row.
  var version = 1
}

/// The rows of a store. Two coordinators that open the same URL have the same rows.
final class StoreContent: ObjectRows, @unchecked Sendable {
  let identifier: String
  private let lock = NSRecursiveLock()
  private var rows: [ObjectIdentity: StoredRow] = [:]
  /// The identities of an entity, without its subentities, in the order of their numbers.
  private var byEntity: [String: [ObjectIdentity]] = [:]
  private var lastNumbers: [String: Int] = [:]
  private var places: [ObjectIdentity: Int] = [:]
  private var lastPlace = 0

  init(number: Int) {
    let digits = String(number, radix: 16, uppercase: true)
    let zeros = String(repeating: "0", count: max(0, 12 - digits.count))
    identifier = "00000000-0000-4000-8000-" + zeros + digits
  }

  func locked<R>(_ body: () throws -> R) rethrows -> R { try lock.withLock(body) }

  func row(_ identity: ObjectIdentity) -> StoredRow? { locked { rows[identity] } }

  /// The identities of several entities, in the order in which they were saved.
  func identities(ofEntities names: [String]) -> [ObjectIdentity] {
    locked {
      let lists = names.compactMap { byEntity[$0] }
      guard lists.count > 1 else { return lists.first ?? [] }
      return lists.flatMap { $0 }.sorted { (places[$0] ?? 0) < (places[$1] ?? 0) }
    }
  }

  func identity(entity: String, number: Int) -> ObjectIdentity? {
    locked { byEntity[entity]?.first { $0.number == number } }
  }

  /// The number for a new object of an entity.
  func newNumber(of entity: String) -> Int {
    locked {
      lastNumbers[entity, default: 0] += 1
      return lastNumbers[entity, default: 0]
    }
  }

  func insert(_ identity: ObjectIdentity, _ values: [String: Any]) {
    locked {
      rows[identity] = StoredRow(identity: identity, values: values)
      lastPlace += 1
      places[identity] = lastPlace
      byEntity[identity.entity, default: []].append(identity)
    }
  }

  func update(_ identity: ObjectIdentity, _ values: [String: Any]) {
    locked {
      rows[identity]?.values = values
      rows[identity]?.version += 1
    }
  }

  /// Deletes rows, and the references of other rows to them.
  func delete(_ identities: [ObjectIdentity]) {
    locked {
      let gone = Set(identities)
      for identity in identities {
        rows[identity] = nil
        places[identity] = nil
      }
      for name in Set(identities.map(\.entity)) {
        byEntity[name]?.removeAll { gone.contains($0) }
      }
    }
  }

  /// Removes references to rows that no longer exist, which a batch deletion leaves.
  func removeReferences(to gone: Set<ObjectIdentity>) {
    locked {
      for (identity, row) in rows {
        var values = row.values
        var isChanged = false
        for (key, value) in row.values {
          let old = StoredValue.identities(value)
          guard old.contains(where: gone.contains) else { continue }
          isChanged = true
          values[key] =
            value is IdentityList ? IdentityList(old.filter { !gone.contains($0) }) : nil
        }
        if isChanged { update(identity, values) }
      }
    }
  }
}

/// The stores of one device by their URLs.
@MainActor
final class DeviceStores: WorldService {
  private var contents: [String: StoreContent] = [:]
  private var last = 0
  init() {}

  func content(at url: URL?) -> StoreContent {
    if let path = url?.standardizedFileURL.path, let known = contents[path] { return known }
    last += 1
    let content = StoreContent(number: last)
    if let path = url?.standardizedFileURL.path { contents[path] = content }
    return content
  }
  func contains(_ url: URL) -> Bool { contents[url.standardizedFileURL.path] != nil }
  func remove(_ url: URL) { contents[url.standardizedFileURL.path] = nil }
}

extension ObjectIdentity {
  /// The rows among which the object is; nil before the object is saved.
  var content: StoreContent? { rows as? StoreContent }
}

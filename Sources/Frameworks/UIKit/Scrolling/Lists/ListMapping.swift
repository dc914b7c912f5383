/// Maps an item's index path before a batch of updates to its index path after the batch, and back.
package struct ListMapping {
  /// The new index of each old section; nil for a deleted section.
  package private(set) var sections: [Int?]
  /// The old index of each new section; nil for an inserted section.
  package private(set) var formerSections: [Int?]
  private var ends: [[IndexPath?]]
  private var origins: [[IndexPath?]]

  /// The counts are the numbers of items in each section, before and after the batch.
  package init(
    _ changes: ListChanges, from old: [Int], to new: [Int], _ words: ListWords
  ) throws(ListMismatch) {
    try changes.check(from: old, to: new, words)
    sections = old.map { _ in nil }
    formerSections = new.map { _ in nil }
    ends = old.map { Array(repeating: nil, count: $0) }
    origins = new.map { Array(repeating: nil, count: $0) }
    mapSections(changes)
    for move in changes.moved {
      guard sections[move.from.section] != nil, formerSections[move.to.section] != nil else {
        continue
      }
      join(move.from, move.to)
    }
    for (section, former) in formerSections.enumerated() {
      guard let former, !changes.reloadedSections.contains(former) else { continue }
      try mapItems(of: former, to: section, changes, words)
    }
  }

  /// The new index path of the item at `path`; nil if the item is deleted.
  package func end(of path: IndexPath) -> IndexPath? { Self.entry(of: path, in: ends) }

  /// The old index path of the item that will be at `path`; nil if the item is inserted.
  package func origin(of path: IndexPath) -> IndexPath? { Self.entry(of: path, in: origins) }

  private static func entry(of path: IndexPath, in table: [[IndexPath?]]) -> IndexPath? {
    guard table.indices.contains(path.section), table[path.section].indices.contains(path.item)
    else { return nil }
    return table[path.section][path.item]
  }

  private mutating func mapSections(_ changes: ListChanges) {
    var isTaken = Array(repeating: false, count: formerSections.count)
    var isGone = Array(repeating: false, count: sections.count)
    for section in changes.deletedSections { isGone[section] = true }
    for section in changes.insertedSections { isTaken[section] = true }
    for move in changes.movedSections
    where sections.indices.contains(move.from) && formerSections.indices.contains(move.to) {
      (sections[move.from], formerSections[move.to]) = (move.to, move.from)
      (isGone[move.from], isTaken[move.to]) = (true, true)
    }
    let staying = sections.indices.filter { !isGone[$0] }
    let free = formerSections.indices.filter { !isTaken[$0] }
    for (old, new) in zip(staying, free) {
      (sections[old], formerSections[new]) = (new, old)
    }
  }

  private mutating func mapItems(
    of old: Int, to new: Int, _ changes: ListChanges, _ words: ListWords
  ) throws(ListMismatch) {
    let movedOut = Set(changes.moved.filter { $0.from.section == old }.map(\.from.item))
    let movedIn = Set(changes.moved.filter { $0.to.section == new }.map(\.to.item))
    let deleted = Set(changes.deleted.filter { $0.section == old }.map(\.item))
    let inserted = Set(changes.inserted.filter { $0.section == new }.map(\.item))
    let staying = ends[old].indices.filter { !movedOut.contains($0) && !deleted.contains($0) }
    let free = origins[new].indices.filter { !movedIn.contains($0) && !inserted.contains($0) }
    guard staying.count == free.count else {
      let name = words.item
      throw ListMismatch(
        reason: "Invalid update: invalid number of \(name)s in section \(new). The number of "
          + "\(name)s contained in an existing section after the update (\(origins[new].count)) "
          + "must be equal to the number of \(name)s contained in that section before the update "
          + "(\(ends[old].count)), plus or minus the number of \(name)s inserted or deleted from "
          + "that section (\(inserted.count) inserted, \(deleted.count) deleted) and plus or "
          + "minus the number of \(name)s moved into or out of that section (\(movedIn.count) "
          + "moved in, \(movedOut.count) moved out).")
    }
    for (from, to) in zip(staying, free) {
      join(IndexPath(item: from, section: old), IndexPath(item: to, section: new))
    }
  }

  private mutating func join(_ from: IndexPath, _ to: IndexPath) {
    ends[from.section][from.item] = to
    origins[to.section][to.item] = from
  }
}

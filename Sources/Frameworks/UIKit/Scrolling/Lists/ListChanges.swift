/// The changes that a batch of updates makes to the sections and items of a list.
///
/// Deletions, reloads and the origins of moves are given as index paths before the batch.
/// Insertions and the targets of moves are given as index paths after the batch. Apple documents
/// this rule about index paths for tables and collections.
package struct ListChanges {
  package struct Move<Place: Equatable> {
    package let from: Place
    package let to: Place
    package init(from: Place, to: Place) { (self.from, self.to) = (from, to) }
  }
  package init() {}

  package var deletedSections = IndexSet()
  package var insertedSections = IndexSet()
  package var reloadedSections = IndexSet()
  package var movedSections: [Move<Int>] = []
  package var deleted: Set<IndexPath> = []
  package var inserted: Set<IndexPath> = []
  package var reloaded: Set<IndexPath> = []
  package var moved: [Move<IndexPath>] = []

  var isEmpty: Bool {
    deletedSections.isEmpty && insertedSections.isEmpty && reloadedSections.isEmpty
      && movedSections.isEmpty && deleted.isEmpty && inserted.isEmpty && reloaded.isEmpty
      && moved.isEmpty
  }
}

/// The words that exception messages use for items and lists.
package struct ListWords: Sendable {
  let item: String
  let list: String
  package static let table = ListWords(item: "row", list: "table view")
  package static let collection = ListWords(item: "item", list: "collection view")
}

/// The error that is thrown if the changes do not match the data source's counts. The messages are
/// the same as UIKit's.
package struct ListMismatch: Error {
  package let reason: String
}

extension ListChanges {
  /// Throws an error if a change refers to an index path that does not exist, or if the new counts
  /// are not the old counts plus the changes.
  func check(from old: [Int], to new: [Int], _ words: ListWords) throws(ListMismatch) {
    try checkPlaces(old, new, words)
    let kept = old.count - deletedSections.count + insertedSections.count
    guard kept == new.count else {
      throw ListMismatch(
        reason: "Invalid update: invalid number of sections. The number of sections contained in "
          + "the \(words.list) after the update (\(new.count)) must be equal to the number of "
          + "sections contained in the \(words.list) before the update (\(old.count)), plus or "
          + "minus the number of sections inserted or deleted (\(insertedSections.count) "
          + "inserted, \(deletedSections.count) deleted).")
    }
  }

  private func checkPlaces(
    _ old: [Int], _ new: [Int], _ words: ListWords
  ) throws(ListMismatch) {
    if let section = deletedSections.union(reloadedSections).first(where: { $0 >= old.count }) {
      throw ListMismatch(
        reason: "attempt to delete section \(section), but there are only \(old.count) sections "
          + "before the update")
    }
    if let section = insertedSections.first(where: { $0 >= new.count }) {
      throw ListMismatch(
        reason: "attempt to insert section \(section) but there are only \(new.count) sections "
          + "after the update")
    }
    let gone = deleted.union(reloaded).sorted()
    if let path = gone.first(where: { !old.has($0) }) {
      throw ListMismatch(
        reason: "attempt to delete \(words.item) \(path.item) from section \(path.section) which "
          + "only contains \(old.count(of: path)) \(words.item)s before the update")
    }
    if let path = inserted.sorted().first(where: { !new.has($0) }) {
      throw ListMismatch(
        reason: "attempt to insert \(words.item) \(path.item) into section \(path.section), but "
          + "there are only \(new.count(of: path)) \(words.item)s in section \(path.section) "
          + "after the update")
    }
    for move in moved where !old.has(move.from) || !new.has(move.to) {
      throw ListMismatch(
        reason: "attempt to move index path (\(move.from.short)) that doesn't exist to index path "
          + "(\(move.to.short))")
    }
  }
}

extension [Int] {
  /// Whether a list with these counts has an item at `path`.
  func has(_ path: IndexPath) -> Bool {
    indices.contains(path.section) && (0..<self[path.section]).contains(path.item)
  }
  func count(of path: IndexPath) -> Int {
    indices.contains(path.section) ? self[path.section] : 0
  }
}

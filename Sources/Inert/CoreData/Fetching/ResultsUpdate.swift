import Foundation

/// The difference between a controller's results before and after changes of the context.
///
/// Apple's documentation of `NSFetchedResultsControllerDelegate` says that changes of sections are
/// reported before those of objects, that objects behind an inserted or deleted object are not
/// reported, and that a change of a sorted attribute is a move and any other change an update. Here,
/// a change of a sorted attribute that leaves the object between its neighbours is an update, which
/// is unverified.
struct ResultsUpdate {
  struct SectionChange {
    let section: ResultsSection
    let index: Int
    let type: NSFetchedResultsChangeType
  }
  struct ObjectChange {
    let object: AnyObject
    let type: NSFetchedResultsChangeType
    var old: IndexPath?
    var new: IndexPath?
  }

  let content: ResultsContent
  /// Deleted sections, then new sections, each in the order of their indexes. The order is
  /// unverified.
  private(set) var sections: [SectionChange] = []
  /// Deleted, new, moved, and then updated objects. The order is unverified.
  private(set) var objects: [ObjectChange] = []

  var isEmpty: Bool { sections.isEmpty && objects.isEmpty }

  init(
    _ request: NSFetchRequest<AnyObject>, _ changes: ObjectChanges, _ old: ResultsContent,
    in context: NSManagedObjectContext, by keyPath: String?
  ) {
    let run = FetchRun(request, in: context)
    let changed = (changes.inserted.all + changes.updated.all + changes.refreshed.all)
      .filter { run.covers($0) }
    let touched = Set(changed.map { ObjectIdentifier($0) })
    let isTouched = { (object: AnyObject) in touched.contains(ObjectIdentifier(object)) }
    let deleted = Set(changes.deleted.all.map { ObjectIdentifier($0) })
    guard
      !touched.isEmpty || old.objects.contains(where: { deleted.contains(ObjectIdentifier($0)) })
    else {
      content = old
      return
    }
    let kept = old.objects.filter { !deleted.contains(ObjectIdentifier($0)) && !isTouched($0) }
    let matching = changed.filter { run.matches($0) }
    content = ResultsContent(run.merged(kept, with: matching), by: keyPath)

    sections =
      old.sections.enumerated().filter { old in
        !content.sections.contains { $0.name == old.element.name }
      }
      .map { SectionChange(section: $0.element, index: $0.offset, type: .delete) }
      + content.sections.enumerated()
      .filter { new in !old.sections.contains { $0.name == new.element.name } }
      .map { SectionChange(section: $0.element, index: $0.offset, type: .insert) }
    compare(old, kept: kept, isTouched)
  }

  private mutating func compare(
    _ old: ResultsContent, kept: [AnyObject], _ isTouched: (AnyObject) -> Bool
  ) {
    var (deletes, inserts) = ([ObjectChange](), [ObjectChange]())
    var (moves, updates) = ([ObjectChange](), [ObjectChange]())
    for object in old.objects where content.indexPath(of: object) == nil {
      deletes.append(ObjectChange(object: object, type: .delete, old: old.indexPath(of: object)))
    }
    // An object that stays between the same neighbours has not moved, although its index may differ.
    let before = Self.neighbours(old.objects.filter { content.indexPath(of: $0) != nil })
    let after = Self.neighbours(content.objects.filter { old.indexPath(of: $0) != nil })
    for object in content.objects where isTouched(object) {
      let new = content.indexPath(of: object)
      guard let place = old.indexPath(of: object) else {
        inserts.append(ObjectChange(object: object, type: .insert, new: new))
        continue
      }
      let id = ObjectIdentifier(object)
      let section = new.map { content.sections[$0[0]].name }
      let isSame = before[id] == after[id] && section == old.sections[place[0]].name
      if isSame {
        updates.append(ObjectChange(object: object, type: .update, old: place, new: new))
      } else {
        moves.append(ObjectChange(object: object, type: .move, old: place, new: new))
      }
    }
    objects = deletes + inserts + moves + updates
  }

  /// The index of each object.
  private static func neighbours(_ list: [AnyObject]) -> [ObjectIdentifier: Int] {
    Dictionary(list.enumerated().map { (ObjectIdentifier($0.element), $0.offset) }) { first, _ in
      first
    }
  }
}

extension FetchRun {
  /// Whether the object belongs to the request's entity.
  func covers(_ object: NSManagedObject) -> Bool {
    request.includesSubentities
      ? object.entity.isKindOf(entity: entity) : object.entity.name == entity.name
  }

  func matches(_ object: NSManagedObject) -> Bool {
    guard object.state == .inserted || object.state == .stored else { return false }
    guard let predicate = request.predicate else { return true }
    return predicate.evaluate(with: object)
  }

  /// Inserts objects into a sorted list. An object comes after its equals.
  func merged(_ list: [AnyObject], with new: [NSManagedObject]) -> [AnyObject] {
    var merged = list
    for object in new {
      var (low, high) = (0, merged.count)
      while low < high {
        let middle = (low + high) / 2
        if comes(object, before: merged[middle]) { high = middle } else { low = middle + 1 }
      }
      merged.insert(object, at: low)
    }
    return merged
  }

  private func comes(_ object: AnyObject, before other: AnyObject) -> Bool {
    for descriptor in request.sortDescriptors ?? [] {
      switch descriptor.order(object, other) {
      case .orderedAscending: return true
      case .orderedDescending: return false
      case .orderedSame: continue
      }
    }
    return false
  }
}

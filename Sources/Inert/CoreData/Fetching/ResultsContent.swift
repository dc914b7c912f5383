import Foundation

/// How a row or a section has changed.
public enum NSFetchedResultsChangeType: UInt, Sendable {
  case insert = 1
  case delete = 2
  case move = 3
  case update = 4
}

/// A section of a controller's results.
public protocol NSFetchedResultsSectionInfo {
  var name: String { get }
  var indexTitle: String? { get }
  var numberOfObjects: Int { get }
  var objects: [Any]? { get }
}

/// A section of a controller's results, at one time.
struct ResultsSection: NSFetchedResultsSectionInfo {
  let name: String
  var members: [AnyObject] = []

  var indexTitle: String? { Self.indexTitle(of: name) }
  var numberOfObjects: Int { members.count }
  var objects: [Any]? { members }

  /// The first letter of a section's name as a capital letter.
  static func indexTitle(of name: String) -> String? {
    name.first.map { String($0).uppercased() }
  }
}

/// The results of a controller, at one time.
struct ResultsContent {
  private(set) var sections: [ResultsSection] = []
  private(set) var places: [ObjectIdentifier: IndexPath] = [:]

  var objects: [AnyObject] { sections.flatMap(\.members) }

  /// Divides sorted objects into sections. Without a key path, there is one section, which may be
  /// empty.
  init(_ objects: [AnyObject], by keyPath: String?) {
    guard let keyPath else {
      sections = [ResultsSection(name: "", members: objects)]
      findPlaces()
      return
    }
    var known: [String: Int] = [:]
    for (index, object) in objects.enumerated() {
      let name = Self.name(keyPath, of: object)
      if let last = sections.last, last.name == name {
        sections[sections.count - 1].members.append(object)
      } else if let section = known[name] {
        CoreDataLog.warn(
          "The fetched object at index \(index) has an out of order section name '\(name). "
            + "Objects must be sorted by section name'")
        sections[section].members.append(object)
      } else {
        known[name] = sections.count
        sections.append(ResultsSection(name: name, members: [object]))
      }
    }
    findPlaces()
  }

  private mutating func findPlaces() {
    for (number, section) in sections.enumerated() {
      for (index, object) in section.members.enumerated() {
        places[ObjectIdentifier(object)] = IndexPath(indexes: [number, index])
      }
    }
  }

  func indexPath(of object: AnyObject) -> IndexPath? { places[ObjectIdentifier(object)] }

  static func name(_ keyPath: String, of object: AnyObject) -> String {
    KeyedComparison.value(keyPath, of: object).map { "\($0)" } ?? ""
  }
}

import Foundation

/// The index that the compiler writes during a build. It lists the types and members that each
/// source file declares or refers to.
final class IndexStore {
  private typealias Object = IndexLibrary.Object

  private let library: IndexLibrary
  private let folder: URL
  private let store: Object
  /// The names of each source file's records, by its path. A file without compiled code has no
  /// records.
  private var records: [String: [String]] = [:]

  /// The index of the build that the running tests belong to.
  static func ofThisBuild() throws -> IndexStore {
    let tests = try FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe")
    let products = URL(fileURLWithPath: tests).deletingLastPathComponent()
    return try IndexStore(at: products.appendingPathComponent("index/store"))
  }

  init(at folder: URL) throws {
    library = try IndexLibrary()
    self.folder = folder
    guard FileManager.default.fileExists(atPath: folder.path),
      let store = library.openStore(folder.path, nil)
    else {
      throw IndexFault(
        text: "there is no index at \(folder.path). Build with --enable-index-store, as "
          + "'make test' does.")
    }
    self.store = store
    for unit in unitNames() { try readUnit(unit) }
  }

  deinit { library.closeStore(store) }

  /// The declarations in `file`, and the declarations that the file refers to.
  func occurrences(in file: URL) throws -> Occurrences {
    var found = Occurrences()
    try forEachOccurrence(in: file) { occurrence in
      let roles = library.roles(occurrence)
      let symbol = library.symbol(occurrence)
      let identifier = String(library.identifier(symbol))
      if roles & IndexLibrary.declaring != 0 {
        found.declared[identifier] = String(library.name(symbol))
      }
      if roles & IndexLibrary.referring != 0 {
        found.referred[identifier] = String(library.name(symbol))
      }
    }
    return found
  }

  /// Every place in `file` that declares something or refers to a declaration.
  func places(in file: URL) throws -> [Place] {
    var places: [Place] = []
    try forEachOccurrence(in: file) { occurrence in
      var (line, column): (UInt32, UInt32) = (0, 0)
      library.position(occurrence, &line, &column)
      var place = Place(
        identifier: String(library.identifier(library.symbol(occurrence))),
        roles: library.roles(occurrence), line: Int(line), column: Int(column))
      forEach(in: occurrence, of: library.visitRelations) { relation in
        let other = String(library.identifier(library.relatedSymbol(relation)))
        place.relations.append((library.relationRoles(relation), other))
      }
      places.append(place)
    }
    return places
  }

  /// A place in a source file that declares or refers to the declaration with this identifier.
  struct Place {
    var identifier: String
    /// Roles as in `IndexLibrary`.
    var roles: UInt64
    /// Both begin with 1.
    var line: Int
    var column: Int
    var relations: [(roles: UInt64, identifier: String)] = []

    func has(_ role: UInt64) -> Bool { roles & role != 0 }

    /// The declarations that this place has a relation of this role to.
    func related(_ role: UInt64) -> [String] {
      relations.filter { $0.roles & role != 0 }.map(\.identifier)
    }
  }

  private func forEachOccurrence(in file: URL, _ body: (Object) -> Void) throws {
    guard let names = records[file.path] else {
      throw IndexFault(
        text: "the index at \(folder.path) does not have \(file.path). Build again, and if it is "
          + "still missing, delete the build folder first.")
    }
    for name in names {
      guard let record = library.openRecord(store, name, nil) else {
        throw IndexFault(text: "the record \(name) of the index at \(folder.path) cannot be read")
      }
      defer { library.closeRecord(record) }
      forEach(in: record, of: library.visitOccurrences, body)
    }
  }

  /// The names of declarations, by the compiler's identifiers (USR).
  struct Occurrences: Equatable {
    var declared: [String: String] = [:]
    var referred: [String: String] = [:]
  }

  private func unitNames() -> [String] {
    let names = Names()
    _ = library.visitUnits(store, 0, Unmanaged.passUnretained(names).toOpaque()) { context, name in
      guard let context else { return false }
      Unmanaged<Names>.fromOpaque(context).takeUnretainedValue().all.append(String(name))
      return true
    }
    return names.all
  }

  private func readUnit(_ name: String) throws {
    guard let unit = library.openUnit(store, name, nil) else {
      throw IndexFault(text: "the unit \(name) of the index at \(folder.path) cannot be read")
    }
    defer { library.closeUnit(unit) }
    let file = String(library.mainFile(unit))
    guard file.hasSuffix(".swift") else { return }
    var found: [String] = []
    forEach(in: unit, of: library.visitDependencies) { dependency in
      guard library.dependencyKind(dependency) == IndexLibrary.recordDependency,
        String(library.dependencyPath(dependency)) == file
      else { return }
      found.append(String(library.dependencyName(dependency)))
    }
    records[file] = found
  }

  /// Calls `body` with each object that `visit` finds in a reader. The object is valid only during
  /// that call.
  private func forEach(
    in reader: Object, of visit: IndexLibrary.VisitAll, _ body: (Object) -> Void
  ) {
    withoutActuallyEscaping(body) { body in
      let visitor = Visitor(body)
      _ = visit(reader, Unmanaged.passUnretained(visitor).toOpaque()) { context, object in
        guard let context, let object else { return false }
        Unmanaged<Visitor>.fromOpaque(context).takeUnretainedValue().body(object)
        return true
      }
    }
  }

  private final class Names {
    var all: [String] = []
  }

  private final class Visitor {
    let body: (Object) -> Void
    init(_ body: @escaping (Object) -> Void) { self.body = body }
  }
}

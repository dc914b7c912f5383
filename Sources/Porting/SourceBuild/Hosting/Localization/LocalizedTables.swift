import Foundation

/// The tables of localized strings among a module's resources.
///
/// A bundle on Linux reads only `.strings` files, and only in the bundle's development language. The
/// build therefore makes these files from string catalogs and plural tables, and writes the language
/// of the run into the bundle's Info.plist.
struct LocalizedTables {
  /// A file `NAME.strings` that is written. `bundle` is the path of the bundle inside the program's
  /// folder, with a slash at its end; empty for the bundle itself.
  struct Table: Hashable {
    let bundle: String
    /// Nil for a table that is not localized.
    let language: String?
    let name: String

    /// The name of the resource.
    var file: String { bundle + (language.map { $0 + ".lproj/" } ?? "") + name + ".strings" }
  }

  private(set) var tables: [Table: [String: String]] = [:]
  /// The languages of the bundles, by their paths.
  private(set) var languages: [String: Set<String>] = [:]
  /// A sentence for each table that cannot be read.
  private(set) var notes: [String] = []

  private static let kinds = ["strings", "stringsdict", "xcstrings"]

  /// Whether a resource is one of the files from which tables are made.
  static func isTable(_ resource: SourceModule.Resource) -> Bool {
    kinds.contains((resource.name as NSString).pathExtension) && FileKind(resource.path) == .file
  }

  init(_ resources: [SourceModule.Resource]) {
    // A plural form replaces the entry of the same key.
    for kind in Self.kinds {
      for resource in resources where (resource.name as NSString).pathExtension == kind {
        if Self.isTable(resource) { read(resource, kind) }
      }
    }
    for resource in resources {
      let (bundle, language) = Self.place(of: resource.name)
      if let language { languages[bundle, default: []].insert(language) }
    }
  }

  private mutating func read(_ resource: SourceModule.Resource, _ kind: String) {
    let (bundle, language) = Self.place(of: resource.name)
    let name = resource.name.lastComponent.withoutExtension
    func fail(_ place: String, _ expected: String) {
      notes.append("\(place): expected \(expected); the table is left out")
    }
    guard let data = RegularFile.contents(resource.path) else {
      return fail(resource.path, "a file that can be read")
    }
    var found: [String?: [String: String]] = [:]
    switch kind {
    case "strings":
      do throws(StringsFile.Fault) {
        found[language] = try StringsFile(data).entries
      } catch {
        return fail("\(resource.path):\(error.line)", error.expected)
      }
    case "stringsdict":
      guard let table = PluralTable(data) else {
        return fail(resource.path, "a property list of plural forms")
      }
      found[language] = table.entries
    default:
      guard let catalog = StringCatalog(data) else {
        return fail(resource.path, "a string catalog, as Xcode writes it")
      }
      for (language, entries) in catalog.tables { found[language] = entries }
    }
    for (language, entries) in found {
      if let language { languages[bundle, default: []].insert(language) }
      let table = Table(bundle: bundle, language: language, name: name)
      tables[table, default: [:]].merge(entries) { _, new in new }
    }
  }

  /// The bundle and the language of a resource, from its name.
  private static func place(of name: String) -> (bundle: String, language: String?) {
    let folder = name.folderPath
    guard folder.lastComponent.hasSuffix(".lproj") else {
      return (folder.isEmpty ? "" : folder + "/", nil)
    }
    let outer = folder.folderPath
    return (outer.isEmpty ? "" : outer + "/", folder.lastComponent.withoutExtension)
  }

  /// The texts of a table in a language.
  func entries(_ name: String, in language: String, of bundle: String = "") -> [String: String] {
    tables[Table(bundle: bundle, language: language, name: name)] ?? [:]
  }
}

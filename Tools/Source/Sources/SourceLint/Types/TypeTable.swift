/// The types that the checked files and UIKit declare, each with the types that it inherits from.
///
/// Names are looked up in the same order as in Swift, as far as syntax alone allows: first in the
/// enclosing types, then in the file, its folder, all other files, and finally UIKit. If several
/// files declare a name and this order does not decide between them, the name is treated as
/// unknown.
struct TypeTable {
  struct Entry {
    var declaration: Declaration
    /// The index of the file that declares the type; nil for a type of UIKit.
    var file: Int?
    /// The types named after the colon of the declaration and of its extensions.
    var inherits: [Reference]
    /// The members of the declaration and of its extensions.
    var members: [Member]
    /// The members that a protocol's extensions without a `where` clause provide.
    var defaults: [Member] = []
    /// The type's declaration and its extensions.
    var parts: [Part]

    var name: String { declaration.fullName }
    var isFramework: Bool { file == nil }
  }

  struct Part {
    var file: Int
    var declaration: Declaration
  }

  /// A name, with the place where it is written.
  struct Reference {
    var name: String
    var file: Int?
    /// The enclosing types, the outermost first.
    var scope: [String]
  }

  private(set) var entries: [Entry] = []
  private var indices: [String: [Int]] = [:]
  private let folders: [Substring]

  init(files: [(text: SourceText, declarations: [Declaration])], framework: [Declaration]) {
    folders = files.map(\.text.folder)
    for declaration in framework { add(declaration, file: nil) }
    for (file, source) in files.enumerated() {
      for declaration in source.declarations where declaration.kind != .extension {
        add(declaration, file: file)
      }
    }
    for (file, source) in files.enumerated() {
      for declaration in source.declarations where declaration.kind == .extension {
        extend(declaration, file: file)
      }
    }
  }

  private mutating func add(_ declaration: Declaration, file: Int?) {
    indices[declaration.fullName, default: []].append(entries.count)
    entries.append(
      Entry(
        declaration: declaration, file: file,
        inherits: references(of: declaration, file: file), members: declaration.members,
        defaults: file == nil && declaration.kind == .protocol ? declaration.members : [],
        parts: file.map { [Part(file: $0, declaration: declaration)] } ?? []))
  }

  private mutating func extend(_ declaration: Declaration, file: Int) {
    let reference = Reference(name: declaration.fullName, file: file, scope: [])
    guard let index = resolve(reference) else {
      // The extension may belong to any type of this name. The extension's members are added to all
      // types of this name, but the extension's conformances are not added.
      for index in indices[declaration.fullName] ?? [] {
        entries[index].members += declaration.members
      }
      return
    }
    entries[index].parts.append(Part(file: file, declaration: declaration))
    if entries[index].declaration.kind == .protocol {
      if !declaration.isConstrained { entries[index].defaults += declaration.members }
    } else {
      entries[index].members += declaration.members
      if !declaration.isConstrained {
        entries[index].inherits += references(of: declaration, file: file)
      }
    }
  }

  private func references(of declaration: Declaration, file: Int?) -> [Reference] {
    let scope = declaration.kind == .extension ? [] : Array(declaration.name.dropLast())
    return declaration.inherits.map { Reference(name: $0, file: file, scope: scope) }
  }

  // MARK: Names

  /// The index of the entry to which a name refers; nil if there is none, or if several are
  /// possible.
  func resolve(_ reference: Reference) -> Int? {
    for depth in stride(from: reference.scope.count, through: 0, by: -1) {
      let name = (reference.scope.prefix(depth) + [reference.name]).joined(separator: ".")
      if let found = indices[name] { return nearest(of: found, to: reference.file) }
    }
    // The first part of the name may be a module's name.
    guard let point = reference.name.firstIndex(of: ".") else { return nil }
    let rest = String(reference.name[reference.name.index(after: point)...])
    return resolve(Reference(name: rest, file: reference.file, scope: []))
  }

  private func nearest(of candidates: [Int], to file: Int?) -> Int? {
    let own = candidates.filter { !entries[$0].isFramework }
    guard !own.isEmpty, let file else { return candidates.first { entries[$0].isFramework } }
    if own.count == 1 { return own[0] }
    let inFile = own.filter { entries[$0].file == file }
    if !inFile.isEmpty { return inFile.count == 1 ? inFile[0] : nil }
    let inFolder = own.filter { entries[$0].file.map { folders[$0] } == folders[file] }
    return inFolder.count == 1 ? inFolder[0] : nil
  }

  /// The types that an entry inherits from. Aliases are replaced by the types that they name.
  private func inherited(by index: Int, depth: Int = 0) -> [Int] {
    guard depth < 16 else { return [] }
    return entries[index].inherits.compactMap(resolve).flatMap { found in
      entries[found].declaration.kind == .alias ? inherited(by: found, depth: depth + 1) : [found]
    }
  }

  // MARK: Ancestors

  /// The known classes that a class inherits from, the nearest first.
  func ancestors(of index: Int) -> [Int] {
    var chain: [Int] = []
    var current = index
    while let next = inherited(by: current).first(where: { entries[$0].declaration.kind == .class }
    ),
      next != index, !chain.contains(next)
    {
      chain.append(next)
      current = next
    }
    return chain
  }

  /// The protocols that a type declares conformance to, and the protocols that they refine, each
  /// once. Protocols of the type's superclasses are not included.
  func protocols(of index: Int) -> [Int] {
    var found: [Int] = []
    var queue = inherited(by: index)
    while !queue.isEmpty {
      let next = queue.removeFirst()
      guard entries[next].declaration.kind == .protocol, !found.contains(next) else { continue }
      found.append(next)
      queue += inherited(by: next)
    }
    return found
  }
}

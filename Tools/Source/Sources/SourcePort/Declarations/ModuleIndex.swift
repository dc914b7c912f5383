import SwiftSource

/// The declarations in the files of one module and of the modules that it imports, and their uses.
struct ModuleIndex: Sendable {
  let name: String
  /// Modules that the files import and that do not exist.
  let absentModules: Set<String>
  /// Whether the files are compiled for Linux, and not as if for an iPhone.
  let isForLinux: Bool
  private(set) var files: [FileIndex] = []
  private(set) var containers: [Container] = []
  private(set) var types: [String: TypeEntry] = [:]
  /// The paths of `types`, in the order of the files.
  private(set) var typeOrder: [String] = []
  /// The declared types of variables, by the variable's name.
  private(set) var variables: [String: [String]] = [:]
  /// The result types of functions and methods, by name.
  private(set) var results: [String: [String]] = [:]
  /// The names of all requirements of protocols that are visible to Objective-C.
  private(set) var requirements: Set<String> = []
  /// The optional requirements by name, each with the path of its protocol.
  private(set) var optionalRequirements: [String: [(member: Member, type: String)]] = [:]

  /// The declared types of all properties by name; "" for a type that is not written.
  private(set) var propertyTypes: [String: [String]] = [:]
  /// The paths of the types that declare a member, by the member's name, in the order of the files.
  private var ownerPaths: [String: [String]] = [:]
  /// The full names of all members that are declared with `override`.
  private(set) var overrideNames: Set<String> = []

  /// Whether the module calls `setValuesForKeys(_:)`.
  private(set) var setsValuesForKeys = false

  /// Whether one of the module's own files exchanges methods.
  private(set) var exchangesMethods = false
  /// The names of the members to which `#selector` refers in the module's own files that exchange
  /// methods.
  private(set) var exchangedNames: Set<String> = []
  /// The names of the members to which `#selector` refers in any of the module's own files.
  private(set) var selectorNames: Set<String> = []

  init(
    name: String, files sources: [(file: SourceFile, isContext: Bool)],
    flags: BuildFlags = BuildFlags()
  ) {
    self.name = name
    absentModules = flags.absentModules
    isForLinux = flags.isForLinux
    var removedTypes: Set<String> = []
    func read(_ number: Int, _ firstContainer: Int, _ ownNames: Set<String>) -> SourceReader {
      SourceReader(
        sources[number].file, number: number, firstContainer: firstContainer, module: name,
        isContext: sources[number].isContext,
        // Other modules may be compiled with other definitions.
        flags: sources[number].isContext ? BuildFlags(modules: flags.modules) : flags,
        ownNames: ownNames, removedTypes: removedTypes)
    }
    var (readers, starts) = Self.readers(sources.count) { read($0, $1, []) }
    if readers.contains(where: { $0.file.importsSwiftUI }) {
      removedTypes = Self.removedTypes(in: readers)
      if !removedTypes.isEmpty {
        (readers, starts) = Self.readers(sources.count) { read($0, $1, []) }
      }
    }
    for (number, ownNames) in Self.ownNames(in: readers) {
      readers[number] = read(number, starts[number], ownNames)
    }
    let aliases = TypeAliases(readers.map(\.file), besides: readers.flatMap(\.types))
    for (reader, source) in zip(readers, sources) {
      files.append(reader.file)
      containers += reader.containers.map(aliases.resolved)
      for type in reader.types { merge(aliases.resolved(type)) }
      if !source.isContext {
        variables.merge(reader.file.variables) { $0 + $1 }
        results.merge(reader.file.results) { $0 + $1 }
        setsValuesForKeys =
          setsValuesForKeys
          || reader.file.memberAccesses.contains {
            $0.node.declName.baseName.text == "setValuesForKeys"
          }
      }
    }
    for type in allTypes where type.kind == .protocol {
      for member in type.members where !containers[member.container].isExtension {
        if type.isObjectiveCProtocol { requirements.insert(member.fullName) }
        guard member.isOptionalRequirement else { continue }
        optionalRequirements[member.name, default: []].append((member, type.path))
      }
    }
    readMembers()
    readSelectors()
  }

  /// Reads all files. `starts` are the numbers of their first containers.
  private static func readers(
    _ count: Int, _ read: (Int, Int) -> SourceReader
  ) -> (readers: [SourceReader], starts: [Int]) {
    var readers: [SourceReader] = []
    var starts = [0]
    for number in 0..<count {
      readers.append(read(number, starts[number]))
      starts.append(starts[number] + readers[number].containers.count)
    }
    return (readers, starts)
  }

  /// The names of the types that are removed because only SwiftUI uses them.
  private static func removedTypes(in readers: [SourceReader]) -> Set<String> {
    let parts = readers.flatMap(\.file.swiftUIParts).filter { $0.kind != .view }
    return Set(
      parts.compactMap { part in
        let words = part.name.split(separator: " ")
        return ["struct", "class", "enum"].contains(words[0]) ? words.last.map(String.init) : nil
      })
  }

  private mutating func readMembers() {
    for type in allTypes {
      for member in type.members {
        if member.kind == .property {
          propertyTypes[member.name, default: []].append(member.type ?? "")
        }
        if ownerPaths[member.name]?.last != type.path {
          ownerPaths[member.name, default: []].append(type.path)
        }
        if member.isOverride { overrideNames.insert(member.fullName) }
      }
    }
  }

  private mutating func readSelectors() {
    exchangesMethods = own.contains { $0.file.exchangesMethods }
    guard exchangesMethods else { return }
    for (_, file) in own {
      let names = file.macros.compactMap { macro in
        macro.node.arguments.first.flatMap {
          MemberReference($0.expression, in: self, at: macro.place)?.name
        }
      }
      selectorNames.formUnion(names)
      if file.exchangesMethods { exchangedNames.formUnion(names) }
    }
  }

  /// For each file, its private types whose names are also declared in other files.
  private static func ownNames(in readers: [SourceReader]) -> [Int: Set<String>] {
    var files: [String: Set<Int>] = [:]
    for (number, reader) in readers.enumerated() {
      for type in reader.types where type.kind != .foreign && !type.path.contains(".") {
        files[type.path, default: []].insert(number)
      }
    }
    var names: [Int: Set<String>] = [:]
    for (number, reader) in readers.enumerated() {
      for type in reader.types
      where type.isOwnToFile && (files[type.path]?.count ?? 0) > 1 {
        names[number, default: []].insert(type.path)
      }
    }
    return names
  }

  private mutating func merge(_ type: TypeEntry) {
    guard var known = types[type.path] else {
      types[type.path] = type
      typeOrder.append(type.path)
      return
    }
    if type.kind != .foreign {
      let (inherited, members, containers) = (known.inherited, known.members, known.containers)
      known = type
      // The superclass is the first inherited type.
      known.inherited += inherited
      known.members = members + type.members
      known.containers = containers + type.containers
    } else {
      known.inherited += type.inherited
      known.members += type.members
      known.containers += type.containers
    }
    types[type.path] = known
  }

  /// The types that declare a member of this name, in the order of the files.
  func owners(of member: String) -> [TypeEntry] {
    (ownerPaths[member] ?? []).compactMap { types[$0] }
  }

  /// All types, in the order of the files.
  var allTypes: [TypeEntry] { typeOrder.compactMap { types[$0] } }

  /// The type to which `name` refers in `file`, inside `scope`. The scope is the path of a type. By
  /// default, `file` is the file of the scope if the scope is a private type.
  func type(named name: String, from scope: String?, in file: Int? = nil) -> TypeEntry? {
    let file = file.map(String.init) ?? scope.flatMap(Self.fileNumber)
    var scope = scope
    while let outer = scope {
      if let found = types[outer + "." + name] { return found }
      scope = outer.lastIndex(of: ".").map { String(outer[..<$0]) }
    }
    if let file, let own = types[file + "#" + name] { return own }
    if name.hasPrefix(self.name + ".") { return types[String(name.dropFirst(self.name.count + 1))] }
    return types[name]
  }

  private static func fileNumber(of path: String) -> String? {
    path.firstIndex(of: "#").map { String(path[..<$0]) }
  }

  /// The known superclasses, the nearest first: classes of the modules that were read, then the
  /// classes of UIKit that these modules extend.
  func superclasses(of type: TypeEntry) -> [TypeEntry] {
    var found: [TypeEntry] = []
    var current = type
    while let next = superclass(of: current), next.path != type.path,
      !found.contains(where: { $0.path == next.path })
    {
      found.append(next)
      current = next
    }
    return found
  }

  private func superclass(of type: TypeEntry) -> TypeEntry? {
    if type.kind == .foreign { return frameworkSuperclass(of: type.path) }
    guard type.kind == .class, let name = type.inherited.first else { return nil }
    guard let next = self.type(named: name, from: type.path) else {
      return frameworkSuperclass(of: name)
    }
    return next.path != type.path && (next.kind == .class || next.kind == .foreign) ? next : nil
  }

  /// The nearest superclass of a class of UIKit that the modules extend.
  private func frameworkSuperclass(of name: String) -> TypeEntry? {
    FrameworkClasses.superclasses(of: name).lazy.compactMap { types[$0] }
      .first { $0.kind == .foreign }
  }

  /// Whether the type or an enclosing type has generic parameters.
  func isGeneric(_ type: TypeEntry) -> Bool {
    var path = type.path
    while true {
      if types[path]?.isGeneric == true { return true }
      guard let dot = path.lastIndex(of: ".") else { return false }
      path = String(path[..<dot])
    }
  }

  /// The name of the first superclass that another module declares; nil for a root class.
  func foreignAncestor(of type: TypeEntry) -> String? {
    let root = (superclasses(of: type).last { $0.kind == .class }) ?? type
    guard let name = root.inherited.first else { return nil }
    return self.type(named: name, from: root.path)?.kind == .protocol ? nil : name
  }

  /// The protocols to which a type declares conformance, including inherited protocols.
  func protocols(of type: TypeEntry) -> [TypeEntry] {
    var found: [TypeEntry] = []
    var open = [type]
    while let current = open.popLast() {
      for name in current.inherited {
        guard let next = self.type(named: name, from: current.path), next.kind == .protocol,
          !found.contains(where: { $0.path == next.path })
        else { continue }
        found.append(next)
        open.append(next)
      }
    }
    return found
  }

  /// The members named `name` of `type`, its superclasses and its protocols, the nearest first.
  func members(named name: String, of type: TypeEntry) -> [Member] {
    let line = [type] + superclasses(of: type)
    let all = line + line.flatMap { protocols(of: $0) }
    return all.flatMap { $0.members.filter { $0.name == name } }
  }

  func file(of member: Member) -> Int { containers[member.container].file }
  func isContext(_ member: Member) -> Bool { files[file(of: member)].isContext }
}

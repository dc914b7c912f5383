import Foundation

/// The public names that an app can set, override, implement or pass, but that change nothing,
/// because no other code of the modules reads, calls or tests them.
///
/// These names are without effect:
/// - a property that an app can set, if its value is read nowhere;
/// - an overridable property or method with a trivial body, and an empty method, if it is called
///   nowhere except by its overrides;
/// - a requirement of a protocol that is called nowhere and that the modules do not implement;
/// - an enum case or a constant of a type that is referred to nowhere.
///
/// A name that is unavailable is refused by the compiler and therefore not listed.
struct NamesWithoutEffect {
  private(set) var names: Set<String> = []

  /// The names of the modules that were built beside the tests.
  static func built() throws -> NamesWithoutEffect {
    let index = try IndexStore.ofThisBuild()
    let files = try SymbolGraph.modules.flatMap { module in
      let folder = SourceTree.root.appendingPathComponent(try SourceTree.folder(of: module))
      return try SourceTree.swiftFiles(of: module).map { file in
        let url = folder.appendingPathComponent(file.path)
        return File(source: file.source, places: try index.places(in: url))
      }
    }
    return NamesWithoutEffect(graphs: try SymbolGraph.graphs(), files: files)
  }

  struct File {
    var source: String
    var places: [IndexStore.Place]
  }

  init(graphs: [Graph], files: [File]) {
    let symbols = graphs.flatMap(\.symbols)
    let implied: Set<String> = ["overrides", "defaultImplementationOf"]
    let overrides = Set(
      graphs.flatMap(\.relationships).filter { implied.contains($0.kind) }.map(\.source))
    let uses = Uses(
      files: files, protocols: Set(symbols.filter { $0.typeKind == "protocol" }.map(\.name)))
    for symbol in symbols where !symbol.isUnavailable {
      let identifier = symbol.identifier.precise
      guard !overrides.contains(identifier), uses.isDeclared(identifier),
        !uses.hasEffect(symbol)
      else { continue }
      names.insert(symbol.name)
    }
  }
}

/// Where the modules declare and use each name.
private struct Uses {
  let protocols: Set<String>
  private var homes: [String: (file: Int, place: IndexStore.Place)] = [:]
  private var references: [String: [IndexStore.Place]] = [:]
  private var computed: Set<String> = []
  /// The declarations that a declaration overrides or implements, and the reverse.
  private var overridden: [String: Set<String>] = [:]
  private var overriding: [String: Set<String>] = [:]
  private let lines: [[Substring]]

  init(files: [NamesWithoutEffect.File], protocols: Set<String>) {
    self.protocols = protocols
    lines = files.map { $0.source.split(separator: "\n", omittingEmptySubsequences: false) }
    for (number, file) in files.enumerated() {
      for place in file.places { add(place, file: number) }
    }
    for (declaration, _) in overridden {
      for other in ancestors(of: declaration) { overriding[other, default: []].insert(declaration) }
    }
  }

  private mutating func add(_ place: IndexStore.Place, file: Int) {
    if place.has(IndexLibrary.declaring), !place.has(IndexLibrary.implicit) {
      homes[place.identifier] = (file, place)
      // A property whose getter stands in the source is computed; observers do not count.
      if place.identifier.hasSuffix("vg") {
        computed.formUnion(place.related(IndexLibrary.accessing))
      }
    }
    for other in place.related(IndexLibrary.overriding) {
      overridden[place.identifier, default: []].insert(other)
    }
    if place.has(IndexLibrary.referring) { references[place.identifier, default: []].append(place) }
  }

  /// Everything that a declaration overrides or implements, directly or not.
  private func ancestors(of declaration: String) -> Set<String> {
    var found: Set<String> = []
    var queue = overridden[declaration] ?? []
    while let next = queue.popFirst() {
      if found.insert(next).inserted { queue.formUnion(overridden[next] ?? []) }
    }
    return found
  }

  func isDeclared(_ identifier: String) -> Bool { homes[identifier] != nil }

  func hasEffect(_ symbol: Graph.Symbol) -> Bool {
    let identifier = symbol.identifier.precise
    let text = symbol.declarationFragments.map(\.spelling).joined()
    switch symbol.kind.identifier {
    case "swift.enum.case":
      return !uses(of: identifier).isEmpty
    case "swift.type.property":
      return !text.contains("let ") || !uses(of: identifier).isEmpty
    case "swift.property":
      if uses(of: identifier).contains(where: Self.reads) { return true }
      if protocols.contains(symbol.owner), isRequirement(identifier) {
        return isImplemented(symbol)
      }
      guard computed.contains(identifier) else {
        return symbol.declaration(line: line(of: identifier))?.form.hasSuffix("}") == true
      }
      return symbol.accessLevel != "open" || body(of: identifier).map { !isTrivial($0) } ?? true
    case "swift.method", "swift.type.method", "swift.func":
      if !uses(of: identifier).isEmpty { return true }
      if protocols.contains(symbol.owner), body(of: identifier) == nil {
        return isImplemented(symbol)
      }
      guard let body = body(of: identifier) else { return true }
      return symbol.accessLevel == "open" ? !isTrivial(body) : !body.text.isEmpty
    default:
      return true
    }
  }

  /// The places that refer to the declaration, or to one that it overrides or implements. The calls
  /// of `super` in overrides are left out.
  private func uses(of identifier: String) -> [IndexStore.Place] {
    let others = overriding[identifier] ?? []
    return ancestors(of: identifier).union([identifier]).flatMap { references[$0] ?? [] }.filter {
      $0.related(IndexLibrary.containing).allSatisfy { !others.contains(Self.property($0)) }
    }
  }

  /// The identifier of the property that an accessor with this identifier belongs to.
  private static func property(_ identifier: String) -> String {
    let isAccessor = identifier.hasSuffix("vg") || identifier.hasSuffix("vs")
    return isAccessor ? identifier.dropLast() + "p" : identifier
  }

  private static func reads(_ place: IndexStore.Place) -> Bool {
    place.has(IndexLibrary.reading) && !place.has(IndexLibrary.writing)
  }

  /// Whether a property of a protocol has no body of its own.
  private func isRequirement(_ property: String) -> Bool {
    body(of: property)?.text.wholeMatch(of: #/get( (nonmutating )?set)?/#) != nil
  }

  /// Whether the modules implement the requirement. What they implement for a delegate or a data
  /// source is only a default for subclasses.
  private func isImplemented(_ requirement: Graph.Symbol) -> Bool {
    if requirement.owner.contains(#/(Delegate|DataSource)$/#) { return false }
    return (overriding[requirement.identifier.precise] ?? []).contains { other in
      body(of: other).map { !isTrivial($0) } ?? true
    }
  }

  // MARK: Bodies

  private struct Body {
    /// Without the braces, and without spaces around it.
    var text: String
    /// The declaration before the opening brace.
    var head: String
  }

  private func line(of identifier: String) -> Substring? {
    homes[identifier].map { lines[$0.file][$0.place.line - 1] }
  }

  /// The body in braces that follows the declaration; nil if it has none.
  private func body(of identifier: String) -> Body? {
    guard let home = homes[identifier] else { return nil }
    let first = lines[home.file][home.place.line - 1].utf8.dropFirst(home.place.column - 1)
    let rest = lines[home.file].dropFirst(home.place.line).prefix(Self.longestTrivial)
    let text = ([Substring(first)] + rest).joined(separator: "\n")
    var depth = 0
    var start: String.Index?
    for index in text.indices {
      switch text[index] {
      case "(", "[": depth += 1
      case ")", "]": depth -= 1
      case "{":
        if depth == 0 { start = start ?? index }
        depth += 1
      case "}":
        depth -= 1
        guard let start else { return nil }
        guard depth == 0 else { continue }
        let body = text[text.index(after: start)..<index]
        return Body(
          text: body.trimmingCharacters(in: .whitespacesAndNewlines), head: String(text[..<start]))
      case "\n" where depth == 0:
        let next = text[index...].drop(while: \.isWhitespace)
        if !["->", "{", "where "].contains(where: next.hasPrefix) { return nil }
      case "=" where depth == 0 && start == nil:
        return nil
      default: continue
      }
    }
    // The body is longer than a trivial one.
    return start.map { Body(text: String(text[$0...]), head: String(text[..<$0])) }
  }

  /// The lines after the first that are read to find the end of a body.
  private static let longestTrivial = 12

  /// Whether the body is empty, a literal, an enum case, or a parameter.
  private func isTrivial(_ body: Body) -> Bool {
    let text = body.text.replacing(#/(?m)//.*$/#, with: "").replacing("return ", with: "")
      .trimmingCharacters(in: .whitespacesAndNewlines)
    if text.isEmpty || text.contains(#/^(nil|true|false|-?[\d.]+|\[\]|\.\w+|\w+\.self|"[^"\\]*")$/#)
    {
      return true
    }
    return text.contains(#/^\w+$/#) && body.head.contains("\(text):")
  }
}

import Foundation
import TemporaryFolders

/// The public names of Matchcut's modules, from the compiler's symbol graphs.
struct SymbolGraph {
  /// The types by name. A nested type is named like "UIView.AnimationOptions".
  private(set) var types: [String: PublicType] = [:]

  static let modules = ["CoreGraphics", "DeviceRuntime", "QuartzCore", "UIKit"]

  /// The public names of the modules that were built beside the tests. The names are read once.
  static func built() throws -> SymbolGraph { try builtNames.get() }
  private static let builtNames = Result {
    let graphs = try SymbolGraph.graphs()
    return SymbolGraph(
      symbols: graphs.flatMap(\.symbols), relationships: graphs.flatMap(\.relationships))
  }

  /// The compiler's graphs of the modules that were built beside the tests. The graphs are
  /// extracted once.
  static func graphs() throws -> [Graph] { try extracted.get() }
  private static let extracted = Result { try extract(modules) }

  /// The compiler's graphs of modules that were built beside the tests.
  static func extract(_ modules: [String]) throws -> [Graph] {
    let folder = TemporaryFolder()
    for module in modules {
      let command = try Command(
        [Command.swift, "symbolgraph-extract", "-module-name", module, "-target", target]
          + (try searchPaths())
          + ["-minimum-access-level", "public", "-skip-synthesized-members"]
          + ["-output-dir", folder.path])
      guard command.status == 0 else { throw Unreadable(text: command.errors) }
    }
    return try folder.names().map {
      try JSONDecoder().decode(Graph.self, from: try folder.data($0))
    }
  }

  struct Unreadable: Error {
    let text: String
  }

  #if arch(arm64)
    private static let target = "aarch64-unknown-linux-gnu"
  #else
    private static let target = "x86_64-unknown-linux-gnu"
  #endif

  /// The search paths of the modules that were built beside the tests, and of the C modules that
  /// they import.
  static func searchPaths() throws -> [String] {
    let tests = try FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe")
    let products = URL(fileURLWithPath: tests).deletingLastPathComponent()
    let sources = SourceTree.root.appendingPathComponent("Sources/System").path
    let maps = [
      "CRaster", "CMainQueue", "CDeviceRuntime", "CAppHost", "CDeviceFiles", "CVectorImages",
      "CPageFiles",
    ].flatMap {
      ["-Xcc", "-fmodule-map-file=\(products.path)/\($0).build/module.modulemap"]
    }
    let libraries = try Command(["pkg-config", "--cflags-only-I", "pangocairo", "pangoft2"])
    let headers = String(decoding: libraries.output, as: UTF8.self).split(
      whereSeparator: \.isWhitespace)
    let system = [
      "CCairo", "CPango", "CJPEG", "CPNG", "CGIF", "CWebP", "CZlib", "CDeflate", "CWebSockets",
      "CCrypto", "CQREncode",
      "CSQLite",
    ]
    let folders =
      [products.appendingPathComponent("Modules").path] + system.map { "\(sources)/\($0)" }
    return folders.flatMap { ["-I", $0] } + maps + headers.flatMap { ["-Xcc", String($0)] }
  }

  init(symbols: [Graph.Symbol], relationships: [Graph.Relationship]) {
    let names = Dictionary(symbols.map { ($0.identifier.precise, $0.name) }) { first, _ in first }
    let kinds: Set<String> = ["overrides", "defaultImplementationOf"]
    // Overrides and default implementations are left out, because the overridden member or the
    // requirement is already listed.
    let implied = Set(relationships.filter { kinds.contains($0.kind) }.map(\.source))
    let optional = Set(relationships.filter { $0.kind == "defaultImplementationOf" }.map(\.target))

    var supertypes: [String: Set<String>] = [:]
    for relationship in relationships
    where relationship.kind == "inheritsFrom" || relationship.kind == "conformsTo" {
      let name =
        names[relationship.target]
        ?? relationship.targetFallback?.split(separator: ".")
        .last.map(String.init)
      if let name { supertypes[relationship.source, default: []].insert(name) }
    }
    var lines = SourceLines()
    for symbol in symbols where !implied.contains(symbol.identifier.precise) {
      if let kind = symbol.typeKind {
        types[symbol.name, default: PublicType(kind: kind)].kind = kind
        types[symbol.name]?.supertypes = supertypes[symbol.identifier.precise] ?? []
      } else if var declaration = symbol.declaration(line: lines.line(of: symbol)) {
        declaration.isOptional = optional.contains(symbol.identifier.precise)
        types[symbol.owner, default: PublicType(kind: "extension")].members.insert(declaration)
      }
    }
  }
}

/// The parts of the compiler's file that are used here.
struct Graph: Decodable {
  struct Symbol: Decodable {
    struct Kind: Decodable { var identifier: String }
    struct Identifier: Decodable { var precise: String }
    struct Fragment: Decodable { var spelling: String }
    struct Location: Decodable {
      struct Position: Decodable { var line: Int }
      var uri: String
      var position: Position
    }
    struct Availability: Decodable {
      var isUnconditionallyUnavailable: Bool?
      var isUnconditionallyDeprecated: Bool?
    }
    var kind: Kind
    var identifier: Identifier
    var accessLevel: String
    var availability: [Availability]?
    var pathComponents: [String]
    var declarationFragments: [Fragment]
    var location: Location?
  }

  struct Relationship: Decodable {
    var kind: String
    var source: String
    var target: String
    var targetFallback: String?
  }

  var symbols: [Symbol]
  var relationships: [Relationship]
}

extension Graph.Symbol {
  var name: String { pathComponents.joined(separator: ".") }

  var owner: String {
    pathComponents.count > 1 ? pathComponents.dropLast().joined(separator: ".") : PublicType.free
  }

  /// The kind of a type; nil for members.
  var typeKind: String? {
    let kinds = ["swift.class": "class", "swift.struct": "struct", "swift.enum": "enum"]
    return kinds[kind.identifier] ?? (kind.identifier == "swift.protocol" ? "protocol" : nil)
  }

  var isUnavailable: Bool {
    availability?.contains { $0.isUnconditionallyUnavailable == true } == true
  }

  var isDeprecated: Bool {
    availability?.contains { $0.isUnconditionallyDeprecated == true } == true
  }

  /// The symbol's declaration. `line` is the source line where the declaration begins.
  func declaration(line: Substring?) -> Declaration? {
    let text = declarationFragments.map(\.spelling).joined()
    // The compiler lists a non-public setter as public if the property is observed, lazy or weak.
    let isSetInside = line?.contains(#/(private|fileprivate|internal|package)\(set\)/#) == true
    return Declaration(isSetInside ? text.replacing("{ get set }", with: "{ get }") : text)
  }
}

/// The lines of source files. Each file is read once.
private struct SourceLines {
  private var files: [String: [Substring]] = [:]

  mutating func line(of symbol: Graph.Symbol) -> Substring? {
    guard symbol.kind.identifier.hasSuffix("property"), let place = symbol.location else {
      return nil
    }
    let lines = files[place.uri] ?? Self.read(place.uri)
    files[place.uri] = lines
    return lines.indices.contains(place.position.line) ? lines[place.position.line] : nil
  }

  private static func read(_ uri: String) -> [Substring] {
    guard let url = URL(string: uri), let text = try? String(contentsOf: url, encoding: .utf8)
    else { return [] }
    return text.split(separator: "\n", omittingEmptySubsequences: false)
  }
}

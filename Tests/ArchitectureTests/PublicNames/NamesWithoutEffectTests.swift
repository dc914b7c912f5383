import Foundation
import TemporaryFolders
import Testing

@Suite struct NamesWithoutEffectTests {
  @Test func `the checked-in list has exactly the names without effect`() throws {
    let found = try NamesWithoutEffect.built().names
    let list = try ListOfNamesWithoutEffect()

    for name in found.subtracting(list.names).sorted() {
      Issue.record(
        """
        \(name) is accepted, but nothing reads, calls or tests it. Give it the effect that Apple \
        documents, declare it unavailable with a message, or list it in WithoutEffect.txt.
        """)
    }
    for name in list.names.subtracting(found).sorted() {
      Issue.record("\(name) has an effect or is gone: remove it from WithoutEffect.txt")
    }
    #expect(list.repeated.isEmpty)
  }

  @Test func `the list has the names of the first section apart from checked ones`() {
    let list = ListOfNamesWithoutEffect(
      text: """
        # A comment.
        ## accepted, without effect
        UIPage.fold() UIPage.size
        ## kept for the app
        UIPage.name
        UIPage.size
        """)

    #expect(list.withoutEffect == ["UIPage.fold()", "UIPage.size"])
    #expect(list.names == ["UIPage.fold()", "UIPage.size", "UIPage.name"])
    #expect(list.repeated == ["UIPage.size"])
  }

  @Test func `each kind of name without effect is found`() throws {
    let found = try IndexedModule.names(
      in: """
        public protocol Reader {
          func read()
          func skip()
          var isLate: Bool { get }
        }
        extension Reader { public var isEarly: Bool { String(1) == "2" } }
        extension Reader { public func skip() {}; public var isLate: Bool { false } }
        public enum Side { case left, right }
        public struct Options: OptionSet {
          public let rawValue: Int
          public init(rawValue: Int) { self.rawValue = rawValue }
          public static let fast = Options(rawValue: 1)
          public static let slow = Options(rawValue: 2)
        }
        open class Page {
          public init() {}
          open var size = 0
          open var color = 0 { didSet { size = color } }
          open var ignored = 0 { didSet { size = 1 } }
          public private(set) var result = 0
          public let fixed = 1
          open var asked: Bool { true }
          open var unasked: Bool { true }
          public var constant: Bool { true }
          open func called() {}
          open func uncalled() {}
          open func same(_ value: Int) -> Int { value }
          open func works() -> Int { count + 1 }
          public func nothing() {}
          var count = 0
          @available(*, unavailable, message: "use size") public func old() {}
          func run(_ reader: any Reader, _ options: Options, _ side: Side) {
            if asked, side == .left, options.contains(.fast) { called() }
            reader.read()
            result += size
          }
        }
        open class Book: Page {
          open override var unasked: Bool { super.unasked }
          open override func uncalled() { super.uncalled() }
        }
        """)

    let expected: Set = [
      "Reader.skip()", "Reader.isLate", "Side.right", "Options.slow", "Page.ignored",
      "Page.unasked", "Page.uncalled()", "Page.same(_:)", "Page.nothing()",
    ]
    #expect(found == expected)
  }
}

/// A module that is compiled for a test, with its index and its symbol graph.
private enum IndexedModule {
  static func names(in source: String) throws -> Set<String> {
    let temporary = TemporaryFolder()
    let folder = temporary.url
    let graphs = folder.appendingPathComponent("graphs")
    try FileManager.default.createDirectory(at: graphs, withIntermediateDirectories: true)
    let file = folder.appendingPathComponent("M.swift")
    try Data(source.utf8).write(to: file)
    let command = try Command([
      Command.swift + "c", "-parse-as-library", "-module-name", "M", "-Onone", "-c", file.path,
      "-o", file.path + ".o", "-index-store-path", folder.appendingPathComponent("index").path,
      "-emit-module", "-emit-module-path", folder.appendingPathComponent("M.swiftmodule").path,
      "-emit-symbol-graph", "-emit-symbol-graph-dir", graphs.path,
      "-symbol-graph-minimum-access-level", "public",
    ])
    try #require(command.status == 0, "\(command.errors)")
    let graph = try Data(contentsOf: graphs.appendingPathComponent("M.symbols.json"))
    let places = try IndexStore(at: folder.appendingPathComponent("index")).places(in: file)
    return NamesWithoutEffect(
      graphs: [try JSONDecoder().decode(Graph.self, from: graph)],
      files: [.init(source: source, places: places)]
    ).names
  }
}

/// What the porter says of one module's files.
package struct PortReport: Codable, Equatable, Sendable {
  package struct File: Codable, Equatable, Sendable {
    var path: String
    /// The text that the compiler reads instead; nil where that is the file itself.
    var ported: String?
  }

  /// A construct at its place, and what becomes of it or why nothing can.
  package struct Construct: Codable, Equatable, Sendable {
    var path: String
    var line: Int
    var column: Int
    var construct: String
    var text: String?
    var reason: String?
  }

  package struct Class: Codable, Equatable, Sendable {
    struct Initializer: Codable, Equatable, Sendable {
      struct Parameter: Codable, Equatable, Sendable {
        /// "_" for none.
        var label: String
        var type: String
        var hasDefault: Bool
      }
      var parameters: [Parameter]
      var isFailable: Bool
      var isThrowing: Bool
      var isPrivate: Bool
      /// Nil where the porter does not say.
      var isConvenience: Bool?

      /// Whether `init()` calls it.
      var isPlain: Bool {
        parameters.allSatisfy(\.hasDefault) && !isFailable && !isThrowing && !isPrivate
      }

      /// As `init(title: String)`.
      var text: String {
        let words = parameters.map { $0.label == "_" ? $0.type : "\($0.label): \($0.type)" }
        return "init(\(words.joined(separator: ", ")))"
      }
    }

    var name: String
    /// Nearest first.
    var superclasses: [String]
    var isGeneric: Bool
    var isViewController: Bool
    /// Those that it declares.
    var initializers: [Initializer]
  }

  package struct TestCase: Codable, Equatable, Sendable {
    struct Method: Codable, Equatable, Sendable {
      var name: String
      var isAsync: Bool
    }
    var name: String
    var methods: [Method]
  }

  package var files: [File] = []
  package var rewrites: [Construct] = []
  package var refusals: [Construct] = []
  package var notes: [Construct]?
  package var classes: [Class] = []
  package var tests: [TestCase] = []
}

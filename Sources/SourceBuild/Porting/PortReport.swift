/// The report of `Porter` on the files of one module.
package struct PortReport: Codable, Equatable, Sendable {
  package struct File: Codable, Equatable, Sendable {
    var path: String
    /// The path of the ported text, which the compiler reads instead of the file. Nil if the
    /// compiler reads the original file.
    var ported: String?
  }

  /// A construct and its place in the source. A construct has either a new text or a reason why it
  /// cannot be rewritten.
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
        /// The argument label; "_" if there is none.
        var label: String
        var type: String
        var hasDefault: Bool
      }
      var parameters: [Parameter]
      var isFailable: Bool
      var isThrowing: Bool
      var isPrivate: Bool
      /// Whether this is a convenience initialiser; nil if `Porter` does not report this.
      var isConvenience: Bool?

      /// Whether the initialiser can be called as `init()`.
      var isPlain: Bool {
        parameters.allSatisfy(\.hasDefault) && !isFailable && !isThrowing && !isPrivate
      }

      /// The signature as text, such as `init(title: String)`.
      var text: String {
        let words = parameters.map { $0.label == "_" ? $0.type : "\($0.label): \($0.type)" }
        return "init(\(words.joined(separator: ", ")))"
      }
    }

    var name: String
    /// The names of the class's superclasses. The nearest superclass is first.
    var superclasses: [String]
    var isGeneric: Bool
    var isViewController: Bool
    /// The initialisers that the class declares.
    var initializers: [Initializer]
  }

  package struct TestCase: Codable, Equatable, Sendable {
    struct Method: Codable, Equatable, Sendable {
      var name: String
      var isAsync: Bool
      var isThrowing: Bool
    }
    var name: String
    var methods: [Method]
  }

  package var files: [File] = []
  package var rewrites: [Construct] = []
  package var refusals: [Construct] = []
  package var notes: [Construct]?
  /// Code that compiles but has no effect in Matchcut.
  package var warnings: [Construct]?
  package var classes: [Class] = []
  package var tests: [TestCase] = []
}

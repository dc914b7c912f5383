/// What the porter says of one module's files.
struct PortReport: Codable, Equatable, Sendable {
  struct File: Codable, Equatable, Sendable {
    var path: String
    /// The text that the compiler reads instead; nil where that is the file itself.
    var ported: String?
  }

  /// A construct at its place, and what becomes of it or why nothing can.
  struct Construct: Codable, Equatable, Sendable {
    var path: String
    var line: Int
    var column: Int
    var construct: String
    var text: String?
    var reason: String?
  }

  struct Class: Codable, Equatable, Sendable {
    var name: String
    var superclass: String?
    var isMain: Bool?
    var isAppDelegate: Bool?
    var isViewController: Bool?
    /// Whether `init()` makes one; nil where it is not known.
    var hasPlainInit: Bool?
    /// How it is made otherwise, as `init(title:)`.
    var initializers: [String]?
  }

  struct TestCase: Codable, Equatable, Sendable {
    struct Method: Codable, Equatable, Sendable {
      var name: String
      var isAsync: Bool?
    }
    var name: String
    var methods: [Method]
  }

  var files: [File] = []
  var rewrites: [Construct] = []
  var refusals: [Construct] = []
  var notes: [Construct]?
  var classes: [Class] = []
  var tests: [TestCase] = []
}

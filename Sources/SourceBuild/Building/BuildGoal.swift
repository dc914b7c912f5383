/// What the user wants of the sources.
package enum BuildGoal: Equatable, Sendable {
  /// Every module that can be built, and nothing to run.
  case modules
  /// The app, or a library's host; `product` chooses among several apps.
  case program(LibraryHost.Entry?, product: String?)
  case tests
}

/// What a build made.
package struct Built: Equatable, Sendable {
  /// Absolute; nil where nothing is to run.
  package var program: String?
  package var modules: [String]
  package var testLibraries: Set<TestMain.Library> = []
}

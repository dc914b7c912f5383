/// What a build should produce.
package enum BuildGoal: Equatable, Sendable {
  /// Build every module that can be built, without a program.
  case modules
  /// Build the app, or the host app of a library. `product` chooses among several apps.
  case program(LibraryHost.Entry?, product: String?)
  case tests
}

/// The result of a build.
package struct Built: Equatable, Sendable {
  /// The absolute path of the program; nil if no program was built.
  package var program: String?
  package var modules: [String]
  package var testLibraries: Set<TestMain.Library> = []
  /// How a test launches the program; nil if a test cannot launch it.
  package var testLaunch: TestLaunch?
}

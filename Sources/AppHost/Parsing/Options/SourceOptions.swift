import SourceBuild

/// The options of a command for the user's own code.
package struct SourceOptions: Equatable, Sendable {
  /// The environment variable in which the program that was built finds `path`.
  static let pathVariable = "MATCHCUT_PATH"

  package var command: CommandName
  /// The file or folder, as typed.
  package var path: String
  package var entry: LibraryHost.Entry?
  /// The app to run, if there are several.
  package var product: String?
  package var showsWarnings = false
  package var json = false
  /// The arguments for the app's own executable.
  package var words: [String] = []

  package init(command: CommandName, path: String) {
    (self.command, self.path) = (command, path)
  }
}

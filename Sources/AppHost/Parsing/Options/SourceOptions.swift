import SourceBuild

/// Everything that a command was told about own code.
package struct SourceOptions: Equatable, Sendable {
  /// The environment variable in which the program that was built finds `path`.
  static let pathVariable = "MATCHCUT_PATH"

  package var command: CommandName
  /// A file or folder, as it was typed.
  package var path: String
  package var entry: LibraryHost.Entry?
  /// The name of one of several apps.
  package var product: String?
  package var showsWarnings = false
  package var json = false
  /// The arguments for the app's own executable.
  package var words: [String] = []

  package init(command: CommandName, path: String) {
    (self.command, self.path) = (command, path)
  }
}

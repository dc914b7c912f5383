import SourceBuild

/// Everything that a command was told about own code.
package struct SourceOptions: Equatable, Sendable {
  package var command: CommandName
  /// A file or folder, as it was typed.
  package var path: String
  package var entry: LibraryHost.Entry?
  /// The name of one of several apps.
  package var product: String?
  package var showsWarnings = false
  package var json = false
  /// What the app's own program is told.
  package var words: [String] = []

  package init(command: CommandName, path: String) {
    (self.command, self.path) = (command, path)
  }

  static let discussion =
    """
    PATH is a Swift file, a folder of them, a package, or a clone of a library or an app. 'film PATH',
    'trace PATH', 'check PATH', 'fuzz PATH', 'plot PATH' and 'serve PATH' build it as well and then run
    it. An app starts as it does on a phone; of a library, say what is to be shown.
    Nothing is written into PATH but its folder .build.
    """
}

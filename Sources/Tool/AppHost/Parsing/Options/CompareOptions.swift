import SourceBuild

/// The arguments of `matchcut compare`.
package struct CompareOptions: Equatable, Sendable {
  package enum Form: Sendable { case text, markdown, json }

  /// The sides as they were typed. Each is a folder of films, the path of a project, or a revision
  /// of the repository.
  package var before: String
  /// Whether `before` is a folder of baselines, which may not exist yet.
  package var isApproved = false
  /// Nil for the project in the working folder.
  package var after: String?
  /// The path of the project whose revisions are compared; nil for the current folder.
  package var path: String?
  package var form = Form.text
  /// The folder for the report; nil if there is none.
  package var folder: String?
  /// The beginning of the addresses of pictures in the Markdown text; nil for paths that are
  /// relative to the text.
  package var picturesURL: String?
  package var filming = Filming()

  package init(before: String, after: String? = nil) { (self.before, self.after) = (before, after) }

  /// How the films of a project are made.
  package struct Filming: Equatable, Sendable {
    /// The parts of a library to show; empty to run the app.
    package var entries: [LibraryHost.Entry] = []
    /// The gestures, as they were typed: names, files, and folders with files. Empty to film the
    /// launch.
    package var gestures: [String] = []
    /// The progress at which each gesture is also cancelled; nil if it is not.
    package var cancelAt: Double?
    /// The options of the build.
    package var source = SourceOptions(command: .compare, path: "")
    /// The options that are passed to the app's executable.
    package var words: [String] = []

    package init() {}
  }
}

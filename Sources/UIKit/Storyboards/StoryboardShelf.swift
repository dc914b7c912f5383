/// The storyboards that a world was given, besides those in bundles.
@MainActor
package final class StoryboardShelf: WorldRoom {
  private var files: [String: StoryboardFile] = [:]

  package init() {}

  package func add(_ file: StoryboardFile) { files[file.name] = file }

  /// Nil where neither the shelf nor the bundle has the file.
  func file(named name: String, in bundle: Bundle) throws -> StoryboardFile? {
    if let file = files[name] { return file }
    guard let url = bundle.url(forResource: name, withExtension: "storyboard"),
      let xml = try? Data(contentsOf: url)
    else { return nil }
    return try StoryboardFile(name: name, xml: xml, bundle: bundle)
  }
}

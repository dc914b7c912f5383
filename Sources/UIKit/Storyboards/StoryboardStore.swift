/// The storyboards that a world was given in memory, in addition to those in bundles.
@MainActor
package final class StoryboardStore: WorldService {
  private var files: [String: StoryboardFile] = [:]

  package init() {}

  package func add(_ file: StoryboardFile) { files[file.name] = file }

  /// The storyboard with this name; nil if neither the shelf nor the bundle has it.
  func file(named name: String, in bundle: Bundle) throws -> StoryboardFile? {
    if let file = files[name] { return file }
    guard let url = bundle.url(forResource: name, withExtension: "storyboard"),
      let xml = try? Data(contentsOf: url)
    else { return nil }
    return try StoryboardFile(name: name, xml: xml, bundle: bundle)
  }
}

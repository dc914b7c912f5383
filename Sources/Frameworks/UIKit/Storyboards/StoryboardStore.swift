/// The storyboards that a `World` has in memory, in addition to those in bundles.
@MainActor
package final class StoryboardStore: WorldService {
  private var files: [String: StoryboardFile] = [:]

  package init() {}

  package func add(_ file: StoryboardFile) { files[file.name] = file }

  /// The storyboard with this name; nil if it is neither in memory nor in the bundle.
  func file(named name: String, in bundle: Bundle) throws -> StoryboardFile? {
    if let file = files[name] { return file }
    guard let url = bundle.url(forResource: name, withExtension: "storyboard"),
      let xml = try? Data(contentsOf: url)
    else { return nil }
    return try StoryboardFile(name: name, xml: xml, bundle: bundle)
  }
}

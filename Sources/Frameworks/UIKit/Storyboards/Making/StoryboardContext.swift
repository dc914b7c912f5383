/// The context in which a file is read. The context contains the file's colours, its bundle, and
/// notes about ignored content.
@MainActor
final class StoryboardContext {
  let resources: StoryboardResources
  let notes: StoryboardNotes
  /// The bundle that contains the images; nil means the main bundle.
  let bundle: Bundle?

  init(resources: StoryboardResources, notes: StoryboardNotes, bundle: Bundle?) {
    (self.resources, self.notes, self.bundle) = (resources, notes, bundle)
  }

  /// The image with the name `name`. If no image has this name, logs UIKit's warning and returns
  /// nil.
  func image(_ name: String) -> UIImage? {
    let bundle = bundle ?? .main
    if let image = UIImage(named: name, in: bundle, compatibleWith: nil) { return image }
    if resources.symbols.contains(name), let symbol = UIImage(systemName: name) { return symbol }
    UIKitLog.warn(
      "Could not load the \"\(name)\" image referenced from a nib in the bundle with identifier "
        + "\"\(bundle.bundleIdentifier ?? bundle.bundlePath)\"")
    return nil
  }
}

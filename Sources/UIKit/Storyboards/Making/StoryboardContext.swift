/// The context of reading a file: its colours, its bundle, and notes about ignored content.
@MainActor
final class StoryboardContext {
  let resources: StoryboardResources
  let notes: StoryboardNotes
  /// The bundle with the images; nil for the main bundle.
  let bundle: Bundle?

  init(resources: StoryboardResources, notes: StoryboardNotes, bundle: Bundle?) {
    (self.resources, self.notes, self.bundle) = (resources, notes, bundle)
  }

  /// The image with this name; logs UIKit's warning if there is none.
  func image(_ name: String) -> UIImage? {
    let bundle = bundle ?? .main
    if let image = UIImage.named(name, in: bundle) { return image }
    UIKitLog.warn(
      "Could not load the \"\(name)\" image referenced from a nib in the bundle with identifier "
        + "\"\(bundle.bundleIdentifier ?? bundle.bundlePath)\"")
    return nil
  }
}

extension UIImage {
  /// A PNG file of the bundle, preferably for the screen's scale.
  @MainActor
  fileprivate static func named(_ name: String, in bundle: Bundle) -> UIImage? {
    let stem = name.hasSuffix(".png") ? String(name.dropLast(4)) : name
    let scale = Int(UIScreen.main.scale)
    for suffix in ["@\(scale)x", "@3x", "@2x", ""] {
      if let path = bundle.path(forResource: stem + suffix, ofType: "png"),
        let image = UIImage(contentsOfFile: path)
      {
        return image
      }
    }
    return nil
  }
}

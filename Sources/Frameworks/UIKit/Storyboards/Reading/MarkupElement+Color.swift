// Reads `<color>` in all forms that versions of Interface Builder have written.
extension MarkupElement {
  /// The colour. The element contains the colour's components, or the name of a system colour or of
  /// a colour in `resources`.
  func color(_ resources: StoryboardResources) throws -> UIColor {
    if let name = self["systemColor"] ?? self["cocoaTouchSystemColor"] {
      // The file's resources contain the values of newer system colours.
      if let color = UIColor.system(named: name) ?? resources.colors[name] { return color }
      throw error(
        found: "the system colour '\(name)'", expected: "a colour that UIColor names",
        remedy: "add <systemColor name=\"\(name)\"> to <resources>, or give red, green and blue")
    }
    if let name = self["name"] {
      if let color = resources.colors[name] { return color }
      throw error(
        found: "the colour name '\(name)'", expected: resources.colorNames,
        remedy: "add <namedColor name=\"\(name)\"> to <resources>, or the colour set")
    }
    let alpha = try optional("alpha", number) ?? 1
    if let white = try optional("white", number) {
      return UIColor(white: white, alpha: alpha)
    }
    guard let red = try optional("red", number), let green = try optional("green", number),
      let blue = try optional("blue", number)
    else {
      throw error(
        found: "\(tag) without components", expected: "red, green and blue, white, or a name",
        remedy: "add the components")
    }
    if self["customColorSpace"] == "displayP3" {
      return UIColor(displayP3Red: red, green: green, blue: blue, alpha: alpha)
    }
    // As in UIKit since iOS 10, colours in a calibrated or device colour space are treated as sRGB.
    return UIColor(red: red, green: green, blue: blue, alpha: alpha)
  }
}

/// The contents of a file's `<resources>`.
struct StoryboardResources {
  private(set) var colors: [String: UIColor] = [:]
  private var names: [String] = []
  /// The names of the images that are symbols of the system.
  private(set) var symbols: Set<String> = []

  init(_ element: MarkupElement?) throws {
    for entry in element?.children ?? [] {
      if entry.name == "image", entry["catalog"] == "system", let name = entry["name"] {
        symbols.insert(name)
      }
      guard entry.name == "namedColor" || entry.name == "systemColor",
        let name = entry["name"], let color = entry.child("color")
      else { continue }
      colors[name] = try color.color(self)
      if entry.name == "namedColor" { names.append(name) }
    }
  }

  var colorNames: String {
    names.isEmpty
      ? "a colour in <resources>" : names.map { "'\($0)'" }.joined(separator: ", ")
  }
}

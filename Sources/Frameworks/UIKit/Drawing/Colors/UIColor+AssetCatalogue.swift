extension UIColor {
  /// The colour called `name` in the asset catalogues of the main bundle; nil if there is none.
  public convenience init?(named name: String) {
    self.init(named: name, in: nil, compatibleWith: nil)
  }

  /// The colour called `name` in the asset catalogues of a bundle; nil if there is none. If
  /// `bundle` is nil, the main bundle is used. A colour with variants for light and dark mode
  /// follows the current interface style. `traitCollection` is ignored.
  public convenience init?(
    named name: String, in bundle: Bundle?, compatibleWith traitCollection: UITraitCollection?
  ) {
    guard let color = AssetCatalogue.color(name, in: bundle ?? .main) else { return nil }
    self.init(dynamicProvider: { color.resolvedColor(with: $0) })
  }
}

extension AssetCatalogue {
  /// The colour of a colour set; nil if the set is missing or cannot be read.
  fileprivate static func color(_ name: String, in bundle: Bundle) -> UIColor? {
    guard let set = contents(name, "colorset", ColorSet.self, bundle) else { return nil }
    let general = set.colors.filter { ["universal", "iphone", nil].contains($0.idiom) }
    func color(_ look: String?) -> UIColor? {
      general.first { $0.luminosity == look && $0.contrast == nil }?.color?.value
    }
    guard let any = color(nil) ?? color("light") else { return nil }
    guard let dark = color("dark") else { return any }
    let light = color("light") ?? any
    return UIColor { $0.userInterfaceStyle == .dark ? dark : light }
  }

  private struct ColorSet: Decodable {
    struct Entry: Decodable {
      struct Appearance: Decodable {
        let appearance: String
        let value: String
      }
      let idiom: String?
      let color: ColorValue?
      let appearances: [Appearance]?

      var luminosity: String? { appearances?.first { $0.appearance == "luminosity" }?.value }
      var contrast: String? { appearances?.first { $0.appearance == "contrast" }?.value }
    }
    let colors: [Entry]
  }

  private struct ColorValue: Decodable {
    let reference: String?
    let space: String?
    let components: [String: String]?
    enum CodingKeys: String, CodingKey {
      case reference, components
      case space = "color-space"
    }

    /// The colour; nil if a component is missing or is not a number.
    var value: UIColor? {
      if let reference { return .system(named: reference) }
      func component(_ name: String) -> CGFloat? {
        guard let text = components?[name] else { return nil }
        if text.hasPrefix("0x") {
          return Int(text.dropFirst(2), radix: 16).map { CGFloat($0) / 255 }
        }
        // A colour component without a decimal point ranges from 0 to 255, and one with a decimal
        // point from 0 to 1.
        if text.contains(".") { return Double(text).map { CGFloat($0) } }
        return Int(text).map { CGFloat($0) / 255 }
      }
      let alpha = components?["alpha"].flatMap(Double.init).map { CGFloat($0) } ?? 1
      if let white = component("white") { return UIColor(white: white, alpha: alpha) }
      guard let red = component("red"), let green = component("green"),
        let blue = component("blue")
      else { return nil }
      return space == "display-p3"
        ? UIColor(displayP3Red: red, green: green, blue: blue, alpha: alpha)
        : UIColor(red: red, green: green, blue: blue, alpha: alpha)
    }
  }
}

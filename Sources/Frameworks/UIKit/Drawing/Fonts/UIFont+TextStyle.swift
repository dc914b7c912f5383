extension UIFont {
  /// The font for `style` at the user's preferred text size. An unknown style is treated as body.
  public class func preferredFont(forTextStyle style: TextStyle) -> UIFont {
    preferredFont(forTextStyle: style, compatibleWith: nil)
  }

  /// The font for `style` at the text size of `traitCollection`. If that size is unspecified, the
  /// user's preferred text size is used.
  public class func preferredFont(
    forTextStyle style: TextStyle, compatibleWith traitCollection: UITraitCollection?
  ) -> UIFont {
    let size = preferredSize(of: style, at: category(in: traitCollection))
    let weight: Weight = style == .headline ? .semibold : .regular
    return UIFont(
      face: systemFont(ofSize: size, weight: weight).face,
      scaling: Scaling(style: style, base: preferredSize(of: style, at: .large)))
  }

  /// The sizes in points, from extra small to the largest accessibility size, in the order of
  /// `UIContentSizeCategory.ascending`.
  ///
  /// The sizes are those of the Human Interface Guidelines ("Typography", iOS Dynamic Type sizes).
  private static let sizes: [TextStyle: [CGFloat]] = [
    .largeTitle: [31, 32, 33, 34, 36, 38, 40, 44, 48, 52, 56, 60],
    .title1: [25, 26, 27, 28, 30, 32, 34, 38, 43, 48, 53, 58],
    .title2: [19, 20, 21, 22, 24, 26, 28, 34, 39, 44, 50, 56],
    .title3: [17, 18, 19, 20, 22, 24, 26, 31, 37, 43, 49, 55],
    .headline: [14, 15, 16, 17, 19, 21, 23, 28, 33, 40, 47, 53],
    .body: [14, 15, 16, 17, 19, 21, 23, 28, 33, 40, 47, 53],
    .callout: [13, 14, 15, 16, 18, 20, 22, 26, 32, 38, 44, 51],
    .subheadline: [12, 13, 14, 15, 17, 19, 21, 25, 30, 36, 42, 49],
    .footnote: [12, 12, 12, 13, 15, 17, 19, 23, 27, 33, 38, 44],
    .caption1: [11, 11, 11, 12, 14, 16, 18, 22, 26, 32, 37, 43],
    .caption2: [11, 11, 11, 11, 13, 15, 17, 20, 24, 29, 34, 40],
  ]

  static func preferredSize(of style: TextStyle, at category: UIContentSizeCategory) -> CGFloat {
    let sizes = sizes[style] ?? sizes[.body] ?? []
    let index = UIContentSizeCategory.ascending.firstIndex(of: category)
    return sizes[index ?? UIContentSizeCategory.ascending.firstIndex(of: .large) ?? 0]
  }

  /// The text size of `traits`. If `traits` do not specify a text size, this is the main screen's
  /// text size.
  static func category(in traits: UITraitCollection?) -> UIContentSizeCategory {
    if let category = traits?.preferredContentSizeCategory, category != .unspecified {
      return category
    }
    return MainActorReach.read { UIScreen.main.traitCollection.preferredContentSizeCategory }
      ?? .large
  }

  /// The font at the text size of `traits` if the font changes with the text size; otherwise the
  /// font itself.
  func adapted(to traits: UITraitCollection) -> UIFont {
    guard let scaling else { return self }
    var face = face
    face.size = scaling.size(at: Self.category(in: traits))
    return UIFont(face: face, scaling: scaling)
  }
}

extension UIFont.Scaling {
  /// The font's size if the user has selected the text size `category`. The size changes by the
  /// same factor as the size of the font's text style. The sizes that UIKit computes are slightly
  /// different (`unverified`).
  func size(at category: UIContentSizeCategory) -> CGFloat {
    let normal = UIFont.preferredSize(of: style, at: .large)
    return min(base * UIFont.preferredSize(of: style, at: category) / normal, limit)
  }
}

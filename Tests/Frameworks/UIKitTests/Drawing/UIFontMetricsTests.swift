import Stage
import Testing
import UIKit

@MainActor struct UIFontMetricsTests {
  private func traits(_ category: UIContentSizeCategory) -> UITraitCollection {
    UITraitCollection(preferredContentSizeCategory: category)
  }

  private func size(_ style: UIFont.TextStyle, _ category: UIContentSizeCategory) -> CGFloat {
    UIFont.preferredFont(forTextStyle: style, compatibleWith: traits(category)).pointSize
  }

  private static let styles: [UIFont.TextStyle] = [
    .largeTitle, .title1, .title2, .title3, .headline, .subheadline, .body, .callout, .footnote,
    .caption1, .caption2,
  ]

  // The first, middle and last rows of the table in the Human Interface Guidelines, "Typography".
  @Test(arguments: [
    (UIFont.TextStyle.largeTitle, 31, 34, 40, 60), (.title1, 25, 28, 34, 58),
    (.title2, 19, 22, 28, 56), (.title3, 17, 20, 26, 55), (.headline, 14, 17, 23, 53),
    (.body, 14, 17, 23, 53), (.callout, 13, 16, 22, 51), (.subheadline, 12, 15, 21, 49),
    (.footnote, 12, 13, 19, 44), (.caption1, 11, 12, 18, 43), (.caption2, 11, 11, 17, 40),
  ])
  func `text styles have Apple's sizes`(
    style: UIFont.TextStyle, small: CGFloat, normal: CGFloat, large: CGFloat, largest: CGFloat
  ) {
    #expect(size(style, .extraSmall) == small)
    #expect(size(style, .large) == normal)
    #expect(size(style, .unspecified) == normal)
    #expect(size(style, .extraExtraExtraLarge) == large)
    #expect(size(style, .accessibilityExtraExtraExtraLarge) == largest)
  }

  @Test func `every style grows from each size to the next, or is constant`() {
    for style in Self.styles {
      let sizes = UIContentSizeCategory.ascending.map { size(style, $0) }
      #expect(zip(sizes, sizes.dropFirst()).allSatisfy { $0 <= $1 }, "\(style.rawValue)")
    }
  }

  @Test func `metrics scale like their style, up to a limit`() {
    let metrics = UIFontMetrics(forTextStyle: .body)
    let font = UIFont.boldSystemFont(ofSize: 34)
    let large = traits(.accessibilityMedium)

    #expect(metrics.scaledFont(for: font, compatibleWith: traits(.large)) == font)
    #expect(metrics.scaledFont(for: font, compatibleWith: large).pointSize == 56)
    #expect(metrics.scaledFont(for: font, compatibleWith: large).face.weight == 600)
    #expect(
      metrics.scaledFont(for: font, maximumPointSize: 40, compatibleWith: large).pointSize == 40)
    #expect(abs(metrics.scaledValue(for: 17, compatibleWith: large) - 28) < 1e-9)
  }

  @Test func `a label that adjusts follows the content size category, others do not`() {
    let stage = Stage(device: .phone)
    let root = stage.run { UIViewController() }
    stage.show(root)
    let labels = stage.run { [true, false].map { _ in UILabel() } }
    stage.run {
      for label in labels {
        label.font = .preferredFont(forTextStyle: .body)
        root.view.addSubview(label)
      }
      labels[0].adjustsFontForContentSizeCategory = true
      root.view.traitOverrides.preferredContentSizeCategory = .accessibilityMedium
    }

    #expect(labels.map(\.font.pointSize) == [28, 17])
    stage.close()
  }
}

struct UIFontDescriptorTests {
  @Test func `traits are set exactly, and read back`() throws {
    let plain = UIFont.systemFont(ofSize: 17).fontDescriptor
    let bold = try #require(plain.withSymbolicTraits([.traitBold, .traitItalic]))

    #expect(plain.symbolicTraits == [])
    #expect(bold.symbolicTraits == [.traitBold, .traitItalic])
    let font = UIFont(descriptor: bold, size: 0)
    #expect(font.pointSize == 17 && font.face.italic)
    #expect(font.face.weight == UIFont.boldSystemFont(ofSize: 17).face.weight)
    #expect(bold.withSymbolicTraits([]) == plain)
    #expect(UIFont(descriptor: bold, size: 30).pointSize == 30)
    #expect(plain.withDesign(.monospaced)?.symbolicTraits == .traitMonoSpace)
  }

  @Test(arguments: [
    ("HelveticaNeue", 400, false, false), ("HelveticaNeue-UltraLight", 100, false, false),
    ("Helvetica Neue", 400, false, false), ("AvenirNext-DemiBold", 600, false, false),
    ("HelveticaNeue-BoldItalic", 700, true, false), ("Menlo-Regular", 400, false, true),
    ("Courier-BoldOblique", 700, true, true),
  ])
  func `iOS fonts are replaced by one of their weight`(
    name: String, weight: Int, italic: Bool, monospaced: Bool
  ) throws {
    let face = try #require(UIFont(name: name, size: 20)).face

    #expect(face.size == 20)
    #expect(face.italic == italic && face.monospaced == monospaced)
    #expect(face.weight == weight)
  }

  @Test func `an unknown font is nil`() {
    #expect(UIFont(name: "NoSuchFont", size: 12) == nil)
    #expect(UIFont(name: "", size: 12) == nil)
  }
}

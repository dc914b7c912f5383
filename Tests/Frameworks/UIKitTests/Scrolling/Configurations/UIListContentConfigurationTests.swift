import Stage
import Testing
import UIKit

@MainActor
struct UIListContentConfigurationTests {
  private let image = UIGraphicsImageRenderer(size: CGSize(width: 29, height: 29)).image { _ in }

  private func view(
    _ configuration: UIListContentConfiguration, width: CGFloat = 320, height: CGFloat = 60
  ) -> UIListContentView {
    let view = UIListContentView(configuration: configuration)
    view.frame = CGRect(x: 0, y: 0, width: width, height: height)
    view.layoutIfNeeded()
    return view
  }

  private func margins(_ configuration: UIListContentConfiguration) -> [CGFloat] {
    let margins = configuration.directionalLayoutMargins
    return [margins.top, margins.leading, margins.bottom, margins.trailing]
  }

  @Test func `styles have their margins and distances`() {
    let stage = Stage(device: .phone)
    stage.run {
      #expect(margins(.cell()) == [11, 16, 11, 8])
      #expect(margins(.subtitleCell()) == [11, 16, 11, 8])
      #expect(margins(.valueCell()) == [11, 16, 11, 8])
      #expect(margins(.groupedHeader()) == [17, 8, 6, 8])
      #expect(margins(.plainFooter()) == [8, 8, 6, 8])
      #expect(margins(.groupedFooter()) == [8, 8, 6, 8])
      #expect(margins(.sidebarCell()) == [11, 8, 11, 8])
      #expect(margins(.accompaniedSidebarCell()) == [11, 8, 11, 8])
      #expect(margins(.sidebarHeader()) == [11, 8, 11, 8])
      #expect(margins(.sidebarSubtitleCell()) == [4, 8, 4, 8])
      #expect(margins(.accompaniedSidebarSubtitleCell()) == [4, 8, 4, 8])
      #expect(UIListContentConfiguration.cell().imageToTextPadding == 16)
      #expect(UIListContentConfiguration.sidebarCell().imageToTextPadding == 10)
      #expect(UIListContentConfiguration.cell().textToSecondaryTextHorizontalPadding == 8)
      #expect(UIListContentConfiguration.cell().textToSecondaryTextVerticalPadding == 3)
      #expect(UIListContentConfiguration.subtitleCell().textToSecondaryTextVerticalPadding == 0)
      #expect(UIListContentConfiguration.valueCell().prefersSideBySideTextAndSecondaryText)
      #expect(!UIListContentConfiguration.cell().prefersSideBySideTextAndSecondaryText)
      #expect(UIListContentConfiguration.cell().textProperties.font.pointSize == 17)
      #expect(UIListContentConfiguration.cell().secondaryTextProperties.font.pointSize == 15)
      #expect(UIListContentConfiguration.groupedHeader().textProperties.transform == .uppercase)
      #expect(UIListContentConfiguration.header() == .groupedHeader())
      #expect(UIListContentConfiguration.footer() == .groupedFooter())
      #expect(
        UIListContentConfiguration.plainHeader().axesPreservingSuperviewLayoutMargins == .horizontal
      )
      #expect(
        UIListContentConfiguration.prominentInsetGroupedHeader().textProperties.transform == .none)
      #expect(
        UIListContentConfiguration.extraProminentInsetGroupedHeader().textProperties.font.pointSize
          == 20)
    }
    stage.close()
  }

  @Test func `the parts follow each other from the leading edge`() throws {
    let stage = Stage(device: .phone)
    try stage.run {
      var content = UIListContentConfiguration.cell()
      content.image = image
      content.text = "Text"
      let view = view(content)

      let image = try #require(view.imageLayoutGuide?.layoutFrame)
      #expect(image.size == CGSize(width: 29, height: 29))
      #expect(image.minX == 16 && abs(image.midY - 30) < 0.5)
      let text = try #require(view.textLayoutGuide?.layoutFrame)
      #expect(text.minX == 61)
      #expect(text.maxX == 312)
      #expect(abs(text.midY - 30) < 0.5)
      #expect(view.secondaryTextLayoutGuide == nil)
    }
    stage.close()
  }

  @Test func `a value is at the trailing edge if both texts fit in one line`() throws {
    let stage = Stage(device: .phone)
    try stage.run {
      var content = UIListContentConfiguration.valueCell()
      content.text = "Name"
      content.secondaryText = "Value"
      let wide = view(content)
      let (first, second) = (
        try #require(wide.textLayoutGuide?.layoutFrame),
        try #require(wide.secondaryTextLayoutGuide?.layoutFrame)
      )
      #expect(second.maxX == 312)
      #expect(abs(first.midY - second.midY) < 0.5)
      #expect(abs(first.maxX - second.minX + 8) < 1e-6)

      content.secondaryText = "A value that is too long for one line beside the name"
      let narrow = view(content, height: 100)
      let (top, bottom) = (
        try #require(narrow.textLayoutGuide?.layoutFrame),
        try #require(narrow.secondaryTextLayoutGuide?.layoutFrame)
      )
      #expect(top.minX == bottom.minX)
      #expect(abs(bottom.minY - top.maxY - 3) < 0.5)
    }
    stage.close()
  }

  @Test func `the height depends on the width`() {
    let stage = Stage(device: .phone)
    stage.run {
      var content = UIListContentConfiguration.cell()
      content.text = "Short"
      let view = view(content)
      #expect(view.sizeThatFits(CGSize(width: 320, height: 0)) == CGSize(width: 320, height: 44))

      content.text = String(repeating: "A long text. ", count: 8)
      view.configuration = content
      let (wide, narrow) = (
        view.sizeThatFits(CGSize(width: 320, height: 0)).height,
        view.sizeThatFits(CGSize(width: 160, height: 0)).height
      )
      #expect(wide > 60 && narrow > wide)
      #expect(view.intrinsicContentSize.height == wide)
    }
    stage.close()
  }

  @Test func `an image has at most its maximum size, in the space that is reserved for it`() {
    let stage = Stage(device: .phone)
    stage.run {
      var content = UIListContentConfiguration.cell()
      content.image = image
      content.text = "Text"
      content.imageProperties.maximumSize = CGSize(width: 20, height: 0)
      content.imageProperties.reservedLayoutSize = CGSize(width: 40, height: 0)
      content.imageProperties.cornerRadius = 4
      content.imageProperties.tintColor = .red
      let view = view(content)

      #expect(view.imageLayoutGuide?.layoutFrame == CGRect(x: 26, y: 20, width: 20, height: 20))
      #expect(view.textLayoutGuide?.layoutFrame.minX == 72)
      #expect(content.imageProperties.resolvedTintColor(for: .blue) == .red)
      content.imageProperties.tintColorTransformer = UIConfigurationColorTransformer { _ in .green }
      #expect(content.imageProperties.resolvedTintColor(for: .blue) == .green)
    }
    stage.close()
  }

  @Test func `a disabled cell has grey texts, but a colour of the app is kept`() {
    let stage = Stage(device: .phone)
    stage.run {
      var state = UICellConfigurationState(traitCollection: .current)
      state.isDisabled = true
      var content = UIListContentConfiguration.cell().updated(for: state)
      #expect(content.textProperties.color == .tertiaryLabel)
      #expect(content.secondaryTextProperties.color == .quaternaryLabel)

      content.textProperties.color = .red
      content.textProperties.colorTransformer = .grayscale
      state.isDisabled = false
      content = content.updated(for: state)
      #expect(content.textProperties.color == .red)
      #expect(content.textProperties.resolvedColor() != .red)
      #expect(content.secondaryTextProperties.color == .label)
    }
    stage.close()
  }

  @Test func `texts are shown with their attributes`() {
    let stage = Stage(device: .phone)
    stage.run {
      var content = UIListContentConfiguration.groupedHeader()
      content.text = "title"
      content.textProperties.alignment = .center
      content.textProperties.numberOfLines = 2
      content.alpha = 0.5
      let view = view(content)
      let label = view.subviews.compactMap { $0 as? UILabel }.first
      #expect(label?.text == "TITLE")
      #expect(label?.textAlignment == .center)
      #expect(label?.numberOfLines == 2)
      #expect(view.alpha == 0.5)

      content.attributedText = NSAttributedString(string: "rich")
      view.configuration = content
      #expect(label?.attributedText?.string == "rich")
      content.text = "plain"
      #expect(content.attributedText == nil)
      content.text = nil
      content.image = nil
      view.configuration = content
      #expect(view.subviews.isEmpty)
    }
    stage.close()
  }
}

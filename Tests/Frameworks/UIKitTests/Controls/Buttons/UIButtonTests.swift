import Testing
import UIKit

@MainActor struct UIButtonTests {
  private func button(_ type: UIButton.ButtonType = .system) -> UIButton {
    let button = UIButton(type: type)
    button.setTitle("Flip", for: .normal)
    return button
  }

  @Test func `a state without its own title shows the normal one`() {
    let button = button()
    button.setTitle("Off", for: .disabled)

    #expect(button.title(for: .highlighted) == "Flip")
    #expect(button.currentTitle == "Flip")
    button.isEnabled = false
    #expect(button.currentTitle == "Off")
    #expect(button.titleLabel?.text == "Off")
    button.isEnabled = true
    #expect(button.titleLabel?.text == "Flip")
  }

  @Test func `titles are tinted in system buttons, white in custom ones`() {
    let system = button()
    system.tintColor = .red
    let custom = button(.custom)

    #expect(system.titleLabel?.textColor == .red)
    #expect(custom.titleLabel?.textColor == .white)
    system.setTitleColor(.green, for: .normal)
    system.setTitleColor(.blue, for: .highlighted)
    #expect(system.titleLabel?.textColor == .green)
    system.isHighlighted = true
    #expect(system.titleLabel?.textColor == .blue)
    system.setTitleColor(nil, for: .highlighted)
    #expect(system.titleLabel?.textColor == .green)
  }

  @Test func `the tint colour of an ancestor applies`() {
    let parent = UIView()
    parent.tintColor = .purple
    let button = button()

    parent.addSubview(button)
    #expect(button.titleLabel?.textColor == .purple)
    parent.tintColor = .orange
    #expect(button.titleLabel?.textColor == .orange)
  }

  @Test func `pressing dims a system button's title`() {
    let button = button()

    button.isHighlighted = true
    #expect((button.titleLabel?.alpha ?? 1) < 0.5)
    button.isHighlighted = false
    #expect(button.titleLabel?.alpha == 1)
  }

  @Test func `a title that wraps fills the lines that the button's width needs`() {
    let ways: [(name: String, isWrapped: Bool)] = [
      ("one line", false), ("lines", true), ("mode", true), ("configuration", true),
    ]
    for (name, isWrapped) in ways {
      let button = button()
      button.setTitle("Several words that need several lines", for: .normal)
      switch name {
      case "lines": button.titleLabel?.numberOfLines = 0
      case "mode": button.titleLabel?.lineBreakMode = .byWordWrapping
      case "configuration": button.configuration = .plain()
      default: break
      }
      button.frame = CGRect(x: 0, y: 0, width: 120, height: 120)
      button.layoutIfNeeded()
      let title = button.titleLabel?.frame ?? .zero
      #expect((title.height > 40) == isWrapped, "\(name) \(title)")
      #expect(title.width <= 120 && abs(title.midY - 60) < 1, "\(name) \(title)")
    }
  }

  @Test func `the size fits title, image and insets`() {
    let button = button()
    let title = button.titleLabel?.intrinsicContentSize ?? .zero

    // A new system button is 30 points high on iOS.
    #expect(button.intrinsicContentSize.height == 31 || button.intrinsicContentSize.height == 30)
    button.contentEdgeInsets = UIEdgeInsets(top: 10, left: 20, bottom: 10, right: 20)
    #expect(button.intrinsicContentSize.width == title.width + 40)
    #expect(button.intrinsicContentSize.height == (title.height + 20).rounded(.up))
    let image = UIGraphicsImageRenderer(size: CGSize(width: 30, height: 50)).image { _ in }
    button.setImage(image, for: .normal)
    #expect(button.intrinsicContentSize == CGSize(width: title.width + 70, height: 70))
  }

  @Test(arguments: [
    (UIControl.ContentHorizontalAlignment.center, 0.5), (.left, 0), (.leading, 0), (.right, 1),
    (.trailing, 1),
  ])
  func `the title follows the alignment`(
    alignment: UIControl.ContentHorizontalAlignment, share: CGFloat
  ) throws {
    let button = button()
    button.contentHorizontalAlignment = alignment
    button.frame = CGRect(x: 0, y: 0, width: 200, height: 44)
    button.layoutIfNeeded()
    let frame = try #require(button.titleLabel?.frame)

    #expect(abs(frame.minX - (200 - frame.width) * share) < 0.5)
    #expect(abs(frame.midY - 22) < 0.5)
  }

  @Test func `a filled button has white content on the tint colour`() {
    var configuration = UIButton.Configuration.filled()
    configuration.title = "Flip"
    configuration.cornerStyle = .capsule
    let button = UIButton(configuration: configuration)
    button.tintColor = .red
    button.frame = CGRect(x: 0, y: 0, width: 120, height: 40)
    button.layoutIfNeeded()

    #expect(button.titleLabel?.text == "Flip")
    #expect(button.titleLabel?.textColor == .white)
    #expect(button.subviews.first?.backgroundColor == .red)
    #expect(button.subviews.first?.layer.cornerRadius == 20)
    #expect(button.subviews.first?.frame == button.bounds)
    button.configuration?.baseBackgroundColor = .black
    #expect(button.subviews.first?.backgroundColor == .black)
  }

  @Test func `a primary action supplies the title and runs at a tap`() {
    var count = 0
    let action = UIAction(title: "Flip") { _ in count += 1 }
    let plain = UIButton(type: .system, primaryAction: action)
    let filled = UIButton(configuration: .filled(), primaryAction: action)

    plain.sendActions(for: .primaryActionTriggered)
    filled.sendActions(for: .primaryActionTriggered)

    #expect(plain.titleLabel?.text == "Flip")
    #expect(filled.titleLabel?.text == "Flip")
    #expect(count == 2)
  }

  @Test func `titles of states are used if the configuration sets none`() {
    let empty = UIButton(configuration: .filled())
    let button = UIButton(configuration: .filled())

    button.setTitle("Flip", for: .normal)

    #expect(button.titleLabel?.text == "Flip")
    #expect(button.intrinsicContentSize.width > empty.intrinsicContentSize.width)
    button.configuration?.title = "Turn"
    #expect(button.titleLabel?.text == "Turn")
  }

  // MARK: Kinds

  nonisolated private static let kinds: [UIButton.ButtonType] = [
    .custom, .system, .detailDisclosure, .infoLight, .infoDark, .contactAdd, .plain, .close,
  ]

  @Test(arguments: kinds)
  func `types with a system image have one`(type: UIButton.ButtonType) {
    let bare: [UIButton.ButtonType] = [.custom, .system, .plain]
    let button = UIButton(type: type)

    #expect(button.buttonType == type)
    #expect((button.currentImage == nil) == bare.contains(type))
    if !bare.contains(type) {
      #expect(button.intrinsicContentSize.width > 0)
      #expect(button.intrinsicContentSize.width == button.intrinsicContentSize.height)
    }
  }

  @Test func `a destructive button is red without a colour of its own`() {
    let button = button()

    button.role = .destructive
    #expect(button.titleLabel?.textColor == .systemRed)
    button.setTitleColor(.blue, for: .normal)
    #expect(button.titleLabel?.textColor == .blue)
  }

  // MARK: Images

  private func image(_ color: UIColor) -> UIImage {
    UIGraphicsImageRenderer(size: CGSize(width: 4, height: 4)).image { context in
      color.setFill()
      context.fill(CGRect(x: 0, y: 0, width: 4, height: 4))
    }
  }

  @Test func `a custom button darkens its image when highlighted, by default`() {
    let button = UIButton(type: .custom)
    let (plain, own) = (image(.red), image(.green))
    button.setImage(plain, for: .normal)

    button.isHighlighted = true
    #expect(button.imageView?.image !== plain)
    #expect(button.imageView?.image?.size == plain.size)
    #expect(button.currentImage === plain)
    button.adjustsImageWhenHighlighted = false
    #expect(button.imageView?.image === plain)
    button.adjustsImageWhenHighlighted = true
    button.setImage(own, for: .highlighted)
    #expect(button.imageView?.image === own, "an image for the state is shown as it is")
  }

  @Test func `a disabled button fades its image, by default`() {
    let button = UIButton(type: .custom)
    let plain = image(.red)
    button.setImage(plain, for: .normal)

    button.isEnabled = false
    #expect(button.imageView?.image !== plain)
    button.adjustsImageWhenDisabled = false
    #expect(button.imageView?.image === plain)
  }

  @Test func `each state may have its own background`() {
    let button = UIButton(type: .custom)
    let (plain, selected) = (image(.red), image(.green))
    button.setBackgroundImage(plain, for: .normal)
    button.setBackgroundImage(selected, for: .selected)

    #expect(button.currentBackgroundImage === plain)
    button.isSelected = true
    #expect(button.currentBackgroundImage === selected)
    #expect((button.subviews.first as? UIImageView)?.image === selected)
  }

  @Test func `an attributed title wins, for each state`() {
    let button = button()
    let styled = NSAttributedString(string: "Styled", attributes: [.foregroundColor: UIColor.red])

    button.setAttributedTitle(styled, for: .normal)
    #expect(button.titleLabel?.text == "Styled")
    button.setAttributedTitle(nil, for: .normal)
    #expect(button.titleLabel?.text == "Flip")
  }

  // MARK: Rectangles

  @Test func `overridden rectangle methods are used`() {
    let button = ShiftedButton(type: .custom)
    button.setTitle("Flip", for: .normal)
    button.frame = CGRect(x: 0, y: 0, width: 200, height: 50)

    button.layoutIfNeeded()

    #expect(button.titleLabel?.frame == CGRect(x: 7, y: 8, width: 90, height: 10))
  }

  @Test func `insets on one side move a centred part by half`() {
    let button = button()
    button.frame = CGRect(x: 0, y: 0, width: 200, height: 50)
    let room = button.contentRect(forBounds: button.bounds)
    let before = button.titleRect(forContentRect: room)

    button.titleEdgeInsets = UIEdgeInsets(top: 0, left: 10, bottom: 0, right: -10)

    #expect(button.titleRect(forContentRect: room) == before.offsetBy(dx: 10, dy: 0))
    button.contentEdgeInsets = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    #expect(
      button.contentRect(forBounds: button.bounds)
        == CGRect(x: 2, y: 1, width: 194, height: 46))
  }

  @Test func `the image is on the right in right-to-left layouts`() {
    let button = button()
    button.setImage(image(.red), for: .normal)
    button.frame = CGRect(x: 0, y: 0, width: 200, height: 50)
    func isImageLeft() -> Bool {
      button.imageRect(forContentRect: button.bounds).minX
        < button.titleRect(forContentRect: button.bounds).minX
    }

    #expect(isImageLeft())
    button.traitOverrides.layoutDirection = .rightToLeft
    #expect(!isImageLeft())
  }

  // MARK: Configurations

  @Test func `a subtitle is below the title`() throws {
    var configuration = UIButton.Configuration.filled()
    (configuration.title, configuration.subtitle) = ("Title", "and more")
    let button = UIButton(configuration: configuration)
    button.frame.size = button.intrinsicContentSize
    button.layoutIfNeeded()

    let (title, subtitle) = (try #require(button.titleLabel), try #require(button.subtitleLabel))
    #expect(subtitle.text == "and more")
    #expect(subtitle.frame.minY >= title.frame.maxY)
    #expect(subtitle.font.pointSize < title.font.pointSize)
  }

  @Test func `a disabled configuration is grey`() {
    var configuration = UIButton.Configuration.filled()
    configuration.title = "Title"
    let button = UIButton(configuration: configuration)
    let before = button.subviews.first?.backgroundColor

    button.isEnabled = false
    #expect(button.titleLabel?.textColor != .white)
    #expect(button.subviews.first?.backgroundColor != before)
    button.isEnabled = true
    #expect(button.titleLabel?.textColor == .white)
    #expect(button.subviews.first?.backgroundColor == before)
  }

  @Test func `a configuration's symbol has the button's colour, and a picture its own`() throws {
    var configuration = UIButton.Configuration.plain()
    let button = UIButton(configuration: configuration)

    configuration.image = image(.red)
    button.configuration = configuration
    #expect(button.imageView?.image?.renderingMode == .automatic)
    configuration.image = image(.red).withRenderingMode(.alwaysTemplate)
    button.configuration = configuration
    #expect(button.imageView?.image?.renderingMode == .alwaysTemplate)
    configuration.image = UIImage(systemName: "star")
    button.configuration = configuration
    #expect(button.imageView?.image?.renderingMode == .alwaysTemplate)
  }

  @Test func `an attributed title and a transformer set the font and the colour`() throws {
    var container = AttributeContainer()
    container.font = .systemFont(ofSize: 30)
    var configuration = UIButton.Configuration.plain()
    configuration.attributedTitle = AttributedString("Title", attributes: container)
    let button = UIButton(configuration: configuration)
    let label = try #require(button.titleLabel)
    #expect(configuration.title == "Title" && label.text == "Title")
    #expect(label.font.pointSize == 30)
    #expect(label.textColor == button.tintColor)

    configuration.titleTextAttributesTransformer = UIConfigurationTextAttributesTransformer {
      var attributes = $0
      attributes.foregroundColor = .red
      attributes.font = attributes.font?.withSize(12)
      return attributes
    }
    button.configuration = configuration
    #expect(label.textColor == .red && label.font.pointSize == 12)

    configuration.title = "Other"
    configuration.titleTextAttributesTransformer = nil
    button.configuration = configuration
    #expect(label.text == "Other" && label.font.pointSize == 17)
    #expect(label.textColor == button.tintColor)
  }

  @Test func `texts keep their attributes in both forms`() {
    let text = NSMutableAttributedString(string: "ab", attributes: [.kern: 2])
    text.addAttributes(
      [.foregroundColor: UIColor.red, .underlineStyle: NSUnderlineStyle.single.rawValue],
      range: NSRange(location: 1, length: 1))

    let value = AttributedString(text)
    #expect(String(value.characters) == "ab" && value.runs.count == 2)
    #expect(value.runs.map(\.kern) == [2, 2])
    #expect(value.runs.map(\.foregroundColor) == [nil, .red])
    #expect(NSAttributedString(value) == text)
    #expect(NSAttributedString(AttributedString("")).length == 0)
  }

  @Test func `a button without a title fits its background image`() {
    let button = UIButton(type: .custom)
    button.setBackgroundImage(image(.red), for: .normal)
    button.sizeToFit()
    #expect(button.bounds.size == image(.red).size)

    button.setTitle("A title that is wider than the image", for: .normal)
    button.sizeToFit()
    #expect(button.bounds.width > image(.red).size.width)
  }

  @Test func `an activity indicator replaces the image`() throws {
    var configuration = UIButton.Configuration.plain()
    configuration.image = image(.red)
    configuration.showsActivityIndicator = true
    let button = UIButton(configuration: configuration)
    let spinner = try #require(
      button.subviews.compactMap { $0 as? UIActivityIndicatorView }.first)

    #expect(spinner.isAnimating)
    #expect(button.imageView?.image == nil)
    button.configuration?.showsActivityIndicator = false
    #expect(!spinner.isAnimating)
    #expect(button.imageView?.image != nil)
  }

  @Test(arguments: UIButton.Configuration.Size.allCases)
  func `a size has its insets`(size: UIButton.Configuration.Size) {
    var configuration = UIButton.Configuration.plain()
    configuration.contentInsets = .zero

    configuration.buttonSize = size

    #expect(configuration.contentInsets.leading > 0)
    #expect(configuration.contentInsets.leading == configuration.contentInsets.trailing)
  }

  @Test func `the update handler adapts the configuration to the state`() {
    let button = UIButton(configuration: .filled())
    button.configurationUpdateHandler = { button in
      button.configuration?.title = button.isSelected ? "On" : "Off"
    }

    #expect(button.titleLabel?.text == "Off")
    button.isSelected = true
    #expect(button.titleLabel?.text == "On")
    button.automaticallyUpdatesConfiguration = false
    button.isSelected = false
    #expect(button.titleLabel?.text == "On")
    button.setNeedsUpdateConfiguration()
    #expect(button.titleLabel?.text == "Off")
  }

  @Test func `directional insets follow the reading direction`() {
    var configuration = UIButton.Configuration.plain()
    configuration.contentInsets = NSDirectionalEdgeInsets(
      top: 0, leading: 10, bottom: 0, trailing: 30)
    let button = UIButton(configuration: configuration)
    let bounds = CGRect(x: 0, y: 0, width: 100, height: 40)

    #expect(button.contentRect(forBounds: bounds).minX == 10)
    button.traitOverrides.layoutDirection = .rightToLeft
    #expect(button.contentRect(forBounds: bounds).minX == 30)
  }

  // MARK: Touches

  private func stage(_ set: (UIButton) -> Void = { _ in }) -> ControlStage<UIButton> {
    ControlStage {
      let button = button()
      button.frame.size = CGSize(width: 100, height: 40)
      set(button)
      return button
    }
  }

  @Test func `a tap sends the primary action once`() {
    var count = 0
    let stage = stage { $0.addAction(UIAction { _ in count += 1 }, for: .primaryActionTriggered) }

    stage.tap(50)
    #expect(count == 1)
    stage.finger(.down, 50)
    stage.finger(.up, 50, 300)
    stage.finger(.down, 50)
    stage.takeTouchAway(50)

    #expect(count == 1)
    #expect(stage.heard == ["down", "inside", "down", "outside", "down", "cancel"])
  }

  @Test func `a press dims at once and fades away`() throws {
    let stage = stage()
    let title = try #require(stage.control.titleLabel)
    func shown() -> Float { stage.stage.run { title.layer.presentation()?.opacity ?? .nan } }

    stage.finger(.down, 50)
    #expect(shown() < 0.5)
    stage.finger(.up, 50)
    stage.stage.advance(by: 0.1)
    #expect(shown() > 0.3 && shown() < 1)
    try stage.stage.settle()
    #expect(shown() == 1)
  }

  @Test func `a press dragged out and back in dims again`() throws {
    let stage = stage()
    let title = try #require(stage.control.titleLabel)

    stage.finger(.down, 50)
    stage.finger(.move, 50, 300)
    #expect(title.alpha == 1)
    stage.finger(.move, 50)
    #expect(title.alpha < 0.5)
    stage.finger(.up, 50)

    #expect(title.alpha == 1)
  }

  @Test func `a tap may toggle the selection`() {
    let stage = stage { $0.changesSelectionAsPrimaryAction = true }
    var seen: [Bool] = []
    stage.stage.run {
      stage.control.addAction(
        UIAction { seen.append(($0.sender as? UIButton)?.isSelected == true) },
        for: .primaryActionTriggered)
    }

    stage.tap(50)
    stage.tap(50)

    #expect(seen == [true, false])
  }

  @Test func `an action supplies title and image`() {
    let picture = image(.red)
    let action = UIAction(title: "Go", image: picture) { _ in }

    let plain = UIButton(type: .system, primaryAction: action)
    let filled = UIButton(configuration: .filled(), primaryAction: action)

    #expect(plain.currentImage === picture)
    #expect(filled.configuration?.image === picture)
  }
}

private final class ShiftedButton: UIButton {
  override func titleRect(forContentRect contentRect: CGRect) -> CGRect {
    CGRect(x: 7, y: 8, width: 90, height: 10)
  }
}

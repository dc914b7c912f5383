import Testing
import UIKit

@MainActor struct UIButtonTests {
  private func button(_ type: UIButton.ButtonType = .system) -> UIButton {
    let button = UIButton(type: type)
    button.setTitle("Flip", for: .normal)
    return button
  }

  @Test func `a state without a title of its own shows the normal one`() {
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

  @Test func `the tint colour of an ancestor counts`() {
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

  @Test func `the size holds title, image and insets`() {
    let button = button()
    let title = button.titleLabel?.intrinsicContentSize ?? .zero

    // A new system button is 30 points high.
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
  func `the title is placed by the alignment`(
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

  @Test func `a primary action gives the title and runs at a tap`() {
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
}

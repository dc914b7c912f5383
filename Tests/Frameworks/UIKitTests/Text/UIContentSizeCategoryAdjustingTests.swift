import Stage
import Testing
import UIKit

@MainActor
struct UIContentSizeCategoryAdjustingTests {
  private typealias Adjusting = UIView & UIContentSizeCategoryAdjusting

  /// The fonts of each view's text on a stage, before and after the content size category grows.
  private func fonts(adjusts: Bool) throws -> [(name: String, before: [UIFont], after: [UIFont])] {
    let stage = Stage(device: .phone)
    let root = stage.run { UIViewController() }
    stage.show(root)
    let views: [any Adjusting] = stage.run {
      let text = NSMutableAttributedString(string: "small large fixed")
      let fonts: [UIFont] = [
        .preferredFont(forTextStyle: .footnote), .preferredFont(forTextStyle: .title1),
        .systemFont(ofSize: 11),
      ]
      for (index, font) in fonts.enumerated() {
        text.addAttributes([.font: font], range: NSRange(location: index * 6, length: 5))
      }
      let (label, field, view) = (UILabel(), UITextField(), UITextView())
      label.attributedText = text
      field.attributedText = text
      view.attributedText = text
      for view in [label, field, view] as [any Adjusting] {
        view.adjustsFontForContentSizeCategory = adjusts
        root.view.addSubview(view)
      }
      return [label, field, view]
    }
    let before = views.map(Self.fonts)
    stage.traits.preferredContentSizeCategory = .accessibilityLarge
    try stage.settle()
    let after = views.map(Self.fonts)
    stage.close()
    return zip(views, zip(before, after)).map { ("\(type(of: $0))", $1.0, $1.1) }
  }

  private static func fonts(_ view: UIView) -> [UIFont] {
    let text =
      (view as? UILabel)?.attributedText ?? (view as? UITextField)?.attributedText
      ?? (view as? UITextView)?.attributedText
    var fonts: [UIFont] = []
    let whole = NSRange(location: 0, length: text?.length ?? 0)
    text?.enumerateAttributes(in: whole, options: []) { attributes, _, _ in
      if let font = attributes[.font] as? UIFont { fonts.append(font) }
    }
    return fonts
  }

  @Test func `text style fonts follow the content size category, fixed ones do not`()
    throws
  {
    for (name, before, after) in try fonts(adjusts: true) {
      #expect(before.map(\.pointSize) == [13, 28, 11], "\(name)")
      #expect(after.map(\.pointSize) == [27, 43, 11], "\(name)")
    }
  }

  @Test func `no font changes without adjustsFontForContentSizeCategory`() throws {
    for (name, before, after) in try fonts(adjusts: false) { #expect(before == after, "\(name)") }
  }

  @Test func `the selection is kept`() throws {
    let stage = Stage(device: .phone)
    let root = stage.run { UIViewController() }
    stage.show(root)
    let view = stage.run {
      let view = UITextView(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
      view.font = .preferredFont(forTextStyle: .body)
      view.text = "A card that turns over"
      view.adjustsFontForContentSizeCategory = true
      view.selectedRange = NSRange(location: 2, length: 4)
      root.view.addSubview(view)
      return view
    }
    stage.tick()
    let height = view.contentSize.height

    stage.traits.preferredContentSizeCategory = .accessibilityLarge
    try stage.settle()

    #expect(view.selectedRange == NSRange(location: 2, length: 4))
    #expect(view.contentSize.height > height + 20)
    #expect(view.font?.pointSize == 33)
    stage.close()
  }

  @Test func `a button configuration's title follows the content size category`() throws {
    let stage = Stage(device: .phone)
    let root = stage.run { UIViewController() }
    stage.show(root)
    let (button, stack) = stage.run {
      var configuration = UIButton.Configuration.filled()
      configuration.title = "Go on"
      let button = UIButton(configuration: configuration)
      let stack = UIStackView(arrangedSubviews: [button])
      stack.translatesAutoresizingMaskIntoConstraints = false
      root.view.addSubview(stack)
      stack.centerXAnchor.constraint(equalTo: root.view.centerXAnchor).isActive = true
      stack.centerYAnchor.constraint(equalTo: root.view.centerYAnchor).isActive = true
      return (button, stack)
    }
    stage.tick()
    let before = button.frame

    stage.traits.preferredContentSizeCategory = .accessibilityLarge
    try stage.settle()

    #expect(button.frame.width > before.width + 20)
    #expect(button.frame.height > before.height + 10)
    #expect(stack.frame.size == button.frame.size)
    stage.close()
  }
}

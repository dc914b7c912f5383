import Testing
import UIKit

@MainActor
struct AttributedTextTests {
  private let key = NSAttributedString.Key(rawValue: "key")
  private let other = NSAttributedString.Key(rawValue: "other")

  private func runs(_ text: AttributedText) -> [String] {
    var start = 0
    let string = text.string as NSString
    return text.runs.map { run in
      defer { start += run.length }
      let values = run.attributes.map { "\($0.key.rawValue)=\($0.value)" }.sorted()
      let part = string.substring(with: NSRange(location: start, length: run.length))
      return "\(part) \(values.joined(separator: ","))"
    }
  }

  /// The text "red green" with an attribute on each word.
  private var mixed: AttributedText {
    let string = NSMutableAttributedString(string: "red green")
    string.addAttributes([key: 1], range: NSRange(location: 0, length: 4))
    string.addAttributes([key: 2], range: NSRange(location: 4, length: 5))
    return AttributedText(string)
  }

  @Test func `an attributed string reads back`() {
    let string = NSAttributedString(string: "Card", attributes: [key: 1])

    #expect(runs(AttributedText(string)) == ["Card key=1"])
    // The app's own string is returned as long as nothing has changed.
    #expect(AttributedText(string).attributedString === string)
    #expect(runs(mixed) == ["red  key=1", "green key=2"])
    let back = mixed.attributedString
    #expect(back.string == "red green")
    #expect(back.attributes(at: 5, effectiveRange: nil)[key] as? Int == 2)
    #expect(AttributedText("").runs.isEmpty && AttributedText("").length == 0)
  }

  @Test func `a mutable string that changes later does not change the text`() {
    let string = NSMutableAttributedString(string: "Card")
    let text = AttributedText(string)

    string.append(NSAttributedString(string: "s"))

    #expect(text.string == "Card" && text.attributedString.string == "Card")
  }

  @Test func `an attribute is set or removed everywhere`() {
    #expect(runs(mixed.setting(key, 3)) == ["red green key=3"])
    #expect(runs(mixed.setting(key, nil)) == ["red green "])
    #expect(runs(mixed.setting(other, 0)) == ["red  key=1,other=0", "green key=2,other=0"])
    #expect(runs(mixed.over([key: 9, other: 0])) == ["red  key=1,other=0", "green key=2,other=0"])
  }

  @Test func `a part is replaced, and equal adjacent runs are merged`() {
    #expect(
      runs(mixed.replacing(NSRange(location: 2, length: 4), with: "XY", [key: 5]))
        == ["re key=1", "XY key=5", "een key=2"])
    #expect(
      runs(
        mixed.setting(key, 2).replacing(NSRange(location: 4, length: 0), with: "dark ", [key: 2]))
        == ["red dark green key=2"])
    #expect(runs(mixed.replacing(NSRange(location: 0, length: 9), with: "", [:])) == [])
    #expect(
      runs(AttributedText("").replacing(NSRange(location: 0, length: 0), with: "a", [key: 1]))
        == ["a key=1"])
    // Offsets count UTF-16 code units.
    #expect(
      runs(
        AttributedText("a👍b", [key: 1]).replacing(
          NSRange(location: 1, length: 2), with: "-", [key: 2]))
        == ["a key=1", "- key=2", "b key=1"])
  }

  @Test func `texts are equal if string and attributes are`() {
    #expect(mixed.isSame(as: mixed))
    #expect(!mixed.isSame(as: mixed.setting(key, 1)))
    #expect(!AttributedText("a").isSame(as: AttributedText("b")))
    let font = [NSAttributedString.Key.font: UIFont.systemFont(ofSize: 12)]
    #expect(AttributedText("a", font).isSame(as: AttributedText("a", font)))
    #expect(
      !AttributedText("a", font).isSame(
        as: AttributedText("a", [.font: UIFont.systemFont(ofSize: 13)])))
  }

  @Test func `a label measures again when anything that affects its size changes`() {
    let label = UILabel()
    label.text = "Some words that are measured"
    let first = label.intrinsicContentSize
    #expect(label.intrinsicContentSize == first)

    label.font = .systemFont(ofSize: 40)
    let large = label.intrinsicContentSize
    label.text = "Some"
    let short = label.intrinsicContentSize
    label.numberOfLines = 0
    let wrapped = label.sizeThatFits(CGSize(width: 60, height: 0))
    label.attributedText = NSAttributedString(
      string: "Some", attributes: [.font: UIFont.systemFont(ofSize: 8)])

    #expect(large.height > first.height && short.width < large.width)
    #expect(wrapped.width <= 60)
    #expect(label.intrinsicContentSize.height < first.height)
  }
}

import Film
import Foundation
import Stage
import Testing
import UIKit

@MainActor
struct AskedConstraintsTests {
  private func asked() -> AskedRun {
    let run = AppRun(
      name: "form", title: "", script: .tap(at: CGPoint(x: 0.5, y: 0.9)), root: { FormPage() })
    return AskedRun(run) { $0.record() }
  }

  private func answer(
    _ path: String, _ times: AskedTimes = .changes, of asked: AskedRun? = nil
  ) throws -> ConstraintsAnswer {
    let asked = asked ?? self.asked()
    guard case .constraints(let answer) = try asked.answer(Question(path), times) else {
      throw OtherAnswer()
    }
    return answer
  }

  private struct OtherAnswer: Error {}

  @Test func `a recording does not contain constraints`() throws {
    let run = AppRun(
      name: "form", title: "", script: .tap(at: CGPoint(x: 0.5, y: 0.9)), root: { FormPage() })
    let recorded = AskedRun(run.record().recording, nil, repetition: nil)

    #expect(throws: AskError.needsRun(.constraints)) {
      try recorded.answer(Question("window.constraints"), .changes)
    }
  }

  @Test func `the constraints of a view are named from the view`() throws {
    let box = try answer("Box.constraints")

    #expect(
      box.rules.map(\.text) == [
        "width == 200", "centerX == superview.centerX",
        "top == superview.safeAreaLayoutGuide.top + 8", "height == 0.5*width",
        "\(title(box)).leading == leading + 16",
      ])
    #expect(box.rules.map(\.isBroken) == [false, false, false, false, false])
    #expect(box.rules.first?.identifier == "box width")
    #expect(!box.isAmbiguous && box.isOnScreen)
  }

  /// The name of the title in the text of the last rule.
  private func title(_ answer: ConstraintsAnswer) -> String {
    let text = answer.rules.last?.text ?? ""
    #expect(text.hasPrefix("Title@"))
    return String(text.prefix { $0 != "." })
  }

  @Test func `content has priorities, and a missing constraint makes a view ambiguous`() throws {
    let title = try answer("Title.constraints")

    #expect(title.rules.first?.text.hasPrefix("leading == ") == true)
    #expect(title.rules.first?.priority == 750)
    let contents = title.rules.suffix(2).map(\.text)
    #expect(contents.first?.hasPrefix("width of the content == ") == true)
    #expect(contents.last?.hasSuffix("hugging 250, compression resistance 750") == true)
    #expect(title.isAmbiguous)
    let text = AnswerText(
      question: try Question("Title.constraints"), times: .changes, answer: .constraints(title))
    #expect(text.text.contains("leading + 16, priority 750\n"))
    #expect(text.text.contains("  ambiguous: the constraints do not determine the frame\n"))
    #expect(text.json.contains(#""ambiguous":true"#) || text.json.contains(#""ambiguous": true"#))
  }

  @Test func `the constraints are those of the moment, with what is broken`() throws {
    let asked = asked()
    let last = try answer("Box.constraints", of: asked)
    let first = try answer("Box.constraints", .time(0), of: asked)
    #expect(first.rules.count == last.rules.count)

    let conflict = try answer("Conflict.constraints", of: asked)
    #expect(conflict.rules.map(\.text) == ["width == 50", "width == 80"])
    #expect(conflict.rules.map(\.isBroken) == [false, true])
    let before = try answer("Conflict.constraints", .time(0), of: asked)
    #expect(before.rules.map(\.text) == ["width == 50"])
  }

  @Test func `a view without constraints has none`() throws {
    let plain = try answer("Plain.constraints")

    #expect(plain.rules.isEmpty && plain.isOnScreen && !plain.isAmbiguous)
    let line = AnswerText(
      question: try Question("Plain.constraints"), times: .changes, answer: .constraints(plain)
    ).lines.last?.text
    #expect(line == "none: the app or autoresizing sets the frame")
  }

  @Test func `no other option for times is possible`() throws {
    let problem = #expect(throws: QuestionProblem.self) {
      try AskedQuestion(line: "to.constraints --before 1", language: "")
    }
    #expect(
      problem?.description
        == "found --before with 'to.constraints', expected --at 0.5, a time; leave out --before.")
  }
}

private final class Box: UIView {}
private final class Title: UILabel {}
private final class Plain: UIView {}
private final class Conflict: UIView {}

/// A page whose tap adds a constraint that contradicts another one.
private final class FormPage: UIViewController {
  private let (box, name, conflict) = (Box(), Title(), Conflict())

  override func viewDidLoad() {
    super.viewDidLoad()
    name.text = "Name"
    let plain = Plain(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    for part in [box, conflict] {
      part.translatesAutoresizingMaskIntoConstraints = false
      view.addSubview(part)
    }
    view.addSubview(plain)
    name.translatesAutoresizingMaskIntoConstraints = false
    box.addSubview(name)
    let width = box.widthAnchor.constraint(equalToConstant: 200)
    width.identifier = "box width"
    let leading = name.leadingAnchor.constraint(equalTo: box.leadingAnchor, constant: 16)
    leading.priority = .defaultHigh
    NSLayoutConstraint.activate([
      width, box.centerXAnchor.constraint(equalTo: view.centerXAnchor),
      box.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor, constant: 8),
      box.heightAnchor.constraint(equalTo: box.widthAnchor, multiplier: 0.5), leading,
      conflict.widthAnchor.constraint(equalToConstant: 50),
    ])
    view.addGestureRecognizer(
      UITapGestureRecognizer(target: self, action: Selector("tighten", FormPage.tighten)))
  }

  func tighten() { conflict.widthAnchor.constraint(equalToConstant: 80).isActive = true }
}

import SourceLint
import Testing

struct InteractorsTests {
  private func delegate(_ property: String, _ body: String) -> String {
    """
    class Host: NSObject, UINavigationControllerDelegate {
      \(property)
      func navigationController(_ n: UINavigationController, interactionControllerFor a: UIViewControllerAnimatedTransitioning) -> UIViewControllerInteractiveTransitioning? {
        \(body)
      }
    }
    class Pull: UIPercentDrivenInteractiveTransition { var isDragging = false }
    """
  }

  @Test(arguments: [
    ("let pull = UIPercentDrivenInteractiveTransition()", "return pull;"),
    ("let pull = UIPercentDrivenInteractiveTransition()", "self.pull"),
    ("private let pull = Pull()", "pull"),
    ("let pull: Pull", "return self.pull"),
  ])
  func `an interactor that is always returned is found`(property: String, body: String) throws {
    let report = try linted(delegate(property, body))

    #expect(report.standing.map(\.rule.rawValue) == ["T12"])
    #expect(report.standing.map(\.line) == [4])
  }

  @Test(arguments: [
    ("let pull = Pull()", "return pull.isDragging ? pull : nil"),
    ("var pull: UIPercentDrivenInteractiveTransition?", "return pull"),
    ("let pull: Pull?", "pull"),
    ("let pull = OwnInteractor()", "pull"),
    ("let pull = Pull()", "guard pull.isDragging else { return nil }; return pull"),
    (
      "let pull = Pull(); func tap() { pull.wantsInteractiveStart = false }", "return pull"
    ),
  ])
  func `one that may be nil, or says when it starts, is not`(
    property: String, body: String
  ) throws {
    #expect(try linted(delegate(property, body)).findings == [])
  }

  private func pan(_ line: String) -> String {
    """
    class Pull: UIPercentDrivenInteractiveTransition {
      func pan(_ pan: UIPanGestureRecognizer) {
        \(line)
        if pan.state == .changed { update(share) } else if share > 0.5 { finish() } else { cancel() }
      }
    }
    """
  }

  @Test func `an update that nothing limits is noted`() throws {
    let report = try linted(pan("let share = pan.translation(in: pan.view).x / 300"))

    #expect(report.standing.map(\.rule.rawValue) == ["T14"])
    #expect(report.standing.map(\.line) == [4])
    #expect(report.standing.map(\.fix) == ["update(min(max(share, 0), 1))"])
  }

  @Test(arguments: [
    "let share = min(max(pan.translation(in: pan.view).x / 300, 0), 1)",
    "let share = (pan.translation(in: pan.view).x / 300).clamped(to: 0...1)",
    "let share = progress(of: pan)",
    "let way = fmaxf(Float(pan.translation(in: pan.view).x / 300), 0); let share = CGFloat(fminf(way, 1))",
  ])
  func `one that is limited is not`(line: String) throws {
    #expect(try linted(pan(line)).findings == [])
  }

  private func page(_ call: String) -> String {
    """
    class Page: UIViewController {
      func pan(_ pan: UIPanGestureRecognizer) {
        let share = pan.translation(in: view).x / 300
        if pan.state == .changed { \(call)(share) } else if share > 0.5 { finish() } else { cancel() }
      }
    }
    """
  }

  @Test(arguments: [
    (
      "class Mover: NSObject { static var shared = Mover(); func update(_ share: CGFloat) {} }",
      false
    ),
    ("class Mover: NSObject { func update(_ share: CGFloat) {} }; let shared: Mover? = nil", false),
    ("class Mover: UIPercentDrivenInteractiveTransition { static var shared = Mover() }", true),
    ("class Mover: NSObject { static var shared = Mover() }", true),
    ("", true),
  ])
  func `an update of the app's own class is not`(rest: String, isFound: Bool) throws {
    for call in ["Mover.shared.update", "shared?.update"] {
      let report = try linted(page(call) + "\n" + rest)

      #expect(report.standing.map(\.rule) == (isFound ? [.unclamped] : []), "\(call)")
    }
  }
}

import SourceLint
import Testing

/// Rules T05, T13, T35 at file scope, and T36: mistakes that tutorials print.
struct TutorialMistakesTests {
  private func gesture(_ branch: String) -> String {
    """
    class Page: UIViewController { func pan(_ pan: UIPanGestureRecognizer) {
      if pan.state == .changed { driver.update(progress) }
      \(branch)
    } }
    """
  }

  @Test(arguments: [
    "else if pan.state == .ended || pan.state == .cancelled { if progress > 0.5 { driver.finish() } else { driver.cancel() } }",
    "switch pan.state { case .ended, .cancelled: progress > 0.5 ? driver.finish() : driver.cancel()\n default: break }",
  ])
  func `a cancelled gesture that may finish is found`(_ branch: String) throws {
    #expect(try linted(gesture(branch)).standing.map(\.rule) == [.gestureEnd])
  }

  @Test(arguments: [
    "switch pan.state { case .ended: progress > 0.5 ? driver.finish() : driver.cancel()\n case .cancelled: driver.cancel()\n default: break }",
    "else if pan.state == .ended || pan.state == .cancelled { if pan.state == .ended, progress > 0.5 { driver.finish() } else { driver.cancel() } }",
    "else if pan.state == .ended || pan.state == .cancelled { driver.cancel() }; other.finish()",
    "switch pan.state { case .cancelled, .failed: driver.cancel()\n case .ended: driver.finish()\n default: break }",
  ])
  func `other ends of a gesture are not`(_ branch: String) throws {
    #expect(try linted(gesture(branch)).standing == [])
  }

  private func present(_ lines: String, rest: String = "class Next: UIViewController {}") -> String
  {
    "class Page: UIViewController { func go() { \(lines) } }\n\(rest)"
  }

  @Test func `a delegate without a style is found`() throws {
    let source = present(
      "let next = Next(); next.transitioningDelegate = self; present(next, animated: true)")

    #expect(try linted(source).places == ["T36 1:68"])
  }

  @Test(arguments: [
    (
      "let next = Next(); next.modalPresentationStyle = .custom; next.transitioningDelegate = self; present(next, animated: true)",
      "class Next: UIViewController {}"
    ),
    (
      "let next = Next(); next.transitioningDelegate = self; present(next, animated: true)",
      "class Next: Base {}; class Base: UIViewController { func f() { modalPresentationStyle = .custom } }"
    ),
    ("let next = Next(); next.transitioningDelegate = self; present(next, animated: true)", ""),
    (
      "let next = Next(); next.transitioningDelegate = self; stack.push(next)",
      "class Next: UIViewController {}"
    ),
    (
      "next.transitioningDelegate = self; present(next, animated: true)",
      "class Next: UIViewController {}"
    ),
  ])
  func `other delegates are not`(_ lines: String, _ rest: String) throws {
    #expect(try linted(present(lines, rest: rest)).standing == [])
  }

  private func completion(_ line: String) -> String {
    animator(
      """
      let to = context.view(forKey: .to); let from = context.view(forKey: .from)
      let success = !context.transitionWasCancelled
      \(line)
      """)
  }

  @Test(arguments: [
    "if (presenting && !success) || (!presenting && success) { to?.removeFromSuperview() }",
    "if success { to?.removeFromSuperview() }",
    "if !context.transitionWasCancelled { to?.removeFromSuperview() }",
  ])
  func `an arriving view that is removed after a success is found`(_ line: String) throws {
    #expect(try linted(completion(line)).standing.map(\.rule) == [.stayingViewRemoved])
  }

  @Test(arguments: [
    "if !success { to?.removeFromSuperview() }", "if success { from?.removeFromSuperview() }",
    "if context.transitionWasCancelled { to?.removeFromSuperview() }",
    "to?.removeFromSuperview()",
    "if success { from?.removeFromSuperview() } else { to?.removeFromSuperview() }",
  ])
  func `other removals are not`(_ line: String) throws {
    #expect(try linted(completion(line)).standing == [])
  }

  @Test func `a delegate's method at file scope is found`() throws {
    let source = """
      class Page: UIViewController {}
      func animationController(forDismissed dismissed: UIViewController) -> (any UIViewControllerAnimatedTransitioning)? { nil }
      func show(_ page: Page) {}
      """

    #expect(try linted(source).places == ["T35 2:1"])
  }
}

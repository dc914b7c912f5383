import Stage
import Testing

struct SourceNamesTests {
  private let lines = """
    final class Slide: NSObject, UIViewControllerAnimatedTransitioning {
      func other() {
        let stage = place.containerView
      }

      func animateTransition(using ctx: UIViewControllerContextTransitioning) {
        let stage = ctx.containerView
        guard let card = ctx.view(forKey: .to) else { return }
        let list = ctx.view(forKey: UITransitionContextViewKey.from)
        UIView.animate(withDuration: 1) {
          card.alpha = 1
        } completion: { _ in
          ctx.completeTransition(true)
        }
      }

      func pulled(_ pan: UIPanGestureRecognizer) {
        driver?.update(0.5)
      }
    }
    """.split(separator: "\n", omittingEmptySubsequences: false)

  private func names(at line: Int) -> SourceNames { SourceNames(lines: lines, at: line) }

  @Test(arguments: [
    (
      "transitionContext.completeTransition(!transitionContext.transitionWasCancelled)",
      "ctx.completeTransition(!ctx.transitionWasCancelled)"
    ),
    ("transitionContext.containerView.addSubview(toView)", "stage.addSubview(card)"),
    ("(toView : fromView)?.removeFromSuperview()", "(card : list)?.removeFromSuperview()"),
    ("self.toView and toViews", "self.toView and toViews"),
  ])
  func `a fix uses the names of the function around the line`(_ fix: String, _ own: String) {
    #expect(names(at: 13).applied(to: fix) == own)
  }

  @Test func `names of other functions are not used`() {
    #expect(names(at: 18).own == ["interactor": "driver"])
    #expect(
      names(at: 18).applied(to: "interactor.update(min(max(percent, 0), 1))")
        == "driver.update(min(max(percent, 0), 1))")
    #expect(names(at: 3).own == ["transitionContext.containerView": "stage"])
  }

  @Test(arguments: [0, -1, 100]) func `a line that the file does not have has no names`(_ line: Int)
  {
    #expect(names(at: line).own.isEmpty)
  }

  @Test func `a file that cannot be read has no names`() {
    let place = SourcePlace(function: "f()", file: "no/such.swift", line: 1)
    #expect(SourceNames(place).own.isEmpty)
    #expect(SourceNames(SourcePlace(function: "f()", file: "", line: 0)).own.isEmpty)
  }
}

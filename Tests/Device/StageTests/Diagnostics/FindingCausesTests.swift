import Foundation
import Stage
import Testing
import UIKit

@MainActor
struct FindingCausesTests {
  @Test func `a link names rules, and no rule is a cause of itself`() {
    let rules = Set(Rule.all.map(\.id))
    for link in CauseLink.all {
      #expect(rules.contains(link.cause))
      #expect(rules.isSuperset(of: link.effects), "\(link.cause)")
      #expect(!consequences(of: link.cause).contains(link.cause), "\(link.cause)")
    }
  }

  @Test func `the missing style explains the findings of its presentation, which follow it`() {
    let stage = Stage()
    stage.beginChecking()
    let page = stage.run { UIViewController() }
    stage.show(page)
    let mover = stage.run { PresenterMover() }
    stage.run {
      let next = UIViewController()
      next.transitioningDelegate = mover
      page.present(next, animated: true)
    }
    stage.advance(by: 1.5)

    let findings = stage.findings
    let cause = findings.first
    #expect(cause?.rule == "T36")
    #expect(cause?.cause == nil)
    let effects = cause.map { findings.effects(of: $0) } ?? []
    #expect(effects.contains("T06"), "\(findings.map(\.rule))")
    #expect(Array(findings.dropFirst().prefix(effects.count)).allSatisfy { $0.cause != nil })
  }

  @Test func `the same mistake under an explicit style has no cause`() {
    let stage = Stage()
    stage.beginChecking()
    let page = stage.run { UIViewController() }
    stage.show(page)
    let mover = stage.run { PresenterMover() }
    stage.run {
      let next = UIViewController()
      next.modalPresentationStyle = .custom
      next.transitioningDelegate = mover
      page.present(next, animated: true)
    }
    stage.advance(by: 1.5)

    #expect(stage.findings.contains { $0.rule == "T06" })
    #expect(stage.findings.allSatisfy { $0.cause == nil })
  }

  private func consequences(of rule: String) -> Set<String> {
    var (found, rest) = (Set<String>(), [rule])
    while let next = rest.popLast() {
      for effect in CauseLink.all.filter({ $0.cause == next }).flatMap(\.effects)
      where found.insert(effect).inserted {
        rest.append(effect)
      }
    }
    return found
  }
}

/// An animator that moves the presenter's view into the container.
private final class PresenterMover: NSObject, UIViewControllerTransitioningDelegate,
  UIViewControllerAnimatedTransitioning
{
  func animationController(
    forPresented presented: UIViewController, presenting: UIViewController,
    source: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { self }

  func transitionDuration(
    using transitionContext: (any UIViewControllerContextTransitioning)?
  ) -> TimeInterval { 0.3 }

  func animateTransition(using context: any UIViewControllerContextTransitioning) {
    guard let from = context.viewController(forKey: .from), let to = context.view(forKey: .to)
    else { return context.completeTransition(false) }
    context.containerView.addSubview(from.view)
    context.containerView.addSubview(to)
    to.alpha = 0
    UIView.animate(withDuration: 0.3) {
      to.alpha = 1
    } completion: { _ in
      context.completeTransition(!context.transitionWasCancelled)
    }
  }
}

import Stage
import Testing
import UIKit

@MainActor @Suite struct MotionDespiteSettingTests {
  private func rehearse(
    asksForLess: Bool = true, isDriven: Bool = false, from transform: CATransform3D
  ) -> [Finding] {
    let rehearsal = Rehearsal()
    rehearsal.stage.traits.isReduceMotionEnabled = asksForLess
    rehearsal.isDriven = isDriven
    rehearsal.animator.prepare = { view, _ in
      view.alpha = 0
      view.layer.transform = transform
    }
    rehearsal.animator.change = { view, _ in
      view.alpha = 1
      view.layer.transform = CATransform3DIdentity
    }
    rehearsal.animator.finish = { view, _ in view.layer.transform = CATransform3DIdentity }
    if isDriven { rehearsal.drag() } else { rehearsal.present() }
    return rehearsal.found("T26")
  }

  @Test(arguments: [
    CATransform3DMakeTranslation(0, 300, 0), CATransform3DMakeScale(0.5, 0.5, 1),
    CATransform3DMakeRotation(1, 0, 0, 1), CATransform3DMakeRotation(1, 0, 1, 0),
  ]) func `large motion despite Reduce Motion is found`(transform: CATransform3D) {
    #expect(rehearse(from: transform).map(\.property) == ["transform"])
    #expect(rehearse(asksForLess: false, from: transform).isEmpty)
  }

  @Test(arguments: [
    CATransform3DIdentity, CATransform3DMakeTranslation(0, 20, 0),
    CATransform3DMakeScale(0.95, 0.95, 1), CATransform3DMakeRotation(0.1, 0, 0, 1),
  ]) func `small motion is allowed`(transform: CATransform3D) {
    #expect(rehearse(from: transform).isEmpty)
  }

  @Test func `a property animator's motion is found like a block's`() {
    let rehearsal = Rehearsal()
    rehearsal.stage.traits.isReduceMotionEnabled = true
    rehearsal.animator.animate = { context in
      guard let view = context.view(forKey: .to) else { return }
      context.containerView.addSubview(view)
      view.transform = CGAffineTransform(translationX: 0, y: 300)
      let animator = UIViewPropertyAnimator(duration: 0.4, curve: .linear) {
        view.transform = .identity
      }
      animator.addCompletion { _ in context.completeTransition(true) }
      animator.startAnimation()
    }

    rehearsal.present()

    #expect(rehearsal.found("T26").map(\.property) == ["transform"])
  }

  @Test func `interactive motion is allowed`() {
    #expect(rehearse(isDriven: true, from: CATransform3DMakeTranslation(0, 300, 0)).isEmpty)
  }
}

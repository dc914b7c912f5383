import Film
import QuartzCore
import Stage
import Testing

struct MotionSourceTests {
  /// A motion of 0.4 seconds with an ease-in-out curve.
  private static let eased = motion(.curve(.easeInOut))

  private static func motion(_ pace: RenderAnimation.Pace) -> RecordedMotions.Motion {
    RecordedMotions.Motion(
      number: 0, duration: 0.4, pace: pace, start: 0, end: 0.4, layers: [(1, [.position])])
  }

  /// The changed lines, for source whose line with the comment `// here` runs.
  private func lines(
    _ source: String, _ edit: MotionEdit, of motion: RecordedMotions.Motion = eased
  ) -> (lines: [String], instead: String?)? {
    let text = source.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    let line = (text.firstIndex { $0.hasSuffix("// here") } ?? 0) + 1
    let place = SourcePlace(function: "show()", file: "Card.swift", line: line)
    return MotionSource(text, place, motion, edit).map { ($0.lines.map(\.after), $0.instead) }
  }

  @Test func `a duration replaces the argument of a call over several lines`() {
    let source = """
      UIView.animate(
        withDuration: transitionDuration(using: context), delay: 0,
        options: [.curveEaseInOut, .beginFromCurrentState],
        animations: {
          card.frame = end // here
        })
      """

    #expect(
      lines(source, MotionEdit(duration: 0.65))?.lines == ["  withDuration: 0.65, delay: 0,"])
    #expect(
      lines(source, MotionEdit(pace: .curve(.easeOut)))?.lines
        == ["  options: [.curveEaseOut, .beginFromCurrentState],"])
  }

  @Test func `a curve that the call cannot have is written as a property animator`() {
    let source = "UIView.animate(withDuration: 0.4) { card.alpha = 1 } // here"
    let edit = MotionEdit(duration: 0.5, pace: .curve(CubicCurve(0.2, 0, 0.1, 1)))

    let found = lines(source, edit)

    #expect(found?.lines == ["UIView.animate(withDuration: 0.5) { card.alpha = 1 } // here"])
    #expect(
      found?.instead == "UIViewPropertyAnimator(duration: 0.5, "
        + "controlPoint1: CGPoint(x: 0.2, y: 0), controlPoint2: CGPoint(x: 0.1, y: 1))")
  }

  @Test func `control points and springs are replaced where the source has them`() {
    let animator = """
      let animator = UIViewPropertyAnimator(
        duration: 0.4, controlPoint1: CGPoint(x: 0.4, y: 0), controlPoint2: point)
      animator.addAnimations { card.alpha = 1 } // here
      """
    #expect(
      lines(animator, MotionEdit(pace: .curve(CubicCurve(0.1, 0.2, 0.3, 1))))?.lines == [
        "  duration: 0.4, controlPoint1: CGPoint(x: 0.1, y: 0.2), controlPoint2: CGPoint(x: 0.3, y: 1))"
      ])

    let spring = """
      UIView.animate(withDuration: 0.4, delay: 0, usingSpringWithDamping: 0.7, initialSpringVelocity: 0) {
        card.center = middle // here
      }
      """
    #expect(
      lines(spring, MotionEdit(pace: .spring(dampingRatio: 0.55)))?.lines.first?
        .contains("usingSpringWithDamping: 0.55, ") == true)
    #expect(
      lines(
        "let a = UIView.animate(springDuration: 0.4, bounce: 0.2) { move() } // here",
        MotionEdit(pace: .spring(dampingRatio: 0.6)))?.lines.first?.contains("bounce: 0.4)") == true
    )
  }

  @Test func `the numbers of a Core Animation spring follow its duration and damping ratio`() {
    let source = """
      let spring = CASpringAnimation(keyPath: "position")
      spring.stiffness = 100
      spring.damping = 10 // strong
      spring.duration = spring.settlingDuration
      layer.add(spring, forKey: nil) // here
      """
    let solver = SpringSolver(dampingRatio: 0.5, duration: 1, initialVelocity: 0)
    let motion = Self.motion(.spring(SpringSolver(stiffness: 100, damping: 10)))

    let found = lines(
      source, MotionEdit(duration: 1, pace: .spring(dampingRatio: 0.5)), of: motion)

    #expect(
      found?.lines == [
        "spring.stiffness = \(JSONNumber((solver.stiffness * 1000).rounded() / 1000))",
        "spring.damping = \(JSONNumber((solver.damping * 1000).rounded() / 1000)) // strong",
        "spring.duration = 1",
      ])
    #expect(found?.instead == nil)
  }

  @Test func `a call of another function is not found`() {
    let source = """
      func show() {
        UIView.animate(withDuration: 0.4) { card.alpha = 1 }
      }
      func hide() {
        card.alpha = 0 // here
      }
      """

    #expect(lines(source, MotionEdit(duration: 1)) == nil)
    #expect(lines("", MotionEdit(duration: 1)) == nil)
  }

  @Test func `an edit without effect on the source changes no line`() {
    let source = "UIView.animate(withDuration: 0.4) { card.alpha = 1 } // here"

    #expect(lines(source, MotionEdit())?.lines == [])
    #expect(lines(source, MotionEdit(duration: 0.4))?.lines == [])
  }
}

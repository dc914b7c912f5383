import Stage
import Testing
import UIKit

@MainActor
struct UIActivityIndicatorViewTests {
  private func stage() -> ControlStage<UIActivityIndicatorView> {
    ControlStage { UIActivityIndicatorView(style: .large) }
  }

  private func isTurning(_ view: UIActivityIndicatorView) -> Bool {
    view.subviews.first?.layer.animationKeys() != nil
  }

  @Test(arguments: [(UIActivityIndicatorView.Style.medium, 20), (.large, 37)])
  func `the size depends on the style`(style: UIActivityIndicatorView.Style, side: CGFloat) {
    let view = UIActivityIndicatorView(style: style)

    #expect(view.bounds.size == CGSize(width: side, height: side))
    #expect(view.intrinsicContentSize == CGSize(width: side, height: side))
  }

  @Test func `it is hidden unless it is animating`() {
    let view = stage().control

    #expect(view.isHidden)
    view.startAnimating()
    #expect(!view.isHidden)
    #expect(view.isAnimating)
    view.stopAnimating()
    #expect(view.isHidden)
    #expect(!view.isAnimating)
  }

  @Test func `with hidesWhenStopped off it stays visible`() {
    let view = stage().control

    view.hidesWhenStopped = false
    #expect(!view.isHidden)
    view.startAnimating()
    view.stopAnimating()
    #expect(!view.isHidden)
    view.hidesWhenStopped = true
    #expect(view.isHidden)
  }

  @Test func `a stopped one leaves nothing running`() throws {
    let stage = stage()

    stage.stage.run { stage.control.startAnimating() }
    stage.stage.advance(by: 3)
    #expect(isTurning(stage.control))
    stage.stage.run { stage.control.stopAnimating() }

    #expect(!isTurning(stage.control))
    try stage.stage.settle()
  }

  @Test func `it rotates in steps of an eighth`() throws {
    let stage = stage()
    let wheel = try #require(stage.control.subviews.first)
    stage.stage.run { stage.control.startAnimating() }

    var angles: [Int] = []
    for _ in 0..<60 {
      stage.stage.tick()
      let shown = stage.stage.run { wheel.layer.presentation()?.transform ?? wheel.layer.transform }
      let angle = atan2(shown.m12, shown.m11) / (.pi / 4)
      #expect(abs(angle - angle.rounded()) < 1e-6)
      let step = (Int(angle.rounded()) + 8) % 8
      if angles.last != step { angles.append(step) }
    }

    #expect(Array(angles.prefix(9)) == [0, 1, 2, 3, 4, 5, 6, 7, 0])
  }

  @Test func `one started without a window animates once it has one`() {
    let stage = stage()

    stage.stage.run {
      stage.control.removeFromSuperview()
      stage.control.startAnimating()
    }
    #expect(!isTurning(stage.control))
    stage.stage.run { stage.root.addSubview(stage.control) }
    #expect(isTurning(stage.control))
    stage.stage.run {
      stage.control.removeFromSuperview()
      stage.root.addSubview(stage.control)
    }
    #expect(isTurning(stage.control))
  }

  @Test func `a second start or stop has no effect`() {
    let stage = stage()

    stage.stage.run {
      stage.control.startAnimating()
      stage.control.startAnimating()
      stage.control.stopAnimating()
      stage.control.stopAnimating()
    }

    #expect(!isTurning(stage.control))
  }
}

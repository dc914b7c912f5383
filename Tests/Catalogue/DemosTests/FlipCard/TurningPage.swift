import QuartzCore
import Stage
import Testing
import UIKit

/// A page of the flip, as the display list draws it.
struct TurningPage {
  let name: String
  /// The corners in points of the screen, clockwise from the top left.
  let corners: [CGPoint]

  /// The pages that are drawn, from back to front, without those thinner than a hundredth of a
  /// point.
  @MainActor
  static func visible(in stage: Stage) -> [TurningPage] {
    stage.displayList(scale: 1).items.compactMap { TurningPage($0) }.filter { page in
      let ys = page.corners.map(\.y)
      return (ys.max() ?? 0) - (ys.min() ?? 0) > 0.01
    }
  }

  private init?(_ item: DisplayList.Item) {
    switch item {
    case .draw(let draw):
      guard draw.part == .background, case .rect(let rect) = draw.shape,
        rect.width > 300, rect.height > 600
      else { return nil }
      name = draw.name
      corners = [
        CGPoint(x: rect.minX, y: rect.minY), CGPoint(x: rect.maxX, y: rect.minY),
        CGPoint(x: rect.maxX, y: rect.maxY), CGPoint(x: rect.minX, y: rect.maxY),
      ].map { corner in
        let place = draw.plane.projection(corner.x, corner.y)
        return CGPoint(x: place.x, y: place.y)
      }
    case .group(let group):
      guard let first = group.items.lazy.compactMap({ TurningPage($0) }).first else { return nil }
      self = first
    }
  }

  /// The corners of a page of `size` that is rotated by `angle` about its horizontal centre line
  /// and seen from one page height away. The corners are computed from the definition, without the
  /// engine's matrices.
  static func corners(of size: CGSize, turnedBy angle: Double) -> [CGPoint] {
    let (w, h) = (Double(size.width) / 2, Double(size.height) / 2)
    return [(-w, -h), (w, -h), (w, h), (-w, h)].map { x, y in
      let depth = y * sin(angle)
      let nearness = 1 / (1 - depth / Double(size.height))
      return CGPoint(x: w + x * nearness, y: h + y * cos(angle) * nearness)
    }
  }

  func isAt(_ expected: [CGPoint], within tolerance: CGFloat) -> Bool {
    zip(corners, expected).allSatisfy { a, b in
      abs(a.x - b.x) <= tolerance && abs(a.y - b.y) <= tolerance
    }
  }
}

@MainActor @Suite struct TurningPageTests {
  /// The value of easeInOut at 0.25 (facts H.1.2).
  private let easedQuarter = 0.129161931

  /// The angle of the old page at a quarter of the drag. At three quarters, the new page is rotated
  /// by the same angle in the other direction, because the curve is symmetric.
  private var angle: Double { easedQuarter / 0.5 * 90 }

  @Test func `a quarter of the drag is an angle of 23.25°`() {
    #expect(abs(angle - 23.25) < 0.01)
  }

  /// The fraction of the drag, the visible page, and the direction of its rotation.
  nonisolated static let views:
    [(isDismissal: Bool, fraction: Double, page: String, sign: Double)] = [
      (false, 0.25, "CardFrontView", 1), (false, 0.75, "CardBackView", -1),
      (true, 0.25, "CardBackView", -1), (true, 0.75, "CardFrontView", 1),
    ]

  @Test(arguments: views)
  func `the visible page is where its matrix maps it`(
    isDismissal: Bool, fraction: Double, name: String, sign: Double
  ) throws {
    let flip = try FlipStage()
    if isDismissal {
      flip.drag(to: 0.6, ending: .up)
      try flip.stage.settle()
    }

    flip.drag(to: fraction)

    let page = try #require(TurningPage.visible(in: flip.stage).last)
    let expected = TurningPage.corners(
      of: flip.stage.window.bounds.size, turnedBy: sign * angle / 180 * .pi)
    #expect(page.name == name)
    #expect(page.isAt(expected, within: 0.5), "\(page.corners) against \(expected)")
  }

  @Test func `at a quarter a linear flip has rotated by 45°`() throws {
    let stage = Stage()
    let front = UIViewController()
    front.view.backgroundColor = .white
    stage.show(front)
    let flip = LinearFlip()
    let back = UIViewController()
    back.view.backgroundColor = .black
    back.modalPresentationStyle = .fullScreen
    back.transitioningDelegate = flip

    stage.run { front.present(back, animated: true) }
    stage.run { flip.interactor.update(0.25) }

    let page = try #require(TurningPage.visible(in: stage).last)
    let expected = TurningPage.corners(of: stage.window.bounds.size, turnedBy: .pi / 4)
    #expect(page.isAt(expected, within: 0.5), "\(page.corners) against \(expected)")
  }
}

/// The first half of a flip. The timing is linear, and the transition is always interactive.
@MainActor
private final class LinearFlip: NSObject, UIViewControllerTransitioningDelegate,
  UIViewControllerAnimatedTransitioning
{
  let interactor = UIPercentDrivenInteractiveTransition()

  func animationController(
    forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { self }

  func interactionControllerForPresentation(
    using animator: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? { interactor }

  func transitionDuration(using context: (any UIViewControllerContextTransitioning)?)
    -> TimeInterval
  { 1 }

  func animateTransition(using context: any UIViewControllerContextTransitioning) {
    guard let view = context.view(forKey: .from) else { return }
    var perspective = CATransform3DIdentity
    perspective.m34 = -1 / view.bounds.height
    context.containerView.layer.sublayerTransform = perspective
    UIView.animateKeyframes(
      withDuration: 1, delay: 0,
      options: .init(rawValue: UIView.AnimationOptions.curveLinear.rawValue),
      animations: {
        UIView.addKeyframe(withRelativeStartTime: 0, relativeDuration: 0.5) {
          view.layer.transform = CATransform3DMakeRotation(.pi / 2, 1, 0, 0)
        }
      }, completion: { _ in context.completeTransition(!context.transitionWasCancelled) })
  }
}

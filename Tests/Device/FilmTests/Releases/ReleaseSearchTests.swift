import Film
import Stage
import Testing
import UIKit

@MainActor
struct ReleaseSearchTests {
  private func otherwise(
    from start: Double, to end: Double, over seconds: Double = 0.5, speed: Double = 800,
    progress: Double = 0.4, isReversed: Bool = false
  ) throws -> (end: InteractionEnd, other: OtherReleases?) {
    let run = AppRun(
      name: "pull", title: "",
      script: .drag(
        from: CGPoint(x: 0.5, y: start), to: CGPoint(x: 0.5, y: end), over: seconds),
      root: { DecidingPage(progress: progress, speed: speed, isReversed: isReversed) })
    let recording = run.record().recording
    let end = try #require(recording.interactionEnds.last)
    return (end, ReleaseSearch(run, end, in: recording)?.otherwise())
  }

  @Test func `a cancelled drag would have finished farther or faster`() throws {
    let (end, found) = try otherwise(from: 0.1, to: 0.35)
    let other = try #require(found)

    #expect(end.isCompleted == false && !end.isFinish)
    #expect(other.isFinished)
    let progress = try #require(other.progress)
    #expect(progress > 0.4 && progress < 0.415)
    let velocity = try #require(other.velocity)
    #expect(velocity.x == 0 && velocity.y > 775 && velocity.y <= 825)
    #expect(
      other.sentence.wholeMatch(
        of: #/It would have finished from 4[01] %, or at \d+ % with \d+ pt/s downwards\./#) != nil)
  }

  @Test func `a finished drag would have been cancelled before or backwards`() throws {
    let (end, found) = try otherwise(from: 0.1, to: 0.7)
    let other = try #require(found)

    #expect(end.isCompleted == true && end.isFinish)
    #expect(!other.isFinished)
    let progress = try #require(other.progress)
    #expect(progress > 0.4 && progress < 0.415)
    let velocity = try #require(other.velocity)
    #expect(velocity.y < -775 && velocity.y >= -825)
  }

  @Test func `no release helps if the app always cancels`() throws {
    let (end, found) = try otherwise(from: 0.1, to: 0.7, speed: .infinity, progress: .infinity)
    let other = try #require(found)

    #expect(end.isCompleted == false)
    #expect(other.progress == nil && other.velocity == nil)
    #expect(other.sentence == "No other release of this drag would have finished it.")
  }

  @Test func `a flick that finishes would have been cancelled at rest`() throws {
    let (end, found) = try otherwise(
      from: 0.1, to: 0.35, over: 0.1, progress: .infinity)
    let other = try #require(found)

    #expect(end.isCompleted == true)
    #expect(other.progress == nil)
    #expect(other.sentence.hasPrefix("It would have been cancelled with a finger at rest"))
  }

  @Test func `no release helps if the app always finishes`() throws {
    let (end, found) = try otherwise(from: 0.1, to: 0.7, speed: .infinity, progress: -1)
    let other = try #require(found)

    #expect(end.isCompleted == true)
    #expect(other.progress == nil && !other.isAtRest && other.velocity == nil)
    #expect(other.sentence == "No other release of this drag would have cancelled it.")
  }

  @Test func `a reversed condition is named as it is`() throws {
    let short = try otherwise(from: 0.1, to: 0.35, speed: .infinity, isReversed: true)
    let long = try otherwise(from: 0.1, to: 0.7, speed: .infinity, isReversed: true)

    #expect(short.end.isCompleted == true && long.end.isCompleted == false)
    #expect(short.other?.isAtRest == false)
    #expect(short.other?.sentence.hasPrefix("It would have been cancelled from 4") == true)
    #expect(long.other?.sentence.hasPrefix("It would have finished below 4") == true)
  }

  @Test func `the same search gives the same answer`() throws {
    #expect(try otherwise(from: 0.1, to: 0.35).other == otherwise(from: 0.1, to: 0.35).other)
  }
}

/// A page from which a drag down presents another one. The release decides by its progress and its
/// velocity.
private final class DecidingPage: UIViewController, UIViewControllerTransitioningDelegate {
  private let progress: Double
  private let speed: Double
  private let isReversed: Bool
  private let interactor = UIPercentDrivenInteractiveTransition()

  init(progress: Double, speed: Double, isReversed: Bool) {
    (self.progress, self.speed, self.isReversed) = (progress, speed, isReversed)
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.addGestureRecognizer(
      UIPanGestureRecognizer(target: self, action: Selector("pulled:", DecidingPage.pulled)))
  }

  func pulled(_ pan: UIPanGestureRecognizer) {
    let share = Double(pan.translation(in: view).y / view.bounds.height)
    switch pan.state {
    case .began:
      let page = UIViewController()
      page.modalPresentationStyle = .fullScreen
      page.transitioningDelegate = self
      present(page, animated: true)
    case .changed: interactor.update(CGFloat(min(max(share, 0), 1)))
    case .ended:
      let velocity = Double(pan.velocity(in: view).y)
      if velocity > -speed, (share > progress) != isReversed || velocity > speed {
        interactor.finish()
      } else {
        interactor.cancel()
      }
    case .cancelled, .failed: interactor.cancel()
    default: break
    }
  }

  func animationController(
    forPresented presented: UIViewController, presenting: UIViewController,
    source: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { SlideUp() }

  func interactionControllerForPresentation(
    using animator: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? { interactor }
}

private final class SlideUp: NSObject, UIViewControllerAnimatedTransitioning {
  func transitionDuration(
    using transitionContext: (any UIViewControllerContextTransitioning)?
  ) -> TimeInterval { 0.3 }

  func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
    guard let view = transitionContext.view(forKey: .to) else {
      return transitionContext.completeTransition(false)
    }
    transitionContext.containerView.addSubview(view)
    view.transform = CGAffineTransform(translationX: 0, y: -view.bounds.height)
    UIView.animate(withDuration: 0.3) {
      view.transform = .identity
    } completion: { _ in
      transitionContext.completeTransition(!transitionContext.transitionWasCancelled)
    }
  }
}

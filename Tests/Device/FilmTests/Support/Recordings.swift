import Film
import QuartzCore
import Stage
import UIKit

/// Recordings to film: one made by hand, one of a minimal app.
enum Recordings {
  /// Frames without content, a sixtieth of a second apart. `progress` contains the progress of each
  /// frame.
  static func blank(
    _ progress: [Double?], fingers: Range<Int> = 0..<0, size: CGSize = CGSize(width: 20, height: 30)
  ) -> Recording {
    var values = LayerValues()
    values.bounds = CGRect(origin: .zero, size: size)
    let tree = RenderTree(root: RenderNode(id: 1, values: values))
    var recording = Recording()
    recording.meta.width = Double(size.width)
    recording.meta.height = Double(size.height)
    recording.frames = progress.enumerated().map { index, progress in
      let t = FrameClock.time(ofTick: index)
      return Recording.Frame(
        tick: index, t: t, time: t, tree: tree, progress: progress,
        fingers: fingers.contains(index) ? [.init(finger: 0, x: 10, y: Double(index))] : [])
    }
    return recording
  }

  /// A recording of a page that slides over another within a fifth of a second.
  @MainActor
  static func slide() -> Recording {
    let stage = Stage(
      device: Device(id: "tiny", title: "Tiny", size: CGSize(width: 48, height: 80), scale: 1))
    defer { stage.close() }
    let (below, above) = (
      Page(UIColor(white: 0.4, alpha: 1)), Page(UIColor(red: 0.2, green: 0.6, blue: 0.7, alpha: 1))
    )
    stage.show(below)
    stage.beginRecording()
    stage.advance(by: 0.05)
    stage.run {
      above.modalPresentationStyle = .fullScreen
      above.transitioningDelegate = above
      below.present(above, animated: true)
    }
    stage.advance(by: 0.35)
    var recording = stage.endRecording()
    recording.meta.name = "slide"
    recording.meta.title = "Slide"
    return recording
  }
}

private final class Page: UIViewController, UIViewControllerTransitioningDelegate {
  private let color: UIColor

  init(_ color: UIColor) {
    self.color = color
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = color
    let card = UIView(frame: CGRect(x: 8, y: 8, width: 32, height: 20))
    card.backgroundColor = UIColor(white: 1, alpha: 1)
    card.layer.cornerRadius = 4
    view.addSubview(card)
  }

  func animationController(
    forPresented presented: UIViewController, presenting: UIViewController,
    source: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { SlideUp() }
}

private final class SlideUp: NSObject, UIViewControllerAnimatedTransitioning {
  func transitionDuration(
    using transitionContext: UIViewControllerContextTransitioning?
  ) -> TimeInterval { 0.2 }

  func animateTransition(using transitionContext: UIViewControllerContextTransitioning) {
    guard let view = transitionContext.view(forKey: .to) else { return }
    let container = transitionContext.containerView
    container.addSubview(view)
    view.frame = container.bounds.offsetBy(dx: 0, dy: container.bounds.height)
    UIView.animate(withDuration: 0.2) {
      view.frame = container.bounds
    } completion: { _ in
      transitionContext.completeTransition(!transitionContext.transitionWasCancelled)
    }
  }
}

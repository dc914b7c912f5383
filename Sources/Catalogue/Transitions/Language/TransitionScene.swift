import UIKit

/// The context of a `TransitionAnimation` during one transition: the two pages, their rest
/// positions, and the container.
///
/// A scene is created when the transition begins. The scene is passed once to the transition
/// animation's `prepare(_:)`, which sets the initial state and registers animations. After the call
/// of `prepare(_:)`, the transition runs, or a gesture drives it, without further calls to the
/// transition animation. When the transition finishes or is cancelled, views that were added
/// through the scene are removed. The frame, transform, alpha, corners and shadow of the pages and
/// the container are restored. A transition animation therefore needs no clean-up.
///
///     struct Drop: TransitionAnimation {
///       func prepare(_ scene: TransitionScene) {
///         guard let upper = scene.upper else { return }
///         scene.animateIn(upper) { $0.transform = CGAffineTransform(translationX: 0, y: -scene.size.height) }
///         if let lower = scene.lower { scene.animateOut(lower) { $0.alpha = 0.5 } }
///       }
///     }
///
/// `upper` and `lower` are the same pages in the forward and in the backward transition, so one
/// description is enough for both transitions. Lengths are in points of the container; times are
/// from 0 to 1.
@MainActor
public final class TransitionScene {
  /// UIKit's transition context. Use the context if the scene does not provide what you need.
  public let context: any UIViewControllerContextTransitioning
  public let operation: TransitionOperation
  public let container: UIView
  public let fromController: UIViewController?
  public let toController: UIViewController?
  /// The view of the disappearing controller; nil if the view stays in place, as below a panel.
  public let from: UIView?
  /// The view of the appearing controller; nil if the view was already in place.
  public let to: UIView?
  /// Whether the layout direction is right to left, which mirrors the transition.
  public let isMirrored: Bool
  /// Whether a gesture drives the transition from the start.
  public let isInteractive: Bool

  /// The page that is pushed, popped, presented or dismissed. Of two tabs, the upper page is the
  /// one with the higher index.
  public var upper: UIView? { operation.isForward ? to : from }
  /// The page that is not `upper`; nil if that page is below a panel.
  public var lower: UIView? { operation.isForward ? from : to }
  public var upperController: UIViewController? {
    operation.isForward ? toController : fromController
  }
  public var lowerController: UIViewController? {
    operation.isForward ? fromController : toController
  }
  /// The container's size.
  public var size: CGSize { container.bounds.size }

  /// `edge`, with left and right exchanged in a right-to-left layout.
  public func edge(_ edge: Edge) -> Edge { isMirrored ? edge.mirrored : edge }

  /// The page's frame at rest, without its transform. For the appearing page, the result is the
  /// final frame; for the disappearing page, it is the initial frame.
  public func restingFrame(of page: UIView) -> CGRect {
    let bounds = page.bounds
    return CGRect(
      x: page.center.x - bounds.width * page.layer.anchorPoint.x,
      y: page.center.y - bounds.height * page.layer.anchorPoint.y,
      width: bounds.width, height: bounds.height)
  }

  /// The frame of any view on screen in the container's coordinates; nil if the view is nil, empty
  /// or not in a window.
  public func frameInContainer(of view: UIView?) -> CGRect? {
    guard let view, view.window != nil, view.bounds.width > 0, view.bounds.height > 0 else {
      return nil
    }
    return container.convert(view.bounds, from: view)
  }

  // MARK: Animation

  /// Changes that are animated during an interval of the transition. Times are from 0 to 1.
  struct Step {
    let start, end: Double
    let changes: () -> Void
  }
  private(set) var steps: [Step] = []

  /// Whether any step lasts for only part of the duration.
  var hasPartialSteps: Bool { steps.contains { $0.start != 0 || $0.end != 1 } }

  /// Adds the steps as keyframes to the current keyframe animation.
  func addKeyframes() {
    for step in steps {
      UIView.addKeyframe(
        withRelativeStartTime: step.start, relativeDuration: step.end - step.start,
        animations: step.changes)
    }
  }
  private var endings: [(Bool) -> Void] = []

  /// Animates `changes` between two times of the transition. By default, the two times are the
  /// start and the end of the transition.
  ///
  /// Until `start` the properties keep the values set in `prepare(_:)`. Two animations of the same
  /// property of a view must not overlap in time.
  public func animate(
    from start: Double = 0, to end: Double = 1, _ changes: @escaping () -> Void
  ) {
    let start = min(max(start, 0), 1)
    steps.append(Step(start: start, end: min(max(end, start), 1), changes: changes))
  }

  /// Animates a view between the state that `away` sets and its current state. On a push or
  /// presentation, the view ends in its current state. A pop or dismissal runs in reverse.
  ///
  /// `away` may change alpha, transform, bounds, centre, corner radius and shadow. Several calls for
  /// one view are allowed when they change different properties.
  public func animateIn<V: UIView>(
    _ view: V, from start: Double = 0, to end: Double = 1, _ away: @escaping (V) -> Void
  ) { travel(view, arrives: operation.isForward, start, end, away) }

  /// Animates a view between its current state and the state that `away` sets. On a push or
  /// presentation, the view ends in the state that `away` sets. A pop or dismissal runs in reverse.
  public func animateOut<V: UIView>(
    _ view: V, from start: Double = 0, to end: Double = 1, _ away: @escaping (V) -> Void
  ) { travel(view, arrives: !operation.isForward, start, end, away) }

  private func travel<V: UIView>(
    _ view: V, arrives: Bool, _ start: Double, _ end: Double, _ away: @escaping (V) -> Void
  ) {
    let (start, end) = operation.isForward ? (start, end) : (1 - end, 1 - start)
    guard arrives else { return animate(from: start, to: end) { away(view) } }
    let home = ViewState(of: view)
    away(view)
    let away = ViewState(of: view)
    animate(from: start, to: end) { home.restore(changedBy: away) }
  }

  /// Calls `values` for each of `moments` and animates linearly between them; a pop or dismissal
  /// runs the sequence backwards. `moments` must be ascending and from 0 to 1.
  ///
  /// Use this method for movements that a single animation cannot describe, such as a hinge, a
  /// fold, or a rotation by more than half a turn.
  public func animateKeyframes(at moments: [Double], _ values: @escaping (_ moment: Double) -> Void)
  {
    let isForward = operation.isForward
    let moments = isForward ? moments : moments.reversed()
    guard let first = moments.first else { return }
    values(first)
    for (last, next) in zip(moments, moments.dropFirst()) {
      animate(from: isForward ? last : 1 - last, to: isForward ? next : 1 - next) { values(next) }
    }
  }

  /// Calls `ending` when the transition ends, just before `completeTransition(_:)`. `finished` is
  /// false if the transition was cancelled.
  public func onEnd(_ ending: @escaping (_ finished: Bool) -> Void) { endings.append(ending) }

  // MARK: Views

  private var extras: [UIView] = []
  private var startSize = CGSize.zero
  private var savedStates: [ViewState] = []

  /// Adds a view to the container. The view is added below `other` or, if that is nil, on top. The
  /// view is removed when the transition ends.
  @discardableResult
  public func add<V: UIView>(_ view: V, below other: UIView? = nil) -> V {
    if let other, other.superview === container {
      container.insertSubview(view, belowSubview: other)
    } else {
      container.addSubview(view)
    }
    extras.append(view)
    return view
  }

  /// Adds a coloured view over a page to shade it. The view is initially transparent.
  @discardableResult
  public func cover(_ page: UIView, with color: UIColor) -> UIView {
    let cover = UIView(frame: restingFrame(of: page))
    cover.backgroundColor = color
    cover.alpha = 0
    cover.isUserInteractionEnabled = false
    cover.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    if page.superview === container {
      container.insertSubview(cover, aboveSubview: page)
      extras.append(cover)
    } else {
      add(cover)
    }
    return cover
  }

  /// Adds a coloured view of the container's size below both pages, for transition animations in
  /// which the background is visible.
  @discardableResult
  public func backdrop(_ color: UIColor) -> UIView {
    let backdrop = UIView(frame: container.bounds)
    backdrop.backgroundColor = color
    backdrop.isUserInteractionEnabled = false
    backdrop.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    container.insertSubview(backdrop, at: 0)
    extras.append(backdrop)
    return backdrop
  }

  /// Returns a snapshot of a view, or of a part of it in the view's coordinates. The snapshot's
  /// frame is the rectangle of that part in the container's coordinates. Add the snapshot with
  /// `add(_:below:)`.
  public func picture(of page: UIView, part: CGRect? = nil) -> UIView {
    let part = part ?? page.bounds
    let picture =
      page.resizableSnapshotView(from: part, afterScreenUpdates: true, withCapInsets: .zero)
      ?? UIView()
    let rest =
      page === from || page === to
      ? restingFrame(of: page) : frameInContainer(of: page) ?? page.bounds
    picture.frame = CGRect(
      x: rest.minX + part.minX, y: rest.minY + part.minY, width: part.width, height: part.height)
    return picture
  }

  /// Hides a page and creates a grid of snapshots that replaces it.
  ///
  /// Returns the snapshots row by row, or an empty array if `page` is nil or has no size. In a
  /// right-to-left layout the first column is the rightmost one.
  public func tiles(of page: UIView?, columns: Int, rows: Int) -> [UIView] {
    guard let page, columns > 0, rows > 0, !page.bounds.isEmpty else { return [] }
    let size = page.bounds.size
    // Tiles begin and end at whole points, so that no seams are visible.
    func cut(_ length: CGFloat, _ index: Int, of count: Int) -> CGFloat {
      (length * CGFloat(index) / CGFloat(count)).rounded()
    }
    // One image is shared by all tiles, because the page would otherwise be drawn for each tile.
    let image = UIGraphicsImageRenderer(bounds: page.bounds).image { _ in
      _ = page.drawHierarchy(in: page.bounds, afterScreenUpdates: true)
    }
    let rest = restingFrame(of: page)
    var tiles: [UIView] = []
    for row in 0..<rows {
      let (top, bottom) = (cut(size.height, row, of: rows), cut(size.height, row + 1, of: rows))
      for column in 0..<columns {
        let index = isMirrored ? columns - 1 - column : column
        let left = cut(size.width, index, of: columns)
        let right = cut(size.width, index + 1, of: columns)
        let tile = UIView(
          frame: CGRect(
            x: rest.minX + left, y: rest.minY + top, width: right - left, height: bottom - top))
        tile.layer.contents = image.cgImage
        tile.layer.contentsScale = image.scale
        tile.layer.contentsRect = CGRect(
          x: left / size.width, y: top / size.height, width: (right - left) / size.width,
          height: (bottom - top) / size.height)
        tiles.append(tile)
      }
    }
    for tile in tiles { add(tile) }
    hide(page)
    return tiles
  }

  /// Hides a view until the transition ends.
  public func hide(_ view: UIView) {
    keep(view)
    view.isHidden = true
  }

  /// Restores the view's appearance when the transition ends. The pages and the container do not
  /// need this call.
  public func keep(_ view: UIView) {
    if !savedStates.contains(where: { $0.view === view }) {
      savedStates.append(ViewState(of: view))
    }
  }

  /// Brings a page in front of the other page.
  public func bringToFront(_ page: UIView?) {
    if let page, page.superview === container { container.bringSubviewToFront(page) }
  }

  /// Sets a perspective for the container's content, with the eye in front of its centre. `m34` is
  /// -1 divided by the eye's distance in points; -1/900 is usual.
  public func perspective(_ m34: CGFloat) {
    keep(container)
    container.layer.sublayerTransform.m34 = m34
  }

  /// Sets a perspective for the container's content, with the eye in front of `point`.
  func perspective(_ m34: CGFloat, before point: CGPoint) {
    perspective(m34)
    let (dx, dy) = (point.x - container.bounds.midX, point.y - container.bounds.midY)
    container.layer.sublayerTransform = CATransform3DConcat(
      CATransform3DConcat(
        CATransform3DMakeTranslation(-dx, -dy, 0), container.layer.sublayerTransform),
      CATransform3DMakeTranslation(dx, dy, 0))
  }

  // MARK: Used by the animators

  init(
    _ context: any UIViewControllerContextTransitioning, operation: TransitionOperation
  ) {
    self.context = context
    self.operation = operation
    container = context.containerView
    fromController = context.viewController(forKey: .from)
    toController = context.viewController(forKey: .to)
    from = context.view(forKey: .from)
    to = context.view(forKey: .to)
    isMirrored = container.effectiveUserInterfaceLayoutDirection == .rightToLeft
    isInteractive = context.isInteractive
    startSize = container.bounds.size
    placeNewPage()
    for page in [from, to].compactMap({ $0 }) + [container] { keep(page) }
  }

  /// Adds the appearing page with its final frame. On a forward transition the appearing page is
  /// above the other page; on a backward transition it is below.
  private func placeNewPage() {
    guard let to else { return }
    to.frame = toController.map { context.finalFrame(for: $0) } ?? container.bounds
    if operation.isForward {
      container.addSubview(to)
    } else if let from, from.superview === container {
      container.insertSubview(to, belowSubview: from)
    } else {
      container.insertSubview(to, at: 0)
    }
    to.layoutIfNeeded()
  }

  /// Restores all views. If the transition was cancelled, removes the appearing page. After a
  /// dismissal, removes the dismissed page.
  func cleanUp(finished: Bool) {
    for view in extras { view.removeFromSuperview() }
    // Pages that were laid out during the transition keep their new frame.
    let isSameSize = container.bounds.size == startSize
    for state in savedStates.reversed() {
      state.restore(includingFrame: isSameSize && state.view !== container)
    }
    (extras, savedStates, steps) = ([], [], [])
    for ending in endings { ending(finished) }
    endings = []
    if !finished {
      to?.removeFromSuperview()
    } else if operation == .dismiss {
      from?.removeFromSuperview()
    }
    settle(finished: finished)
  }

  /// Requests the final frame again, because the device may have rotated during the transition.
  private func settle(finished: Bool) {
    guard finished, let to, let toController, to.superview === container else { return }
    let frame = context.finalFrame(for: toController)
    if frame != .zero, frame != to.frame { to.frame = frame }
  }
}

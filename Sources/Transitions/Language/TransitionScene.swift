import UIKit

/// One transition as a look sees it: the pages, where they rest, and a stage to add to.
///
/// Everything that is done through the scene, and every change of the look of the two pages and of
/// the container, is undone at the end by the frame.
@MainActor
public final class TransitionScene {
  /// For what the scene does not say.
  public let context: any UIViewControllerContextTransitioning
  public let operation: TransitionOperation
  public let container: UIView
  public let fromController: UIViewController?
  public let toController: UIViewController?
  /// The page that goes; nil where it stays as it is, as below a panel.
  public let from: UIView?
  /// The page that comes; nil where it has been there all the time.
  public let to: UIView?
  /// Whether the interface reads from right to left, and so the transition runs mirrored.
  public let isMirrored: Bool
  /// Whether a finger drives it from the start.
  public let isInteractive: Bool

  /// The page that is pushed or presented, popped or dismissed; the later one of two tabs.
  public var upper: UIView? { operation.isForward ? to : from }
  /// The other page; nil below a panel.
  public var lower: UIView? { operation.isForward ? from : to }
  public var upperController: UIViewController? {
    operation.isForward ? toController : fromController
  }
  public var lowerController: UIViewController? {
    operation.isForward ? fromController : toController
  }
  /// Of the container.
  public var size: CGSize { container.bounds.size }

  /// `edge` as it is on this screen: the other side where the interface reads from right to left.
  public func edge(_ edge: Edge) -> Edge { isMirrored ? edge.mirrored : edge }

  /// Where a page rests in the container: the one that comes at the end, the one that goes at the
  /// start.
  public func rest(of page: UIView) -> CGRect {
    let bounds = page.bounds
    return CGRect(
      x: page.center.x - bounds.width * page.layer.anchorPoint.x,
      y: page.center.y - bounds.height * page.layer.anchorPoint.y,
      width: bounds.width, height: bounds.height)
  }

  /// Where any view lies in the container, also one inside a page; nil for one that is missing, has
  /// no size or is not on screen: then there is nothing to grow from.
  public func place(of view: UIView?) -> CGRect? {
    guard let view, view.window != nil, view.bounds.width > 0, view.bounds.height > 0 else {
      return nil
    }
    return container.convert(view.bounds, from: view)
  }

  // MARK: What changes

  /// Changes in a part of the transition's time, from 0 to 1.
  struct Step {
    let start, end: Double
    let changes: () -> Void
  }
  private(set) var steps: [Step] = []

  /// Whether something changes in only a part of the time.
  var hasPartialSteps: Bool { steps.contains { $0.start != 0 || $0.end != 1 } }

  /// The steps as keyframes of the animation that is being set up.
  func addKeyframes() {
    for step in steps {
      UIView.addKeyframe(
        withRelativeStartTime: step.start, relativeDuration: step.end - step.start,
        animations: step.changes)
    }
  }
  private var endings: [(Bool) -> Void] = []

  /// Animates changes between two moments of the transition; all of it by default.
  ///
  /// Before `start` everything is as `stage(_:)` leaves it. Of changes to the same property the
  /// parts must not overlap.
  public func animate(
    from start: Double = 0, to end: Double = 1, _ changes: @escaping () -> Void
  ) {
    let start = min(max(start, 0), 1)
    steps.append(Step(start: start, end: min(max(end, start), 1), changes: changes))
  }

  /// Lets a view come on the way there, from how `away` changes it to how it looks now; on the way
  /// back it goes, in reverse.
  ///
  /// `away` may change alpha, transform, bounds, centre, corner radius and shadow. A view may come
  /// in several ways at different times, as long as they change different things.
  public func comes<V: UIView>(
    _ view: V, from start: Double = 0, to end: Double = 1, _ away: @escaping (V) -> Void
  ) { travel(view, arrives: operation.isForward, start, end, away) }

  /// Lets a view go on the way there, from how it looks now to how `away` changes it; on the way
  /// back it comes, in reverse.
  public func goes<V: UIView>(
    _ view: V, from start: Double = 0, to end: Double = 1, _ away: @escaping (V) -> Void
  ) { travel(view, arrives: !operation.isForward, start, end, away) }

  private func travel<V: UIView>(
    _ view: V, arrives: Bool, _ start: Double, _ end: Double, _ away: @escaping (V) -> Void
  ) {
    let (start, end) = operation.isForward ? (start, end) : (1 - end, 1 - start)
    guard arrives else { return animate(from: start, to: end) { away(view) } }
    let home = ViewLook(of: view)
    away(view)
    let away = ViewLook(of: view)
    animate(from: start, to: end) { home.putBack(changedBy: away) }
  }

  /// Shows what `pose` makes of each of `moments`, shares of the way there in rising order; between
  /// two of them everything changes evenly. On the way back the same runs in reverse.
  ///
  /// For changes that do not run straight: a hinge, a fold, more than half a turn.
  public func follow(_ moments: [Double], _ pose: @escaping (_ moment: Double) -> Void) {
    let isForward = operation.isForward
    let moments = isForward ? moments : moments.reversed()
    guard let first = moments.first else { return }
    pose(first)
    for (last, next) in zip(moments, moments.dropFirst()) {
      animate(from: isForward ? last : 1 - last, to: isForward ? next : 1 - next) { pose(next) }
    }
  }

  /// Called when it is over, with whether it has been finished; before the transition is complete.
  public func onEnd(_ ending: @escaping (_ finished: Bool) -> Void) { endings.append(ending) }

  // MARK: What is added

  private var extras: [UIView] = []
  private var startSize = CGSize.zero
  private var looks: [ViewLook] = []

  /// Adds a view on top, or below another one of the container's; it goes when the transition ends.
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

  /// Adds a plain view of a page's size right above the page; it begins invisible.
  @discardableResult
  public func cover(_ page: UIView, with color: UIColor) -> UIView {
    let cover = UIView(frame: rest(of: page))
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

  /// Adds a plain view of the container's size below both pages, for looks that leave it in sight.
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

  /// A picture of a page or of a view inside one, or of a part of it in its own coordinates, to be
  /// added where it is wanted; its frame is where the original lies in the container.
  public func picture(of page: UIView, part: CGRect? = nil) -> UIView {
    let part = part ?? page.bounds
    let picture =
      page.resizableSnapshotView(from: part, afterScreenUpdates: true, withCapInsets: .zero)
      ?? UIView()
    let rest = page === from || page === to ? rest(of: page) : place(of: page) ?? page.bounds
    picture.frame = CGRect(
      x: rest.minX + part.minX, y: rest.minY + part.minY, width: part.width, height: part.height)
    return picture
  }

  /// Cuts a page into pictures, row by row, adds them where they lie, and hides the page.
  ///
  /// Empty where there is no page. In an interface that reads from right to left the columns count
  /// from the right.
  public func tiles(of page: UIView?, columns: Int, rows: Int) -> [UIView] {
    guard let page, columns > 0, rows > 0, !page.bounds.isEmpty else { return [] }
    let size = page.bounds.size
    // Whole points, so that no seam shows.
    func cut(_ length: CGFloat, _ index: Int, of count: Int) -> CGFloat {
      (length * CGFloat(index) / CGFloat(count)).rounded()
    }
    // One picture for all: a snapshot for each would draw the page again every time.
    let image = UIGraphicsImageRenderer(bounds: page.bounds).image { _ in
      _ = page.drawHierarchy(in: page.bounds, afterScreenUpdates: true)
    }
    let rest = rest(of: page)
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

  /// Takes a view from sight until the end.
  public func hide(_ view: UIView) {
    keep(view)
    view.isHidden = true
  }

  /// Remembers how a view looks, and gives it that look back at the end. Pages and container are
  /// remembered already.
  public func keep(_ view: UIView) {
    if !looks.contains(where: { $0.view === view }) { looks.append(ViewLook(of: view)) }
  }

  /// Brings a page above the other one.
  public func bringToFront(_ page: UIView?) {
    if let page, page.superview === container { container.bringSubviewToFront(page) }
  }

  /// Lets everything in the container be seen from a point in front of its middle: `m34`, -1
  /// divided by the distance in points.
  public func perspective(_ m34: CGFloat) {
    keep(container)
    container.layer.sublayerTransform.m34 = m34
  }

  /// The same from a point in front of `point` of the container.
  func perspective(_ m34: CGFloat, before point: CGPoint) {
    perspective(m34)
    let (dx, dy) = (point.x - container.bounds.midX, point.y - container.bounds.midY)
    container.layer.sublayerTransform = CATransform3DConcat(
      CATransform3DConcat(
        CATransform3DMakeTranslation(-dx, -dy, 0), container.layer.sublayerTransform),
      CATransform3DMakeTranslation(dx, dy, 0))
  }

  // MARK: The frame's part

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

  /// The page that comes stands where it will rest, above or below the other one.
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

  /// Takes everything back. A cancelled transition's new page goes; a dismissed page as well.
  func strike(finished: Bool) {
    for view in extras { view.removeFromSuperview() }
    // Pages that have been laid out anew meanwhile stay where that has put them.
    let isSameSize = container.bounds.size == startSize
    for look in looks.reversed() {
      look.putBack(withPlace: isSameSize && look.view !== container)
    }
    (extras, looks, steps) = ([], [], [])
    for ending in endings { ending(finished) }
    endings = []
    if !finished {
      to?.removeFromSuperview()
    } else if operation == .dismiss {
      from?.removeFromSuperview()
    }
    settle(finished: finished)
  }

  /// The device may have been turned on the way: the frame is asked for again.
  private func settle(finished: Bool) {
    guard finished, let to, let toController, to.superview === container else { return }
    let frame = context.finalFrame(for: toController)
    if frame != .zero, frame != to.frame { to.frame = frame }
  }
}

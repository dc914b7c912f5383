/// Updates and solves the constraints of one view tree and sets the resulting frames.
///
/// A constraint pass has two parts. First, the pass makes the pending `updateConstraints` calls, on
/// subviews before superviews. Second, the pass runs the solver and marks the superview of every
/// moved item for layout. The layout visits superviews first and sets the frames in
/// `UIView.layoutSubviews()`. Inside an animation block, the changes of the frames are animated.
@MainActor
final class LayoutEngine: ConstraintHome {
  /// The number of rounds after which a pass ends even if updates request further updates.
  private static let roundLimit = 8

  private weak var root: UIView?
  private let system: LayoutSystem
  private(set) var isPassDue = false
  private var isRunning = false

  init(root: UIView) {
    self.root = root
    system = LayoutSystem(root: root)
  }

  func needsPass() {
    guard !isPassDue else { return }
    isPassDue = true
    if root is UIWindow { ConstraintPass.current.add(self) }
  }

  // MARK: Changes

  func adopt(_ constraint: NSLayoutConstraint) {
    constraint.home = self
    system.insert(constraint)
    needsPass()
  }

  func drop(_ constraint: NSLayoutConstraint) {
    system.withdraw(constraint)
    needsPass()
  }

  func constantChanged(of constraint: NSLayoutConstraint) { rephrase(constraint) }
  func priorityChanged(of constraint: NSLayoutConstraint) { rephrase(constraint) }

  func rephrase(_ constraint: NSLayoutConstraint) {
    system.rephrase(constraint)
    needsPass()
  }

  /// Adds a view that has no constraints but still has to be placed.
  func adopt(_ view: UIView) {
    _ = system.item(view)
    needsPass()
  }

  /// Removes a view or guide to which no constraint refers any longer.
  func forget(_ item: AnyObject) { system.forget(item) }

  func contentSizeChanged(of view: UIView) {
    guard let item = system.knownItem(view) else { return }
    item.content = nil
    item.wrapWidth = nil
    needsPass()
  }

  func isAmbiguous(_ item: AnyObject) -> Bool {
    runPass(whileLayingOut: nil)
    return system.isAmbiguous(item)
  }

  /// What the most recent pass knows about the view: its constraints, whether they determine its
  /// frame, and the size of its content. Starts no pass.
  func state(of view: UIView) -> LayoutState {
    let constraints = view.layoutPart?.naming ?? []
    return LayoutState(
      constraints: constraints.map { (constraint: $0, isBroken: system.isBroken($0)) },
      isAmbiguous: view.layoutPart?.isManual == true && system.isAmbiguous(view),
      contentSize: system.contentSize(of: view))
  }

  // MARK: The pass

  /// Updates constraints and solves them. Marks the superviews of moved items for layout, except
  /// `view`, which is already being laid out.
  func runPass(whileLayingOut view: UIView?) {
    guard isPassDue, !isRunning, let root else { return }
    isRunning = true
    for _ in 0..<Self.roundLimit where root.needsConstraintUpdate || root.hasConstraintUpdateBelow {
      root.updateConstraintsBelow()
    }
    isPassDue = false
    isRunning = false
    ConstraintPass.current.solutions += 1
    for breach in system.solve() { UIKitLog.warn(breach.warning) }
    for item in system.items { tell(item, except: view) }
  }

  /// If the item has moved, marks its superview for layout.
  private func tell(_ item: LayoutItem, except laidOut: UIView?) {
    let frame = system.frame(of: item)
    guard item.notifiedFrame != frame else { return }
    item.notifiedFrame = frame
    if let guide = item.object as? UILayoutGuide {
      guide.solvedFrame = frame
      if let owner = guide.owningView, owner !== laidOut { owner.setNeedsLayout() }
    } else if let view = item.object as? UIView, view.layoutPart?.isManual == true {
      let outer = view.superview ?? view
      if outer !== laidOut { outer.setNeedsLayout() }
    }
  }

  // MARK: Frames

  func placeSubviews(of view: UIView) {
    if view === root, view.layoutPart?.isManual == true { place(view) }
    for subview in view.subviews where subview.layoutPart?.isManual == true { place(subview) }
    guard let content = view.existingSystemGuide(.content), let item = system.knownItem(content),
      let scrolling = view as? any ContentScrolling
    else { return }
    let solved = Pixels(view).size(system.frame(of: item).size)
    // Constraints do not take the zoom scale into account. The zoomed view is scaled, but the
    // distances around it are not. Apps use the distances around a zoomed view to centre a picture
    // (unverified).
    let scaled = view.subviews.first { scrolling.zooms($0) && $0.layoutPart?.isManual == true }
    let zoomed = scaled.flatMap { system.knownItem($0) }.map { system.frame(of: $0).size } ?? solved
    let growth = scrolling.zoomScale - 1
    let size = CGSize(
      width: solved.width + zoomed.width * growth, height: solved.height + zoomed.height * growth)
    if scrolling.contentSize != size { scrolling.contentSize = size }
  }

  /// Sets bounds and centre, so that a transform of the view is preserved. The centre is always set
  /// to the middle of the frame. If the layer has another anchor point, the view is therefore
  /// displaced (facts A.10.6).
  ///
  /// A view to which no constraint refers keeps the frame that the app sets (facts M.6).
  private func place(_ view: UIView) {
    guard let item = system.knownItem(view), item.isDetermined else { return }
    let frame = Pixels(view).frame(system.frame(of: item))
    // A scroll view scales its zoomed view about the view's origin.
    let scrolling = view.superview as? any ContentScrolling
    let zoom = scrolling.flatMap { $0.zooms(view) ? $0.zoomScale : nil }
    let scale = zoom ?? 1
    let anchor = zoom == nil ? CGPoint(x: 0.5, y: 0.5) : view.layer.anchorPoint
    let center = CGPoint(
      x: frame.minX + anchor.x * frame.width * scale,
      y: frame.minY + anchor.y * frame.height * scale)
    if view.bounds.size != frame.size {
      view.bounds = CGRect(origin: view.bounds.origin, size: frame.size)
    }
    if view.center != center { view.center = center }
    view.layoutPart?.placed = Placement(of: view)
  }
}

/// Aligns frames to the pixel grid by rounding origins and sizes to whole pixels, which are whole
/// points at 1× and half points at 2× (facts A.10.4). Which edge UIKit rounds is unverified.
@MainActor
struct Pixels {
  private let scale: CGFloat

  init(_ view: UIView) { scale = max(CGFloat(view.layer.contentsScale), 1) }

  func frame(_ frame: CGRect) -> CGRect {
    CGRect(
      origin: CGPoint(x: round(frame.minX), y: round(frame.minY)), size: size(frame.size))
  }

  func size(_ size: CGSize) -> CGSize {
    CGSize(width: max(0, round(size.width)), height: max(0, round(size.height)))
  }

  /// Rounds a size up to the next whole pixels.
  func sizeRoundedUp(_ size: CGSize) -> CGSize {
    func up(_ length: CGFloat) -> CGFloat { (length * scale - 1e-4).rounded(.up) / scale }
    return CGSize(width: max(0, up(size.width)), height: max(0, up(size.height)))
  }

  /// Rounds to whole pixels. A tolerance compensates for small errors of the solver at half pixels.
  private func round(_ length: CGFloat) -> CGFloat {
    (length * scale + 1e-6).rounded(.toNearestOrAwayFromZero) / scale
  }
}

extension UIView {
  /// Makes the pending `updateConstraints` calls, on subviews first.
  func updateConstraintsBelow() {
    if hasConstraintUpdateBelow {
      hasConstraintUpdateBelow = false
      for view in subviews where view.superview === self { view.updateConstraintsBelow() }
    }
    guard needsConstraintUpdate else { return }
    needsConstraintUpdate = false
    if let owner {
      CallTrace.note(.layout, owner, .message("updateViewConstraints"))
      owner.updateViewConstraints()
    } else {
      updateConstraints()
    }
  }
}

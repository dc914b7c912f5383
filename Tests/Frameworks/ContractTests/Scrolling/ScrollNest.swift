import Stage
import TestSupport
import Testing
import UIKit

/// Two or three nested scroll views of random kinds.
@MainActor
final class ScrollNest: NSObject, UIScrollViewDelegate {
  let stage: Stage
  let log = EventLog()
  var dice: RandomSource
  private var views: [UIScrollView] = []
  private(set) var caught = 0
  /// The presentation of the sheet around the nest; nil without a sheet.
  private var sheet: UISheetPresentationController?
  private let root: UIViewController
  private let page: UIViewController

  init(seed: UInt64, inSheet: Bool) {
    dice = RandomSource(seed: seed)
    stage = Stage(device: dice.chance(0.8) ? .phone : .bench)
    let root = stage.run { UIViewController() }
    self.root = root
    page = inSheet ? stage.run { UIViewController() } : root
    super.init()
    stage.show(root)
    if inSheet { presentPage() }
    stage.run {
      var parent: UIView = page.view
      for depth in 0..<dice.number(2...3) {
        let inset = Double(depth) * 40
        let frame = parent.bounds.insetBy(dx: inset, dy: inset)
        let view = UIScrollView(
          frame: CGRect(origin: CGPoint(x: inset, y: inset), size: frame.size))
        vary(view)
        parent.addSubview(view)
        views.append(view)
        parent = view
      }
    }
  }

  private func presentPage() {
    stage.run {
      page.modalPresentationStyle = .pageSheet
      sheet = page.sheetPresentationController
      sheet?.detents = dice.pick([
        [.large()], [.medium()], [.medium(), .large()],
        [.custom { _ in 200 }, .medium(), .custom { $0.maximumDetentValue * 0.8 }],
      ])
      sheet?.prefersScrollingExpandsWhenScrolledToEdge = dice.chance(0.6)
      page.isModalInPresentation = dice.chance(0.5)
      root.present(page, animated: dice.chance(0.5))
    }
    stage.advance(by: 0.7)
  }

  /// Whether the sheet is still presented.
  var isPresented: Bool { root.presentedViewController === page }

  /// The problems of the sheet. This method may only be called when nothing moves and no touch is
  /// down.
  private func sheetFaults() -> [String] {
    guard let sheet else { return [] }
    guard isPresented else {
      let isGone = page.appearance == .disappeared && stage.window.subviews.count == 1
      return isGone ? [] : ["the sheet is neither there nor gone"]
    }
    let place = sheet.frameOfPresentedViewInContainerView
    guard let frame = sheet.presentedView?.frame else { return ["the sheet has no view"] }
    let isThere = abs(frame.minY - place.minY) < 1e-6 && abs(frame.height - place.height) < 1e-6
    var faults = isThere ? [] : ["the sheet rests at \(frame), not at \(place)"]
    for recognizer in sheet.presentedView?.gestureRecognizers ?? []
    where recognizer.state != .possible || recognizer.numberOfTouches > 0 {
      faults.append("\(recognizer) is stuck")
    }
    return faults
  }

  private func vary(_ view: UIScrollView) {
    view.delegate = self
    view.contentSize = CGSize(
      width: dice.pick([0, 200, 393, 900, 2500]), height: dice.pick([0, 300, 852, 1500, 6000]))
    view.alwaysBounceVertical = dice.chance(0.3)
    view.alwaysBounceHorizontal = dice.chance(0.3)
    view.bounces = dice.chance(0.85)
    view.isPagingEnabled = dice.chance(0.2)
    view.isDirectionalLockEnabled = dice.chance(0.3)
    view.decelerationRate = dice.chance(0.7) ? .normal : .fast
    view.delaysContentTouches = dice.chance(0.7)
    if dice.chance(0.3) {
      view.contentInset = UIEdgeInsets(top: 30, left: 10, bottom: 60, right: 0)
    }
    if dice.chance(0.5) { view.contentInsetAdjustmentBehavior = .never }
    if dice.chance(0.15) { view.refreshControl = UIRefreshControl() }
  }

  /// Plays one or two touches. Each changes its direction a few times and then ends or is
  /// cancelled.
  func drag() {
    if views.contains(where: \.isDecelerating) { caught += 1 }
    var fingers: [[TouchScript.Entry]] = []
    for _ in 0..<(dice.chance(0.85) ? 1 : 2) {
      var t = dice.number(0.0...0.1)
      var x = dice.number(60.0...330.0)
      var y = dice.number(120.0...700.0)
      var path = [TouchScript.Entry(.down, t: t, x: x, y: y)]
      for _ in 0..<dice.number(1...3) {
        let far = dice.pick([6.0, 40, 150, 400])
        if dice.chance(0.5) { x += dice.number(-far...far) } else { y += dice.number(-far...far) }
        t += dice.number(0.03...0.25)
        path.append(.init(.move, t: t, x: x, y: y))
      }
      t += dice.chance(0.3) ? 0.2 : 0.01
      path.append(.init(dice.chance(0.9) ? .up : .cancel, t: t, x: x, y: y))
      fingers.append(path)
    }
    stage.play(TouchScript(unit: .points, fingers: fingers))
  }

  /// Makes one of the calls that an app may make during scrolling.
  func interfere() {
    stage.advance(by: dice.number(0.0...0.3))
    let view = dice.pick(views)
    let act = dice.number(0...7)
    let (x, y) = (dice.number(-50.0...600.0), dice.number(-50.0...900.0))
    stage.run {
      switch act {
      case 0: view.setContentOffset(clamped(CGPoint(x: x, y: y), in: view), animated: true)
      case 1: view.setContentOffset(clamped(CGPoint(x: x, y: y), in: view), animated: false)
      case 2: view.contentSize = CGSize(width: abs(x), height: abs(y) * 3)
      case 3: view.isScrollEnabled.toggle()
      case 4: view.contentInset.top = abs(y) / 10
      case 5:
        let parent = view.superview
        view.removeFromSuperview()
        parent?.addSubview(view)
      case 6:
        if view.refreshControl?.isRefreshing == false { view.refreshControl?.beginRefreshing() }
      default: view.flashScrollIndicators()
      }
    }
  }

  /// Limits `offset` to the view's range, because offsets set by code are not clamped.
  private func clamped(_ offset: CGPoint, in view: UIScrollView) -> CGPoint {
    let (lower, upper) = limits(view)
    return CGPoint(
      x: min(max(offset.x, lower.x), upper.x), y: min(max(offset.y, lower.y), upper.y))
  }

  private func limits(_ view: UIScrollView) -> (lower: CGPoint, upper: CGPoint) {
    let inset = view.adjustedContentInset
    let lower = CGPoint(x: -inset.left, y: -inset.top)
    return (
      lower,
      CGPoint(
        x: max(lower.x, view.contentSize.width + inset.right - view.bounds.width),
        y: max(lower.y, view.contentSize.height + inset.bottom - view.bounds.height))
    )
  }

  /// Ends the refreshing of every view.
  func endRefreshing() { stage.run { for view in views { view.refreshControl?.endRefreshing() } } }

  /// The problems of the sheet and of the scroll views. This method may only be called when nothing
  /// moves and no touch is down.
  func faults() -> [String] {
    stage.run {
      sheetFaults()
        + views.enumerated().flatMap { number, view -> [String] in
          var faults: [String] = []
          let (lower, upper) = limits(view)
          let offset = view.contentOffset
          let isLegal =
            offset.x >= lower.x && offset.x <= upper.x && offset.y >= lower.y && offset.y <= upper.y
          if !isLegal { faults.append("\(number) rests at \(offset), not in \(lower)…\(upper)") }
          if view.isTracking || view.isDragging || view.isDecelerating {
            faults.append("\(number) still moves")
          }
          for recognizer in view.gestureRecognizers ?? []
          where recognizer.state != .possible || recognizer.numberOfTouches > 0 {
            faults.append("\(number): \(recognizer) is stuck")
          }
          return faults + view.checkInvariants()
        }
    }
  }

  // MARK: UIScrollViewDelegate

  func scrollViewWillBeginDragging(_ scrollView: UIScrollView) {
    log.write("willDrag")
    if scrollView === views.first { log.write("outer") }
  }
  func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {
    log.write("didEnd")
  }
  func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView) { log.write("willCoast") }
  func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) { log.write("didCoast") }
}

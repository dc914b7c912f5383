import Stage
import UIKit

/// The runs in which a user opens and closes the pages of an app: finished and cancelled, opened
/// again, dragged back past the start, rotated, with Reduce Motion, from right to left, and
/// interrupted.
///
/// The script is found by trying: each view that handles touches is tapped, and the usual drags are
/// made. A touch that begins a transition becomes part of the script. The order of the views decides,
/// so that the same app always gets the same script.
@MainActor
package struct EverydayScript {
  /// The maximum number of runs, including those that find the script.
  nonisolated package static let mostRuns = 80
  /// The maximum number of pages that are opened from the first screen.
  package static let mostRoutes = 3
  /// The maximum number of views of one screen that are tapped.
  private static let mostTargets = 8

  /// A page, and the touches that open and close it.
  package struct Route {
    /// The page's name, such as "CardController".
    package var name: String
    /// The touches that open the page; empty if the app opens with it.
    package var opening: TouchScript
    /// The time, in seconds, from the end of `opening` until the app is idle.
    package var pause: Double
    /// A tap that closes the page.
    package var tap: TouchScript?
    /// A drag that closes the page.
    package var drag: TouchScript?
    /// Whether the app crashes while the page is opened or closed. Only one run is made then.
    package var isFatal = false

    package var closing: TouchScript? { drag ?? tap }
  }

  package private(set) var routes: [Route] = []
  private let app: AppRun
  private var runsLeft: Int

  /// Finds the script of an app in at most `mostRuns` runs. `app` is a run without touches.
  package init(_ app: AppRun, mostRuns: Int = EverydayScript.mostRuns) {
    self.app = app
    runsLeft = mostRuns
    guard let launch = probe(Self.nothing), !launch.isFatal else { return }
    if let page = launch.opened.last {
      add(Route(name: page, opening: Self.nothing, pause: 0), launch)
    }
    for touch in Self.taps(launch.targets) where routes.count < Self.mostRoutes {
      open(touch, after: launch)
    }
    guard routes.isEmpty else { return }
    for touch in Self.drags where routes.count < Self.mostRoutes { open(touch, after: launch) }
  }

  private mutating func open(_ touch: TouchScript, after launch: Probe) {
    guard let probe = probe(touch), probe.opened.count > launch.opened.count || probe.isFatal
    else { return }
    let page = probe.opened.last ?? app.name
    guard !routes.contains(where: { $0.name == page }) else { return }
    add(Route(name: page, opening: touch, pause: probe.pause, isFatal: probe.isFatal), probe)
  }

  private mutating func add(_ route: Route, _ opened: Probe) {
    var route = route
    guard !route.isFatal else { return routes.append(route) }
    let before = opened.closed
    func closes(_ touch: TouchScript) -> Bool {
      guard !route.isFatal,
        let probe = probe(route.opening.then(touch, after: route.pause))
      else { return false }
      route.isFatal = probe.isFatal
      return probe.closed > before || probe.isFatal
    }
    // A page that the app pushes or presents may be closed by a tap, by a drag, or by both.
    for touch in Self.drags where route.drag == nil && closes(touch) { route.drag = touch }
    for touch in Self.taps(opened.targets) where route.tap == nil && closes(touch) {
      route.tap = touch
    }
    routes.append(route)
  }

  // MARK: Runs

  /// The runs for a page, and the names of the runs that cannot be made for it.
  package func runs(
    for route: Route
  ) -> (runs: [(ending: Checkup.Ending, run: AppRun)], missing: [Checkup.Ending]) {
    var runs: [(ending: Checkup.Ending, run: AppRun)] = []
    var missing: [Checkup.Ending] = []
    for ending in Checkup.Ending.allCases {
      guard !route.isFatal || ending == .finish, let script = script(ending, of: route) else {
        missing.append(ending)
        continue
      }
      var run = app
      run.gesture = ending.rawValue
      run.script = script
      run.reducesMotion = app.reducesMotion || ending == .reduceMotion
      run.isRightToLeft = app.isRightToLeft || ending == .rightToLeft
      runs.append((ending, run))
    }
    return (runs, missing)
  }

  private func script(_ ending: Checkup.Ending, of route: Route) -> TouchScript? {
    func opened(then touch: TouchScript?) -> TouchScript? {
      touch.map { route.opening.then($0, after: route.pause) }
    }
    switch ending {
    case .finish:
      return opened(then: route.closing) ?? route.opening
    case .cancel:
      return opened(then: route.drag?.abandoned(at: Self.cancelProgress))
    case .reopen:
      guard !route.opening.fingers.isEmpty else { return nil }
      return opened(then: route.closing)?.then(route.opening, after: route.pause)
    case .pastStart:
      return opened(then: route.drag?.pastStart())
    case .rotation:
      var script = route.opening
      let start = script.duration + route.pause
      script.device = [
        DeviceEvent(.rotate(.landscapeLeft), t: start),
        DeviceEvent(.rotate(.portrait), t: start + Self.rotationPause),
      ]
      return route.closing.map { script.then($0, after: Self.rotationPause) } ?? script
    case .reduceMotion:
      return opened(then: route.closing)
    case .rightToLeft:
      return opened(then: route.closing)?.mirrored()
    case .interruption:
      guard route.pause > Self.settled else { return nil }
      let half = (route.pause - Self.settled) / 2
      return route.closing.map { closing in
        let script = route.opening.then(closing, after: half)
        return script.then(closing, after: route.pause)
      }
    }
  }

  // MARK: Trying

  /// What a touch has done.
  private struct Probe {
    /// Whether the app crashed or stopped responding.
    var isFatal: Bool
    /// The names of the pages that were presented, pushed or selected, in order.
    var opened: [String]
    /// The number of pages that were dismissed or popped.
    var closed: Int
    /// The time from the end of the touch until the app is idle, in seconds.
    var pause: Double
    var targets: [CGPoint]
  }

  /// Plays a script. Returns nil if no run is left, or if the app does not become idle.
  private mutating func probe(_ script: TouchScript) -> Probe? {
    guard runsLeft > 0 else { return nil }
    runsLeft -= 1
    var run = app
    run.script = script
    run.findsTargets = true
    let result = run.record()
    guard result.pendingWork == nil, let evidence = result.evidence else { return nil }
    let opening: [TransitionKind] = [.present, .push, .tab]
    let pause = result.recording.duration - script.duration - AppRun.leadIn - AppRun.hold
    return Probe(
      isFatal: result.end != nil,
      opened: evidence.transitions.filter { opening.contains($0.kind) }.map(\.to.className),
      closed: evidence.transitions.count { !opening.contains($0.kind) },
      pause: max(pause, 0) + Self.settled, targets: result.targets)
  }

  // MARK: Touches

  private static let nothing = TouchScript(fingers: [])
  /// The time for which an idle app waits before the next touch, in seconds.
  private static let settled = 0.3
  /// The time between two rotations, in seconds.
  private static let rotationPause = 1.0
  private static let cancelProgress = 0.3

  private static func taps(_ targets: [CGPoint]) -> [TouchScript] {
    targets.prefix(mostTargets).map { TouchScript.tap(at: $0) }
  }

  /// The usual drags: down, from the left edge, to the right, up, and to the left.
  private static let drags: [TouchScript] = [
    (CGPoint(x: 0.5, y: 0.3), CGPoint(x: 0.5, y: 0.9)),
    (CGPoint(x: 0.005, y: 0.5), CGPoint(x: 0.9, y: 0.5)),
    (CGPoint(x: 0.2, y: 0.5), CGPoint(x: 0.9, y: 0.5)),
    (CGPoint(x: 0.5, y: 0.8), CGPoint(x: 0.5, y: 0.2)),
    (CGPoint(x: 0.8, y: 0.5), CGPoint(x: 0.1, y: 0.5)),
  ].map { TouchScript.drag(from: $0, to: $1) }
}

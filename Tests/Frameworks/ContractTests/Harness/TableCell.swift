import Stage
import TestSupport
import Testing

/// What animates a transition, and how the transition ends.
enum TransitionWay: CaseIterable {
  case system, systemUnanimated, custom, customUnanimated, finished, cancelled

  var isAnimated: Bool { self != .systemUnanimated && self != .customUnanimated }
  var isCustom: Bool { self != .system && self != .systemUnanimated }
  /// Whether an interaction controller drives the transition and finishes or cancels it halfway.
  var isInteractive: Bool { self == .finished || self == .cancelled }
}

/// What happens to the device halfway through the transition.
enum HalfwayTurn: CaseIterable {
  case none, rotated
}

/// One cell of a table of transitions. A cell combines a change, the way in which the change is
/// animated and ends, and an event on the device.
@MainActor
protocol TableCell {
  associatedtype Scene: CastStage
  associatedtype Change
  var scene: Scene { get }
  var interactor: LoggingInteractor { get }
  var change: Change { get }
  var way: TransitionWay { get }
  var turn: HalfwayTurn { get }
}

extension TableCell {
  var stage: Stage { scene.stage }
  var name: Comment { "\(change), \(way), \(turn)" }

  func expect(_ pattern: String, severity: Issue.Severity = .error) {
    scene.expectTrace(pattern, name, severity: severity)
  }

  /// Lets the requested transition run halfway, rotates the device at that moment if `turn` is
  /// `.rotated`, and ends the transition according to `way`. `time` is half the duration of a
  /// non-interactive transition.
  func finish(after time: Double = 0.15) throws {
    if way.isInteractive {
      stage.run { interactor.update(0.5) }
      stage.tick()
    } else if way.isAnimated {
      stage.advance(by: time)
    }
    if turn == .rotated { rotate() }
    if way == .finished { stage.run { interactor.finish() } }
    if way == .cancelled { stage.run { interactor.cancel() } }
    try stage.settle()
  }

  /// Rotates the device to landscape, or back to portrait.
  func rotate() {
    let wasUpright = isUpright
    stage.rotate(to: wasUpright ? .landscapeLeft : .portrait)
    #expect(isUpright != wasUpright, name)
  }

  private var isUpright: Bool { stage.window.bounds.height > stage.window.bounds.width }

  /// Restores the orientation from before a cancelled transition.
  func turnBack() throws {
    guard turn == .rotated else { return }
    rotate()
    try stage.settle()
  }

  func expectReleased(_ members: KeyValuePairs<String, Weak>) {
    for (label, member) in members {
      #expect(member.object == nil, "\(name): \(label) is leaked")
    }
  }
}

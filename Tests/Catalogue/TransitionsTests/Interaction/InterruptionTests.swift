import Foundation
import QuartzCore
import Stage
import Testing
import Transitions
import UIKit

/// Touches that interrupt a running transition.
@MainActor @Suite struct InterruptionTests {
  /// The cases in which a transition can be interrupted: all containers in both directions.
  nonisolated static let cases = Place.allCases.flatMap { place in Way.allCases.map { (place, $0) }
  }

  private var slow: Transition { .push().timing(.curve(.linear, duration: 1)) }

  private func stage(
    _ place: Place, _ way: Way, _ transition: Transition? = nil, rtl: Bool = false,
    by interaction: Interaction = .pan(to: .right).interruptible
  ) throws -> GalleryStage {
    let stage = try GalleryStage(
      (transition ?? slow).interactive(interaction), in: place, rtl: rtl)
    try stage.arrange(before: way)
    return stage
  }

  /// Plays a touch that begins in the middle, moves to each point in turn, and ends after a rest.
  private func land(
    _ stage: GalleryStage, _ places: [Double] = [], ending: TouchScript.Phase = .up
  ) {
    var entries = [TouchScript.Entry(.down, t: 0, x: 0.5, y: 0.5)]
    for (index, x) in places.enumerated() {
      entries.append(.init(.move, t: 0.1 * Double(index + 1), x: x, y: 0.5))
    }
    let end = 0.1 * Double(places.count) + 0.3
    entries.append(.init(ending, t: end, x: places.last ?? 0.5, y: 0.5))
    stage.stage.play(TouchScript(fingers: [entries]))
    stage.stage.advance(by: end + 2.0 / 60)
  }

  /// The visible progress of the transition. At first, the upper page is a screen's width away.
  private func shown(_ stage: GalleryStage, _ way: Way) -> Double {
    stage.stage.run {
      guard let layer = stage.second.viewIfLoaded?.layer else { return -1 }
      let values = layer.presentationValues() ?? layer.values
      let away = abs(values.transform.m41) / Double(stage.stage.window.bounds.width)
      return way == .there ? 1 - away : away
    }
  }

  private func completions(_ stage: GalleryStage) -> [String] {
    stage.stage.trace.lines.filter { $0.contains("completeTransition") }
  }

  @Test(arguments: cases)
  func `a transition started by a button is held in place, and its position decides`(
    place: Place, way: Way
  ) throws {
    for (time, finished) in [(0.3, false), (0.7, true)] {
      let stage = try stage(place, way)
      stage.go(way)
      stage.stage.advance(by: time)

      stage.stage.play(
        TouchScript(fingers: [
          [.init(.down, t: 0, x: 0.5, y: 0.5), .init(.up, t: 1, x: 0.5, y: 0.5)]
        ]))
      stage.stage.advance(by: 0.1)
      let held = shown(stage, way)
      #expect(abs(held - time) < 0.05, "\(place) \(way): \(held)")
      stage.stage.advance(by: 0.6)
      #expect(shown(stage, way) == held, "\(place) \(way)")
      stage.stage.run {
        #expect(stage.second.transitionCoordinator?.isInteractive == true, "\(place) \(way)")
      }
      stage.stage.advance(by: 0.4)
      try stage.stage.settle()

      stage.expectRest(way, finished: finished, "\(place) \(way) at \(time)")
      #expect(completions(stage).last?.contains("completeTransition(\(finished))") == true)
    }
  }

  /// A transition back moves to the right, and a transition to a new page moves to the left.
  @Test(arguments: cases)
  func `it follows the touch, in both directions`(place: Place, way: Way) throws {
    let stage = try stage(place, way)
    stage.go(way)
    stage.stage.advance(by: 0.5)
    let on = way == .there ? -0.3 : 0.3

    stage.stage.play(
      TouchScript(fingers: [
        [
          .init(.down, t: 0, x: 0.5, y: 0.5), .init(.move, t: 0.2, x: 0.5 + on, y: 0.5),
          .init(.move, t: 0.6, x: 0.5 - on, y: 0.5), .init(.up, t: 1, x: 0.5 - on, y: 0.5),
        ]
      ]))
    stage.stage.advance(by: 0.3)
    #expect(abs(shown(stage, way) - 0.8) < 0.12, "\(place) \(way): \(shown(stage, way))")
    stage.stage.advance(by: 0.5)
    #expect(abs(shown(stage, way) - 0.2) < 0.06, "\(place) \(way): \(shown(stage, way))")
    stage.stage.advance(by: 0.3)
    try stage.stage.settle()

    stage.expectRest(way, finished: false, "\(place) \(way)")
  }

  @Test(arguments: Place.allCases)
  func `a released transition can be interrupted again and reversed`(place: Place) throws {
    let stage = try stage(place, .back)
    stage.stage.play(
      TouchScript(fingers: [
        [
          .init(.down, t: 0, x: 0.1, y: 0.5), .init(.move, t: 0.2, x: 0.4, y: 0.5),
          .init(.up, t: 0.4, x: 0.4, y: 0.5),
        ]
      ]))
    // The page is returning to its start.
    stage.stage.advance(by: 0.5)
    let caught = shown(stage, .back)
    #expect(caught > 0.05 && caught < 0.3, "\(place): \(caught)")

    land(stage, [0.7, 0.95])
    try stage.stage.settle()

    stage.expectRest(.back, finished: true, "\(place)")
    #expect(completions(stage).last?.contains("completeTransition(true)") == true)
  }

  @Test(arguments: Place.allCases)
  func `it can be interrupted repeatedly, and ends once`(place: Place) throws {
    // The owners of the pages have been released by now, so a page that is still alive has leaked.
    let findings = try caughtAgain(place).finishChecking().filter { $0.severity != .note }
    #expect(findings.isEmpty, "\(place): \(findings)")
  }

  private func caughtAgain(_ place: Place) throws -> Stage {
    let stage = try stage(place, .there)
    stage.stage.beginChecking()
    let before = completions(stage).count
    stage.go(.there)
    stage.stage.advance(by: 0.4)
    // The touches move the page forwards, back and forwards again. The last touch ends where it
    // began.
    for places in [[0.2], [0.95], [0.1], []] {
      land(stage, places)
      stage.stage.advance(by: 0.05)
    }
    try stage.stage.settle()

    stage.expectRest(.there, finished: true, "\(place)")
    #expect(completions(stage).count == before + 1, "\(place)")
    return stage.stage
  }

  @Test func `a cancelled touch cancels`() throws {
    let stage = try stage(.navigation, .there)
    stage.go(.there)
    stage.stage.advance(by: 0.8)

    land(stage, ending: .cancel)
    try stage.stage.settle()

    stage.expectRest(.there, finished: false, "taken away")
  }

  @Test func `right to left it follows the touch as well`() throws {
    let stage = try stage(.navigation, .there, rtl: true)
    stage.go(.there)
    stage.stage.advance(by: 0.4)

    // Forwards is to the right, because the page comes from the left.
    land(stage, [0.7])
    try stage.stage.settle()

    stage.expectRest(.there, finished: true, "right to left")
  }

  @Test func `without enabling it nothing can be interrupted`() throws {
    let stage = try stage(.navigation, .there, by: .pan(to: .right))
    stage.go(.there)
    stage.stage.advance(by: 0.3)

    land(stage, [0.9])
    try stage.stage.settle()

    stage.expectRest(.there, finished: true, "not interruptible")
    #expect(!stage.stage.trace.lines.contains { $0.contains("interruptibleAnimator") })
  }

  @Test(arguments: 0..<3)
  func `looks in steps can be interrupted too, and leave nothing`(index: Int) throws {
    let look = [Transition.checkerboard(), .pageFlip(), .explode()][index]
    for finished in [true, false] {
      let stage = try stage(.navigation, .there, look.duration(1))
      let picture = stage.picture
      stage.go(.there)
      stage.stage.advance(by: 0.5)

      land(stage, [finished ? 0.2 : 0.8])
      try stage.stage.settle()

      stage.expectRest(.there, finished: finished, "\(index)")
      if !finished { #expect(stage.picture == picture, "\(index)") }
    }
  }

  /// A spring that has overshot its end cannot be paused, because it would jump.
  @Test func `a spring can be interrupted before its end, not beyond it`() throws {
    let spring = Transition.push().timing(.spring(damping: 0.5, duration: 1))
    for (share, caught) in [(0.3, true), (1.0, false)] {
      var moments: [Transitions.TransitionMoment] = []
      let stage = try stage(.navigation, .there, spring.onMoment { moments.append($0) })
      stage.go(.there)
      for _ in 0..<60 where shown(stage, .there) < share { stage.stage.tick() }
      stage.stage.tick()

      land(stage)
      try stage.stage.settle()

      #expect(moments.contains(.caught) == caught, "\(share): \(moments)")
    }
  }

  @Test func `a page that cannot be dismissed resists a second touch too`() throws {
    let stage = try stage(
      .modal, .back, .cover().timing(.curve(.linear, duration: 1)),
      by: .pan(to: .bottom).interruptible)
    stage.stage.run { stage.second.isModalInPresentation = true }
    func y() -> Double {
      stage.stage.run { Double(stage.second.view.layer.presentationValues()?.transform.m42 ?? 0) }
    }
    stage.stage.play(
      TouchScript(fingers: [
        [
          .init(.down, t: 0, x: 0.5, y: 0.1), .init(.move, t: 0.3, x: 0.5, y: 0.9),
          .init(.up, t: 0.5, x: 0.5, y: 0.9),
        ]
      ]))
    stage.stage.advance(by: 0.55)
    let before = y()
    #expect(before > 0)
    stage.stage.play(
      TouchScript(fingers: [
        [
          .init(.down, t: 0, x: 0.5, y: 0.1), .init(.move, t: 0.3, x: 0.5, y: 0.9),
          .init(.up, t: 0.5, x: 0.5, y: 0.9),
        ]
      ]))
    stage.stage.advance(by: 2.0 / 60)
    #expect(abs(y() - before) < 10, "\(before) → \(y())")
    stage.stage.advance(by: 0.4)
    #expect(y() < 0.2 * Double(stage.stage.window.bounds.height))
    try stage.stage.settle()

    stage.expectRest(.back, finished: false, "refused")
  }

  @Test func `a pinch can be interrupted by a pinch`() throws {
    for (end, finished) in [(0.02, true), (0.45, false)] {
      let stage = try stage(
        .modal, .back, .crossfade.timing(.curve(.linear, duration: 1)),
        by: Interaction.pinch.interruptible)
      stage.go(.back)
      stage.stage.advance(by: 0.3)
      func finger(_ side: Double) -> [TouchScript.Entry] {
        [
          .init(.down, t: 0, x: 0.5 + side * 0.3, y: 0.5),
          .init(.move, t: 0.3, x: 0.5 + side * end, y: 0.5),
          .init(.up, t: 0.6, x: 0.5 + side * end, y: 0.5),
        ]
      }
      stage.stage.play(TouchScript(fingers: [finger(-1), finger(1)]))
      stage.stage.advance(by: 0.7)
      try stage.stage.settle()

      stage.expectRest(.back, finished: finished, "pinch to \(end)")
    }
  }

  @Test func `the app's own interactor may interrupt it`() throws {
    let stage = try stage(.navigation, .there)
    let interactor = UIPercentDrivenInteractiveTransition()
    interactor.wantsInteractiveStart = false
    stage.interactor = interactor
    stage.go(.there)
    stage.stage.advance(by: 0.6)

    stage.stage.run {
      interactor.pause()
      interactor.update(0.25)
    }
    stage.stage.tick()
    #expect(abs(shown(stage, .there) - 0.25) < 1e-6)
    stage.stage.run { interactor.cancel() }
    stage.interactor = nil
    try stage.stage.settle()

    stage.expectRest(.there, finished: false, "own")
  }

  @Test func `moments are reported in order`() throws {
    var moments: [Transitions.TransitionMoment] = []
    let stage = try stage(.navigation, .there, slow.onMoment { moments.append($0) })
    stage.go(.there)
    stage.stage.advance(by: 0.4)

    land(stage, [0.2, 0.8])
    try stage.stage.settle()

    #expect(
      moments == [
        .began, .caught, .crossedThreshold(finishes: true), .crossedThreshold(finishes: false),
        .released(finishes: false), .ended(finished: false),
      ])
  }
}

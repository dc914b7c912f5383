import Demos
import Foundation
import QuartzCore
import Stage
import Testing
import UIKit

/// The two directions of a demo's transition.
enum SlideWay: CaseIterable {
  case comingIn, goingAway

  var other: SlideWay { self == .comingIn ? .goingAway : .comingIn }
}

/// Runs a demo in which a page slides in and out interactively.
@MainActor @dynamicMemberLookup
protocol SlideStage {
  var demo: DemoStage { get }
  /// The classes of the page below and of the sliding page.
  static var pages: (below: String, sliding: String) { get }
  /// The titles of the button that slides the page in and of the button that slides it out.
  static var buttons: (comingIn: String, goingAway: String) { get }

  init() throws
  /// A drag by the fraction `share` of the whole distance.
  func drag(_ way: SlideWay, by share: Double, ending: TouchScript.Phase) -> DemoStage.Drag
}

extension SlideStage {
  /// Creates the stage and puts the page that the transition removes on top.
  init(before way: SlideWay) throws {
    try self.init()
    try arrange(before: way)
  }

  /// Presents the page that the transition removes.
  func arrange(before way: SlideWay) throws {
    guard way == .goingAway else { return }
    try demo.tap(button(.comingIn))
    try demo.stage.settle()
  }

  subscript<Value>(dynamicMember path: KeyPath<DemoStage, Value>) -> Value { demo[keyPath: path] }

  /// The class of the page on top before the transition. `end(_:)` is the class of the page on top
  /// after the transition, and `button(_:)` is the title of the button that starts the transition.
  func start(_ way: SlideWay) -> String {
    way == .comingIn ? Self.pages.below : Self.pages.sliding
  }
  func end(_ way: SlideWay) -> String { start(way.other) }
  func button(_ way: SlideWay) -> String {
    way == .comingIn ? Self.buttons.comingIn : Self.buttons.goingAway
  }

  func play(_ drag: DemoStage.Drag) { demo.play(drag) }
  func hold(_ drag: DemoStage.Drag) { demo.hold(drag) }
  func tap(_ point: CGPoint) { demo.tap(point) }
  func tap(_ title: String) throws { try demo.tap(title) }
  func shownFrame(_ view: UIView) -> CGRect { demo.shownFrame(view) }
  func expectRest(_ label: String = "", sourceLocation: SourceLocation = #_sourceLocation) {
    demo.expectRest(label, sourceLocation: sourceLocation)
  }

  func drag(_ way: SlideWay, by share: Double) -> DemoStage.Drag {
    drag(way, by: share, ending: .up)
  }

  /// A drag that moves to `turn` and then back to `share`, where it is cancelled.
  func drag(_ way: SlideWay, over turn: Double, to share: Double) -> DemoStage.Drag {
    // A distance of 0 has no fractions, so a millionth of the distance is used instead.
    var drag = drag(way, by: max(share, 1e-6), ending: .cancel)
    drag.first = turn / max(share, 1e-6)
    return drag
  }

  /// A drag that ends while it moves.
  ///
  /// - Parameter first: the fraction of its distance to which the touch moves first.
  func flick(
    _ way: SlideWay, by share: Double, first: Double? = nil, time: Double
  ) -> DemoStage.Drag {
    var flick = drag(way, by: share)
    (flick.first, flick.time, flick.rest) = (first, time, 0.01)
    return flick
  }

  func script(_ name: String) throws -> TouchScript {
    try TouchScript(json: try #require(demo.entry.fingers[name]), name: name)
  }
}

// MARK: Requirements for every such demo

extension SlideStage {
  /// Plays a drag to its end, and expects that the transition finishes or is reversed.
  func expect(
    _ drag: DemoStage.Drag, _ way: SlideWay, finishes: Bool,
    sourceLocation: SourceLocation = #_sourceLocation
  ) throws {
    play(drag)
    try demo.stage.settle()

    #expect(demo.page == (finishes ? end(way) : start(way)), sourceLocation: sourceLocation)
    expectRest(sourceLocation: sourceLocation)
  }

  /// Plays a drag and expects that it does not start a transition.
  func expectNothing(
    of drag: DemoStage.Drag, _ way: SlideWay, sourceLocation: SourceLocation = #_sourceLocation
  ) throws {
    let starts = demo.starts

    try expect(drag, way, finishes: false, sourceLocation: sourceLocation)

    #expect(demo.starts == starts, sourceLocation: sourceLocation)
  }

  /// Cancels the transition at each of 81 positions and expects that nothing has changed.
  func expectCancels(_ way: SlideWay, sourceLocation: SourceLocation = #_sourceLocation) throws {
    let before = demo.model

    for step in 0...80 {
      var drag = drag(way, by: Double(step) / 80, ending: .cancel)
      // A touch that does not move is not a drag, so the touch moves out first and then back.
      if step < 8 { drag = self.drag(way, over: 0.2, to: Double(step) / 80) }
      demo.stage.beginRecording()
      play(drag)
      try demo.stage.settle()

      #expect(demo.starts == 1, "at \(step)/80", sourceLocation: sourceLocation)
      #expect(demo.model == before, "at \(step)/80", sourceLocation: sourceLocation)
      #expect(demo.page == start(way), "at \(step)/80", sourceLocation: sourceLocation)
      expectRest("at \(step)/80", sourceLocation: sourceLocation)
    }
  }

  /// Plays the demo's own script that cancels the transition.
  func expectCancelledFilm(sourceLocation: SourceLocation = #_sourceLocation) throws {
    let script = try script("cancel")
    let first = demo.stage.frame(scale: 1)

    demo.stage.play(script)
    demo.stage.advance(by: 0.5)
    #expect(demo.stage.frame(scale: 1).pixels != first.pixels, sourceLocation: sourceLocation)
    try demo.stage.settle()

    #expect(demo.stage.frame(scale: 1).pixels == first.pixels, sourceLocation: sourceLocation)
    #expect(demo.page == start(.comingIn), sourceLocation: sourceLocation)
  }

  /// Plays the demo's own script that finishes the transition, and compares the result with a
  /// presentation of the same page without animation.
  func expectFinishedFilm(sourceLocation: SourceLocation = #_sourceLocation) throws {
    demo.stage.play(try script("finish"))
    try demo.stage.settle()
    let filmed = demo.stage.frame(scale: 1)
    let page = try #require(demo.presented)

    demo.stage.run { demo.root.dismiss(animated: false) }
    try demo.stage.settle()
    demo.stage.run { demo.root.present(page, animated: false) }
    try demo.stage.settle()

    #expect(demo.page == end(.comingIn), sourceLocation: sourceLocation)
    #expect(demo.stage.frame(scale: 1).pixels == filmed.pixels, sourceLocation: sourceLocation)
  }

  /// Plays twenty slides, a third of which are cancelled. Each slide starts at a progress below
  /// `first`.
  func expectTwentySlides(
    beginningBelow first: CGFloat, sourceLocation: SourceLocation = #_sourceLocation
  ) throws {
    let recognizers = demo.stage.window.gestureRecognizers

    for number in 0..<20 {
      let way: SlideWay = demo.page == start(.comingIn) ? .comingIn : .goingAway
      let isCancelled = number % 3 == 1
      demo.stage.beginRecording()
      play(drag(way, by: isCancelled ? 0.3 : 0.7))
      try demo.stage.settle()

      #expect(
        demo.page == (isCancelled ? start(way) : end(way)), "slide \(number)",
        sourceLocation: sourceLocation)
      #expect(demo.starts == 1, "slide \(number)", sourceLocation: sourceLocation)
      let percents = demo.stage.endRecording().frames.compactMap(\.progress)
      #expect((percents.first ?? 1) < first, "slide \(number)", sourceLocation: sourceLocation)
      expectRest("slide \(number)", sourceLocation: sourceLocation)
    }
    #expect(recognizers?.count == 1, sourceLocation: sourceLocation)
    #expect(demo.stage.window.gestureRecognizers == recognizers, sourceLocation: sourceLocation)
  }
}

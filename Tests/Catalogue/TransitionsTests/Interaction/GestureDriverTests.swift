import Foundation
import Stage
import Testing
import Transitions
import UIKit

/// Swipes back, in all three containers.
@MainActor @Suite struct GestureDriverTests {
  /// Plays a drag whose points are fractions of the window. The touch rests before it ends.
  private func drag(
    _ stage: GalleryStage, _ points: [(Double, Double)], ending: TouchScript.Phase = .up,
    rest: Double = 0.2
  ) {
    var entries = points.enumerated().map { index, point in
      TouchScript.Entry(
        index == 0 ? .down : .move, t: 0.15 * Double(index), x: point.0, y: point.1)
    }
    let end = 0.15 * Double(points.count - 1) + rest
    entries.append(
      .init(ending, t: end, x: points[points.count - 1].0, y: points[points.count - 1].1))
    stage.stage.play(TouchScript(fingers: [entries]))
    stage.stage.advance(by: end + 2.0 / 60)
  }

  private func stage(
    _ interaction: Interaction, in place: Place, rtl: Bool = false,
    transition: Transition = .push()
  ) throws -> GalleryStage {
    let stage = try GalleryStage(transition.interactive(interaction), in: place, rtl: rtl)
    try stage.arrange(before: .back)
    return stage
  }

  @Test(arguments: Place.allCases)
  func `a swipe that is far enough goes back, a shorter one does not`(place: Place) throws {
    for (end, finished) in [(0.75, true), (0.55, false)] {
      let stage = try stage(.pan(to: .right), in: place)

      drag(stage, [(0.1, 0.5), (0.3, 0.5), (end, 0.5)])
      try stage.stage.settle()

      stage.expectRest(.back, finished: finished, "\(place) to \(end)")
      #expect(stage.stage.trace.lines.contains { $0.contains("completeTransition(\(finished))") })
    }
  }

  @Test(arguments: Place.allCases)
  func `a cancelled touch cancels from any distance`(place: Place) throws {
    let stage = try stage(.pan(to: .right), in: place)

    drag(stage, [(0.1, 0.5), (0.3, 0.5), (0.95, 0.5)], ending: .cancel)
    try stage.stage.settle()

    stage.expectRest(.back, finished: false, "\(place)")
  }

  @Test(arguments: Place.allCases)
  func `the page follows the touch`(place: Place) throws {
    let stage = try stage(.pan(to: .right), in: place)
    let width = Double(stage.stage.window.bounds.width)

    stage.stage.play(
      TouchScript(fingers: [
        [
          .init(.down, t: 0, x: 0.1, y: 0.5), .init(.move, t: 0.1, x: 0.2, y: 0.5),
          .init(.move, t: 0.2, x: 0.6, y: 0.5), .init(.up, t: 0.5, x: 0.6, y: 0.5),
        ]
      ]))
    stage.stage.advance(by: 0.3)

    let shown = stage.stage.run { stage.second.view.layer.presentationValues() }
    let x = Double(shown?.transform.m41 ?? 0)
    // The recognizer begins after the touch has moved by the slop, so the page lags by the slop.
    #expect(abs(x - 0.5 * width) < 16, "\(place): \(x) of \(0.5 * width)")
    try stage.stage.settle()
  }

  @Test func `it begins in no other direction`() throws {
    for points in [
      [(0.9, 0.5), (0.6, 0.5), (0.1, 0.5)], [(0.5, 0.2), (0.5, 0.4), (0.5, 0.9)],
      [(0.2, 0.2), (0.3, 0.5), (0.6, 0.9)],
    ] {
      let stage = try stage(.pan(to: .right), in: .navigation)
      drag(stage, points)
      try stage.stage.settle()
      stage.expectRest(.back, finished: false, "\(points)")
      #expect(!stage.stage.trace.lines.contains { $0.contains("completeTransition(false)") })
    }
  }

  @Test func `an edge swipe begins only at the edge`() throws {
    for (start, finished) in [(0.005, true), (0.3, false)] {
      let stage = try stage(.edgePan(from: .left), in: .navigation)
      drag(stage, [(start, 0.5), (start + 0.2, 0.5), (start + 0.65, 0.5)])
      try stage.stage.settle()
      stage.expectRest(.back, finished: finished, "from \(start)")
    }
  }

  @Test(arguments: Place.allCases)
  func `right to left it starts from the other side`(place: Place) throws {
    let stage = try stage(.pan(to: .right), in: place, rtl: true)

    drag(stage, [(0.1, 0.5), (0.3, 0.5), (0.9, 0.5)])
    try stage.stage.settle()
    stage.expectRest(.back, finished: false, "\(place)")

    drag(stage, [(0.9, 0.5), (0.7, 0.5), (0.1, 0.5)])
    try stage.stage.settle()
    stage.expectRest(.back, finished: true, "\(place)")
  }

  /// Swipes of VCTransitionsLibrary, which finish the transition beyond 100 of 200 points and in
  /// one direction only.
  @Test(
    arguments: [
      ([(0.8, 0.5), (0.6, 0.5), (0.4, 0.5)], true, false),
      ([(0.8, 0.5), (0.7, 0.5)], false, false),
      ([(0.2, 0.5), (0.4, 0.5), (0.6, 0.5)], false, false),
      ([(0.5, 0.3), (0.5, 0.4), (0.5, 0.5)], false, true),
      ([(0.5, 0.3), (0.5, 0.36), (0.5, 0.4)], false, false),
    ] as [([(Double, Double)], Bool, Bool)])
  func `a swipe of 200 points is the whole distance`(
    points: [(Double, Double)], left: Bool, down: Bool
  ) throws {
    for (interaction, finished) in [(Interaction.horizontalSwipe, left), (.verticalSwipe, down)] {
      let stage = try stage(interaction, in: .navigation)

      drag(stage, points)
      try stage.stage.settle()

      stage.expectRest(.back, finished: finished, "\(interaction.gesture) \(points)")
    }
  }

  @Test func `a pinch goes back`() throws {
    let stage = try stage(.pinch, in: .modal, transition: .crossfade)
    func finger(_ side: Double, to end: Double) -> [TouchScript.Entry] {
      [
        .init(.down, t: 0, x: 0.5 + side * 0.4, y: 0.5),
        .init(.move, t: 0.3, x: 0.5 + side * end, y: 0.5),
        .init(.up, t: 0.5, x: 0.5 + side * end, y: 0.5),
      ]
    }

    stage.stage.play(TouchScript(fingers: [finger(-1, to: 0.3), finger(1, to: 0.3)]))
    stage.stage.advance(by: 0.6)
    try stage.stage.settle()
    stage.expectRest(.back, finished: false, "a little")

    stage.stage.play(TouchScript(fingers: [finger(-1, to: 0.05), finger(1, to: 0.05)]))
    stage.stage.advance(by: 0.6)
    try stage.stage.settle()
    stage.expectRest(.back, finished: true, "far")
  }

  @Test func `on the first page of a stack a swipe back does nothing`() throws {
    let stage = try GalleryStage(.push().interactive(.pan(to: .right)), in: .navigation)
    drag(stage, [(0.1, 0.5), (0.3, 0.5), (0.9, 0.5)])
    try stage.stage.settle()
    stage.expectRest(.there, finished: false, "root")
  }

  @Test func `between tabs swipes work in both directions, also when reversed`() throws {
    let stage = try GalleryStage(
      .push().interactive(.pan(to: .right).policy(.appleTab).reversing), in: .tabs)

    drag(stage, [(0.9, 0.5), (0.7, 0.5), (0.3, 0.5)])
    try stage.stage.settle()
    stage.expectRest(.there, finished: true, "to the next tab")

    // The drag begins towards a tab that does not exist, returns, and continues towards a tab that
    // exists.
    drag(stage, [(0.5, 0.5), (0.3, 0.5), (0.5, 0.5), (0.7, 0.5), (0.99, 0.5)], rest: 0.3)
    try stage.stage.settle()
    #expect(stage.stage.warnings.isEmpty)
  }

  @Test func `a page that cannot be dismissed resists and returns`() throws {
    let stage = try stage(.pan(to: .bottom), in: .modal, transition: .cover())
    stage.stage.run { stage.second.isModalInPresentation = true }
    let height = Double(stage.stage.window.bounds.height)

    stage.stage.play(
      TouchScript(fingers: [
        [
          .init(.down, t: 0, x: 0.5, y: 0.1), .init(.move, t: 0.3, x: 0.5, y: 0.95),
          .init(.up, t: 0.5, x: 0.5, y: 0.95),
        ]
      ]))
    stage.stage.advance(by: 0.4)
    let shown = stage.stage.run { stage.second.view.layer.presentationValues() }
    let y = Double(shown?.transform.m42 ?? 0)
    #expect(y > 0.05 * height && y < 0.2 * height, "\(y)")
    try stage.stage.settle()

    stage.expectRest(.back, finished: false, "refused")
  }

  @Test func `a scroll view hands over at its edge, and keeps the drag before`() throws {
    for (offset, finished) in [(0.0, true), (900.0, false)] {
      let stage = try stage(.pan(to: .bottom), in: .modal, transition: .cover())
      let scroll = stage.stage.run { () -> UIScrollView in
        let scroll = UIScrollView(frame: stage.second.view.bounds)
        scroll.contentSize = CGSize(width: scroll.bounds.width, height: 3000)
        stage.second.view.addSubview(scroll)
        scroll.contentOffset.y = offset
        return scroll
      }
      try stage.stage.settle()

      drag(stage, [(0.5, 0.1), (0.5, 0.3), (0.5, 0.9)])
      try stage.stage.settle()

      let label = "scrolled by \(offset)"
      stage.expectRest(.back, finished: finished, label)
      if !finished { #expect(stage.stage.run { scroll.contentOffset.y } < offset, "\(label)") }
    }
  }

  @Test func `a swipe presents, and pushes, and its cancel releases the new page`() throws {
    for place in [Place.modal, .navigation] {
      for (end, finished) in [(0.2, true), (0.8, false)] {
        let stage = try GalleryStage(.push(), in: place)
        stage.stage.run {
          let make = { [weak stage] () -> UIViewController? in stage?.second }
          if let navigation = stage.root as? UINavigationController {
            navigation.push(by: .pan(to: .left), make)
          } else {
            stage.first.present(by: .pan(to: .left), make)
          }
        }

        drag(stage, [(0.95, 0.5), (0.9, 0.5), (end, 0.5)])
        try stage.stage.settle()

        stage.expectRest(.there, finished: finished, "\(place) to \(end)")
      }
    }
  }

  @Test func `moments are reported in order`() throws {
    var moments: [Transitions.TransitionMoment] = []
    let stage = try stage(
      .pan(to: .right), in: .navigation, transition: .push().onMoment { moments.append($0) })
    #expect(moments == [.began, .ended(finished: true)])
    moments = []

    drag(stage, [(0.1, 0.5), (0.3, 0.5), (0.8, 0.5), (0.3, 0.5)])
    try stage.stage.settle()

    #expect(
      moments == [
        .began, .crossedThreshold(finishes: true), .crossedThreshold(finishes: false),
        .released(finishes: false), .ended(finished: false),
      ])
  }
}

import Foundation
import Stage
import TestSupport
import Testing
import Transitions
import UIKit

/// Custom animations, and what the framework does for them.
@MainActor @Suite struct TransitionAnimationTests {
  /// An animation that does not undo any of its changes.
  private struct Careless: TransitionAnimation {
    func prepare(_ scene: TransitionScene) {
      scene.perspective(-0.01)
      let tiles = scene.tiles(of: scene.upper, columns: 3, rows: 2)
      for (index, tile) in tiles.enumerated() {
        let start = Double(index) / 12
        scene.animateIn(tile, from: start, to: start + 0.5) {
          $0.alpha = 0
          $0.transform = CGAffineTransform(rotationAngle: 1)
        }
      }
      if let lower = scene.lower {
        lower.layer.anchorPoint = CGPoint(x: 0, y: 0.5)
        lower.layer.zPosition = -40
        lower.layer.cornerRadius = 9
        lower.isUserInteractionEnabled = false
        lower.mask = UIView(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
        scene.animateOut(lower) { $0.bounds.size.width /= 2 }
      }
    }
  }

  @Test(arguments: Place.allCases, Way.allCases)
  func `everything left by a look is removed`(place: Place, way: Way) throws {
    for finishing in [true, false] {
      let stage = try GalleryStage(Transition(Careless()), in: place)
      try stage.arrange(before: way)
      let plain = try GalleryStage(.crossfade, in: place)
      try plain.arrange(before: way)

      stage.hold(way, at: 0.6)
      try stage.letGo(finishing: finishing)
      plain.hold(way, at: 0.6)
      try plain.letGo(finishing: finishing)

      let label = "\(place) \(way) \(finishing)"
      stage.expectRest(way, finished: finishing, label)
      #expect(stage.shape == plain.shape, "\(label)")
    }
  }

  private struct Picky: TransitionAnimation {
    let fallback: any TransitionAnimation
    func unavailableReason(in scene: TransitionScene) -> String? { "it is not to be shown" }
    func prepare(_ scene: TransitionScene) { Issue.record("cannot be shown") }
  }

  @Test func `if a look cannot be shown its fallback is, and is reported`() throws {
    var moments: [Transitions.TransitionMoment] = []
    let inner = Picky(fallback: Motions.mirrored(.move(.right)))
    let stage = try GalleryStage(
      Transition(Picky(fallback: inner)).onMoment { moments.append($0) }, in: .navigation)
    let plain = try GalleryStage(.push(), in: .navigation)

    for stage in [stage, plain] { stage.hold(.there, at: 0.5) }
    #expect(stage.picture == plain.picture)
    for stage in [stage, plain] { try stage.letGo(finishing: true) }

    #expect(moments == [.began, .usedFallback, .usedFallback, .ended(finished: true)])
  }

  private final class Stubborn: TransitionAnimation {
    var fallback: any TransitionAnimation { self }
    func unavailableReason(in scene: TransitionScene) -> String? { "it is not to be shown" }
    func prepare(_ scene: TransitionScene) { Issue.record("cannot be shown") }
  }

  @Test func `fallbacks in a cycle end in a cross-fade`() throws {
    let stage = try GalleryStage(Transition(Stubborn()), in: .modal)
    stage.go(.there)
    try stage.stage.settle()
    stage.expectRest(.there, finished: true, "circle")
  }

  private struct InTwoWays: TransitionAnimation {
    func prepare(_ scene: TransitionScene) {
      guard let upper = scene.upper else { return }
      scene.animateIn(upper) { $0.transform = CGAffineTransform(translationX: 100, y: 0) }
      scene.animateIn(upper, from: 0.5) { $0.alpha = 0 }
    }
  }

  @Test(arguments: Way.allCases)
  func `a view may have two motions, each at its time`(way: Way) throws {
    let stage = try GalleryStage(Transition(InTwoWays()), in: .modal)
    try stage.arrange(before: way)

    stage.hold(way, at: way == .there ? 0.4 : 0.6)

    let layer = stage.second.view.layer
    let shown = stage.stage.run { layer.presentationValues() ?? layer.values }
    #expect(abs(shown.transform.m41 - 60) < 1, "\(shown.transform.m41)")
    #expect(shown.opacity < 0.01, "\(shown.opacity)")
    try stage.letGo(finishing: true)
    stage.expectRest(way, finished: true, "\(way)")
  }

  @Test(arguments: Place.allCases)
  func `a backdrop is below both pages, and is removed`(place: Place) throws {
    var motions = Motions(upper: .fade.between(0.5, 1), lower: .fade.between(0, 0.5))
    motions.backdrop = .green
    let stage = try GalleryStage(Transition(motions), in: place)
    let plain = try GalleryStage(.crossfade, in: place)

    for stage in [stage, plain] { stage.hold(.there, at: 0.5) }
    let frame = stage.stage.frame(scale: 0.1)
    let pixel = frame.pixels[frame.height / 2 * frame.width + frame.width / 2]
    #expect(pixel & 0xFF_FF_FF == 0x00_FF_00, "\(String(pixel, radix: 16))")

    for stage in [stage, plain] { try stage.letGo(finishing: true) }
    #expect(stage.shape == plain.shape)
  }

  private struct Idle: TransitionAnimation {
    func prepare(_ scene: TransitionScene) {}
  }

  @Test(arguments: Place.allCases)
  func `a look without changes still ends`(place: Place) throws {
    let stage = try GalleryStage(Transition(Idle()), in: place)
    stage.go(.there)
    try stage.stage.settle()
    stage.expectRest(.there, finished: true, "\(place)")
  }

  /// Tests all transitions except cards and explode, whose originals have a different dismissal.
  @Test func `the dismissal plays the presentation in reverse`() throws {
    for transition in [
      Transition.cover(), .zoomSlide(), .cardFlip(), .turn(), .pageFlip(), .cube(), .natGeo(),
      .fold(), .portal(), .checkerboard(), Transition(Careless()),
    ] {
      let stage = try GalleryStage(transition, in: .navigation)
      stage.hold(.there, at: 0.3)
      let there = stage.stage.frame(scale: 0.25).pixels
      try stage.letGo(finishing: true)

      stage.hold(.back, at: 0.7)
      let back = stage.stage.frame(scale: 0.25).pixels
      try stage.letGo(finishing: true)

      // Rounding changes a channel by at most 3.
      let count = differing(there, back, tolerance: 3)
      #expect(count * 50 < there.count, "\(transition.animation): \(count)")
    }
  }

  /// An animation that moves the upper page around a corner.
  private struct Corner: TransitionAnimation {
    func prepare(_ scene: TransitionScene) {
      guard let upper = scene.upper else { return }
      scene.animateKeyframes(at: [0.2, 0.4, 0.8]) { moment in
        upper.transform = CGAffineTransform(
          translationX: moment < 0.4 ? 200 : 0, y: moment < 0.8 ? 100 : 0)
      }
    }
  }

  @Test(arguments: [
    (0.1, 200, 100), (0.3, 100, 100), (0.4, 0, 100), (0.6, 0, 50), (0.9, 0, 0),
  ])
  func `values at moments are interpolated, in both directions`(
    moment: Double, x: Double, y: Double
  ) throws {
    for way in Way.allCases {
      let stage = try GalleryStage(Transition(Corner()), in: .navigation)
      try stage.arrange(before: way)

      stage.hold(way, at: way == .there ? moment : 1 - moment)

      let values = stage.stage.run { stage.second.view.layer.presentationValues() }
      let shown = try #require(values).transform
      #expect(abs(shown.m41 - x) < 0.5 && abs(shown.m42 - y) < 0.5, "\(way) \(shown)")
      try stage.letGo(finishing: true)
      stage.expectRest(way, finished: true, "\(way)")
    }
  }

  @Test func `presentation and dismissal may have different looks`() throws {
    let stage = try GalleryStage(
      .on(push: .push(), pop: .crossfade.duration(0.1)), in: .navigation)
    stage.go(.there)
    try stage.stage.settle()
    stage.go(.back)
    stage.stage.advance(by: 0.15)
    stage.expectRest(.back, finished: true, "a tenth of a second")
  }
}

extension GalleryStage {
  /// The class and frame of each view in the window.
  @MainActor var shape: [String] {
    stage.run { stage.window.shapeLines }
  }
}

extension UIView {
  @MainActor fileprivate var shapeLines: [String] {
    [
      "\(type(of: self)) \(bounds) \(center) \(layer.anchorPoint) \(layer.zPosition) "
        + "\(layer.cornerRadius) \(mask == nil) \(isUserInteractionEnabled) "
        + "\(layer.sublayerTransform)"
    ] + subviews.flatMap(\.shapeLines)
  }
}

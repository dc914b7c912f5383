import Foundation
import QuartzCore
import Stage
import Testing
import Transitions
import UIKit

/// Pages that grow from a view of the page below.
@MainActor @Suite struct TransitionSourceTests {
  private static var looks: [Transition] { [.zoomFromView(), .containerTransform()] }

  private func stage(_ transition: Transition, in place: Place) throws -> GalleryStage {
    let stage = try GalleryStage(transition, in: place)
    stage.stage.run { stage.first.mark.accessibilityIdentifier = "transition-source" }
    return stage
  }

  @Test(arguments: Place.allCases)
  func `at first the page fills the source view's frame, which is hidden`(place: Place) throws {
    for transition in Self.looks {
      let stage = try stage(transition, in: place)
      let mark = stage.first.mark
      let home = stage.stage.run { mark.convert(mark.bounds, to: nil) }

      stage.hold(.there, at: 0)

      let shown = try stage.stage.run {
        let page = try #require(stage.second.view)
        let mask = try #require(page.mask)
        let place = page.layer.presentationValues() ?? page.layer.values
        let hole = mask.layer.presentationValues() ?? mask.layer.values
        let scale = place.transform.m11
        let middle = CGPoint(
          x: place.position.x + place.transform.m41
            + scale * (hole.position.x - place.bounds.width / 2),
          y: place.position.y + place.transform.m42
            + scale * (hole.position.y - place.bounds.height / 2))
        let (width, height) = (scale * hole.bounds.width, scale * hole.bounds.height)
        return CGRect(
          x: middle.x - width / 2, y: middle.y - height / 2, width: width, height: height)
      }
      #expect(
        abs(shown.midX - home.midX) < 1 && abs(shown.midY - home.midY) < 1
          && abs(shown.width - home.width) < 1 && abs(shown.height - home.height) < 1,
        "\(shown) \(home)")
      #expect(stage.stage.run { mark.isHidden })
      try stage.letGo(finishing: false)
    }
  }

  @Test(arguments: Place.allCases, Way.allCases)
  func `the view is visible again afterwards`(place: Place, way: Way) throws {
    for transition in Self.looks {
      for finishing in [true, false] {
        let stage = try stage(transition, in: place)
        try stage.arrange(before: way)

        stage.hold(way, at: 0.5)
        try stage.letGo(finishing: finishing)

        let mark = stage.first.mark
        #expect(stage.stage.run { !mark.isHidden && mark.alpha == 1 })
        stage.expectRest(way, finished: finishing, "\(place) \(way) \(finishing)")
      }
    }
  }

  @Test func `without the view, or with one off screen, it falls back and reports it`() throws {
    for transition in Self.looks {
      for name in [nil, "transition-source"] {
        var moments: [TransitionMoment] = []
        let stage = try GalleryStage(
          transition.onMoment { moments.append($0) }, in: .navigation)
        stage.stage.run {
          stage.first.mark.accessibilityIdentifier = name
          stage.first.mark.frame.origin.x = -500
        }

        stage.go(.there)
        try stage.stage.settle()

        #expect(moments == [.began, .usedFallback, .ended(finished: true)])
        stage.expectRest(.there, finished: true, "\(name ?? "none")")
      }
    }
  }

  @Test func `a circle needs no view`() throws {
    var moments: [TransitionMoment] = []
    for transition in [Transition.circularReveal(), .bubble()] {
      let stage = try GalleryStage(transition.onMoment { moments.append($0) }, in: .modal)
      stage.go(.there)
      try stage.stage.settle()
    }
    #expect(!moments.contains(.usedFallback))
  }
}

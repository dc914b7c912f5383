import Foundation
import Stage
import Testing
import Transitions
import UIKit

/// Views that exist on both pages, and move from one page to the other.
@MainActor @Suite struct MagicMoveTests {
  private func stage(
    in place: Place, names: (String?, String?), onMoment: @escaping (TransitionMoment) -> Void
  ) throws -> GalleryStage {
    let stage = try GalleryStage(.magicMove.onMoment(onMoment), in: place)
    stage.stage.run {
      stage.first.mark.accessibilityIdentifier = names.0
      stage.second.loadViewIfNeeded()
      stage.second.mark.accessibilityIdentifier = names.1
      stage.second.mark.frame = CGRect(x: 220, y: 500, width: 60, height: 40)
    }
    return stage
  }

  private func pixel(_ stage: GalleryStage, _ x: Int, _ y: Int) -> UInt32 {
    let frame = stage.stage.frame(scale: 1)
    return frame.pixels[y * frame.width + x]
  }

  @Test(arguments: Place.allCases, Way.allCases)
  func `half-way, matched views are only between their places`(place: Place, way: Way) throws {
    for finishing in [true, false] {
      let stage = try stage(in: place, names: ("mark", "mark")) { _ in }
      let blue = pixel(stage, 50, 120)
      try stage.arrange(before: way)

      stage.hold(way, at: 0.5)

      #expect(pixel(stage, 150, 320) == blue)
      #expect(pixel(stage, 50, 120) != blue && pixel(stage, 250, 520) != blue)
      try stage.letGo(finishing: finishing)
      for page in [stage.first, stage.second] {
        #expect(stage.stage.run { !page.mark.isHidden })
      }
      stage.expectRest(way, finished: finishing, "\(place) \(way)")
    }
  }

  @Test(arguments: Place.allCases)
  func `without a pair it falls back and reports it`(place: Place) throws {
    for names in [(nil, nil), ("mark", nil), ("mark", "other"), ("", "")] as [(String?, String?)] {
      var moments: [TransitionMoment] = []
      let stage = try stage(in: place, names: names) { moments.append($0) }

      stage.go(.there)
      try stage.stage.settle()

      #expect(moments == [.began, .usedFallback, .ended(finished: true)], "\(names)")
    }
  }
}

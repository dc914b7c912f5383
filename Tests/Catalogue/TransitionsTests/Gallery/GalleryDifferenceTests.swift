import Stage
import TestSupport
import Testing
import Transitions
import UIKit

/// No two transitions of the gallery look alike.
@MainActor @Suite struct GalleryDifferenceTests {
  /// An entry's frames at a quarter, half and three quarters of its progress. The pages have the
  /// views that the entry may need: one to grow from, and two that match.
  private func pictures(of entry: TransitionEntry) throws -> [[UInt32]] {
    let places: [Place] = [.navigation, .modal, .tabs]
    let place = try #require(places.first { entry.supports.contains($0.support) })
    var fellBack = false
    let transition = entry.makeDefault().onMoment { if $0 == .usedFallback { fellBack = true } }
    let stage = try GalleryStage(transition, in: place)
    stage.stage.run {
      for page in [stage.first, stage.second] { page.addStripes() }
      stage.first.addSource()
      stage.first.addMatch(at: CGPoint(x: 40, y: 560))
      stage.second.addMatch(at: CGPoint(x: 250, y: 260))
    }
    stage.hold(.there, at: 0.25)
    let pictures = [0.25, 0.5, 0.75].map { progress in
      stage.stage.run { stage.interactor?.update(progress) }
      stage.stage.tick()
      return stage.stage.frame(scale: 0.25).pixels
    }
    try stage.letGo(finishing: true)
    #expect(!fellBack, "\(entry.id)")
    return pictures
  }

  @Test func `any two transitions differ visibly while they run`() throws {
    let all = try transitionCatalogue.map { ($0.id, try pictures(of: $0)) }

    for (index, one) in all.enumerated() {
      for other in all.dropFirst(index + 1) {
        let share = zip(one.1, other.1).map { pictures in
          Double(differing(pictures.0, pictures.1, tolerance: 16)) / Double(pictures.0.count)
        }
        #expect((share.max() ?? 0) > 0.02, "\(one.0) and \(other.0): \(share)")
      }
    }
  }
}

extension GalleryTestPage {
  /// Adds stripes, so that the page's position is visible.
  fileprivate func addStripes() {
    for index in 0..<8 {
      let stripe = UIView(
        frame: CGRect(x: 10 + 48 * index, y: 160 + 70 * index, width: 24, height: 60))
      stripe.backgroundColor = UIColor(white: 0.1 * CGFloat(index), alpha: 1)
      view.addSubview(stripe)
    }
  }

  /// Adds the source view for entries that grow from a view.
  fileprivate func addSource() {
    let source = UIView(frame: CGRect(x: 230, y: 300, width: 90, height: 120))
    source.backgroundColor = .orange
    source.layer.cornerRadius = 12
    source.accessibilityIdentifier = "transition-source"
    view.addSubview(source)
  }

  /// Adds one of the two views that the magic move matches by identifier.
  fileprivate func addMatch(at origin: CGPoint) {
    let match = UIView(frame: CGRect(origin: origin, size: CGSize(width: 100, height: 100)))
    match.backgroundColor = .purple
    match.accessibilityIdentifier = "match"
    view.addSubview(match)
  }
}

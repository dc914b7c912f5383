import Foundation
import QuartzCore
import Stage
import TestSupport
import Testing
import Transitions
import UIKit

/// Requirements for every transition of the gallery in every container that it supports.
@MainActor @Suite struct GalleryContractTests {
  /// A transition, the container in which it is used, and its direction.
  struct Case: CustomStringConvertible, Sendable {
    let entry: TransitionEntry
    let place: Place
    let way: Way
    var description: String { "\(entry.id) \(place) \(way)" }
  }

  nonisolated static let cases = transitionCatalogue.flatMap { entry in
    Place.allCases.filter { entry.supports.contains($0.support) }.flatMap { place in
      Way.allCases.map { Case(entry: entry, place: place, way: $0) }
    }
  }

  private func stage(
    _ test: Case, device: Device = .coarsePhone, rtl: Bool = false, reducesMotion: Bool = false
  ) throws -> GalleryStage {
    let stage = try GalleryStage(
      test.entry.makeDefault(), in: test.place, device: device, rtl: rtl,
      reducesMotion: reducesMotion)
    try stage.arrange(before: test.way)
    return stage
  }

  /// The display list after the transition on a new device.
  private func fresh(_ test: Case) throws -> (stage: GalleryStage, picture: String) {
    let stage = try stage(test)
    stage.go(test.way)
    try stage.stage.settle()
    return (stage, stage.picture)
  }

  @Test(arguments: cases)
  func `a cancel restores everything, from the first and the last moment`(test: Case) throws {
    guard test.entry.supports.contains(.cancel) else { return }
    let stage = try stage(test)
    let (model, picture) = (stage.model, stage.picture)
    // The transitions run one after the other on one stage, so that leftovers of one would affect
    // the next.
    for progress in [0.01, 0.5, 0.99] as [CGFloat] {
      stage.hold(test.way, at: progress)
      try stage.letGo(finishing: false)

      let label = "\(test) at \(progress)"
      #expect(stage.model == model, "\(label)")
      #expect(stage.picture == picture, "\(label)")
      stage.expectRest(test.way, finished: false, label)
    }
  }

  @Test(arguments: cases)
  func `by itself, interactively and after a cancel it ends equally, with no leftovers`(
    test: Case
  ) throws {
    let (fresh, end) = try fresh(test)
    fresh.expectRest(test.way, finished: true, "\(test)")
    #expect(fresh.stage.trace.lines.contains { $0.contains("completeTransition(true)") })

    weak var page: UIViewController?
    try {
      let stage = try stage(test)
      let before = stage.picture
      stage.hold(test.way, at: 0.5)
      // The transition is visible while it runs.
      let half = stage.picture
      #expect(half != before && half != end, "\(test)")
      try stage.letGo(finishing: false)

      stage.go(test.way)
      try stage.stage.settle()

      #expect(stage.picture == end, "\(test)")
      stage.expectRest(test.way, finished: true, "\(test)")
      page = stage.second
      stage.stage.close()
    }()
    #expect(page == nil, "\(test) holds its page when it is gone")

    let driven = try self.stage(test)
    driven.hold(test.way, at: 0.5)
    try driven.letGo(finishing: true)
    #expect(driven.picture == end, "\(test)")
    driven.expectRest(test.way, finished: true, "\(test)")
  }

  @Test(arguments: cases)
  func `rotated half-way it ends with both pages in place`(test: Case) throws {
    guard test.entry.supports.contains(.rotation) else { return }
    for finishing in [true, false] {
      let fresh = try stage(test)
      if finishing { fresh.go(test.way) }
      try fresh.stage.settle()
      fresh.stage.rotate(to: .landscapeLeft)
      try fresh.stage.settle()
      let stage = try stage(test)

      stage.hold(test.way, at: 0.5)
      stage.stage.rotate(to: .landscapeLeft)
      try stage.letGo(finishing: finishing)

      let label = "\(test) finishing \(finishing)"
      stage.expectRest(test.way, finished: finishing, label)
      #expect(
        stage.stage.frame(scale: 0.25).pixels == fresh.stage.frame(scale: 0.25).pixels, "\(label)")
    }
  }

  @Test(arguments: cases)
  func `right to left it is mirrored`(test: Case) throws {
    guard test.entry.supports.contains(.rightToLeft) else { return }
    let (left, right) = (try stage(test), try stage(test, rtl: true))
    for stage in [left, right] {
      // The content of the pages themselves is not mirrored.
      stage.stage.run { for page in [stage.first, stage.second] { page.mark.isHidden = true } }
    }

    for progress in [0.25, 0.5, 0.75] as [CGFloat] {
      for stage in [left, right] {
        if stage.interactor == nil { stage.hold(test.way, at: progress) }
        stage.stage.run { stage.interactor?.update(progress) }
        stage.stage.tick()
      }
      let (mean, far) = left.blocks.mirrorDistance(to: right.blocks)
      #expect(mean < 6 && far < 0.1, "\(test) at \(progress): \(mean), \(far)")
    }
    for stage in [left, right] { try stage.letGo(finishing: true) }
    right.expectRest(test.way, finished: true, "\(test)")
  }

  @Test(arguments: cases)
  func `with Reduce Motion no page moves, except interactively`(test: Case) throws {
    guard test.entry.supports.contains(.reduceMotion) else { return }
    let stage = try stage(test, reducesMotion: true)

    stage.go(test.way)
    // The container and the pages are laid out in the first ticks. After these ticks, no property
    // of the container, the pages, their snapshots, or their parts changes.
    for _ in 0..<2 { stage.stage.tick() }
    var places: [Int: LayerPlace] = [:]
    var moved: Set<String> = []
    var turns = 0
    while !stage.stage.isIdle, turns < 200 {
      stage.stage.tick()
      turns += 1
      for (id, place) in stage.contentPlaces {
        if let before = places[id], before != place {
          moved.insert("turn \(turns): \(before) became \(place)")
        }
        places[id] = place
      }
    }
    #expect(turns > 5 && !places.isEmpty, "\(test)")
    #expect(moved.isEmpty, "\(test): \(moved.sorted())")
    try stage.stage.settle()
    stage.expectRest(test.way, finished: true, "\(test)")

    let usual = try self.stage(test)
    let reduced = try self.stage(test, reducesMotion: true)
    for stage in [usual, reduced] { stage.hold(test.way, at: 0.5) }
    // With Reduce Motion, the page below a panel stays in place, because the touch does not drag
    // that page. Only the panels are compared.
    #expect(
      usual.isPanel ? usual.panelPlace == reduced.panelPlace : usual.picture == reduced.picture,
      "\(test)")
    for stage in [usual, reduced] { try stage.letGo(finishing: true) }
  }
}

/// The frame at which a layer is shown, in its superlayer's coordinates.
struct LayerPlace: Equatable {
  let position: CGPoint
  let bounds: CGRect
  let transform: CATransform3D
  let sublayerTransform: CATransform3D
}

extension GalleryStage {
  /// The frames at which the layers in and beside the two pages are shown. Bars are not content.
  @MainActor var contentPlaces: [Int: LayerPlace] {
    stage.run {
      var places: [Int: LayerPlace] = [:]
      @MainActor func visit(_ layer: CALayer) {
        if layer.delegate is UINavigationBar || layer.delegate is UITabBar { return }
        let shown = layer.presentationValues() ?? layer.values
        places[layer.id] = LayerPlace(
          position: shown.position, bounds: shown.bounds, transform: shown.transform,
          sublayerTransform: shown.sublayerTransform)
        for layer in layer.sublayers ?? [] { visit(layer) }
      }
      visit(stage.window.layer)
      return places
    }
  }

  @MainActor var isPanel: Bool { stage.run { second.modalPresentationStyle == .custom } }

  /// The panel's frame and alpha on screen.
  @MainActor var panelPlace: String {
    stage.run {
      let layer = second.presentationController?.presentedView?.layer
      let shown = layer?.presentationValues() ?? layer?.values
      return shown.map { "\($0.position) \($0.transform) \($0.opacity)" } ?? "none"
    }
  }

  /// The picture in blocks of three pixels. Three divides the phone's width, so the mirror image
  /// has the same blocks.
  @MainActor var blocks: BrightnessBlocks { BrightnessBlocks(stage.frame(scale: 1), side: 3) }
}

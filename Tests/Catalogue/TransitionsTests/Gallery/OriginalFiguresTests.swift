import QuartzCore
import Stage
import Testing
import Transitions
import UIKit

/// The transitions that are named after published animators, compared with the values in their
/// sources: github.com/ColinEberhardt/VCTransitionsLibrary (`CE…AnimationController.m`) and
/// github.com/zys456465111/CustomPopAnimation (`PopAnimation.m`).
@MainActor @Suite struct OriginalFiguresTests {
  /// A page's pose at a moment of a transition. The moment is a fraction of the duration.
  struct Figure: Sendable, CustomStringConvertible {
    enum Page: Sendable {
      case upper, lower
    }
    let id: String
    let way: Way
    let moment: CGFloat
    let page: Page
    let pose: OriginalValues

    init(_ id: String, _ way: Way, _ moment: CGFloat, _ page: Page, _ pose: OriginalValues) {
      (self.id, self.way, self.moment, self.page, self.pose) = (id, way, moment, page, pose)
    }
    var description: String { "\(id) \(way) at \(moment), \(page)" }
  }

  // MARK: CENatGeo

  private nonisolated static let door = OriginalValues(m34: -1 / 500, anchor: CGPoint(x: 0, y: 0.5))
  /// The values of `sourceLastTransform`.
  private nonisolated static let openDoor = OriginalValues(
    m34: -1 / 500, anchor: CGPoint(x: 0, y: 0.5),
    steps: [.turn(80, y: 1), .move(z: -30), .move(x: 170)])
  /// The pose halfway to `sourceLastTransform`: half of its rotation, followed by half of its
  /// movement.
  private nonisolated static let halfOpenDoor = OriginalValues(
    m34: -1 / 500, anchor: CGPoint(x: 0, y: 0.5), steps: [.move(z: -86.3), .turn(40, y: 1)])
  /// The values of `destinationFirstTransform`.
  private nonisolated static let flight = OriginalValues(
    m34: -1 / 500,
    steps: [
      .turn(5, z: 1), .move(x: 320, y: -40, z: 150), .turn(-45, y: 1), .turn(10, x: 1),
    ])

  // MARK: CECards

  /// The values of `firstTransform` and `secondTransformWithView:`.
  private nonisolated static func leaning(_ light: CGFloat) -> OriginalValues {
    OriginalValues(m34: -1 / 900, steps: [.scale(0.95), .turn(15, x: 1)], light: light)
  }
  private nonisolated static let farther = OriginalValues(
    m34: -1 / 900, steps: [.move(y: -0.08 * 568), .scale(0.8)], light: 0.6)
  private nonisolated static let farthest = OriginalValues(steps: [.scale(0.6)], light: 0.6)

  private nonisolated static func at(x: CGFloat = 0, y: CGFloat = 0) -> OriginalValues {
    OriginalValues(steps: [.move(x: x, y: y)])
  }
  private nonisolated static func turned(_ degrees: CGFloat) -> OriginalValues {
    OriginalValues(m34: -0.002, steps: [.turn(degrees, y: 1)])
  }

  nonisolated static let figures: [Figure] = [
    Figure("nat-geo", .there, 0, .upper, flight),
    Figure("nat-geo", .there, 1, .upper, at()),
    Figure("nat-geo", .there, 0.2, .lower, door),
    Figure("nat-geo", .there, 0.6, .lower, halfOpenDoor),
    Figure("nat-geo", .there, 1, .lower, openDoor),
    Figure("nat-geo", .back, 0, .lower, openDoor),
    Figure("nat-geo", .back, 0.4, .lower, halfOpenDoor),
    Figure("nat-geo", .back, 0.8, .lower, door),
    Figure("nat-geo", .back, 1, .upper, flight),

    Figure("cards", .there, 0.4, .lower, leaning(0.6)),
    Figure("cards", .there, 0.6, .lower, farther),
    Figure("cards", .there, 1, .lower, farther),
    Figure("cards", .there, 0.6, .upper, at(y: 568)),
    Figure("cards", .there, 0.8, .upper, at(y: 538)),
    Figure("cards", .there, 0.9, .upper, at(y: 269)),
    Figure("cards", .back, 0.25, .upper, at(y: 284)),
    Figure("cards", .back, 0.5, .upper, at(y: 568)),
    Figure("cards", .back, 0, .lower, farthest),
    Figure("cards", .back, 0.35, .lower, farthest),
    Figure("cards", .back, 0.7, .lower, leaning(1)),
    Figure("cards", .back, 0.75, .lower, leaning(1)),
    Figure("cards", .back, 1, .lower, at()),

    // CETurn uses half of the duration for each page.
    Figure("turn", .there, 0.25, .lower, turned(-45)),
    Figure("turn", .there, 0.75, .upper, turned(45)),
    Figure("turn", .back, 0.25, .upper, turned(45)),
    Figure("turn", .back, 0.75, .lower, turned(-45)),

    // CEPan moves the pages by 320 and 160 points.
    Figure("parallax", .there, 0.5, .upper, at(x: 160)),
    Figure("parallax", .there, 0.5, .lower, at(x: -80)),
    Figure("parallax", .back, 0.25, .upper, at(x: 80)),
    Figure("parallax", .back, 0.25, .lower, at(x: -120)),

    // CEPortal uses `ZOOM_SCALE`.
    Figure("portal", .there, 0, .upper, OriginalValues(steps: [.scale(0.8)])),
    Figure("portal", .there, 0.5, .upper, OriginalValues(steps: [.scale(0.9)])),
    Figure("portal", .back, 0.5, .upper, OriginalValues(steps: [.scale(0.9)])),

    // The values of CECrossfade for the page that is on top in this library.
    Figure("crossfade", .there, 0.25, .upper, OriginalValues(light: 0.25)),
    Figure("crossfade", .back, 0.25, .upper, OriginalValues(light: 0.75)),

    // In CustomPopAnimation, the page slides out and the page below does not move.
    Figure("full-width-pop", .back, 0.5, .upper, at(x: 160)),
    Figure("full-width-pop", .back, 0.5, .lower, at()),
  ]

  @Test(arguments: figures)
  func `a page's pose equals the original's`(figure: Figure) throws {
    let entry = try #require(transitionCatalogue.first { $0.id == figure.id })
    let stage = try GalleryStage(entry.makeDefault(), in: .navigation, device: .oldPhone)
    try stage.arrange(before: figure.way)

    stage.hold(figure.way, at: figure.moment)

    let page = figure.page == .upper ? stage.second : stage.first
    let shown = stage.shown(try #require(page.view))
    for (corner, original) in zip(shown.corners, figure.pose.corners) {
      let distance = hypot(corner.x - original.x, corner.y - original.y)
      #expect(distance < 0.5, "\(figure): \(corner), not \(original)")
    }
    #expect(shown.corners.count == 4)
    #expect(abs(shown.light - figure.pose.light) < 0.005, "\(figure): \(shown.light)")
    try stage.letGo(finishing: true)
  }

  /// The duration in seconds, and the curve. If the source does not set a curve, the curve is the
  /// default of `animateWithDuration:`.
  nonisolated static let timings: [(id: String, seconds: Double, curve: UIView.AnimationCurve)] = [
    ("fold", 1, .easeInOut), ("turn", 1, .easeInOut), ("page-flip", 1, .easeInOut),
    ("crossfade", 1, .easeInOut), ("explode", 1, .easeInOut), ("cards", 1, .easeInOut),
    ("cube", 1, .easeInOut), ("parallax", 0.3, .easeInOut), ("portal", 1, .easeOut),
    ("nat-geo", 1, .easeInOut), ("full-width-pop", 0.25, .easeInOut),
  ]

  @Test(arguments: timings)
  func `its duration and curve equal the original's`(
    id: String, seconds: Double, curve: UIView.AnimationCurve
  ) throws {
    let entry = try #require(transitionCatalogue.first { $0.id == id })
    let timing = entry.makeDefault().timing

    #expect(timing.duration == seconds)
    guard case .curve(let own) = timing.pace else {
      Issue.record("\(id) is a spring")
      return
    }
    #expect(own == curve)
  }

  // MARK: Transitions in pieces

  /// The views other than the two pages, from back to front.
  private func pieces(_ stage: GalleryStage) -> [UIView] {
    stage.stage.run {
      let pages = [stage.first.view, stage.second.view]
      let container = pages.compactMap { $0?.superview }.first
      return container?.subviews.filter { !pages.contains($0) && $0.backgroundColor != .black }
        ?? []
    }
  }

  @Test(arguments: Way.allCases)
  func `the portal's doors are halves that leave at the sides`(way: Way) throws {
    let stage = try GalleryStage(.portal(), in: .navigation, device: .oldPhone)
    try stage.arrange(before: way)
    stage.hold(way, at: 0.25)

    let doors = pieces(stage).map { stage.shown($0).corners }

    let open: CGFloat = way == .there ? 40 : 120
    #expect(doors.count == 2)
    #expect(doors.map { $0[0].x } == [-open, 160 + open])
    #expect(doors.map { $0[1].x } == [160 - open, 320 + open])
    try stage.letGo(finishing: true)
  }

  @Test(arguments: Way.allCases)
  func `the leaving page bursts into ten tiles across, up to 100 points aside`(way: Way) throws {
    let stage = try GalleryStage(.explode(), in: .navigation, device: .oldPhone)
    try stage.arrange(before: way)
    stage.hold(way, at: 0)
    let before = pieces(stage).map { stage.shown($0).corners }
    stage.stage.run { stage.interactor?.update(1) }
    stage.stage.tick()
    let after = pieces(stage).map(stage.shown)

    #expect(before.count == 10 * 18)
    #expect(Set(before.map { $0[0].x.rounded() }).count == 10)
    for (tile, shown) in zip(before, after) {
      let middle = CGPoint(x: (tile[0].x + tile[2].x) / 2, y: (tile[0].y + tile[2].y) / 2)
      // At the end, each tile has a hundredth of its size.
      let way = (shown.corners[0].x - middle.x, shown.corners[0].y - middle.y)
      #expect(abs(way.0) < 101 && abs(way.1) < 101 && shown.light < 0.001)
    }
    let leaving = way == .there ? stage.first : stage.second
    #expect(stage.stage.run { leaving.view.isHidden })
    try stage.letGo(finishing: true)
  }

  @Test func `a cube's faces are a quarter turn apart and darken to 0.8`() throws {
    let stage = try GalleryStage(.cube(), in: .navigation, device: .oldPhone)
    stage.hold(.there, at: 0.5)

    let (new, old) = (
      stage.shown(try #require(stage.second.view)), stage.shown(try #require(stage.first.view))
    )

    #expect(abs(new.light - 0.6) < 0.005 && abs(old.light - 0.6) < 0.005)
    // Both pages share the edge in the middle, which is as high as the screen. The far edges of
    // both pages recede.
    for (corner, other) in [(0, 1), (3, 2)] {
      #expect(abs(new.corners[corner].x - 160) + abs(old.corners[other].x - 160) < 0.5)
    }
    #expect(abs(new.corners[0].y) < 0.5 && new.corners[1].y > 100)
    try stage.letGo(finishing: true)
  }

  @Test func `a page is folded twice, with four strips of each side by side`() throws {
    let stage = try GalleryStage(.fold(), in: .navigation, device: .oldPhone)
    stage.hold(.there, at: 0.5)

    let strips = pieces(stage).map { stage.shown($0).corners }

    #expect(strips.count == 8)
    // The outer edges are in the plane of the screen, and the folds between them are behind it.
    #expect(abs(strips[0][0].x) < 0.5 && abs(strips[3][1].x - 160) < 0.5)
    #expect(abs(strips[7][1].x - 320) < 0.5 && strips[0][1].y > 20)
    try stage.letGo(finishing: true)
  }

  @Test(arguments: [0.125, 0.25, 0.375, 0.625, 0.75, 0.875])
  func `the page flips linearly, and its shadow is half black at the spine`(
    moment: Double
  ) throws {
    let stage = try GalleryStage(.pageFlip(), in: .navigation, device: .oldPhone)
    stage.hold(.there, at: CGFloat(moment))
    let isOld = moment < 0.5
    let halves = pieces(stage)
    let page = try #require(halves.count == 4 ? halves[isOld ? 2 : 3] : nil)

    let angle = CGFloat(isOld ? moment : 1 - moment) * .pi
    let original = OriginalValues(
      m34: -0.002, anchor: CGPoint(x: 0.5, y: 0.5),
      steps: [.turn((isOld ? -1 : 1) * angle * 180 / .pi, y: 1)]
    ).corners
    for corner in isOld ? [1, 2] : [0, 3] {
      let shown = stage.shown(page).corners[corner]
      #expect(hypot(shown.x - original[corner].x, shown.y - original[corner].y) < 0.5)
    }
    let shadow = try #require(page.subviews.last)
    let opacity = stage.stage.run {
      (shadow.layer.presentationValues() ?? shadow.layer.values).opacity
    }
    #expect(abs(CGFloat(opacity) - angle / .pi) < 0.005)
    try stage.letGo(finishing: true)
  }

  @Test func `the other page is not visible at the spine`() throws {
    let stage = try GalleryStage(.pageFlip(), in: .navigation, device: .phone)
    stage.stage.run {
      for page in [stage.first, stage.second] {
        page.loadViewIfNeeded()
        page.mark.isHidden = true
      }
    }
    // A white page flips and a red one arrives. Both pages get darker, but no other colours appear.
    for moment in [0.05, 0.1, 0.2, 0.3, 0.4, 0.45, 0.55, 0.6, 0.7, 0.8, 0.9, 0.95] {
      if stage.interactor == nil { stage.hold(.there, at: CGFloat(moment)) }
      stage.stage.run { stage.interactor?.update(CGFloat(moment)) }
      stage.stage.tick()
      let frame = stage.stage.frame(scale: 3)
      let spine = 591
      let columns = (spine - 3..<spine + 3).filter { x in
        (600..<frame.height - 300).contains { y in
          let pixel = frame.pixels[y * frame.width + x]
          let (red, green) = (Double(pixel >> 16 & 255), Double(pixel >> 8 & 255))
          return moment < 0.5 ? green < 0.9 * red : green > 0.1 * red
        }
      }
      #expect(columns.isEmpty, "at \(moment)")
    }
    try stage.letGo(finishing: true)
  }
}

import UIKit

extension Transition {
  /// `wave` is the width, in points, of the diagonal band in which squares rotate at the same time.
  public static func checkerboard(columns: Int = 10, wave: Double = 160) -> Transition {
    Transition(
      Checkerboard(columns: columns, wave: wave),
      timing: .curve(.linear, duration: 1.2))
  }
}

private struct Checkerboard: TransitionAnimation {
  let columns: Int
  let wave: CGFloat

  func prepare(_ scene: TransitionScene) {
    guard let lower = scene.lower, let upper = scene.upper else { return }
    scene.perspective(-1 / 900)
    scene.fillGaps(with: upper)
    let sign: CGFloat = scene.isMirrored ? -1 : 1
    for (page, first) in [(upper, CGFloat.pi), (lower, 0)] {
      let rest = scene.restingFrame(of: page)
      let rows = Int((CGFloat(columns) * rest.height / max(rest.width, 1)).rounded(.up))
      for tile in scene.tiles(of: page, columns: columns, rows: rows) {
        tile.layer.isDoubleSided = false
        let turn = moments(of: tile.center, in: rest, isMirrored: scene.isMirrored)
        // Half a turn is animated in two steps, because the direction of a single step of half a
        // turn is ambiguous.
        scene.animateKeyframes(at: turn) { moment in
          let done = (moment - turn[0]) / (turn[2] - turn[0])
          tile.transform3D = CATransform3DMakeRotation(
            sign * (first - .pi * CGFloat(done)), 0, 1, 0)
        }
      }
    }
  }

  /// The times at which a square begins to rotate, is edge-on, and stops.
  private func moments(of centre: CGPoint, in rest: CGRect, isMirrored: Bool) -> [Double] {
    let diagonal = hypot(rest.width, rest.height)
    let x = isMirrored ? rest.maxX - centre.x : centre.x - rest.minX
    let way = (x * rest.width + (centre.y - rest.minY) * rest.height) / max(diagonal, 1)
    let start = Double(way / (diagonal + wave))
    let length = Double(wave / (diagonal + wave))
    return [start, start + length / 2, start + length]
  }
}

extension TransitionEntry {
  static let checkerboard = TransitionEntry(
    id: "checkerboard", title: "Checkerboard", family: .pieces,
    parameters: [
      .init("columns", .count(3...16, standard: 10)),
      .init("wave", .number(40...600, standard: 160)),
    ],
    make: { .checkerboard(columns: $0.count("columns"), wave: $0.number("wave")) }
  ).described(
    "The screen is divided into squares that flip in a wave along the diagonal.",
    source: "These values are from Apple's sample of custom transitions: ten columns of squares, a "
      + "perspective of -1/900, and a wave that is 160 points wide. The duration is 3 s in the "
      + "sample and 1.2 s in this gallery.")
}

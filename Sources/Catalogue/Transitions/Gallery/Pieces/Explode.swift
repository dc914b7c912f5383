import UIKit

extension Transition {
  /// `columns` is the number of tiles in a row; `seed` determines the directions in which the tiles
  /// fly.
  public static func explode(columns: Int = 10, seed: Int = 1) -> Transition {
    Transition(Explode(columns: columns, seed: seed), timing: TransitionTiming(duration: 1))
  }
}

private struct Explode: TransitionAnimation {
  let columns: Int
  let seed: Int

  func prepare(_ scene: TransitionScene) {
    guard let page = scene.from, !page.bounds.isEmpty else { return }
    let rows = Int((CGFloat(columns) * page.bounds.height / page.bounds.width).rounded(.up))
    var scatter = Scatter(seed: seed)
    let sign: CGFloat = scene.isMirrored ? -1 : 1
    for tile in scene.tiles(of: page, columns: columns, rows: rows) {
      let x = sign * scatter.next(within: 100)
      let y = scatter.next(within: 100)
      // Core Animation rotates in the shorter direction, so the angle stays below half a turn.
      let angle = sign * scatter.next(within: .pi * 0.9)
      scene.animate {
        tile.transform = CGAffineTransform(translationX: x, y: y).rotated(by: angle)
          .scaledBy(x: 0.01, y: 0.01)
        tile.alpha = 0
      }
    }
  }
}

extension TransitionEntry {
  static let explode = TransitionEntry(
    id: "explode", title: "Explode", family: .pieces,
    parameters: [
      .init("columns", .count(3...16, standard: 10)), .init("seed", .count(0...99, standard: 1)),
    ],
    make: { .explode(columns: $0.count("columns"), seed: $0.count("seed")) }
  ).described(
    "The departing page bursts into tiles that spin away and vanish. The parameter `seed` "
      + "determines how the tiles scatter.",
    source: "For both directions, these values are from CEExplode, an animator of the library "
      + "VCTransitionsLibrary: a duration of 1 s, ten tiles in a row, offsets of up to 100 points, "
      + "and a final scale of 0.01. In CEExplode, the tiles rotate by up to 10 radians, which Core "
      + "Animation shortens to at most half a turn. In this gallery, the tiles rotate by at most "
      + "0.9 of half a turn.")
}

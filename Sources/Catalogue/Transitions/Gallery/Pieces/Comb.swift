import UIKit

/// The animation that `Transition.comb` shows.
public struct Comb: TransitionAnimation {
  public var strips: Int

  public init(strips: Int = 8) { self.strips = strips }

  public func prepare(_ scene: TransitionScene) {
    if let lower = scene.lower {
      let shade = scene.cover(lower, with: .black)
      shade.alpha = 0.3
      scene.animateIn(shade) { $0.alpha = 0 }
    }
    let tiles = scene.tiles(of: scene.upper, columns: 1, rows: strips)
    for (index, tile) in tiles.enumerated() {
      let side = scene.edge(index.isMultiple(of: 2) ? .right : .left)
      let start = 0.3 * Double(index) / Double(max(tiles.count - 1, 1))
      scene.animateIn(tile, from: start, to: start + 0.7) {
        $0.transform = CGAffineTransform(
          translationX: side.direction.dx * scene.size.width, y: 0)
      }
    }
  }
}

extension Transition {
  /// `strips` is the total number of strips, counting those from both sides.
  public static func comb(strips: Int = 8) -> Transition {
    Transition(Comb(strips: strips), timing: .curve(.easeOut, duration: 0.6))
  }
}

extension TransitionEntry {
  static let comb = TransitionEntry(
    id: "comb", title: "Comb", family: .pieces,
    parameters: [.init("strips", .count(2...24, standard: 8))],
    make: { .comb(strips: $0.count("strips")) }
  ).described(
    "Strips of the new page slide in alternately from both sides, like two combs.",
    source: "All values of this transition were chosen for this gallery.")
}

import UIKit

/// The animation that `Transition.blinds` shows.
public struct Blinds: TransitionAnimation {
  public var strips: Int
  /// How much later the last strip starts than the first one, as a fraction of the duration.
  public var spread: Double
  /// A fraction of the duration that is too short to be seen.
  private static let blink = 0.001

  public init(strips: Int = 8, spread: Double = 0.65) {
    (self.strips, self.spread) = (strips, spread)
  }

  public func prepare(_ scene: TransitionScene) {
    scene.perspective(-0.001)
    scene.fillGaps(with: scene.upper)
    let turn: CGFloat = scene.isMirrored ? .pi / 2 : -.pi / 2
    let length = (1 - spread) / 2
    for (tiles, comes) in [
      (scene.tiles(of: scene.upper, columns: strips, rows: 1), true),
      (scene.tiles(of: scene.lower, columns: strips, rows: 1), false),
    ] {
      for (index, tile) in tiles.enumerated() {
        let start = spread * Double(index) / Double(max(tiles.count - 1, 1))
        let middle = start + length
        // Because of the perspective, an edge-on strip is visible unless it is in the middle of the
        // screen. Therefore each strip is shown only while it rotates.
        if comes {
          scene.animateIn(tile, from: middle, to: middle + length) {
            $0.transform3D = CATransform3DMakeRotation(-turn, 0, 1, 0)
          }
          scene.animateIn(tile, from: middle - Self.blink, to: middle) { $0.alpha = 0 }
        } else {
          scene.animateOut(tile, from: start, to: middle) {
            $0.transform3D = CATransform3DMakeRotation(turn, 0, 1, 0)
          }
          scene.animateOut(tile, from: middle, to: middle + Self.blink) { $0.alpha = 0 }
        }
      }
    }
  }
}

extension Transition {
  /// `spread` says how much later the last strip starts than the first one, as a fraction of the
  /// duration.
  public static func blinds(strips: Int = 8, spread: Double = 0.65) -> Transition {
    Transition(
      Blinds(strips: strips, spread: spread), timing: .curve(.easeInOut, duration: 0.8))
  }
}

extension TransitionEntry {
  static let blinds = TransitionEntry(
    id: "blinds", title: "Blinds", family: .pieces,
    parameters: [
      .init("strips", .count(2...24, standard: 8)),
      .init("spread", .number(0...0.9, standard: 0.65)),
    ],
    make: { .blinds(strips: $0.count("strips"), spread: $0.number("spread")) }
  ).described(
    "Strips of the old page flip one after another, like window blinds; the backs of the strips "
      + "show the new page.",
    source: "All values of this transition were chosen for this gallery.")
}

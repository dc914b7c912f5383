import Foundation
import QuartzCore

/// Scenes of 48 × 48 points that both the compositor and the reference painter draw.
enum JudgedScenes {
  typealias Named = (name: String, root: RenderNode)
  private typealias S = Scenes

  private static let card = CGRect(x: 10, y: 8, width: 28, height: 32)

  static var all: [Named] { exact + mixed + clipped + sampled + [("shadows", shadows)] }

  static var exact: [Named] { flat + flips + depth }

  private static var flat: [Named] {
    [
      ("one rect", S.screen(48, [S.layer(1, card, S.red)])),
      ("half transparent", S.screen(48, [S.layer(1, card, S.color(0, 0, 1, 0.5))])),
      (
        "subpixel",
        S.screen(48, [S.layer(1, CGRect(x: 10.125, y: 8.25, width: 20.1, height: 21.3), S.red)])
      ),
      (
        "thinner than a pixel",
        S.screen(48, [S.layer(1, CGRect(x: 10.125, y: 8, width: 0.125, height: 30), S.red)])
      ),
      (
        "origin of bounds",
        S.screen(
          48,
          [
            S.layer(
              1, card, S.blue,
              children: [S.layer(3, CGRect(x: 9, y: 12, width: 12, height: 12), S.green)]
            ) { $0.bounds.origin = CGPoint(x: 5, y: 7) }
          ])
      ),
      (
        "anchor at a corner",
        S.screen(
          48,
          [
            S.layer(1, card, S.red) {
              $0.anchorPoint = CGPoint(x: 0, y: 1)
              $0.transform = S.turnedZ(-20)
            }
          ])
      ),
      (
        "border",
        S.screen(
          48,
          [
            S.layer(1, card) {
              $0.borderWidth = 3.3
              $0.cornerRadius = 9
            }
          ])
      ),
      (
        "opacity of a group",
        S.screen(
          48,
          [
            S.layer(
              1, card, S.blue,
              children: [S.layer(2, CGRect(x: 6, y: 6, width: 30, height: 10), S.red)]
            ) { $0.opacity = 0.6 }
          ])
      ),
      (
        "hidden",
        S.screen(
          48,
          [
            S.layer(1, card, S.red) { $0.isHidden = true },
            S.layer(2, card, S.blue) { $0.opacity = 0 },
          ])
      ),
      (
        "clip",
        S.screen(
          48,
          [
            S.layer(
              1, card,
              children: [S.layer(2, CGRect(x: -5, y: 6, width: 50, height: 50), S.red)]
            ) {
              $0.masksToBounds = true
              $0.cornerRadius = 11
            }
          ])
      ),
    ]
      + [3.0, 30, 45, 90].map { angle in
        (
          "turned by \(angle)",
          S.screen(48, [S.layer(1, card, S.red) { $0.transform = S.turnedZ(angle) }])
        )
      }
      + [2.0, 7.5, 14].map { radius in
        (
          "radius \(radius)",
          S.screen(48, [S.layer(1, card, S.red) { $0.cornerRadius = radius }])
        )
      }
  }

  private static var flips: [Named] {
    let turns: [(angle: Double, distance: Double)] = [
      (10, 852), (23.25, 852), (45, 852), (89, 852), (0, 60), (45, 60), (80, 60), (100, 60),
      (170, 60),
    ]
    return turns.map { angle, distance in
      (
        "flip by \(angle) seen from \(distance)",
        S.screen(48, [S.layer(1, card, S.red) { $0.transform = S.turnedX(angle) }]) {
          $0.sublayerTransform = S.perspective(distance)
        }
      )
    }
      + [60.0, 100, 240, 300].map { angle in
        (
          "single-sided, turned by \(angle)",
          S.screen(
            48,
            [
              S.layer(1, card, S.red) {
                $0.transform = S.turnedY(angle)
                $0.isDoubleSided = false
              }
            ]
          ) { $0.sublayerTransform = S.perspective(100) }
        )
      } + [
        (
          "reaching behind the eye",
          S.screen(
            48,
            [
              S.layer(1, CGRect(x: -20, y: 4, width: 88, height: 40), S.red) {
                $0.transform = S.turnedY(70)
              }
            ]
          ) { $0.sublayerTransform = S.perspective(30) }
        )
      ]
  }

  private static var depth: [Named] {
    [
      (
        "a space seen from behind",
        S.screen(
          48,
          [
            S.layer(1, card, S.red) { $0.zPosition = 10 },
            S.layer(2, card.offsetBy(dx: 5, dy: 5), S.blue) { $0.zPosition = -10 },
          ]
        ) { $0.sublayerTransform = S.turnedY(160) }
      ),
      (
        "z of flat siblings",
        S.screen(
          48,
          [
            S.layer(1, card, S.red) { $0.zPosition = 1 },
            S.layer(2, card.insetBy(dx: 4, dy: -4), S.blue),
          ])
      ),
    ]
  }

  static var mixed: [Named] {
    [
      (
        "three perspectives, one in another",
        S.screen(
          48,
          [
            S.layer(
              1, card, S.blue,
              children: [
                S.layer(
                  2, CGRect(x: 4, y: 4, width: 18, height: 20), S.green,
                  children: [
                    S.layer(3, CGRect(x: 2, y: 6, width: 10, height: 10), S.red) {
                      $0.transform = S.turnedY(-50)
                    }
                  ]
                ) {
                  $0.transform = S.turnedX(40)
                  $0.sublayerTransform = S.perspective(40)
                }
              ]
            ) {
              $0.transform = S.turnedY(35)
              $0.sublayerTransform = S.perspective(80)
            }
          ]
        ) { $0.sublayerTransform = S.perspective(120) }
      ),
      (
        "overlapping in depth",
        S.screen(
          48,
          [
            S.layer(1, CGRect(x: 4, y: 10, width: 24, height: 24), S.red) {
              $0.transform = S.turnedY(50)
              $0.zPosition = 12
            },
            S.layer(2, CGRect(x: 16, y: 14, width: 24, height: 24), S.blue) {
              $0.transform = S.turnedY(-20)
              $0.zPosition = -9
            },
            S.layer(3, CGRect(x: 10, y: 4, width: 24, height: 24), S.green) {
              $0.transform = S.turnedX(30)
              $0.zPosition = -40
            },
          ]
        ) { $0.sublayerTransform = S.perspective(100) }
      ),
      (
        "group in a clip in a group",
        S.screen(
          48,
          [
            S.layer(
              1, card, S.green,
              children: [
                S.layer(
                  2, CGRect(x: 8, y: 8, width: 40, height: 15), S.red,
                  children: [S.layer(3, CGRect(x: 4, y: -4, width: 9, height: 30), S.blue)]
                ) { $0.opacity = 0.5 }
              ]
            ) {
              $0.masksToBounds = true
              $0.cornerRadius = 8
              $0.opacity = 0.7
              $0.transform = S.turnedX(40)
            }
          ]
        ) { $0.sublayerTransform = S.perspective(90) }
      ),
    ]
  }

  /// Scenes in which several shapes end at the edge of one clip.
  static var clipped: [Named] {
    func card(
      _ name: String, radius: Double = 11, border: Double = 2,
      _ change: (inout LayerValues) -> Void = { _ in }
    ) -> Named {
      (
        name,
        S.screen(
          48,
          [
            S.layer(
              1, self.card.offsetBy(dx: 0.3, dy: 0.4), S.green,
              children: [S.layer(2, CGRect(x: -5, y: 12, width: 50, height: 50), S.red)]
            ) {
              $0.masksToBounds = true
              $0.cornerRadius = radius
              $0.borderWidth = border
              change(&$0)
            }
          ]
        ) { $0.sublayerTransform = S.perspective(90) }
      )
    }
    return [
      card("rounded clip over a background, turned") { $0.transform = S.turnedZ(12) },
      card("rounded clip between pixels"),
      card("rounded clip without a border", border: 0),
      card("square clip, turned", radius: 0) { $0.transform = S.turnedZ(20) },
      card("rounded clip, flipped") { $0.transform = S.turnedX(40) },
      card("half transparent border") { $0.borderColor = S.color(0, 0, 1, 0.5) },
      card("rounded clip of a faded group") { $0.opacity = 0.6 },
      card("small rounded clip") { $0.transform = CATransform3DMakeScale(0.3, 0.3, 1) },
    ]
  }

  static var sampled: [Named] {
    let frames: [(String, CGRect, CATransform3D)] = [
      ("pixel for pixel", CGRect(x: 0, y: 0, width: 48, height: 48), CATransform3DIdentity),
      ("slid", CGRect(x: 0.3, y: 0.1, width: 48, height: 48), CATransform3DIdentity),
      ("enlarged", CGRect(x: -16, y: -16, width: 80, height: 80), CATransform3DIdentity),
      ("reduced", CGRect(x: 3, y: 3, width: 42, height: 42), CATransform3DIdentity),
      ("turned", CGRect(x: -16, y: -16, width: 80, height: 80), S.turnedZ(33)),
      ("flipped", CGRect(x: -16, y: -16, width: 80, height: 80), S.turnedX(28)),
      ("swung", CGRect(x: -16, y: -16, width: 80, height: 80), S.turnedY(-28)),
    ]
    return frames.map { name, frame, transform in
      let picture = S.layer(1, frame) {
        $0.contents = S.slope(96, 96)
        $0.transform = transform
      }
      let screen = S.screen(48, [picture]) { $0.sublayerTransform = S.perspective(400) }
      return (name, screen)
    }
  }

  /// A scene that is not compared, because the reference does not support shadows.
  static var shadows: RenderNode {
    S.screen(
      48,
      (0..<6).map { index in
        S.layer(index + 1, card.offsetBy(dx: Double(index) * 2, dy: 0), S.green) {
          $0.cornerRadius = 5
          $0.shadowOpacity = 0.5
          $0.transform = S.turnedX(Double(index) * 20)
        }
      }
    ) { $0.sublayerTransform = S.perspective(100) }
  }
}

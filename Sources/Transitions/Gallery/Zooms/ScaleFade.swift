import UIKit

extension Transition {
  /// Through the old page: it grows and fades while the new one comes nearer behind it. 1.3 and
  /// 0.7 are Hero's.
  public static func scaleFade(near: Double = 1.3, far: Double = 0.7) -> Transition {
    Transition(upper: .scale(far), lower: .scale(near) + .fade.between(0, 0.7) + .z(1))
  }

  /// The other way: the new page comes from before the screen while the old one steps back.
  public static func zoomOut(near: Double = 1.3, far: Double = 0.7) -> Transition {
    Transition(upper: .scale(near) + .fade.between(0, 0.6), lower: .scale(far))
  }
}

extension TransitionEntry {
  static let scaleFade = TransitionEntry(
    id: "scale-fade", title: "Zoom in", family: .zoom, parameters: scales,
    make: { .scaleFade(near: $0.number("near"), far: $0.number("far")) })

  static let zoomOut = TransitionEntry(
    id: "zoom-out", title: "Zoom out", family: .zoom, parameters: scales,
    make: { .zoomOut(near: $0.number("near"), far: $0.number("far")) })

  private static let scales: [Parameter] = [
    .init("near", .number(1...3, standard: 1.3)), .init("far", .number(0.1...1, standard: 0.7)),
  ]
}

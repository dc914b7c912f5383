import UIKit

// What the looks of the gallery that have a precondition miss where they fall back, in words.

extension ZoomFromView {
  public func obstacle(_ scene: TransitionScene) -> String? {
    canStage(scene) ? nil : TransitionSource.missing
  }
}

extension ContainerTransform {
  public func obstacle(_ scene: TransitionScene) -> String? {
    canStage(scene) ? nil : TransitionSource.missing
  }
}

extension MagicMove {
  public func obstacle(_ scene: TransitionScene) -> String? {
    guard !canStage(scene) else { return nil }
    if scene.lower == nil {
      return "the page below stays where it is: a panel has nothing that could move into it"
    }
    return "no view on screen has the accessibilityIdentifier of one on the other page"
  }
}

extension TransitionSource {
  fileprivate static var missing: String {
    "the view it grows from is missing on the page below, or has no size, or is not on screen"
  }
}

import UIKit

let flagTooLate = MistakeEntry(
  "flag-too-late", "The hand says that it drags only after it has asked for the transition",
  rule: "T22", .drag
) { isMended in
  DragScene(isMended ? DragHand() : Slow()).root()
}

private final class Slow: DragHand {
  override func start() {
    begin()
    isDragging = true
  }
}

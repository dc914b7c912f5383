import UIKit

let flagTooLate = MistakeEntry(
  "flag-too-late", "The flag for the drag is set only after the transition was requested",
  rule: "T22", .drag
) { isCorrected in
  DragScene(isCorrected ? DragHand() : Slow()).root()
}

private final class Slow: DragHand {
  override func start() {
    begin()
    isDragging = true
  }
}

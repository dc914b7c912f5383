import UIKit

let cancelForgotten = MistakeEntry(
  "cancel-forgotten", "Nothing happens when the system cancels the gesture", rule: "T13",
  .dragTaken
) { isCorrected in
  DragScene(isCorrected ? DragHand() : Forgetful()).root()
}

private final class Forgetful: DragHand {
  override func lose() { isDragging = false }
}

let cancelFinishes = MistakeEntry(
  "cancel-finishes", "A cancelled gesture is treated like one that ended", rule: "T13",
  .dragTaken
) { isCorrected in
  DragScene(isCorrected ? DragHand() : Hasty()).root()
}

private final class Hasty: DragHand {
  override func lose() { lift() }
}

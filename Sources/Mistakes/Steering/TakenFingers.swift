import UIKit

let cancelForgotten = MistakeEntry(
  "cancel-forgotten", "Nothing is done when the system takes the finger away", rule: "T13",
  .dragTaken
) { isMended in
  DragScene(isMended ? DragHand() : Forgetful()).root()
}

private final class Forgetful: DragHand {
  override func lose() { isDragging = false }
}

let cancelFinishes = MistakeEntry(
  "cancel-finishes", "A finger that is taken away counts as one that lifts", rule: "T13",
  .dragTaken
) { isMended in
  DragScene(isMended ? DragHand() : Hasty()).root()
}

private final class Hasty: DragHand {
  override func lose() { lift() }
}

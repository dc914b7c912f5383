import UIKit

let unclamped = MistakeEntry(
  "unclamped", "The percentage goes beyond 1", rule: "T14", .drag
) { isCorrected in
  DragScene(isCorrected ? DragHand() : LongArm()).root()
}

private final class LongArm: DragHand {
  override var percent: CGFloat { pan.translation(in: pan.view).y / 200 }
}

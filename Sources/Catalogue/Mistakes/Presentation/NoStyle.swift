import UIKit

let noStyle = MistakeEntry(
  "no-style", "A custom transition is presented without a style", rule: "T36", .tapTap
) { isCorrected in
  let scene = ModalScene()
  scene.style = isCorrected ? .fullScreen : .automatic
  scene.animator = { _ in FadeAnimator() }
  return scene.root()
}

import UIKit

let noStyle = MistakeEntry(
  "no-style", "A custom transition is presented without a style", rule: "T36", .tapTap
) { isMended in
  let scene = ModalScene()
  scene.style = isMended ? .fullScreen : .automatic
  scene.animator = { _ in FadeAnimator() }
  return scene.root()
}

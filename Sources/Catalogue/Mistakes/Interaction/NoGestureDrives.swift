import UIKit

let noGestureDrives = MistakeEntry(
  "no-gesture-drives", "The interaction controller is returned for a tap, too", rule: "T12", .tap
) { isCorrected in
  let scene = DragScene()
  if !isCorrected { scene.answer = { $0 } }
  return scene.root()
}

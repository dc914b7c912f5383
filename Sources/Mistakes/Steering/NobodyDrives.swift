import UIKit

let nobodyDrives = MistakeEntry(
  "nobody-drives", "The interactor is returned for a tap as well", rule: "T12", .tap
) { isMended in
  let scene = DragScene()
  if !isMended { scene.answer = { $0 } }
  return scene.root()
}

import UIKit

let nobodyDrives = MistakeEntry(
  "nobody-drives", "The interaction controller is returned for a tap, too", rule: "T12", .tap
) { isMended in
  let scene = DragScene()
  if !isMended { scene.answer = { $0 } }
  return scene.root()
}

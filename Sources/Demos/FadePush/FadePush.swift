import UIKit

/// Day 10 of the series of which document 000 is day 14, with the finger of day 14.
let fadePush = DemoEntry(
  id: "fade-push",
  title: "Fade, pushed and popped",
  document: "000",
  root: { FadeNavigationController(rootViewController: SkyPage(.day)) },
  fingers: [
    "finish": Data(PackageResources.fade_push_finish_json),
    "cancel": Data(PackageResources.fade_push_cancel_json),
    "back": Data(PackageResources.fade_push_back_json),
  ])

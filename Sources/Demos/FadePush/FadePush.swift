import UIKit

/// The transition of day 10 of a series, with the interaction of day 14. Day 14 of the series is
/// document 000.
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

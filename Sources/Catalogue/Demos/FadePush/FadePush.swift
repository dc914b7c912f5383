import UIKit

/// The transition from day 10 of the articles "iOS 7 Day by Day", with the interaction from day 14.
/// The article of day 14 is document 000.
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

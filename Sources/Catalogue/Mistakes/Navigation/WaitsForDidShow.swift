import UIKit

let waitsForDidShow = MistakeEntry(
  "waits-for-did-show", "A flag is reset in didShow, which is not called after a cancelled pop",
  rule: "T27", .drag
) { isCorrected in
  (isCorrected ? Coordinated() : Waiting()).root()
}

private class Waiting: SwipeBackScene {
  var isBusy = false
  override var mayGoBack: Bool { !isBusy }

  override func begins(_ navigation: UINavigationController) { isBusy = true }
  override func shown() { isBusy = false }
}

private final class Coordinated: Waiting {
  override func begins(_ navigation: UINavigationController) {
    guard let coordinator = navigation.transitionCoordinator else { return }
    isBusy = true
    coordinator.animate(alongsideTransition: nil) { _ in self.isBusy = false }
  }
}

import UIKit

/// One demo: a root controller to put into a window, and fingers that drive it.
public struct DemoEntry: Sendable {
  /// The name on the command line and of its films.
  public let id: String
  public let title: String
  /// The seed document it follows.
  public let document: String
  /// Makes a fresh root controller.
  public let root: @MainActor @Sendable () -> UIViewController
  /// Finger scripts as JSON, by what they do: "finish" and "cancel".
  public let fingers: [String: Data]
  /// Storyboards by name, for a device that has no bundle to find them in.
  public var storyboards: [String: Data] = [:]
  /// What the storyboards connect by name: an outlet `card` as `setCard:`, actions as they are.
  ///
  /// Plain selectors, because a demo knows UIKit alone: whoever plays it gives both lists to the
  /// device.
  public var selectors: @MainActor @Sendable () -> [Selector] = { [] }
}

/// Every demo, in the order they are listed.
public let demos: [DemoEntry] = [flipCard]

private let flipCard = DemoEntry(
  id: "flip-card",
  title: "Flip card",
  document: "000",
  root: {
    UIStoryboard(name: "FlipCard", bundle: nil).instantiateInitialViewController()
      ?? UIViewController()
  },
  fingers: [
    "finish": Data(PackageResources.flip_card_finish_json),
    "cancel": Data(PackageResources.flip_card_cancel_json),
  ],
  storyboards: ["FlipCard": Data(PackageResources.FlipCard_storyboard)],
  selectors: { flipCardSelectors })

import UIKit

/// A demo: a root controller, and touch scripts that operate it.
public struct DemoEntry: Sendable {
  /// The demo's name on the command line and in film folders.
  public let id: String
  public let title: String
  /// The heading under which the demo is listed; empty for none.
  public var group = ""
  /// The number of the seed document that the demo implements.
  public let document: String
  /// Creates a new root controller.
  public let root: @MainActor @Sendable () -> UIViewController
  /// Touch scripts as JSON, by name. "finish" and "cancel" drive the forward transition. "back"
  /// goes forward and returns, and "back-cancel" cancels the return, if the backward transition has
  /// its own drag. "turn" rotates the device during a transition. "pad" is for a wide screen that
  /// becomes narrow and wide again. "depth" goes back farther than the forward stack can store.
  /// "reverse" and "hesitate" change direction. "catch" interrupts a running animation.
  public var fingers: [String: Data]
  /// Storyboards by name, for systems without bundles.
  public var storyboards: [String: Data] = [:]
  /// The selectors for the storyboards' connections. An outlet `card` is written `setCard:`;
  /// actions have their own names.
  ///
  /// The demos import only UIKit, so the code that runs a demo must pass both lists to the stage.
  public var selectors: @MainActor @Sendable () -> [Selector] = { [] }
  /// Whether the demo ends the process that runs it, so that it cannot be shown on the browser
  /// page.
  public var endsProgram = false
  /// Creates the demo with other values of its parameters; nil if it has none.
  public var variants: DemoVariants?
}

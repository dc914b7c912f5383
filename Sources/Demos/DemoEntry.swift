import UIKit

/// A demo: a root controller, with touch scripts that drive it.
public struct DemoEntry: Sendable {
  /// Its name on the command line and in film folders.
  public let id: String
  public let title: String
  /// Its heading in lists; empty for none.
  public var group = ""
  /// The seed document that it implements.
  public let document: String
  /// Creates a new root controller.
  public let root: @MainActor @Sendable () -> UIViewController
  /// Touch scripts as JSON, by name. "finish" and "cancel" drive the forward transition. "back"
  /// goes forward and returns, "back-cancel" cancels the return, if the backward transition has its
  /// own drag. "turn" rotates the device meanwhile, "pad" is for a wide screen that becomes narrow
  /// and wide again, "depth" goes back farther than the forward stack can hold, "reverse" and
  /// "hesitate" change direction, "catch" interrupts a flight.
  public var fingers: [String: Data]
  /// Storyboards by name, for devices without bundles.
  public var storyboards: [String: Data] = [:]
  /// The selectors for the storyboards' connections: an outlet `card` as `setCard:`, actions by
  /// their names.
  ///
  /// The demos import only UIKit; whoever runs a demo passes both lists to the device.
  public var selectors: @MainActor @Sendable () -> [Selector] = { [] }
  /// Whether it ends the process that runs it, which makes it unsuitable for the page.
  public var endsProgram = false
  /// Creates it with other parameter values; nil without parameters.
  public var variants: DemoVariants?
}

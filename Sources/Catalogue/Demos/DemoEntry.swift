import UIKit

/// A demo, which consists of a root controller and touch scripts that operate it.
public struct DemoEntry: Sendable {
  /// The demo's name on the command line and in film folders.
  public let id: String
  public let title: String
  /// The heading under which the demo is listed; empty if there is none.
  public var group = ""
  /// The number of the document in Documentation/Tutorials that the demo implements; empty if there
  /// is none.
  public let document: String
  /// Creates a new root controller.
  public let root: @MainActor @Sendable () -> UIViewController
  /// Touch scripts as JSON, by name. The scripts "finish" and "cancel" drive the forward
  /// transition. The script "back" goes forward and then back. If the backward transition has its
  /// own drag, "back-cancel" begins that drag and cancels the transition. The script "turn" rotates
  /// the device during a transition. The script "pad" is for a wide screen that becomes narrow and
  /// then wide again. The script "depth" goes back over more pages than the forward stack can
  /// store. The scripts "reverse" and "hesitate" change direction. The script "catch" interrupts a
  /// running animation. The script "double" asks for a second transition while the first one runs.
  /// The script "no-page" goes forward where there is no page to go forward to.
  public var fingers: [String: Data]
  /// The demo's storyboards by name. The storyboards are needed on systems without bundles.
  public var storyboards: [String: Data] = [:]
  /// The selectors for the storyboards' connections. An outlet `card` is written as its setter,
  /// `setCard:`; an action is written as its own selector.
  ///
  /// Demos import only UIKit. Therefore the code that runs a demo must pass the storyboards and the
  /// selectors to the stage.
  public var selectors: @MainActor @Sendable () -> [Selector] = { [] }
  /// Whether the demo ends the process that runs it, so that it cannot be shown on the browser
  /// page.
  public var endsProgram = false
  /// The part of a phone's screen, in points, that filmstrips also show enlarged; nil for none.
  public var detail: CGRect?
  /// Creates the demo with other values of its parameters; nil if the demo has no parameters.
  public var variants: DemoVariants?

  /// Returns a demo with this demo's document and touch scripts, but with other code.
  public func with(
    id: String, title: String, storyboards: [String: Data],
    root: @escaping @MainActor @Sendable () -> UIViewController
  ) -> DemoEntry {
    DemoEntry(
      id: id, title: title, document: document, root: root, fingers: fingers,
      storyboards: storyboards, detail: detail)
  }
}

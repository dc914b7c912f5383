import UIKit

/// The parameters of a demo, and a function that creates the demo with given values.
public struct DemoVariants: Sendable {
  public typealias Values = [String: DemoParameter.Value]

  /// A demo that was created with particular parameter values.
  public struct Made: Sendable {
    /// Creates a new root controller.
    public let root: @MainActor @Sendable () -> UIViewController
    /// The demo's touch scripts, adapted to its duration.
    public let fingers: [String: Data]
    /// The Swift code that creates the demo, such as `.cube(.left, perspective: -0.005)`.
    public let code: String
  }

  /// The parameters in the order in which they are shown.
  public let parameters: [DemoParameter]
  /// Creates the demo. If a value is missing or invalid, the default is used.
  public let make: @MainActor @Sendable (Values) -> Made
}

/// A parameter of a demo.
public struct DemoParameter: Sendable {
  public enum Kind: Equatable, Sendable {
    /// A number in a range. A slider changes the number in steps of `step`. `unit` is empty if the
    /// number is a ratio.
    case number(ClosedRange<Double>, step: Double, unit: String)
    /// A whole number in a range.
    case count(ClosedRange<Int>)
    /// One of several choices.
    case choice([Choice])
    case flag
  }

  public struct Choice: Equatable, Sendable {
    /// The value of the parameter if this choice is selected.
    public let id: String
    public let title: String
  }

  /// A value of a parameter. The value of a count is a number; the value of a choice is its `id`.
  public enum Value: Equatable, Sendable {
    case number(Double)
    case text(String)
    case flag(Bool)
  }

  public let name: String
  public let title: String
  public let kind: Kind
  public let standard: Value
}

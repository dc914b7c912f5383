import UIKit

/// Creates a demo with given parameter values.
public struct DemoVariants: Sendable {
  public typealias Values = [String: DemoParameter.Value]

  /// A demo that was created for particular values.
  public struct Made: Sendable {
    /// Creates a new root controller.
    public let root: @MainActor @Sendable () -> UIViewController
    /// The demo's touch scripts, adapted to its duration.
    public let fingers: [String: Data]
    /// The Swift code that creates the demo, such as `.cube(.left, perspective: -0.005)`.
    public let code: String
  }

  /// The parameters in display order.
  public let parameters: [DemoParameter]
  /// Creates the demo. Missing or invalid values are replaced by defaults.
  public let make: @MainActor @Sendable (Values) -> Made
}

/// A parameter of a demo.
public struct DemoParameter: Sendable {
  public enum Kind: Equatable, Sendable {
    /// A number in a range. `step` is the increment of a slider, and `unit` is empty for ratios.
    case number(ClosedRange<Double>, step: Double, unit: String)
    /// An integer in a range.
    case count(ClosedRange<Int>)
    /// One of the choices.
    case choice([Choice])
    case flag
  }

  public struct Choice: Equatable, Sendable {
    /// The choice as a value.
    public let id: String
    public let title: String
  }

  /// A value of a parameter. A count is a number, and a choice is its id.
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

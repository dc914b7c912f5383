import UIKit

/// How a demo is made with other values of its parameters.
public struct DemoVariants: Sendable {
  public typealias Values = [String: DemoParameter.Value]

  /// A demo as some values make it.
  public struct Made: Sendable {
    /// Makes a fresh root controller.
    public let root: @MainActor @Sendable () -> UIViewController
    /// The demo's finger scripts, in time with it.
    public let fingers: [String: Data]
    /// The Swift to paste: `.cube(.left, perspective: -0.005)`.
    public let code: String
  }

  /// In the order they are shown.
  public let parameters: [DemoParameter]
  /// What is left out, and what may not be chosen, has its default.
  public let make: @MainActor @Sendable (Values) -> Made
}

/// Something about a demo that can be chosen.
public struct DemoParameter: Sendable {
  public enum Kind: Equatable, Sendable {
    /// Any number of a range; `step` suits a slider, `unit` is empty for shares and the like.
    case number(ClosedRange<Double>, step: Double, unit: String)
    /// A whole number of a range.
    case count(ClosedRange<Int>)
    /// One of some names.
    case choice([Choice])
    case flag
  }

  public struct Choice: Equatable, Sendable {
    /// Its name as a value.
    public let id: String
    public let title: String
  }

  /// A count is a number, a choice its id.
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

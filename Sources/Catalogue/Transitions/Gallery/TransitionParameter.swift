import UIKit

/// A parameter of a transition.
public struct TransitionParameter: Sendable {
  public enum Kind: Equatable, Sendable {
    /// Any number in a range.
    case number(ClosedRange<Double>, standard: Double)
    /// A whole number in a range.
    case count(ClosedRange<Int>, standard: Int)
    /// One of several names.
    case choice([String], standard: String)
    case flag(standard: Bool)

    public var standard: Value {
      switch self {
      case .number(_, let value): .number(value)
      case .count(_, let value): .count(value)
      case .choice(_, let value): .choice(value)
      case .flag(let value): .flag(value)
      }
    }

    /// The allowed value that is nearest to `value`. If `value` is of another kind, the result is
    /// the default.
    func limited(_ value: Value) -> Value {
      switch (self, value) {
      case (.number(let range, _), .number(let number)) where number.isFinite:
        .number(min(max(number, range.lowerBound), range.upperBound))
      case (.count(let range, _), .count(let count)):
        .count(min(max(count, range.lowerBound), range.upperBound))
      case (.choice(let names, _), .choice(let name)) where names.contains(name): value
      case (.flag, .flag): value
      default: standard
      }
    }
  }
  public let name: String
  /// The argument's label in Swift; nil if the argument has none.
  public let label: String?
  public let kind: Kind
  /// The step of a slider. The step is 1 for counts and 0 for parameters that are not numbers.
  public let step: Double
  public let unit: Unit

  /// The unit of a number.
  public enum Unit: String, CaseIterable, Sendable {
    /// The number has no unit because it is a fraction, a factor or a count.
    case none = ""
    case points = "pt"
    case degrees = "°"
    case seconds = "s"
  }

  /// By default `step` is about one hundredth of the range, as a round number. The default of
  /// `unit` depends on the parameter. The default unit is degrees if the name is that of an angle.
  /// The default unit is points for numbers that may exceed 10, because fractions and factors never
  /// do. All other parameters have no unit by default.
  public init(_ name: String, _ kind: Kind, step: Double? = nil, unit: Unit? = nil) {
    self.init(name, label: name, kind, step, unit)
  }

  /// Creates a parameter whose argument has no label in Swift.
  public init(unlabelled name: String, _ kind: Kind, step: Double? = nil, unit: Unit? = nil) {
    self.init(name, label: nil, kind, step, unit)
  }

  private init(_ name: String, label: String?, _ kind: Kind, _ step: Double?, _ unit: Unit?) {
    (self.name, self.label, self.kind) = (name, label, kind)
    self.step = step ?? kind.step
    self.unit = unit ?? kind.unit(of: name)
  }

  /// The edge to or from which the pages move, as the first argument.
  public static func edge(_ standard: Edge) -> TransitionParameter {
    TransitionParameter(
      unlabelled: "edge", .choice(Edge.allCases.map(\.rawValue), standard: standard.rawValue))
  }
}

extension TransitionParameter.Kind {
  /// The smallest number that Swift writes without an exponent.
  private static let finestStep = 0.0001
  private static let angles: Set = ["degrees", "tilt", "swing", "angle"]
  /// A range of fractions or factors ends below this number; a range of points ends above it.
  private static let smallestReach = 10.0

  /// About one hundredth of the range, rounded down to 1, 2 or 5 times a power of ten.
  fileprivate var step: Double {
    guard case .number(let range, _) = self else {
      if case .count = self { return 1 }
      return 0
    }
    let hundredth = (range.upperBound - range.lowerBound) / 100
    guard hundredth > 0 else { return 1 }
    let place = pow(10, floor(log10(hundredth)))
    // The factor tolerates rounding errors. Without the factor, a hundredth that is itself a round
    // number could result in the next smaller step.
    let step = [5, 2, 1].map { $0 * place }.first { $0 <= hundredth * 1.000_001 } ?? place
    return max(step, Self.finestStep)
  }

  fileprivate func unit(of name: String) -> TransitionParameter.Unit {
    guard case .number(let range, _) = self else { return .none }
    if Self.angles.contains(name) { return .degrees }
    return range.upperBound > Self.smallestReach ? .points : .none
  }
}

extension TransitionParameter {
  public enum Value: Equatable, Sendable {
    case number(Double)
    case count(Int)
    case choice(String)
    case flag(Bool)

    /// The value as a Swift literal.
    var code: String {
      switch self {
      case .number(let number): "\(number)"
      case .count(let count): "\(count)"
      case .choice(let name): ".\(name)"
      case .flag(let flag): "\(flag)"
      }
    }
  }

  /// The values of the parameters of one transition. Each parameter has a value, which is within
  /// the parameter's range.
  public struct Values: Sendable {
    private let kinds: [String: Kind]
    private var values: [String: Value] = [:]

    /// Creates the default values of these parameters.
    public init(of parameters: [TransitionParameter]) {
      kinds = Dictionary(parameters.map { ($0.name, $0.kind) }) { first, _ in first }
      values = kinds.mapValues(\.standard)
    }

    /// Reading returns nil if there is no such parameter. A value that is set is limited to the
    /// parameter's range.
    public subscript(name: String) -> Value? {
      get { values[name] }
      set {
        guard let kind = kinds[name] else { return }
        values[name] = newValue.map(kind.limited) ?? kind.standard
      }
    }

    // These methods return the value of a parameter, looked up by name, in the parameter's own
    // type. Entries use these methods to read their own parameters.

    public func number(_ name: String) -> Double {
      if case .number(let number)? = values[name] { number } else { 0 }
    }
    public func count(_ name: String) -> Int {
      if case .count(let count)? = values[name] { count } else { 0 }
    }
    public func flag(_ name: String) -> Bool { values[name] == .flag(true) }

    /// The case with the chosen name, or `standard` if no case has that name.
    public func choice<T: RawRepresentable<String>>(_ name: String, or standard: T) -> T {
      guard case .choice(let name)? = values[name] else { return standard }
      return T(rawValue: name) ?? standard
    }
    public var edge: Edge { choice("edge", or: .right) }
  }
}

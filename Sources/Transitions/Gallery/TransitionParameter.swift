import UIKit

/// Something about a transition that can be chosen.
public struct TransitionParameter: Sendable {
  public enum Kind: Equatable, Sendable {
    /// Any number of a range.
    case number(ClosedRange<Double>, standard: Double)
    /// A whole number of a range.
    case count(ClosedRange<Int>, standard: Int)
    /// One of some names.
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

    /// The nearest value that is allowed; the default for one of another kind.
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
  /// The argument's label in Swift; nil for one without.
  public let label: String?
  public let kind: Kind
  /// What a slider moves by; 1 for counts, 0 for what has no numbers.
  public let step: Double
  public let unit: Unit

  /// What a number counts.
  public enum Unit: String, CaseIterable, Sendable {
    /// A share, a factor, or a count.
    case none = ""
    case points = "pt"
    case degrees = "°"
    case seconds = "s"
  }

  /// `step` is a round hundredth of the range by default. `unit` is degrees by default where the
  /// name is that of an angle, points for numbers that go beyond 10, as shares and factors never
  /// do, and else none.
  public init(_ name: String, _ kind: Kind, step: Double? = nil, unit: Unit? = nil) {
    self.init(name, label: name, kind, step, unit)
  }

  /// Without a label in Swift.
  public init(unlabelled name: String, _ kind: Kind, step: Double? = nil, unit: Unit? = nil) {
    self.init(name, label: nil, kind, step, unit)
  }

  private init(_ name: String, label: String?, _ kind: Kind, _ step: Double?, _ unit: Unit?) {
    (self.name, self.label, self.kind) = (name, label, kind)
    self.step = step ?? kind.step
    self.unit = unit ?? kind.unit(of: name)
  }

  /// The edge it goes over, as first argument.
  public static func edge(_ standard: Edge) -> TransitionParameter {
    TransitionParameter(
      unlabelled: "edge", .choice(Edge.allCases.map(\.rawValue), standard: standard.rawValue))
  }
}

extension TransitionParameter.Kind {
  /// No finer than Swift writes without an exponent.
  private static let finestStep = 0.0001
  private static let angles: Set = ["degrees", "tilt", "swing", "angle"]
  /// Shares and factors never go so far; points do.
  private static let smallestReach = 10.0

  /// About a hundredth of the range, as a 1, 2 or 5 of some decimal place.
  fileprivate var step: Double {
    guard case .number(let range, _) = self else {
      if case .count = self { return 1 }
      return 0
    }
    let hundredth = (range.upperBound - range.lowerBound) / 100
    guard hundredth > 0 else { return 1 }
    let place = pow(10, floor(log10(hundredth)))
    // A range of ten tenths has steps of a tenth, whatever the last digit says.
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

    /// As Swift writes it.
    var code: String {
      switch self {
      case .number(let number): "\(number)"
      case .count(let count): "\(count)"
      case .choice(let name): ".\(name)"
      case .flag(let flag): "\(flag)"
      }
    }
  }

  /// The parameters of one transition, always complete and within their ranges.
  public struct Values: Sendable {
    private let kinds: [String: Kind]
    private var values: [String: Value] = [:]

    /// The defaults.
    public init(of parameters: [TransitionParameter]) {
      kinds = Dictionary(parameters.map { ($0.name, $0.kind) }) { first, _ in first }
      values = kinds.mapValues(\.standard)
    }

    /// Nil where there is no such parameter; what is set is brought within its range.
    public subscript(name: String) -> Value? {
      get { values[name] }
      set {
        guard let kind = kinds[name] else { return }
        values[name] = newValue.map(kind.limited) ?? kind.standard
      }
    }

    // What an entry reads: its own parameters, by name and kind.

    public func number(_ name: String) -> Double {
      if case .number(let number)? = values[name] { number } else { 0 }
    }
    public func count(_ name: String) -> Int {
      if case .count(let count)? = values[name] { count } else { 0 }
    }
    public func flag(_ name: String) -> Bool { values[name] == .flag(true) }

    /// The case of this name; `standard` where there is none.
    public func choice<T: RawRepresentable<String>>(_ name: String, or standard: T) -> T {
      guard case .choice(let name)? = values[name] else { return standard }
      return T(rawValue: name) ?? standard
    }
    public var edge: Edge { choice("edge", or: .right) }
  }
}

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

  public init(_ name: String, _ kind: Kind) { (self.name, label, self.kind) = (name, name, kind) }

  /// Without a label in Swift.
  public init(unlabelled name: String, _ kind: Kind) {
    (self.name, label, self.kind) = (name, nil, kind)
  }

  /// The edge it goes over, as first argument.
  public static func edge(_ standard: Edge) -> TransitionParameter {
    TransitionParameter(
      unlabelled: "edge", .choice(Edge.allCases.map(\.rawValue), standard: standard.rawValue))
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

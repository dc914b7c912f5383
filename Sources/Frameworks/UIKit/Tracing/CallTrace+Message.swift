extension CallTrace {
  /// A method's name and arguments. This type produces the text of every call.
  package struct Message: Hashable, Sendable, CustomStringConvertible {
    package struct Argument: Hashable, Sendable {
      /// The label; nil if there is none.
      package let label: String?
      /// The value; nil if the trace shows only the label.
      package let value: Value?

      /// Creates an argument. The label `_` stands for an argument without a label.
      package init(label: String, value: Value?) {
        self.label = label == "_" ? nil : label
        self.value = value
      }
    }

    package typealias Arguments = KeyValuePairs<String, Value>

    package let name: String
    /// The arguments; nil for a property, which has no parentheses.
    package let arguments: [Argument]?
    /// Text that follows the closing parenthesis.
    package let then: String

    /// Creates a message. The label `_` stands for an argument without a label.
    package init(_ name: String, _ arguments: Arguments = [:], then: String = "") {
      self.init(name, arguments.map { Argument(label: $0, value: $1) }, then: then)
    }

    /// Creates a message for a delegate method such as `tableView(_:didSelectRowAt:)`, whose first
    /// argument is the caller.
    @MainActor
    package init(_ name: String, of caller: AnyObject, _ arguments: Arguments = [:]) {
      let all = [("_", Value.named(caller))] + arguments.map { ($0, $1) }
      self.init(name, all.map { Argument(label: $0, value: $1) })
    }

    @MainActor
    package init(
      _ name: String, of caller: AnyObject, _ method: String, _ argument: Value,
      _ rest: Arguments = [:]
    ) {
      let all = [("_", Value.named(caller)), (method, argument)] + rest.map { ($0, $1) }
      self.init(name, all.map { Argument(label: $0, value: $1) })
    }

    package init(_ name: String, _ arguments: [Argument], then: String = "") {
      (self.name, self.arguments, self.then) = (name, arguments, then)
    }

    /// Creates a message without the values of its arguments, for example
    /// `scene(_:willConnectTo:options:)`.
    package init(selector name: String, _ labels: [String]) {
      self.init(name, labels.map { Argument(label: $0, value: nil) })
    }

    package init(property name: String, then: String = "") {
      (self.name, self.then, arguments) = (name, then, nil)
    }

    /// The selector, for example `pushViewController(_:animated:)`.
    package var method: String {
      guard let arguments else { return name + then }
      return "\(name)(\(arguments.map { "\($0.label ?? "_"):" }.joined()))"
    }

    package var description: String {
      guard let arguments else { return name + then }
      var text = "\(name)("
      for (index, argument) in arguments.enumerated() {
        text += argument.description
        if argument.value != nil, index < arguments.count - 1 { text += ", " }
      }
      return text + ")" + then
    }
  }

  /// The value of an argument or a result.
  package enum Value: Hashable, Sendable, CustomStringConvertible {
    case object(ObjectName)
    case objects([ObjectName])
    case bool(Bool)
    case integer(Int)
    case number(Double)
    case point(CGPoint)
    case size(CGSize)
    case path(IndexPath)
    /// Any other value, recorded by its description.
    case text(String)
    case null

    package var description: String {
      switch self {
      case .object(let name): name.description
      case .objects(let names): "[\(names.map(\.description).joined(separator: ", "))]"
      case .bool(let value): String(value)
      case .integer(let value): String(value)
      case .number(let value): CallTrace.number(value)
      case .point(let point):
        "(\(CallTrace.number(Double(point.x))), \(CallTrace.number(Double(point.y))))"
      case .size(let size):
        "(\(CallTrace.number(Double(size.width))), \(CallTrace.number(Double(size.height))))"
      case .path(let path): "[\(path.map(String.init).joined(separator: ", "))]"
      case .text(let text): text
      case .null: "nil"
      }
    }
  }

  /// The result of a call.
  package enum Answer: Hashable, Sendable, CustomStringConvertible {
    case value(Value)
    case null
    /// The result is missing because the object does not implement the method.
    case notImplemented

    package var description: String {
      switch self {
      case .value(let value): value.description
      case .null: "nil"
      case .notImplemented: "nil (not implemented)"
      }
    }
  }
}

extension CallTrace.Message.Argument: CustomStringConvertible {
  package var description: String {
    guard let value else { return "\(label ?? "_"):" }
    return label.map { "\($0): \(value)" } ?? value.description
  }
}

extension CallTrace.Value {
  package static func optional(_ name: ObjectName?) -> Self { name.map { .object($0) } ?? .null }

  /// Creates a value. An object is recorded by its name, a number in short form, and any other
  /// value by its description.
  @MainActor
  package init(_ value: Any?) {
    switch value {
    case nil: self = .null
    case let value as Bool: self = .bool(value)
    case let value as Double: self = .number(value)
    case let value as CGFloat: self = .number(Double(value))
    case let value as String: self = .text(value)
    case let value? where Swift.type(of: value) is AnyClass:
      self = .named(value as AnyObject)
    case let value?: self = .text(String(describing: value))
    }
  }

  @MainActor
  package static func named(_ object: AnyObject) -> Self { .object(ObjectName(of: object)) }
}

extension CallTrace.Answer {
  @MainActor
  package init(_ value: Any?) {
    let value = CallTrace.Value(value)
    self = value == .null ? .null : .value(value)
  }
}

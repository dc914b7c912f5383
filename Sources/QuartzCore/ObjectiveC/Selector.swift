/// The name of a method, and how to call it where that is known.
///
/// Linux has no Objective-C runtime, so `#selector(handlePan(_:))` is written
/// `Selector("handlePan:", Flip.handlePan)`: the name, and the method itself. Two selectors are
/// equal when their names are. A selector with a name alone is looked up in the table of the
/// receiver's class when it is sent (`ExposedClass`).
public struct Selector: Hashable, Sendable, CustomStringConvertible, ExpressibleByStringLiteral {
  /// Objective-C's form of the name: a colon for each argument.
  public let description: String
  /// Nil for a name alone.
  package let method: ExposedMethod?

  /// A name that is looked up when it is sent.
  public init(_ str: String) { self.init(str, nil) }

  /// A name that is looked up when it is sent.
  public init(stringLiteral value: String) { self.init(value, nil) }

  /// The type of the method's first argument; nil without one.
  package var argument: Any.Type? { method?.arguments.first }

  package init(_ name: String, _ method: ExposedMethod?) {
    (description, self.method) = (name, method)
  }

  public static func == (a: Selector, b: Selector) -> Bool { a.description == b.description }
  public func hash(into hasher: inout Hasher) { hasher.combine(description) }
}

/// The selector of this name.
public func NSSelectorFromString(_ aSelectorName: String) -> Selector { Selector(aSelectorName) }

/// The name of a selector.
public func NSStringFromSelector(_ aSelector: Selector) -> String { aSelector.description }

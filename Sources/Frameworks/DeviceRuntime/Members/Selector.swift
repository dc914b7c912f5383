import Synchronization

/// The name of a method and, if the method is known, a way to call it.
///
/// Linux has no Objective-C runtime, so `#selector(handlePan(_:))` is written
/// `Selector("handlePan:", Flip.handlePan)`, with the name and the method itself. Two selectors are
/// equal if their names are equal. If a selector contains only a name, the method is looked up in
/// the table of the receiver's class when the selector is sent (`ExposedClass`).
public struct Selector: Hashable, Sendable, CustomStringConvertible, ExpressibleByStringLiteral {
  /// The name and the method. As on iOS, a selector has the size of a pointer, and selectors that
  /// were created from the same name have the same pointer, so apps can use it as a key.
  private let entry: SelectorEntry

  /// The name in Objective-C's form, with a colon for each argument.
  public var description: String { entry.name }
  /// The part of the name before the first argument, such as `tick` of `tick:`.
  package var baseName: String { String(description.prefix { $0 != ":" }) }
  /// The method; nil if only the name is known.
  package var method: ExposedMethod? { entry.method }

  /// Creates a selector from a name. The method is looked up when the selector is sent.
  public init(_ str: String) { self.init(str, nil) }

  /// Creates a selector from a name. The method is looked up when the selector is sent.
  public init(stringLiteral value: String) { self.init(value, nil) }

  /// The type of the method's first argument; nil if the method is unknown or has no arguments.
  package var argument: Any.Type? { method?.arguments.first }

  package init(_ name: String, _ method: ExposedMethod?) {
    entry = method.map { SelectorEntry(name, $0) } ?? SelectorEntry.named(name)
  }

  public static func == (a: Selector, b: Selector) -> Bool {
    a.entry === b.entry || a.description == b.description
  }
  public func hash(into hasher: inout Hasher) { hasher.combine(description) }
}

/// The selector with this name.
public func NSSelectorFromString(_ aSelectorName: String) -> Selector { Selector(aSelectorName) }

/// The name of a selector.
public func NSStringFromSelector(_ aSelector: Selector) -> String { aSelector.description }

/// The contents of a selector.
private final class SelectorEntry: Sendable {
  let name: String
  let method: ExposedMethod?

  init(_ name: String, _ method: ExposedMethod?) { (self.name, self.method) = (name, method) }

  /// The entry of a name without a method. Each name has one entry, which is never released.
  static func named(_ name: String) -> SelectorEntry {
    known.withLock { known in
      if let entry = known[name] { return entry }
      let entry = SelectorEntry(name, nil)
      known[name] = entry
      return entry
    }
  }
  private static let known = Mutex<[String: SelectorEntry]>([:])
}

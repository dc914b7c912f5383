import Foundation

/// A pointer to a variable of the caller that receives an object.
///
/// Swift declares this type only where Objective-C exists. Assigning to `pointee` does not release
/// the former value, because the memory may be uninitialized. The assigned object is never
/// released, because there is no autorelease pool.
public struct AutoreleasingUnsafeMutablePointer<Pointee> {
  private let address: UnsafeMutableRawPointer

  public init<Other>(_ from: UnsafeMutablePointer<Other>) {
    address = UnsafeMutableRawPointer(from)
  }
  public init?<Other>(_ from: UnsafeMutablePointer<Other>?) {
    guard let from else { return nil }
    self.init(from)
  }

  public var pointee: Pointee {
    get { address.assumingMemoryBound(to: Pointee.self).pointee }
    nonmutating set { address.assumingMemoryBound(to: Pointee.self).initialize(to: newValue) }
  }
}

// Objective-C's methods of formatters. Ported source registers a class's own method in the table of
// the class, because Swift cannot override these members.
extension NSObjectProtocol where Self: Formatter {
  /// Reads the object that a text describes. Returns false, and describes the error, if the text
  /// describes none.
  ///
  /// A formatter of numbers uses `getObjectValue(_:for:range:)`, as on iOS, where subclasses that
  /// implement only that method rely on it.
  public func getObjectValue(
    _ obj: AutoreleasingUnsafeMutablePointer<AnyObject?>?, for string: String,
    errorDescription error: AutoreleasingUnsafeMutablePointer<NSString?>?
  ) -> Bool {
    let own = FormatterMethods.call(
      "getObjectValue:for:errorDescription:", on: self, obj, string, error)
    if own.isReturned { return own.result as? Bool ?? false }
    do {
      try FormatterMethods.read(string, into: obj, self)
      return true
    } catch let failure {
      error?.pointee = failure.localizedDescription as NSString
      return false
    }
  }
}

extension NSObjectProtocol where Self: NumberFormatter {
  /// Reads the number that a text describes. The range is set to the whole text; throws an error if
  /// the text is not a number.
  public func getObjectValue(
    _ obj: AutoreleasingUnsafeMutablePointer<AnyObject?>?, for string: String,
    range rangep: UnsafeMutablePointer<NSRange>?
  ) throws {
    try FormatterMethods.read(string, into: obj, self)
    rangep?.pointee = NSRange(location: 0, length: string.utf16.count)
  }
}

private enum FormatterMethods {
  static func read(
    _ string: String, into pointer: AutoreleasingUnsafeMutablePointer<AnyObject?>?,
    _ formatter: Formatter
  ) throws {
    let range: UnsafeMutablePointer<NSRange>? = nil
    // A thrown error is nil.
    let own = call("getObjectValue:for:range:", on: formatter, pointer, string, range)
    if own.isReturned, own.result != nil { return }
    let value =
      own.isReturned
      ? nil : (formatter as? NumberFormatter)?.number(from: string) ?? object(string, formatter)
    guard let value else {
      throw CocoaError(
        .formatting,
        userInfo: [NSLocalizedDescriptionKey: "The value “\(string)” is invalid."])
    }
    pointer?.pointee = value
  }

  private static func object(_ string: String, _ formatter: Formatter) -> AnyObject? {
    guard !(formatter is NumberFormatter) else { return nil }
    return (formatter as? DateFormatter)?.date(from: string) as NSDate?
  }

  /// The tables of classes are read on the main actor. On another thread, the method of a subclass
  /// is not used.
  static func call(_ name: String, on formatter: Formatter, _ arguments: Any?...) -> Reply {
    guard MainActorReach.isHere else { return .refused }
    nonisolated(unsafe) let (formatter, arguments) = (formatter, arguments)
    return unisolated { OverriddenMethod.call(name, on: formatter, with: arguments) }
  }
}

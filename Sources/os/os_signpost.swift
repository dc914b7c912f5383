import Synchronization

// Marks of intervals and events. Only Instruments shows them, so they are dropped here; their numbers
// are as unique as on a device.

/// The kind of a mark. Raw values as in `signpost.h`.
public struct OSSignpostType: RawRepresentable, Hashable, Sendable {
  public let rawValue: UInt8
  public init(rawValue: UInt8) { self.rawValue = rawValue }

  public static let event = OSSignpostType(rawValue: 0)
  public static let begin = OSSignpostType(rawValue: 1)
  public static let end = OSSignpostType(rawValue: 2)
}

/// The number that joins the begin and the end of an interval.
public struct OSSignpostID: Hashable, Comparable, Sendable {
  public let rawValue: UInt64
  public init(_ value: UInt64) { rawValue = value }

  /// A number that no other call returns.
  public init(log: OSLog) {
    rawValue = Self.last.wrappingAdd(1, ordering: .relaxed).newValue
  }

  /// The same number for the same object, for as long as it lives.
  public init(log: OSLog, object: AnyObject) {
    rawValue = UInt64(UInt(bitPattern: ObjectIdentifier(object)))
  }

  /// For intervals of a name of which one runs at a time.
  public static let exclusive = OSSignpostID(0xEEEE_B0B5_B2B2_EEEE)
  public static let invalid = OSSignpostID(.max)
  public static let null = OSSignpostID(0)

  public static func < (left: OSSignpostID, right: OSSignpostID) -> Bool {
    left.rawValue < right.rawValue
  }

  private static let last = Atomic<UInt64>(0)
}

/// Marks a begin, an end or an event. Dropped.
public func os_signpost(
  _ type: OSSignpostType, dso: UnsafeRawPointer? = nil, log: OSLog, name: StaticString,
  signpostID: OSSignpostID = .exclusive
) {}

/// Marks a begin, an end or an event, with a message. Dropped, unread.
public func os_signpost(
  _ type: OSSignpostType, dso: UnsafeRawPointer? = nil, log: OSLog, name: StaticString,
  signpostID: OSSignpostID = .exclusive, _ format: StaticString, _ arguments: any CVarArg...
) {}

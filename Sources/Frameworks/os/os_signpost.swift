import Synchronization

// Signposts mark intervals and events. Only Instruments shows them, so Matchcut drops them. The ids
// of signposts are unique, as on a device.

/// The kind of a signpost, with the raw values of `signpost.h`.
public struct OSSignpostType: RawRepresentable, Hashable, Sendable {
  public let rawValue: UInt8
  public init(rawValue: UInt8) { self.rawValue = rawValue }

  public static let event = OSSignpostType(rawValue: 0)
  public static let begin = OSSignpostType(rawValue: 1)
  public static let end = OSSignpostType(rawValue: 2)
}

/// The id that connects the beginning of an interval with its end.
public struct OSSignpostID: Hashable, Comparable, Sendable {
  public let rawValue: UInt64
  public init(_ value: UInt64) { rawValue = value }

  /// Creates an id that differs from the ids that all other calls create.
  public init(log: OSLog) {
    rawValue = Self.last.wrappingAdd(1, ordering: .relaxed).newValue
  }

  /// Creates the id of an object. Calls with the same object create equal ids until the object is
  /// deallocated.
  public init(log: OSLog, object: AnyObject) {
    rawValue = UInt64(UInt(bitPattern: ObjectIdentifier(object)))
  }

  /// The id for an interval that never overlaps with another interval of the same name.
  public static let exclusive = OSSignpostID(0xEEEE_B0B5_B2B2_EEEE)
  public static let invalid = OSSignpostID(.max)
  public static let null = OSSignpostID(0)

  public static func < (left: OSSignpostID, right: OSSignpostID) -> Bool {
    left.rawValue < right.rawValue
  }

  private static let last = Atomic<UInt64>(0)
}

/// Has no effect. On a device, this function marks the beginning or the end of an interval, or an
/// event.
public func os_signpost(
  _ type: OSSignpostType, dso: UnsafeRawPointer? = nil, log: OSLog, name: StaticString,
  signpostID: OSSignpostID = .exclusive
) {}

/// Has no effect, and ignores the message. On a device, this function marks the beginning or the
/// end of an interval, or an event.
public func os_signpost(
  _ type: OSSignpostType, dso: UnsafeRawPointer? = nil, log: OSLog, name: StaticString,
  signpostID: OSSignpostID = .exclusive, _ format: StaticString, _ arguments: any CVarArg...
) {}

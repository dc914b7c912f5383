import Foundation

/// A place to log to, named by subsystem and category.
///
/// Messages of the levels default, error and fault are written to standard error, a line each, as
/// `[subsystem:category] message`; those of the levels debug and info are dropped. On a device the
/// console shows the first and hides the others, too, until asked. Nothing is stored.
public final class OSLog: Sendable {
  /// Categories with a meaning of their own to Instruments; here they are names.
  public struct Category: Hashable, Sendable {
    let name: String

    public static let pointsOfInterest = Category(name: "PointsOfInterest")
    public static let dynamicTracing = Category(name: "DynamicTracing")
    public static let dynamicStackTracing = Category(name: "DynamicStackTracing")
  }

  /// The log without subsystem and category.
  public static let `default` = OSLog(nil, nil)
  /// A log that drops all messages.
  public static let disabled = OSLog(nil, nil, isDisabled: true)

  /// The subsystem and the category; nil for the default log.
  let subsystem: String?
  let category: String?
  private let isDisabled: Bool

  public convenience init(subsystem: String, category: String) { self.init(subsystem, category) }

  public convenience init(subsystem: String, category: Category) {
    self.init(subsystem, category.name)
  }

  private init(_ subsystem: String?, _ category: String?, isDisabled: Bool = false) {
    (self.subsystem, self.category, self.isDisabled) = (subsystem, category, isDisabled)
  }

  /// Whether messages of a level are written.
  public func isEnabled(type: OSLogType) -> Bool {
    !isDisabled && type != .debug && type != .info
  }

  /// Always false: signposts are shown by Instruments only.
  public var signpostsEnabled: Bool { false }

  /// Writes a message, unless its level is dropped. The text is made only where it is written.
  func write(_ type: OSLogType, _ text: () -> String) {
    guard isEnabled(type: type) else { return }
    let place = subsystem.map { "[\($0):\(category ?? "")] " } ?? ""
    LogOutput.write(place + text() + "\n")
  }
}

/// The level of a message. Raw values as in `log.h`.
public struct OSLogType: RawRepresentable, Equatable, Hashable, Sendable {
  public let rawValue: UInt8
  public init(_ rawValue: UInt8) { self.rawValue = rawValue }
  public init(rawValue: UInt8) { self.rawValue = rawValue }

  public static let `default` = OSLogType(0x00)
  public static let info = OSLogType(0x01)
  public static let debug = OSLogType(0x02)
  public static let error = OSLogType(0x10)
  public static let fault = OSLogType(0x11)
}

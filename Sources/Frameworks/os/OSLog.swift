import Foundation

/// A log, which is identified by a subsystem and a category.
///
/// Messages of the levels `default`, `error` and `fault` are written to standard error. Each
/// message is one line of the form `[subsystem:category] message`. Messages of the levels `debug`
/// and `info` are dropped. On a device, the console also hides these two levels by default.
/// Messages are not stored.
public final class OSLog: Sendable {
  /// Categories that have a special meaning in Instruments. In Matchcut, these categories have no
  /// special meaning.
  public struct Category: Hashable, Sendable {
    let name: String

    public static let pointsOfInterest = Category(name: "PointsOfInterest")
    public static let dynamicTracing = Category(name: "DynamicTracing")
    public static let dynamicStackTracing = Category(name: "DynamicStackTracing")
  }

  /// The log without a subsystem and a category.
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

  /// Always false, because only Instruments shows signposts.
  public var signpostsEnabled: Bool { false }

  /// Writes a message, unless its level is dropped. `text` is called only if the message is
  /// written.
  func write(_ type: OSLogType, _ text: () -> String) {
    guard isEnabled(type: type) else { return }
    let place = subsystem.map { "[\($0):\(category ?? "")] " } ?? ""
    LogOutput.write(place + text() + "\n")
  }
}

/// The level of a message, with the raw values of `log.h`.
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

/// Writes messages, which may contain interpolations, to one log.
public struct Logger: Sendable {
  private let logObject: OSLog

  /// Creates a logger without a subsystem and a category.
  public init() { logObject = .default }
  public init(subsystem: String, category: String) {
    logObject = OSLog(subsystem: subsystem, category: category)
  }
  public init(_ logObj: OSLog) { logObject = logObj }

  public func log(_ message: OSLogMessage) { log(level: .default, message) }
  public func log(level: OSLogType, _ message: OSLogMessage) {
    logObject.write(level) { message.text }
  }

  // Each method logs at the level that its name states, with four exceptions. `warning` uses the
  // level `error`, `critical` uses `fault`, `trace` uses `debug`, and `notice` uses `default`.
  public func trace(_ message: OSLogMessage) { log(level: .debug, message) }
  public func debug(_ message: OSLogMessage) { log(level: .debug, message) }
  public func info(_ message: OSLogMessage) { log(level: .info, message) }
  public func notice(_ message: OSLogMessage) { log(level: .default, message) }
  public func warning(_ message: OSLogMessage) { log(level: .error, message) }
  public func error(_ message: OSLogMessage) { log(level: .error, message) }
  public func critical(_ message: OSLogMessage) { log(level: .fault, message) }
  public func fault(_ message: OSLogMessage) { log(level: .fault, message) }
}

import Foundation

// Functions of C's logging interface. Messages are formatted like `String(format:)`, after
// annotations in braces such as `{public}` in `%{public}@` have been removed. Private values are
// not hidden.

/// Logs a message with C's format specifiers.
@_disfavoredOverload
public func os_log(
  _ message: StaticString, dso: UnsafeRawPointer? = nil, log: OSLog = .default,
  type: OSLogType = .default, _ args: any CVarArg...
) {
  log.write(type) { LogFormat.text(message, args) }
}

/// Logs a message with C's format specifiers at a level.
@_disfavoredOverload
public func os_log(
  _ type: OSLogType, dso: UnsafeRawPointer? = nil, log: OSLog = .default,
  _ message: StaticString, _ args: any CVarArg...
) {
  log.write(type) { LogFormat.text(message, args) }
}

/// Logs a message with interpolations.
public func os_log(_ message: OSLogMessage) { OSLog.default.write(.default) { message.text } }

/// Logs a message with interpolations at a level.
public func os_log(_ logLevel: OSLogType, log: OSLog = .default, _ message: OSLogMessage) {
  log.write(logLevel) { message.text }
}

/// Formats messages with C's format specifiers.
package enum LogFormat {
  static func text(_ format: StaticString, _ arguments: [any CVarArg]) -> String {
    let format = format.withUTF8Buffer { String(decoding: $0, as: UTF8.self) }
    return String(format: withoutAnnotations(format), arguments: arguments)
  }

  /// Removes annotations in braces, so `%{public}@` becomes `%@`.
  package static func withoutAnnotations(_ format: String) -> String {
    var result = ""
    var rest = format[...]
    while let start = rest.firstRange(of: "%{") {
      result += rest[..<start.lowerBound] + "%"
      rest = rest[start.upperBound...]
      guard let end = rest.firstIndex(of: "}") else { return result + "{" + rest }
      rest = rest[rest.index(after: end)...]
    }
    return result + rest
  }
}

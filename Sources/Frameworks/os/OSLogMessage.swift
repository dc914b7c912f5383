import Foundation

/// A log message, which is written as a string literal with interpolations.
///
/// Interpolated values are computed only if the message is written. Values are not computed for a
/// message whose level is dropped.
public struct OSLogMessage: ExpressibleByStringInterpolation, ExpressibleByStringLiteral {
  private let parts: [() -> String]

  public init(stringLiteral value: String) { parts = [{ value }] }
  public init(stringInterpolation: OSLogInterpolation) { parts = stringInterpolation.parts }

  var text: String { parts.map { $0() }.joined() }
}

/// The parts of a message.
///
/// Values are always shown. Privacy options have no effect, as in Xcode's console.
public struct OSLogInterpolation: StringInterpolationProtocol {
  fileprivate var parts: [() -> String] = []

  public init(literalCapacity: Int, interpolationCount: Int) {}

  public mutating func appendLiteral(_ literal: String) { parts.append { literal } }

  public mutating func appendInterpolation(
    _ argumentString: @autoclosure @escaping () -> String, align: OSLogStringAlignment = .none,
    privacy: OSLogPrivacy = .auto
  ) {
    parts.append { align.text(argumentString()) }
  }

  @_disfavoredOverload
  public mutating func appendInterpolation<T: CustomStringConvertible>(
    _ value: @autoclosure @escaping () -> T, align: OSLogStringAlignment = .none,
    privacy: OSLogPrivacy = .auto
  ) {
    parts.append { align.text(value().description) }
  }

  public mutating func appendInterpolation<T: FixedWidthInteger>(
    _ number: @autoclosure @escaping () -> T, format: OSLogIntegerFormatting = .decimal,
    align: OSLogStringAlignment = .none, privacy: OSLogPrivacy = .auto
  ) {
    parts.append { align.text(format.text(number())) }
  }

  public mutating func appendInterpolation<T: BinaryFloatingPoint & CVarArg>(
    _ number: @autoclosure @escaping () -> T, format: OSLogFloatFormatting = .fixed,
    align: OSLogStringAlignment = .none, privacy: OSLogPrivacy = .auto
  ) {
    parts.append { align.text(format.text(Double(number()))) }
  }

  public mutating func appendInterpolation(
    _ boolean: @autoclosure @escaping () -> Bool, format: OSLogBoolFormat = .truth,
    privacy: OSLogPrivacy = .auto
  ) {
    parts.append { format.text(boolean()) }
  }

  public mutating func appendInterpolation(
    _ error: @autoclosure @escaping () -> any Error, privacy: OSLogPrivacy = .auto
  ) {
    parts.append { "\(error())" }
  }

  public mutating func appendInterpolation(
    _ metatype: @autoclosure @escaping () -> Any.Type, align: OSLogStringAlignment = .none,
    privacy: OSLogPrivacy = .auto
  ) {
    parts.append { align.text("\(metatype())") }
  }

  /// Adds an object's description.
  public mutating func appendInterpolation(
    _ argumentObject: @autoclosure @escaping () -> NSObject, privacy: OSLogPrivacy = .auto
  ) {
    parts.append { argumentObject().description }
  }
}

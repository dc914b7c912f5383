import Foundation

// Foundation on Linux has `NSLocalizedString`, but not these declarations.
extension String {
  /// The localized text of a key, with the values of the key's interpolations.
  ///
  /// The key of `"\(count) cards"` is `%lld cards`. Text without an entry in the table is its own
  /// format.
  public init(
    localized keyAndValue: String.LocalizationValue, table: String? = nil, bundle: Bundle? = nil,
    locale: Locale = .current, comment: StaticString? = nil
  ) {
    self = keyAndValue.text(
      key: keyAndValue.key, table: table, bundle: bundle ?? .main, locale: locale)
  }

  /// The localized text of a key. Without an entry in the table, the text is `defaultValue`.
  public init(
    localized key: StaticString, defaultValue: String.LocalizationValue, table: String? = nil,
    bundle: Bundle? = nil, locale: Locale = .current, comment: StaticString? = nil
  ) {
    self = defaultValue.text(
      key: key.description, table: table, bundle: bundle ?? .main, locale: locale)
  }

  /// A localizable text: a format, and the values of its interpolations.
  public struct LocalizationValue: Equatable, Sendable, ExpressibleByStringInterpolation {
    fileprivate enum Value: Equatable, Sendable {
      case text(String)
      case integer(Int64)
      case unsigned(UInt64)
      case number(Double)

      var argument: any CVarArg {
        switch self {
        case .text(let text): NSString(string: text)
        case .integer(let value): value
        case .unsigned(let value): value
        case .number(let value): value
        }
      }
    }

    fileprivate let key: String
    fileprivate let values: [Value]

    public init(_ value: String) { (key, values) = (value, []) }
    public init(stringLiteral value: String) { self.init(value) }
    public init(stringInterpolation: StringInterpolation) {
      // Without values, the text is no format, so that a percent sign stands for itself.
      key = stringInterpolation.values.isEmpty ? stringInterpolation.plain : stringInterpolation.key
      values = stringInterpolation.values
    }

    fileprivate func text(key: String, table: String?, bundle: Bundle, locale: Locale) -> String {
      let format = bundle.localizedString(forKey: key, value: self.key, table: table)
      guard !values.isEmpty else { return format }
      return String(format: format, locale: locale, arguments: values.map(\.argument))
    }

    public struct StringInterpolation: StringInterpolationProtocol {
      fileprivate var key = ""
      fileprivate var plain = ""
      fileprivate var values: [Value] = []

      public init(literalCapacity: Int, interpolationCount: Int) {}

      public mutating func appendLiteral(_ literal: String) {
        plain += literal
        key += literal.replacing("%", with: "%%")
      }
      private mutating func append(_ format: String, _ value: Value) {
        key += format
        values.append(value)
      }
      public mutating func appendInterpolation(_ string: String) { append("%@", .text(string)) }
      public mutating func appendInterpolation(_ substring: Substring) {
        append("%@", .text(String(substring)))
      }
      public mutating func appendInterpolation(_ value: Int) {
        append("%lld", .integer(Int64(value)))
      }
      public mutating func appendInterpolation(_ value: Int64) { append("%lld", .integer(value)) }
      public mutating func appendInterpolation(_ value: Int32) {
        append("%d", .integer(Int64(value)))
      }
      public mutating func appendInterpolation(_ value: UInt) {
        append("%llu", .unsigned(UInt64(value)))
      }
      public mutating func appendInterpolation(_ value: UInt64) { append("%llu", .unsigned(value)) }
      public mutating func appendInterpolation(_ value: UInt32) {
        append("%u", .unsigned(UInt64(value)))
      }
      public mutating func appendInterpolation(_ value: Double) { append("%lf", .number(value)) }
      public mutating func appendInterpolation(_ value: Float) {
        append("%f", .number(Double(value)))
      }
      public mutating func appendInterpolation(_ value: Int, specifier: String) {
        append(specifier, .integer(Int64(value)))
      }
      public mutating func appendInterpolation(_ value: Double, specifier: String) {
        append(specifier, .number(value))
      }
      public mutating func appendInterpolation<Format: FormatStyle>(
        _ value: Format.FormatInput, format: Format
      ) where Format.FormatOutput == String {
        append("%@", .text(format.format(value)))
      }
      public mutating func appendInterpolation(_ value: some CustomStringConvertible) {
        append("%@", .text(value.description))
      }
    }
  }
}

import Foundation

/// Determines whether a value in a message is private. The setting has no effect in Matchcut, which
/// shows all values.
public struct OSLogPrivacy: Sendable {
  public enum Mask: Sendable {
    case none, hash
  }

  public static var `public`: OSLogPrivacy { OSLogPrivacy() }
  public static var `private`: OSLogPrivacy { OSLogPrivacy() }
  public static var sensitive: OSLogPrivacy { OSLogPrivacy() }
  public static var auto: OSLogPrivacy { OSLogPrivacy() }
  public static func `private`(mask: Mask) -> OSLogPrivacy { OSLogPrivacy() }
  public static func sensitive(mask: Mask) -> OSLogPrivacy { OSLogPrivacy() }
  public static func auto(mask: Mask) -> OSLogPrivacy { OSLogPrivacy() }
}

/// The alignment of a value in a column, whose width is a number of characters.
public struct OSLogStringAlignment: Sendable {
  private let columns: Int
  private let isRight: Bool

  public static var none: OSLogStringAlignment { OSLogStringAlignment(columns: 0, isRight: true) }
  public static func right(columns: @autoclosure () -> Int) -> OSLogStringAlignment {
    OSLogStringAlignment(columns: columns(), isRight: true)
  }
  public static func left(columns: @autoclosure () -> Int) -> OSLogStringAlignment {
    OSLogStringAlignment(columns: columns(), isRight: false)
  }

  /// Pads the text to the width of the column. Text that is longer is not truncated.
  func text(_ text: String) -> String {
    let space = String(repeating: " ", count: max(0, columns - text.count))
    return isRight ? space + text : text + space
  }
}

/// Formats integers.
public struct OSLogIntegerFormatting: Sendable {
  private let radix: Int
  private let minDigits: Int
  private let prefix: String
  private let isUppercase: Bool
  private let hasSign: Bool

  public static var decimal: OSLogIntegerFormatting { decimal() }
  public static func decimal(
    explicitPositiveSign: Bool = false, minDigits: @autoclosure () -> Int = 1
  ) -> OSLogIntegerFormatting {
    OSLogIntegerFormatting(
      radix: 10, minDigits: minDigits(), prefix: "", isUppercase: false,
      hasSign: explicitPositiveSign)
  }

  public static var hex: OSLogIntegerFormatting { hex() }
  public static func hex(
    explicitPositiveSign: Bool = false, includePrefix: Bool = false, uppercase: Bool = false,
    minDigits: @autoclosure () -> Int = 1
  ) -> OSLogIntegerFormatting {
    OSLogIntegerFormatting(
      radix: 16, minDigits: minDigits(), prefix: includePrefix ? "0x" : "",
      isUppercase: uppercase, hasSign: explicitPositiveSign)
  }

  public static var octal: OSLogIntegerFormatting { octal() }
  public static func octal(
    explicitPositiveSign: Bool = false, includePrefix: Bool = false, uppercase: Bool = false,
    minDigits: @autoclosure () -> Int = 1
  ) -> OSLogIntegerFormatting {
    OSLogIntegerFormatting(
      radix: 8, minDigits: minDigits(), prefix: includePrefix ? "0o" : "",
      isUppercase: uppercase, hasSign: explicitPositiveSign)
  }

  func text(_ number: some FixedWidthInteger) -> String {
    let digits = String(number.magnitude, radix: radix, uppercase: isUppercase)
    let zeros = String(repeating: "0", count: max(0, minDigits - digits.count))
    return (number < 0 ? "-" : hasSign ? "+" : "") + prefix + zeros + digits
  }
}

/// Formats floating-point numbers. By default, there are six digits after the point, as in C.
public struct OSLogFloatFormatting: Sendable {
  private let conversion: String
  private let precision: Int?
  private let hasSign: Bool

  private init(_ conversion: String, _ precision: Int?, _ hasSign: Bool, _ uppercase: Bool) {
    self.conversion = uppercase ? conversion.uppercased() : conversion
    (self.precision, self.hasSign) = (precision, hasSign)
  }

  public static var fixed: OSLogFloatFormatting { fixed() }
  public static func fixed(
    explicitPositiveSign: Bool = false, uppercase: Bool = false
  ) -> OSLogFloatFormatting {
    OSLogFloatFormatting("f", nil, explicitPositiveSign, uppercase)
  }
  public static func fixed(
    precision: @autoclosure () -> Int, explicitPositiveSign: Bool = false, uppercase: Bool = false
  ) -> OSLogFloatFormatting {
    OSLogFloatFormatting("f", precision(), explicitPositiveSign, uppercase)
  }

  public static var hex: OSLogFloatFormatting { hex() }
  public static func hex(
    explicitPositiveSign: Bool = false, uppercase: Bool = false
  ) -> OSLogFloatFormatting {
    OSLogFloatFormatting("a", nil, explicitPositiveSign, uppercase)
  }

  public static var exponential: OSLogFloatFormatting { exponential() }
  public static func exponential(
    explicitPositiveSign: Bool = false, uppercase: Bool = false
  ) -> OSLogFloatFormatting {
    OSLogFloatFormatting("e", nil, explicitPositiveSign, uppercase)
  }
  public static func exponential(
    precision: @autoclosure () -> Int, explicitPositiveSign: Bool = false, uppercase: Bool = false
  ) -> OSLogFloatFormatting {
    OSLogFloatFormatting("e", precision(), explicitPositiveSign, uppercase)
  }

  public static var hybrid: OSLogFloatFormatting { hybrid() }
  public static func hybrid(
    explicitPositiveSign: Bool = false, uppercase: Bool = false
  ) -> OSLogFloatFormatting {
    OSLogFloatFormatting("g", nil, explicitPositiveSign, uppercase)
  }
  public static func hybrid(
    precision: @autoclosure () -> Int, explicitPositiveSign: Bool = false, uppercase: Bool = false
  ) -> OSLogFloatFormatting {
    OSLogFloatFormatting("g", precision(), explicitPositiveSign, uppercase)
  }

  func text(_ number: Double) -> String {
    let digits = precision.map { ".\($0)" } ?? ""
    return String(format: "%" + (hasSign ? "+" : "") + digits + conversion, number)
  }
}

/// The words with which a Boolean is written.
public enum OSLogBoolFormat: Sendable {
  /// Writes `true` or `false`.
  case truth
  /// Writes `yes` or `no`.
  case answer

  func text(_ value: Bool) -> String {
    switch self {
    case .truth: value ? "true" : "false"
    case .answer: value ? "yes" : "no"
    }
  }
}

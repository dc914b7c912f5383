import Foundation

/// The arithmetic and the functions of expressions ("NSExpression" in Apple's documentation).
enum PredicateFunctions {
  /// `left sign right`; nil if one of them is no number. As on iOS, integers are divided without a
  /// remainder. The quotient of an integer and zero is not a finite number (unverified).
  static func arithmetic(_ sign: Character, _ left: Any?, _ right: Any?) -> Any? {
    if let left = integer(left), let right = integer(right),
      let result = integral(sign, left, right)
    {
      return result
    }
    guard let left = KeyedComparison.number(left), let right = KeyedComparison.number(right) else {
      return nil
    }
    return switch sign {
    case "+": left + right
    case "-": left - right
    case "*": left * right
    case "/": left / right
    default: pow(left, right)
    }
  }

  /// The result as an integer; nil if it is none or is too large.
  private static func integral(_ sign: Character, _ left: Int, _ right: Int) -> Int? {
    let (result, isTooLarge) =
      switch sign {
      case "+": left.addingReportingOverflow(right)
      case "-": left.subtractingReportingOverflow(right)
      case "*": left.multipliedReportingOverflow(by: right)
      case "/": left.dividedReportingOverflow(by: right)
      default: (0, true)
      }
    return isTooLarge ? nil : result
  }

  private static func integer(_ value: Any?) -> Int? {
    guard let value = value.flatMap(AnyOptional.flattened) else { return nil }
    if let number = value as? NSNumber, type(of: value) is AnyClass {
      return ["f", "d"].contains(String(cString: number.objCType)) ? nil : number.intValue
    }
    return (value as? any BinaryInteger).flatMap { Int(exactly: $0) }
  }

  /// The value of a function, whose name has no colons and no capital letters; nil for an unknown
  /// function or arguments of the wrong type.
  static func value(of name: String, _ arguments: [Any?]) -> Any? {
    guard let first = arguments.first else { return nil }
    let list = first.flatMap { KeyedComparison.members(of: $0) }
    let numbers = (list ?? arguments.compactMap { $0 }).compactMap { KeyedComparison.number($0) }
    switch name {
    case "count": return list?.count ?? 0
    case "length": return (first as? String)?.utf16.count
    case "lowercase": return (first as? String)?.lowercased()
    case "uppercase": return (first as? String)?.uppercased()
    default: return number(name, numbers)
    }
  }

  private static func number(_ name: String, _ numbers: [Double]) -> Double? {
    switch name {
    case "sum": return numbers.reduce(0, +)
    case "average": return mean(numbers)
    case "min": return numbers.min()
    case "max": return numbers.max()
    case "median": return median(numbers)
    case "stddev":
      return mean(numbers).flatMap { mean in
        Self.mean(numbers.map { ($0 - mean) * ($0 - mean) }).map { $0.squareRoot() }
      }
    case "modulus":
      return numbers.count == 2 ? numbers[0].truncatingRemainder(dividingBy: numbers[1]) : nil
    default: break
    }
    guard let first = numbers.first else { return nil }
    return switch name {
    case "abs": Swift.abs(first)
    case "sqrt": first.squareRoot()
    case "log": log10(first)
    case "ln": Foundation.log(first)
    case "exp": Foundation.exp(first)
    case "ceiling": first.rounded(.up)
    case "floor": first.rounded(.down)
    case "trunc": first.rounded(.towardZero)
    default: nil
    }
  }

  private static func mean(_ numbers: [Double]) -> Double? {
    numbers.isEmpty ? nil : numbers.reduce(0, +) / Double(numbers.count)
  }

  private static func median(_ numbers: [Double]) -> Double? {
    let sorted = numbers.sorted()
    guard let upper = sorted.dropFirst(sorted.count / 2).first else { return nil }
    return sorted.count % 2 == 1 ? upper : (sorted[sorted.count / 2 - 1] + upper) / 2
  }
}

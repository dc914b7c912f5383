import Foundation

/// A value in a row of a database.
enum SQLiteValue: Equatable {
  case null
  case integer(Int64)
  case real(Double)
  case text(String)
  case blob(Data)

  init(_ number: Int?) { self = number.map { .integer(Int64($0)) } ?? .null }

  var integer: Int64? {
    switch self {
    case .integer(let number): number
    case .real(let number): Int64(exactly: number.rounded())
    case .text(let text): Int64(text)
    case .null, .blob: nil
    }
  }
  var int: Int? { integer.flatMap { Int(exactly: $0) } }

  var real: Double? {
    switch self {
    case .integer(let number): Double(number)
    case .real(let number): number
    case .text(let text): Double(text)
    case .null, .blob: nil
    }
  }

  var text: String? {
    switch self {
    case .text(let text): text
    case .integer(let number): String(number)
    case .real(let number): String(number)
    case .null, .blob: nil
    }
  }

  var blob: Data? {
    switch self {
    case .blob(let data): data
    case .text(let text): Data(text.utf8)
    case .null, .integer, .real: nil
    }
  }
}

import Foundation

/// A property list in Apple's binary format.
///
/// Foundation on Linux crashes while it reads some damaged lists, so the lists of files are read here.
/// A list that is damaged, that contains itself, or that has sets is nil.
struct BinaryPropertyList {
  /// A reference of a keyed archive.
  struct Reference { let index: Int }

  private let bytes: [UInt8]
  private let offsets: [Int]
  private let referenceSize: Int
  private var open: Set<Int> = []
  /// The number of values that are still allowed, because a small list can contain a part many times.
  private var rest = 1_000_000

  private static let greatestDepth = 512
  private static let trailerSize = 32

  /// The value: a `String`, `NSNumber`, `Date`, `Data`, `Reference`, `[Any]` or `[String: Any]`.
  static func value(in data: Data) -> Any? {
    guard var list = BinaryPropertyList(data) else { return nil }
    return list.top.flatMap { list.object($0) }
  }

  private let top: Int?

  private init?(_ data: Data) {
    let bytes = Array(data)
    let trailer = bytes.count - Self.trailerSize
    guard data.starts(with: Data("bplist00".utf8)), trailer >= 8 else { return nil }
    let (offsetSize, size) = (Int(bytes[trailer + 6]), Int(bytes[trailer + 7]))
    guard (1...8).contains(offsetSize), (1...8).contains(size),
      let count = Self.integer(bytes, trailer + 8, 8),
      let top = Self.integer(bytes, trailer + 16, 8),
      let table = Self.integer(bytes, trailer + 24, 8), table <= trailer, top < count,
      count <= (trailer - table) / offsetSize
    else { return nil }
    let found = (0..<count).compactMap { Self.integer(bytes, table + $0 * offsetSize, offsetSize) }
    guard found.count == count, found.allSatisfy({ $0 < table }) else { return nil }
    (self.bytes, offsets, referenceSize, self.top) = (bytes, found, size, top)
  }

  /// A number without a sign; nil if it is outside the list or too large.
  private static func integer(_ bytes: [UInt8], _ place: Int, _ size: Int) -> Int? {
    guard place >= 0, size <= bytes.count, place <= bytes.count - size else { return nil }
    let number = bytes[place..<place + size].reduce(UInt64(0)) { $0 << 8 | UInt64($1) }
    return Int(exactly: number)
  }

  private func part(_ place: Int, _ count: Int) -> ArraySlice<UInt8>? {
    guard place >= 0, count >= 0, count <= bytes.count, place <= bytes.count - count else {
      return nil
    }
    return bytes[place..<place + count]
  }

  // MARK: Objects

  private mutating func object(_ index: Int) -> Any? {
    guard offsets.indices.contains(index), open.count < Self.greatestDepth, rest > 0,
      open.insert(index).inserted
    else { return nil }
    defer { open.remove(index) }
    rest -= 1
    let place = offsets[index]
    let (kind, low) = (bytes[place] >> 4, Int(bytes[place] & 15))
    switch kind {
    case 0x0: return [8: false, 9: true][low].map { NSNumber(value: $0) }
    case 0x1: return number(place + 1, low)
    case 0x2: return real(place + 1, low).map { NSNumber(value: $0) }
    case 0x3: return real(place + 1, low).map { Date(timeIntervalSinceReferenceDate: $0) }
    case 0x8: return Self.integer(bytes, place + 1, low + 1).map { Reference(index: $0) }
    default: break
    }
    guard let (start, count) = extent(place, low) else { return nil }
    switch kind {
    case 0x4: return part(start, count).map { Data($0) }
    case 0x5: return part(start, count).map { String(decoding: $0, as: UTF8.self) }
    case 0x6:
      guard count <= bytes.count / 2, let text = part(start, count * 2) else { return nil }
      let units = stride(from: text.startIndex, to: text.endIndex, by: 2)
        .map { UInt16(text[$0]) << 8 | UInt16(text[$0 + 1]) }
      return String(decoding: units, as: UTF16.self)
    case 0xA: return objects(start, count)
    case 0xD:
      guard count <= bytes.count, let keys = objects(start, count) as? [String],
        let values = objects(start + count * referenceSize, count)
      else { return nil }
      return Dictionary(zip(keys, values)) { first, _ in first }
    default: return nil
    }
  }

  /// The place and the number of an object's parts.
  private func extent(_ place: Int, _ low: Int) -> (start: Int, count: Int)? {
    guard low == 15 else { return (place + 1, low) }
    guard let mark = part(place + 1, 1)?.first, mark >> 4 == 1, mark & 15 <= 3 else { return nil }
    let size = 1 << Int(mark & 15)
    return Self.integer(bytes, place + 2, size).map { (place + 2 + size, $0) }
  }

  private mutating func objects(_ start: Int, _ count: Int) -> [Any]? {
    guard count <= bytes.count, part(start, count * referenceSize) != nil else { return nil }
    var found: [Any] = []
    for index in 0..<count {
      guard let reference = Self.integer(bytes, start + index * referenceSize, referenceSize),
        let value = object(reference)
      else { return nil }
      found.append(value)
    }
    return found
  }

  /// A number of one, two or four bytes without a sign, or of eight with one.
  private func number(_ place: Int, _ exponent: Int) -> NSNumber? {
    guard exponent <= 4, let digits = part(place, 1 << exponent)?.suffix(8) else { return nil }
    let bits = digits.reduce(UInt64(0)) { $0 << 8 | UInt64($1) }
    return NSNumber(value: Int64(bitPattern: bits))
  }

  private func real(_ place: Int, _ exponent: Int) -> Double? {
    guard exponent == 2 || exponent == 3, let digits = part(place, 1 << exponent) else {
      return nil
    }
    let bits = digits.reduce(UInt64(0)) { $0 << 8 | UInt64($1) }
    return exponent == 3
      ? Double(bitPattern: bits) : Double(Float(bitPattern: UInt32(truncatingIfNeeded: bits)))
  }
}

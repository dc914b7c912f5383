import Foundation

/// The form of an attribute's value in a database: dates as seconds since 2001, UUIDs as 16 bytes,
/// addresses as texts, and transformable values as archives.
///
/// If the model allows a file of its own for a value, the first byte in the database is 1 before a
/// value, and 2 before the name of a file in `.NAME_SUPPORT/_EXTERNAL_DATA`. Such files are read, but
/// not written.
struct StoredAttribute {
  let attribute: NSAttributeDescription
  /// The folder with the values that have files of their own.
  let files: URL?

  /// The value to write; nil if the value cannot be stored.
  func stored(_ value: Any) -> SQLiteValue? {
    switch attribute.attributeType {
    case .integer16AttributeType, .integer32AttributeType, .integer64AttributeType:
      return (value as? NSNumber).map { .integer($0.int64Value) }
    case .booleanAttributeType: return (value as? NSNumber).map { .integer($0.boolValue ? 1 : 0) }
    case .doubleAttributeType, .floatAttributeType:
      return (value as? NSNumber).map { .real($0.doubleValue) }
    case .decimalAttributeType:
      return (value as? NSDecimalNumber).map { .text($0.decimalValue.description) }
    case .stringAttributeType: return (value as? String).map { .text($0) }
    case .URIAttributeType: return (value as? URL).map { .text($0.absoluteString) }
    case .dateAttributeType:
      return (value as? Date).map { .real($0.timeIntervalSinceReferenceDate) }
    case .UUIDAttributeType: return (value as? UUID).map { .blob(Self.bytes(of: $0)) }
    case .binaryDataAttributeType: return (value as? Data).map { .blob(marked($0)) }
    case .transformableAttributeType:
      return KeyedArchive.data(of: value).map { .blob(marked($0)) }
    case .undefinedAttributeType, .objectIDAttributeType: return nil
    }
  }

  /// The attribute's value; nil for null, and for a value that does not have the attribute's type.
  func value(of stored: SQLiteValue) -> Any? {
    guard stored != .null else { return nil }
    switch attribute.attributeType {
    case .integer16AttributeType, .integer32AttributeType, .integer64AttributeType:
      return stored.integer.map { NSNumber(value: $0) }
    case .booleanAttributeType: return stored.integer.map { NSNumber(value: $0 != 0) }
    case .doubleAttributeType: return stored.real.map { NSNumber(value: $0) }
    case .floatAttributeType: return stored.real.map { NSNumber(value: Float($0)) }
    case .decimalAttributeType:
      let locale = Locale(identifier: "en_US_POSIX")
      return stored.text.flatMap { Decimal(string: $0, locale: locale) }
        .map { NSDecimalNumber(decimal: $0) }
    case .stringAttributeType: return stored.text
    case .URIAttributeType: return stored.text.flatMap { URL(string: $0) }
    case .dateAttributeType: return stored.real.map { Date(timeIntervalSinceReferenceDate: $0) }
    case .UUIDAttributeType: return stored.blob.flatMap { Self.uuid($0) }
    case .binaryDataAttributeType: return stored.blob.flatMap { unmarked($0) }
    case .transformableAttributeType:
      return stored.blob.flatMap { unmarked($0) }.flatMap { KeyedArchive.value(in: $0) }
    case .undefinedAttributeType, .objectIDAttributeType: return nil
    }
  }

  private static func bytes(of uuid: UUID) -> Data { withUnsafeBytes(of: uuid.uuid) { Data($0) } }

  private static func uuid(_ data: Data) -> UUID? {
    guard data.count == MemoryLayout<uuid_t>.size else { return nil }
    return data.withUnsafeBytes { UUID(uuid: $0.loadUnaligned(as: uuid_t.self)) }
  }

  // MARK: Values with files of their own

  private static let (inside, outside): (UInt8, UInt8) = (1, 2)

  private func marked(_ data: Data) -> Data {
    attribute.allowsExternalBinaryDataStorage ? Data([Self.inside]) + data : data
  }

  private func unmarked(_ data: Data) -> Data? {
    guard attribute.allowsExternalBinaryDataStorage, let mark = data.first else { return data }
    let rest = Data(data.dropFirst())
    guard mark == Self.outside else { return mark == Self.inside ? rest : data }
    let name = String(decoding: rest.prefix { $0 != 0 }, as: UTF8.self)
    guard !name.isEmpty, !name.contains("/"), name != "..", let files else { return nil }
    return try? Data(contentsOf: files.appendingPathComponent(name))
  }
}

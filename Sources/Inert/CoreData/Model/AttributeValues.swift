import Foundation

extension NSAttributeType {
  /// The value of a default value in the model's file; nil if the text has another form.
  func value(ofText text: String) -> Any? {
    switch self {
    case .integer16AttributeType, .integer32AttributeType, .integer64AttributeType:
      Int64(text).map { NSNumber(value: $0) }
    case .doubleAttributeType, .floatAttributeType: Double(text).map { NSNumber(value: $0) }
    case .decimalAttributeType: Decimal(string: text).map { NSDecimalNumber(decimal: $0) }
    case .booleanAttributeType: NSNumber(value: ["YES", "true", "1"].contains(text))
    case .stringAttributeType: text
    case .dateAttributeType:
      Double(text).map { Date(timeIntervalSinceReferenceDate: $0) }
    case .UUIDAttributeType: UUID(uuidString: text)
    case .URIAttributeType: URL(string: text)
    default: nil
    }
  }

  /// The value in the form in which objects keep it; nil if it does not have the attribute's type.
  func kept(_ value: Any) -> Any? {
    switch self {
    case .integer16AttributeType, .integer32AttributeType, .integer64AttributeType,
      .doubleAttributeType, .floatAttributeType, .booleanAttributeType:
      KeyedValue.number(value) ?? rawNumber(value)
    case .decimalAttributeType:
      (value as? Decimal).map { NSDecimalNumber(decimal: $0) } ?? value as? NSDecimalNumber
        ?? KeyedValue.number(value).map { NSDecimalNumber(decimal: $0.decimalValue) }
    case .stringAttributeType: value as? String
    case .dateAttributeType:
      value as? Date
        ?? KeyedValue.number(value).map { Date(timeIntervalSinceReferenceDate: $0.doubleValue) }
    case .binaryDataAttributeType: value as? Data
    case .UUIDAttributeType: value as? UUID
    case .URIAttributeType: value as? URL
    case .undefinedAttributeType, .transformableAttributeType, .objectIDAttributeType: value
    }
  }

  private func rawNumber(_ value: Any) -> NSNumber? {
    (KeyedValue.boxed(value)).flatMap { KeyedValue.number($0) }
  }

  /// The name of the class in messages.
  var className: String {
    switch self {
    case .integer16AttributeType, .integer32AttributeType, .integer64AttributeType,
      .doubleAttributeType, .floatAttributeType, .booleanAttributeType:
      "NSNumber"
    case .decimalAttributeType: "NSDecimalNumber"
    case .stringAttributeType: "NSString"
    case .dateAttributeType: "NSDate"
    case .binaryDataAttributeType: "NSData"
    case .UUIDAttributeType: "NSUUID"
    case .URIAttributeType: "NSURL"
    default: "NSObject"
    }
  }
}

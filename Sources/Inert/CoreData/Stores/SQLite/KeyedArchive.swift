import Foundation

/// Values of transformable attributes as archives.
///
/// The archives are those of `NSKeyedArchiver`, which the transformers of Core Data write by default.
package enum KeyedArchive {
  /// The archive of a value; nil if the value, or one inside it, cannot be archived.
  package static func data(of value: Any) -> Data? {
    guard canArchive(value, 0) else { return nil }
    return try? NSKeyedArchiver.archivedData(withRootObject: value, requiringSecureCoding: false)
  }

  /// The nesting of collections in an archive.
  private static let greatestDepth = 64

  private static func canArchive(_ value: Any, _ depth: Int) -> Bool {
    guard depth < greatestDepth else { return false }
    switch value {
    // Foundation on Linux does not end if it archives a decimal number.
    case is NSDecimalNumber, is Decimal: return false
    case is String, is NSString, is NSNumber, is Date, is Data, is URL, is UUID, is NSNull:
      return true
    default: break
    }
    if KeyedValue.number(value) != nil { return true }
    if let dictionary = value as? NSDictionary ?? (value as? [AnyHashable: Any]) as NSDictionary? {
      return dictionary.allSatisfy {
        canArchive($0.key, depth + 1) && canArchive($0.value, depth + 1)
      }
    }
    if let members = KeyedComparison.members(of: value) {
      return members.allSatisfy { canArchive($0, depth + 1) }
    }
    guard let object = value as? NSObject, object is any NSCoding else { return false }
    let type = type(of: object)
    let name = String(reflecting: type)
    // Foundation on Linux ends the program if a class is declared inside another type.
    guard name.count(where: { $0 == "." }) == 1 else { return false }
    return name.hasPrefix("Foundation.") || NSClassFromString(name) == type
  }

  /// The value in an archive; nil if the archive is damaged, or contains a class that is not known.
  ///
  /// Foundation on Linux crashes while it reads a damaged archive. It is used only for archives whose
  /// objects are complete, and which contain other classes than those of `ArchiveReader`.
  package static func value(in data: Data) -> Any? {
    guard let archive = BinaryPropertyList.value(in: data) as? [String: Any],
      let objects = archive["$objects"] as? [Any],
      let top = archive["$top"] as? [String: Any], let root = top[NSKeyedArchiveRootObjectKey]
    else { return nil }
    var reader = ArchiveReader(objects)
    guard let value = reader.value(root) else { return nil }
    guard !reader.otherClasses.isEmpty else { return value }
    guard reader.otherClasses.allSatisfy({ NSClassFromString($0) is any NSCoding.Type }),
      let other = try? NSKeyedUnarchiver(forReadingFrom: data)
    else { return nil }
    other.requiresSecureCoding = false
    other.decodingFailurePolicy = .setErrorAndReturn
    let found = other.decodeObject(forKey: NSKeyedArchiveRootObjectKey)
    return other.error == nil ? found : nil
  }
}

/// Reads the objects of an archive. Their references, and the lists of a dictionary, have to be
/// complete.
private struct ArchiveReader {
  /// The classes of the archive that the reader does not read.
  private(set) var otherClasses: Set<String> = []
  private let objects: [Any]
  private var known: [Int: Any] = [:]
  private var open: Set<Int> = []

  private static let greatestDepth = 128

  init(_ objects: [Any]) { self.objects = objects }

  /// The object for a part of the archive; nil if the part is damaged. An object of another class is
  /// null.
  mutating func value(_ part: Any) -> Any? {
    guard open.count < Self.greatestDepth else { return nil }
    guard let index = Self.reference(part) else { return part is [String: Any] ? nil : part }
    if let value = known[index] { return value }
    guard objects.indices.contains(index), open.insert(index).inserted else { return nil }
    defer { open.remove(index) }
    let value = index == 0 ? NSNull() : object(objects[index])
    known[index] = value
    return value
  }

  private static func reference(_ part: Any) -> Int? {
    (part as? BinaryPropertyList.Reference)?.index
  }

  private mutating func object(_ part: Any) -> Any? {
    guard let object = part as? [String: Any] else { return part }
    guard let index = object["$class"].flatMap({ Self.reference($0) }),
      objects.indices.contains(index), let type = objects[index] as? [String: Any],
      let name = type["$classname"] as? String
    else { return nil }
    switch name {
    case "NSNull": return NSNull()
    case "NSString", "NSMutableString": return object["NS.string"] as? String
    case "NSDate":
      return (object["NS.time"] as? Double).map { Date(timeIntervalSinceReferenceDate: $0) }
    case "NSData", "NSMutableData": return object["NS.data"] as? Data
    case "NSUUID":
      guard let bytes = object["NS.uuidbytes"] as? Data, bytes.count == 16 else { return nil }
      return bytes.withUnsafeBytes { UUID(uuid: $0.loadUnaligned(as: uuid_t.self)) }
    case "NSURL":
      let text = object["NS.relative"].flatMap { value($0) } as? String
      let base = object["NS.base"].flatMap { value($0) } as? URL
      return text.flatMap { URL(string: $0, relativeTo: base) }
    case "NSArray", "NSMutableArray":
      return list(object["NS.objects"]).map { NSArray(array: $0) }
    case "NSSet", "NSMutableSet":
      return list(object["NS.objects"]).map { NSSet(array: $0) }
    case "NSDictionary", "NSMutableDictionary":
      guard let keys = list(object["NS.keys"]) as? [AnyHashable],
        let values = list(object["NS.objects"]), keys.count == values.count
      else { return nil }
      return NSDictionary(dictionary: Dictionary(zip(keys, values)) { first, _ in first })
    default:
      otherClasses.insert(name)
      return object.allSatisfy { isComplete($0.value, 0) } ? NSNull() : nil
    }
  }

  private mutating func list(_ part: Any?) -> [Any]? {
    guard let parts = part as? [Any] else { return nil }
    let values = parts.compactMap { value($0) }
    return values.count == parts.count ? values : nil
  }

  /// Whether the references in a part of an object of another class are complete.
  private mutating func isComplete(_ part: Any, _ depth: Int) -> Bool {
    guard depth < Self.greatestDepth else { return false }
    if let list = part as? [Any] { return list.allSatisfy { isComplete($0, depth + 1) } }
    if let object = part as? [String: Any] {
      return object.values.allSatisfy { isComplete($0, depth + 1) }
    }
    guard let index = Self.reference(part) else { return true }
    if let type = objects.indices.contains(index) ? objects[index] as? [String: Any] : nil,
      type["$classname"] is String
    {
      return type["$classes"] is [String]
    }
    return value(part) != nil
  }
}

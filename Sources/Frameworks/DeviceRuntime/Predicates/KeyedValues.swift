import Foundation

/// An object whose values predicates and sort descriptors read without key-value coding, such as a
/// row of a store.
package protocol KeyedValues: AnyObject {
  /// The value of one key; nil if there is none.
  func keyedValue(_ key: String) -> Any?
  /// Whether the other value means the same object.
  func isSame(as other: Any) -> Bool
}

/// Follows key paths, and compares the values of properties whose types are known only at run time.
package enum KeyedComparison {
  /// The value at a key path. The rest of a path that leads through a collection is applied to each
  /// of its members. `SELF` is the object itself.
  package static func value(_ path: String, of object: Any?) -> Any? {
    guard let object = object.flatMap(AnyOptional.flattened), !(object is NSNull) else {
      return nil
    }
    let (key, rest) = split(path)
    if key.caseInsensitiveCompare("SELF") == .orderedSame {
      return rest.map { value($0, of: object) } ?? object
    }
    if key.hasPrefix("@"), let list = members(of: object) {
      return collection(key, rest, list)
    }
    if let list = members(of: object), !(object is NSDictionary) {
      guard key != "count" || rest != nil else { return list.count }
      return list.flatMap { member -> [Any] in
        let found = value(path, of: member)
        return found.map { members(of: $0) ?? [$0] } ?? []
      }
    }
    let next = single(key, of: object)
    return rest.map { value($0, of: next) } ?? next
  }

  private static func split(_ path: String) -> (String, String?) {
    guard let dot = path.firstIndex(of: ".") else { return (path, nil) }
    return (String(path[..<dot]), String(path[path.index(after: dot)...]))
  }

  private static func single(_ key: String, of object: Any) -> Any? {
    if let keyed = object as? any KeyedValues { return keyed.keyedValue(key) }
    if let values = object as? [String: Any] { return values[key] }
    if let text = object as? String {
      switch key {
      case "length": return text.utf16.count
      case "lowercaseString": return text.lowercased()
      case "uppercaseString": return text.uppercased()
      case "description": return text
      default: break
      }
    }
    guard let object = object as? NSObject else {
      // Swift structures do not have keys on iOS either.
      return Mirror(reflecting: object).children.first { $0.label == key }?.value
    }
    nonisolated(unsafe) var found: Any?
    nonisolated(unsafe) let owner = object
    unisolated { found = KeyValueCoding.value(key, of: owner) }
    return found
  }

  /// The collection operators of key-value coding.
  private static func collection(_ key: String, _ rest: String?, _ list: [Any]) -> Any? {
    let values = { () -> [Any] in
      guard let rest else { return list }
      return list.compactMap { value(rest, of: $0) }
    }
    let numbers = { values().compactMap { number($0) } }
    switch key {
    case "@count": return list.count
    case "@sum": return numbers().reduce(0, +)
    case "@avg":
      let all = numbers()
      return all.isEmpty ? nil : all.reduce(0, +) / Double(all.count)
    case "@min": return values().min { order($0, $1) == .orderedAscending }
    case "@max": return values().max { order($0, $1) == .orderedAscending }
    case "@unionOfObjects": return values()
    case "@distinctUnionOfObjects":
      return values().reduce(into: [Any]()) { found, next in
        if !found.contains(where: { areEqual($0, next) }) { found.append(next) }
      }
    default: return nil
    }
  }

  /// The members of a collection; nil for other values.
  package static func members(of value: Any) -> [Any]? {
    switch value {
    case let list as NSArray: Array(list)
    case let set as NSOrderedSet: set.array
    case let set as NSSet: set.allObjects
    case let list as [Any]: list
    case let set as any Swift.Collection where value is AnySet: set.map { $0 as Any }
    default: nil
    }
  }

  package static func number(_ value: Any?) -> Double? {
    switch value.flatMap(AnyOptional.flattened) {
    case let number as NSDecimalNumber: number.doubleValue
    case let number as Decimal: NSDecimalNumber(decimal: number).doubleValue
    case let value?: KeyedValue.number(value)?.doubleValue
    case nil: nil
    }
  }

  /// Whether two values are equal. Numbers of different types are compared by their values.
  package static func areEqual(_ left: Any?, _ right: Any?) -> Bool {
    let (left, right) = (plain(left), plain(right))
    guard let left, let right else { return left == nil && right == nil }
    if let keyed = left as? any KeyedValues { return keyed.isSame(as: right) }
    if let keyed = right as? any KeyedValues { return keyed.isSame(as: left) }
    if left is String != right is String { return false }
    if let order = order(left, right) { return order == .orderedSame }
    if let left = left as? AnyHashable, let right = right as? AnyHashable, left == right {
      return true
    }
    if let left = left as? NSObject, let right = right as? NSObject { return left.isEqual(right) }
    guard let left = members(of: left), let right = members(of: right) else { return false }
    return left.count == right.count && zip(left, right).allSatisfy { areEqual($0, $1) }
  }

  /// The order of two values; nil if values of their types have no order, or one of them is nil.
  package static func order(_ left: Any?, _ right: Any?) -> ComparisonResult? {
    guard let left = plain(left), let right = plain(right) else { return nil }
    switch (left, right) {
    case (let left as String, let right as String): return (left as NSString).compare(right)
    case (let left as Date, let right as Date): return left.compare(right)
    case (let left as UUID, let right as UUID): return left.uuidString.compare(right.uuidString)
    case (let left as URL, let right as URL):
      return left.absoluteString.compare(right.absoluteString)
    default: break
    }
    if let left = number(left), let right = number(right) {
      return left < right ? .orderedAscending : left > right ? .orderedDescending : .orderedSame
    }
    return nil
  }

  /// The order in which a sort descriptor puts two values: nil comes before all other values.
  package static func sorting(_ left: Any?, _ right: Any?) -> ComparisonResult {
    switch (plain(left), plain(right)) {
    case (nil, nil): .orderedSame
    case (nil, _): .orderedAscending
    case (_, nil): .orderedDescending
    case (let left, let right): order(left, right) ?? .orderedSame
    }
  }

  private static func plain(_ value: Any?) -> Any? {
    guard let value = value.flatMap(AnyOptional.flattened), !(value is NSNull) else { return nil }
    return value
  }
}

/// A protocol to which every Swift set conforms, whatever its members are.
private protocol AnySet {}
extension Set: AnySet {}

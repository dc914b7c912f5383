import Foundation

/// The forms in which objects and rows keep the values of properties: an attribute as its value, a
/// reference to one object as an `ObjectIdentity`, and the objects of a relationship as an
/// `IdentityList`.
enum StoredValue {
  static func areEqual(_ left: Any?, _ right: Any?) -> Bool {
    switch (left, right) {
    case (nil, nil): true
    case (let left as ObjectIdentity, let right as ObjectIdentity): left === right
    case (let left as IdentityList, let right as IdentityList): left == right
    case (nil, let list as IdentityList), (let list as IdentityList, nil): list.count == 0
    case (nil, _), (_, nil): false
    case (let left, let right): KeyedComparison.areEqual(left, right)
    }
  }

  /// The identities in the value of a relationship.
  static func identities(_ value: Any?) -> [ObjectIdentity] {
    switch value {
    case let one as ObjectIdentity: [one]
    case let list as IdentityList: list.all
    default: []
    }
  }

  static func text(_ value: Any) -> String {
    switch value {
    case let text as String: text.debugDescription
    case let one as ObjectIdentity: "<\(one.entity)>"
    case let list as IdentityList: "(\(list.all.map { "<\($0.entity)>" }.joined(separator: ", ")))"
    default: "\(value)"
    }
  }
}

import UIKit

public typealias OSStatus = Int32
public typealias CFTypeRef = AnyObject
public typealias CFDictionary = NSDictionary

/// The status of success, which Apple declares in `MacTypes.h`.
public let noErr: OSStatus = 0
public let errSecSuccess: OSStatus = 0
public let errSecUnimplemented: OSStatus = -4
public let errSecParam: OSStatus = -50
public let errSecNotAvailable: OSStatus = -25291
public let errSecDuplicateItem: OSStatus = -25299
public let errSecItemNotFound: OSStatus = -25300
public let errSecInteractionNotAllowed: OSStatus = -25308
public let errSecDecode: OSStatus = -26275
public let errSecAuthFailed: OSStatus = -25293

nonisolated(unsafe) public let kSecClass: CFString = "class" as NSString
nonisolated(unsafe) public let kSecClassGenericPassword: CFString = "genp" as NSString
nonisolated(unsafe) public let kSecClassInternetPassword: CFString = "inet" as NSString
nonisolated(unsafe) public let kSecClassKey: CFString = "keys" as NSString
nonisolated(unsafe) public let kSecClassCertificate: CFString = "cert" as NSString
nonisolated(unsafe) public let kSecClassIdentity: CFString = "idnt" as NSString
nonisolated(unsafe) public let kSecAttrAccount: CFString = "acct" as NSString
nonisolated(unsafe) public let kSecAttrService: CFString = "svce" as NSString
nonisolated(unsafe) public let kSecAttrServer: CFString = "srvr" as NSString
nonisolated(unsafe) public let kSecAttrGeneric: CFString = "gena" as NSString
nonisolated(unsafe) public let kSecAttrLabel: CFString = "labl" as NSString
nonisolated(unsafe) public let kSecAttrAccessGroup: CFString = "agrp" as NSString
nonisolated(unsafe) public let kSecAttrSynchronizable: CFString = "sync" as NSString
nonisolated(unsafe) public let kSecAttrSynchronizableAny: CFString = "syna" as NSString
nonisolated(unsafe) public let kSecAttrDescription: CFString = "desc" as NSString
nonisolated(unsafe) public let kSecAttrComment: CFString = "icmt" as NSString
nonisolated(unsafe) public let kSecAttrCreationDate: CFString = "cdat" as NSString
nonisolated(unsafe) public let kSecAttrModificationDate: CFString = "mdat" as NSString
nonisolated(unsafe) public let kSecAttrPort: CFString = "port" as NSString
nonisolated(unsafe) public let kSecAttrProtocol: CFString = "ptcl" as NSString
nonisolated(unsafe) public let kSecAttrPath: CFString = "path" as NSString
nonisolated(unsafe) public let kSecAttrAccessControl: CFString = "accc" as NSString
nonisolated(unsafe) public let kSecAttrAccessible: CFString = "pdmn" as NSString
nonisolated(unsafe) public let kSecAttrAccessibleWhenUnlocked: CFString = "ak" as NSString
nonisolated(unsafe) public let kSecAttrAccessibleAfterFirstUnlock: CFString = "ck" as NSString
nonisolated(unsafe) public let kSecAttrAccessibleWhenUnlockedThisDeviceOnly: CFString =
  "aku" as NSString
nonisolated(unsafe) public let kSecAttrAccessibleAfterFirstUnlockThisDeviceOnly: CFString =
  "cku" as NSString
nonisolated(unsafe) public let kSecAttrAccessibleWhenPasscodeSetThisDeviceOnly: CFString =
  "akpu" as NSString
nonisolated(unsafe) public let kSecAttrAccessibleAlways: CFString = "dk" as NSString
nonisolated(unsafe) public let kSecAttrAccessibleAlwaysThisDeviceOnly: CFString = "dku" as NSString
nonisolated(unsafe) public let kSecValueData: CFString = "v_Data" as NSString
nonisolated(unsafe) public let kSecReturnData: CFString = "r_Data" as NSString
nonisolated(unsafe) public let kSecReturnAttributes: CFString = "r_Attributes" as NSString
nonisolated(unsafe) public let kSecReturnRef: CFString = "r_Ref" as NSString
nonisolated(unsafe) public let kSecReturnPersistentRef: CFString = "r_PersistentRef" as NSString
nonisolated(unsafe) public let kSecUseOperationPrompt: CFString = "u_OpPrompt" as NSString
nonisolated(unsafe) public let kSecUseAuthenticationContext: CFString = "u_AuthCtx" as NSString
nonisolated(unsafe) public let kSecMatchLimit: CFString = "m_Limit" as NSString
nonisolated(unsafe) public let kSecMatchLimitOne: CFString = "m_LimitOne" as NSString
nonisolated(unsafe) public let kSecMatchLimitAll: CFString = "m_LimitAll" as NSString

/// The items of one device. They last as long as the device.
@MainActor
final class Keychain: WorldService {
  typealias Item = [String: NSObject]
  private var items: [Item] = []
  init() {}

  /// The attributes that distinguish items: two items that have the same values are duplicates.
  private static let keys = ["class", "acct", "svce", "srvr", "gena", "agrp"]
  /// The keys of a query that are not attributes: what is returned, how much, and what a person is
  /// asked.
  private static func isAttribute(_ key: String) -> Bool {
    !["r_", "m_", "u_"].contains { key.hasPrefix($0) } && key != "v_Data"
  }

  func add(_ item: Item) -> OSStatus {
    guard item["class"] != nil else { return errSecParam }
    let isKnown = items.contains { old in Self.keys.allSatisfy { old[$0] == item[$0] } }
    if isKnown { return errSecDuplicateItem }
    items.append(item)
    return errSecSuccess
  }
  func find(_ query: Item) -> [Item] { items.filter { Self.matches($0, query) } }
  func update(_ query: Item, _ changes: Item) -> OSStatus {
    var isFound = false
    for index in items.indices where Self.matches(items[index], query) {
      items[index].merge(changes) { $1 }
      isFound = true
    }
    return isFound ? errSecSuccess : errSecItemNotFound
  }
  func delete(_ query: Item) -> OSStatus {
    let count = items.count
    items.removeAll { Self.matches($0, query) }
    return items.count < count ? errSecSuccess : errSecItemNotFound
  }
  private static func matches(_ item: Item, _ query: Item) -> Bool {
    query.allSatisfy {
      !isAttribute($0.key) || $0.value == kSecAttrSynchronizableAny || item[$0.key] == $0.value
    }
  }
}

/// Adds an item to the device's items, which last as long as the device. From a background queue
/// the functions return `errSecNotAvailable`.
public func SecItemAdd(
  _ attributes: CFDictionary, _ result: UnsafeMutablePointer<CFTypeRef?>?
) -> OSStatus {
  nonisolated(unsafe) let new = item(attributes)
  return access { $0.add(new) }
}
/// Finds the first item, or all with `kSecMatchLimitAll`.
public func SecItemCopyMatching(
  _ query: CFDictionary, _ result: UnsafeMutablePointer<CFTypeRef?>?
) -> OSStatus {
  nonisolated(unsafe) let (wanted, answers) = (item(query), result)
  return access { keychain in
    let found = keychain.find(wanted)
    guard let first = found.first else { return errSecItemNotFound }
    let isAll = wanted["m_Limit"] == kSecMatchLimitAll
    func answer(_ item: Keychain.Item) -> NSObject? {
      guard (wanted["r_Attributes"] as? NSNumber)?.boolValue == true else {
        return (wanted["r_Data"] as? NSNumber)?.boolValue == true ? item["v_Data"] : nil
      }
      return NSDictionary(dictionary: item)
    }
    answers?.pointee = isAll ? NSArray(array: found.compactMap(answer)) : answer(first)
    return errSecSuccess
  }
}
public func SecItemUpdate(
  _ query: CFDictionary, _ attributesToUpdate: CFDictionary
) -> OSStatus {
  nonisolated(unsafe) let (wanted, changes) = (item(query), item(attributesToUpdate))
  return access { $0.update(wanted, changes) }
}
public func SecItemDelete(_ query: CFDictionary) -> OSStatus {
  nonisolated(unsafe) let wanted = item(query)
  return access { $0.delete(wanted) }
}

private func access(_ body: @MainActor (Keychain) -> OSStatus) -> OSStatus {
  MainActorReach.read { body(World.current.service()) } ?? errSecNotAvailable
}

/// A dictionary with Foundation's objects as values, so that they can be compared.
private func item(_ dictionary: NSDictionary) -> Keychain.Item {
  var item: Keychain.Item = [:]
  for (key, value) in dictionary {
    let name = (key as? NSString).map { "\($0)" } ?? key as? String ?? ""
    switch value {
    case let text as String: item[name] = NSString(string: text)
    case let data as Data: item[name] = NSData(data: data)
    case let flag as Bool: item[name] = NSNumber(value: flag)
    case let object as NSObject: item[name] = object
    default: break
    }
  }
  return item
}

import Contacts
import Security
import Stage
import Testing
import UIKit

@MainActor
struct SecItemTests {
  private func query(_ more: [String: Any] = [:]) -> CFDictionary {
    let base: [String: Any] = [
      kSecClass as String: kSecClassGenericPassword, kSecAttrAccount as String: "token",
    ]
    return base.merging(more) { $1 } as CFDictionary
  }

  private func stored() -> String? {
    var result: CFTypeRef?
    let status = SecItemCopyMatching(
      query([kSecReturnData as String: true, kSecMatchLimit as String: kSecMatchLimitOne]),
      &result)
    guard status == errSecSuccess, let data = result as? Data else { return nil }
    return String(decoding: data, as: UTF8.self)
  }

  @Test func `a query for any synchronisation and without a prompt matches`() {
    let stage = Stage(device: .phone)
    stage.run {
      let item = query([
        kSecValueData as String: Data("one".utf8),
        kSecAttrSynchronizable as String: kCFBooleanTrue!,
      ])
      #expect(SecItemAdd(item, nil) == noErr)
      let any = query([
        kSecAttrSynchronizable as String: kSecAttrSynchronizableAny,
        kSecUseOperationPrompt as String: "Unlock",
      ])
      #expect(SecItemCopyMatching(any, nil) == noErr)
      #expect(SecItemDelete(any) == noErr)
    }
    stage.close()
  }

  @Test func `an item is added, found, updated and deleted`() {
    let stage = Stage(device: .phone)
    stage.run {
      #expect(stored() == nil)
      let item = query([kSecValueData as String: Data("one".utf8)])
      #expect(SecItemAdd(item, nil) == errSecSuccess)
      #expect(SecItemAdd(item, nil) == errSecDuplicateItem)
      #expect(stored() == "one")
      let change = [kSecValueData as String: Data("two".utf8)] as CFDictionary
      #expect(SecItemUpdate(query(), change) == errSecSuccess)
      #expect(stored() == "two")
      #expect(SecItemDelete(query()) == errSecSuccess)
      #expect(SecItemDelete(query()) == errSecItemNotFound)
      #expect(stored() == nil)
    }
    stage.close()
  }

  @Test func `each device has its own items`() {
    let stage = Stage(device: .phone)
    stage.run { _ = SecItemAdd(query([kSecValueData as String: Data("one".utf8)]), nil) }
    let other = Stage(device: .phone)
    #expect(other.run { stored() } == nil)
    other.close()
    stage.close()
  }

  @Test func `access to contacts is denied in the next tick`() {
    let stage = Stage(device: .phone)
    nonisolated(unsafe) var answers: [Bool] = []
    stage.run {
      #expect(CNContactStore.authorizationStatus(for: .contacts) == .notDetermined)
      CNContactStore().requestAccess(for: .contacts) { granted, _ in answers.append(granted) }
      #expect(answers.isEmpty)
    }
    stage.tick()
    #expect(answers == [false])
    #expect(CNContactStore.authorizationStatus(for: .contacts) == .denied)
    stage.close()
  }
}

import Contacts
import Foundation
import Stage
import Testing

@MainActor
struct CNContactTests {
  @Test func `a contact has labelled values, and the store refuses to search`() throws {
    let contact = CNMutableContact()
    contact.givenName = "Ada"
    contact.familyName = "Lovelace"
    contact.phoneNumbers = [
      CNLabeledValue(
        label: CNLabelPhoneNumberMobile, value: CNPhoneNumber(stringValue: "555 0100"))
    ]
    contact.emailAddresses = [CNLabeledValue(label: CNLabelWork, value: "ada@example.com")]
    let copy = try #require(contact.copy() as? CNContact)
    contact.givenName = "Grace"
    #expect(CNContactFormatter.string(from: copy, style: .fullName) == "Ada Lovelace")
    #expect(copy.phoneNumbers.first?.value.stringValue == "555 0100")
    #expect(copy.emailAddresses.first?.value as String? == "ada@example.com")
    #expect(
      CNLabeledValue<NSString>.localizedString(forLabel: CNLabelPhoneNumberMobile) == "mobile")
    let address = CNMutablePostalAddress()
    address.city = "London"
    #expect((address.copy() as? CNPostalAddress)?.city == "London")

    let stage = Stage(device: .phone)
    stage.run {
      let keys = [CNContactGivenNameKey as CNKeyDescriptor]
      let request = CNContactFetchRequest(keysToFetch: keys)
      #expect(throws: CNError(.authorizationDenied)) {
        try CNContactStore().enumerateContacts(with: request) { _, _ in
          Issue.record("a contact was found")
        }
      }
    }
    stage.close()
  }
}

import UIKit

public enum CNContactType: Int, Sendable {
  case person = 0
  case organization = 1
}

public enum CNContactSortOrder: Int, Sendable {
  case none = 0
  case userDefault, givenName, familyName
}

/// What a request fetches: the name of a property, or what a formatter needs.
public protocol CNKeyDescriptor {}
extension NSString: CNKeyDescriptor {}
extension String: CNKeyDescriptor {}

public let CNContactIdentifierKey = "identifier"
public let CNContactTypeKey = "contactType"
public let CNContactNamePrefixKey = "namePrefix"
public let CNContactGivenNameKey = "givenName"
public let CNContactMiddleNameKey = "middleName"
public let CNContactFamilyNameKey = "familyName"
public let CNContactNameSuffixKey = "nameSuffix"
public let CNContactNicknameKey = "nickname"
public let CNContactOrganizationNameKey = "organizationName"
public let CNContactDepartmentNameKey = "departmentName"
public let CNContactJobTitleKey = "jobTitle"
public let CNContactNoteKey = "note"
public let CNContactBirthdayKey = "birthday"
public let CNContactPhoneNumbersKey = "phoneNumbers"
public let CNContactEmailAddressesKey = "emailAddresses"
public let CNContactPostalAddressesKey = "postalAddresses"
public let CNContactUrlAddressesKey = "urlAddresses"
public let CNContactImageDataKey = "imageData"
public let CNContactThumbnailImageDataKey = "thumbnailImageData"
public let CNContactImageDataAvailableKey = "imageDataAvailable"

/// A person, as the app describes it.
open class CNContact: NSObject, NSCopying, NSMutableCopying, @unchecked Sendable {
  public override init() { super.init() }

  /// The values, by the names of their properties.
  fileprivate var values: [String: Any] = [:]
  fileprivate func text(_ key: String) -> String { values[key] as? String ?? "" }
  fileprivate func list<Value>(_ key: String) -> [CNLabeledValue<Value>] {
    values[key] as? [CNLabeledValue<Value>] ?? []
  }

  /// Empty, because no store has the contact.
  open var identifier: String { "" }
  open var contactType: CNContactType { values[CNContactTypeKey] as? CNContactType ?? .person }
  open var namePrefix: String { text(CNContactNamePrefixKey) }
  open var givenName: String { text(CNContactGivenNameKey) }
  open var middleName: String { text(CNContactMiddleNameKey) }
  open var familyName: String { text(CNContactFamilyNameKey) }
  open var nameSuffix: String { text(CNContactNameSuffixKey) }
  open var nickname: String { text(CNContactNicknameKey) }
  open var organizationName: String { text(CNContactOrganizationNameKey) }
  open var departmentName: String { text(CNContactDepartmentNameKey) }
  open var jobTitle: String { text(CNContactJobTitleKey) }
  open var note: String { text(CNContactNoteKey) }
  open var imageData: Data? { values[CNContactImageDataKey] as? Data }
  open var thumbnailImageData: Data? { imageData }
  open var imageDataAvailable: Bool { imageData != nil }
  open var birthday: DateComponents? { values[CNContactBirthdayKey] as? DateComponents }
  open var phoneNumbers: [CNLabeledValue<CNPhoneNumber>] { list(CNContactPhoneNumbersKey) }
  open var emailAddresses: [CNLabeledValue<NSString>] { list(CNContactEmailAddressesKey) }
  open var postalAddresses: [CNLabeledValue<CNPostalAddress>] { list(CNContactPostalAddressesKey) }
  open var urlAddresses: [CNLabeledValue<NSString>] { list(CNContactUrlAddressesKey) }

  /// Always true, because an app has set every value.
  open func isKeyAvailable(_ key: String) -> Bool { true }
  open func areKeysAvailable(_ keyDescriptors: [any CNKeyDescriptor]) -> Bool { true }
  open class func localizedString(forKey key: String) -> String { key }

  open func copy(with zone: NSZone? = nil) -> Any {
    let other = CNContact()
    other.values = values
    return other
  }
  open func mutableCopy(with zone: NSZone? = nil) -> Any {
    let other = CNMutableContact()
    other.values = values
    return other
  }

  // A predicate that matches no contact, because the store has none.
  open class func predicateForContacts(matchingName name: String) -> NSPredicate {
    NSPredicate(value: false)
  }
  open class func predicateForContacts(withIdentifiers identifiers: [String]) -> NSPredicate {
    NSPredicate(value: false)
  }
  open class func predicateForContacts(matchingEmailAddress emailAddress: String) -> NSPredicate {
    NSPredicate(value: false)
  }
  open class func predicateForContacts(matching phoneNumber: CNPhoneNumber) -> NSPredicate {
    NSPredicate(value: false)
  }
  open class func predicateForContactsInContainer(
    withIdentifier containerIdentifier: String
  ) -> NSPredicate { NSPredicate(value: false) }
}

open class CNMutableContact: CNContact, @unchecked Sendable {
  open override var contactType: CNContactType {
    get { super.contactType }
    set { values[CNContactTypeKey] = newValue }
  }
  open override var namePrefix: String {
    get { super.namePrefix }
    set { values[CNContactNamePrefixKey] = newValue }
  }
  open override var givenName: String {
    get { super.givenName }
    set { values[CNContactGivenNameKey] = newValue }
  }
  open override var middleName: String {
    get { super.middleName }
    set { values[CNContactMiddleNameKey] = newValue }
  }
  open override var familyName: String {
    get { super.familyName }
    set { values[CNContactFamilyNameKey] = newValue }
  }
  open override var nameSuffix: String {
    get { super.nameSuffix }
    set { values[CNContactNameSuffixKey] = newValue }
  }
  open override var nickname: String {
    get { super.nickname }
    set { values[CNContactNicknameKey] = newValue }
  }
  open override var organizationName: String {
    get { super.organizationName }
    set { values[CNContactOrganizationNameKey] = newValue }
  }
  open override var departmentName: String {
    get { super.departmentName }
    set { values[CNContactDepartmentNameKey] = newValue }
  }
  open override var jobTitle: String {
    get { super.jobTitle }
    set { values[CNContactJobTitleKey] = newValue }
  }
  open override var note: String {
    get { super.note }
    set { values[CNContactNoteKey] = newValue }
  }
  open override var imageData: Data? {
    get { super.imageData }
    set { values[CNContactImageDataKey] = newValue }
  }
  open override var birthday: DateComponents? {
    get { super.birthday }
    set { values[CNContactBirthdayKey] = newValue }
  }
  open override var phoneNumbers: [CNLabeledValue<CNPhoneNumber>] {
    get { super.phoneNumbers }
    set { values[CNContactPhoneNumbersKey] = newValue }
  }
  open override var emailAddresses: [CNLabeledValue<NSString>] {
    get { super.emailAddresses }
    set { values[CNContactEmailAddressesKey] = newValue }
  }
  open override var postalAddresses: [CNLabeledValue<CNPostalAddress>] {
    get { super.postalAddresses }
    set { values[CNContactPostalAddressesKey] = newValue }
  }
  open override var urlAddresses: [CNLabeledValue<NSString>] {
    get { super.urlAddresses }
    set { values[CNContactUrlAddressesKey] = newValue }
  }
}

public enum CNContactFormatterStyle: Int, Sendable {
  case fullName = 0
  case phoneticFullName = 1
}

/// Writes the name of a contact: its parts in the order of English, or the name of its organization.
open class CNContactFormatter: NSObject, @unchecked Sendable {
  public override init() { super.init() }
  open var style = CNContactFormatterStyle.fullName

  open func string(from contact: CNContact) -> String? { Self.string(from: contact, style: style) }
  open class func string(from contact: CNContact, style: CNContactFormatterStyle) -> String? {
    let parts = [
      contact.namePrefix, contact.givenName, contact.middleName, contact.familyName,
      contact.nameSuffix,
    ]
    let name = parts.filter { !$0.isEmpty }.joined(separator: " ")
    let text = name.isEmpty ? contact.organizationName : name
    return text.isEmpty ? nil : text
  }
  open class func descriptorForRequiredKeys(
    for style: CNContactFormatterStyle
  ) -> any CNKeyDescriptor { CNContactGivenNameKey }
}

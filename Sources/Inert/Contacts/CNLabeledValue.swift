import UIKit

public let CNLabelHome = "_$!<Home>!$_"
public let CNLabelWork = "_$!<Work>!$_"
public let CNLabelSchool = "_$!<School>!$_"
public let CNLabelOther = "_$!<Other>!$_"
public let CNLabelEmailiCloud = "iCloud"
public let CNLabelURLAddressHomePage = "_$!<HomePage>!$_"
public let CNLabelDateAnniversary = "_$!<Anniversary>!$_"
public let CNLabelPhoneNumberiPhone = "iPhone"
public let CNLabelPhoneNumberMobile = "_$!<Mobile>!$_"
public let CNLabelPhoneNumberMain = "_$!<Main>!$_"
public let CNLabelPhoneNumberHomeFax = "_$!<HomeFAX>!$_"
public let CNLabelPhoneNumberWorkFax = "_$!<WorkFAX>!$_"
public let CNLabelPhoneNumberPager = "_$!<Pager>!$_"

/// A value of a contact, such as a telephone number, with its label.
open class CNLabeledValue<ValueType>: NSObject, NSCopying, @unchecked Sendable
where ValueType: NSCopying {
  public init(label: String?, value: ValueType) { (self.label, self.value) = (label, value) }
  /// Empty, because no store has the value.
  open var identifier: String { "" }
  public let label: String?
  public let value: ValueType

  open func settingLabel(_ label: String?) -> CNLabeledValue<ValueType> {
    CNLabeledValue(label: label, value: value)
  }
  open func settingValue(_ value: ValueType) -> CNLabeledValue<ValueType> {
    CNLabeledValue(label: label, value: value)
  }
  open func settingLabel(_ label: String?, value: ValueType) -> CNLabeledValue<ValueType> {
    CNLabeledValue(label: label, value: value)
  }
  open func copy(with zone: NSZone? = nil) -> Any { self }

  /// The label in English, without the signs that Contacts puts around its own labels.
  open class func localizedString(forLabel label: String) -> String {
    guard label.hasPrefix("_$!<"), label.hasSuffix(">!$_") else { return label }
    return label.dropFirst(4).dropLast(4).lowercased()
  }
}

/// A telephone number.
open class CNPhoneNumber: NSObject, NSCopying, @unchecked Sendable {
  public init(stringValue string: String) { stringValue = string }
  public let stringValue: String
  open func copy(with zone: NSZone? = nil) -> Any { self }
  open override func isEqual(_ object: Any?) -> Bool {
    (object as? CNPhoneNumber)?.stringValue == stringValue
  }
  open override var hash: Int { stringValue.hashValue }
}

/// A postal address.
open class CNPostalAddress: NSObject, NSCopying, @unchecked Sendable {
  public override init() { super.init() }
  open fileprivate(set) var street = ""
  open fileprivate(set) var subLocality = ""
  open fileprivate(set) var city = ""
  open fileprivate(set) var subAdministrativeArea = ""
  open fileprivate(set) var state = ""
  open fileprivate(set) var postalCode = ""
  open fileprivate(set) var country = ""
  open fileprivate(set) var isoCountryCode = ""

  open func copy(with zone: NSZone? = nil) -> Any { filled(CNPostalAddress()) }
  open func mutableCopy(with zone: NSZone? = nil) -> Any { filled(CNMutablePostalAddress()) }

  private func filled(_ other: CNPostalAddress) -> CNPostalAddress {
    (other.street, other.subLocality, other.city) = (street, subLocality, city)
    (other.subAdministrativeArea, other.state) = (subAdministrativeArea, state)
    (other.postalCode, other.country, other.isoCountryCode) = (postalCode, country, isoCountryCode)
    return other
  }
}

open class CNMutablePostalAddress: CNPostalAddress, @unchecked Sendable {
  open override var street: String {
    get { super.street }
    set { super.street = newValue }
  }
  open override var subLocality: String {
    get { super.subLocality }
    set { super.subLocality = newValue }
  }
  open override var city: String {
    get { super.city }
    set { super.city = newValue }
  }
  open override var subAdministrativeArea: String {
    get { super.subAdministrativeArea }
    set { super.subAdministrativeArea = newValue }
  }
  open override var state: String {
    get { super.state }
    set { super.state = newValue }
  }
  open override var postalCode: String {
    get { super.postalCode }
    set { super.postalCode = newValue }
  }
  open override var country: String {
    get { super.country }
    set { super.country = newValue }
  }
  open override var isoCountryCode: String {
    get { super.isoCountryCode }
    set { super.isoCountryCode = newValue }
  }
}

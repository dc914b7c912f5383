import Placeholder
@_exported import UIKit

/// The card of a contact: a grey area with the contact's name.
@preconcurrency @MainActor
open class CNContactViewController: UIViewController {
  public convenience init(for contact: CNContact) { self.init(contact) }
  public convenience init(forUnknownContact contact: CNContact) { self.init(contact) }
  public convenience init(forNewContact contact: CNContact?) { self.init(contact ?? CNContact()) }

  private init(_ contact: CNContact) {
    self.contact = contact
    super.init(nibName: nil, bundle: nil)
  }
  public required init?(coder: NSCoder) {
    contact = CNContact()
    super.init(coder: coder)
  }

  public let contact: CNContact
  open weak var delegate: (any CNContactViewControllerDelegate)?
  open var contactStore: CNContactStore?
  open var displayedPropertyKeys: [Any]?
  open var allowsEditing = true
  open var allowsActions = true
  open var shouldShowLinkedContacts = false
  open var message: String?
  open var alternateName: String?

  /// The keys that a contact needs for its card.
  open class func descriptorForRequiredKeys() -> any CNKeyDescriptor { NSString() }

  open override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    let names = [contact.givenName, contact.familyName].filter { !$0.isEmpty }
    PlaceholderView.fill(view, title: names.isEmpty ? "Contact" : names.joined(separator: " "))
  }
}

/// Receives the end of editing. Every requirement is optional.
@preconcurrency @MainActor
public protocol CNContactViewControllerDelegate: NSObjectProtocol {
  func contactViewController(
    _ viewController: CNContactViewController, didCompleteWith contact: CNContact?)
}

extension CNContactViewControllerDelegate {
  public func contactViewController(
    _ viewController: CNContactViewController, didCompleteWith contact: CNContact?
  ) {}
}

import ContactsUI
import Stage
import Testing
import UIKit

@MainActor
struct CNContactPickerViewControllerTests {
  private final class Delegate: NSObject, CNContactPickerDelegate {
    var ends = 0
    func contactPickerDidCancel(_ picker: CNContactPickerViewController) { ends += 1 }
  }

  @Test func `Cancel calls the delegate and dismisses the picker`() throws {
    let stage = Stage(device: .phone)
    let (root, delegate) = (UIViewController(), Delegate())
    stage.show(root)
    let picker = CNContactPickerViewController()
    picker.delegate = delegate
    root.present(picker, animated: true)
    try stage.settle()
    let bar = try #require(picker.view.subviews.compactMap { $0 as? UINavigationBar }.first)
    let item = try #require(bar.topItem?.rightBarButtonItem)
    let button = try #require(item.value(forKey: "view") as? UIControl)
    button.sendActions(for: .touchUpInside)
    try stage.settle()

    #expect(delegate.ends == 1)
    #expect(root.presentedViewController == nil)
    stage.close()
  }

  @Test func `a card has the name of its contact`() {
    let stage = Stage(device: .phone)
    stage.run {
      let contact = CNMutableContact()
      (contact.givenName, contact.familyName) = ("Ada", "Lovelace")
      let card = CNContactViewController(for: contact)
      card.loadViewIfNeeded()
      @MainActor func texts(_ view: UIView) -> [String] {
        [(view as? UILabel)?.text].compactMap { $0 } + view.subviews.flatMap(texts)
      }
      #expect(texts(card.view).contains("Ada Lovelace"))
    }
    stage.close()
  }
}

// Creates a table's cells from a class that is known only at run time.
//
// Swift can create objects of dynamic classes only by `required` initialisers. UIKit does not
// declare the initialisers in this file as required. If Matchcut declared its initialisers as
// required, an app's `override init(style:reuseIdentifier:)` would not compile. Therefore a
// convenience initialiser calls the designated initialiser of the subclass. Below each convenience
// initialiser is a static method with the same symbol name, so a call of the method runs the
// initialiser. Swift can call the static method on any class. As on iOS, the program terminates
// with Swift's own message if the class does not have the designated initialiser.
extension UITableViewCell {
  @_silgen_name("matchcut_UITableViewCell_made")
  convenience init(registeredAs identifier: String) {
    self.init(style: .default, reuseIdentifier: identifier)
  }

  @_silgen_name("matchcut_UITableViewCell_made")
  static func made(registeredAs identifier: consuming String) -> UITableViewCell
}

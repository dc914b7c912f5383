// Creates a table's cells from a class known only at run time.
//
// Swift constructs dynamic classes only through `required` initialisers, and UIKit does not declare
// these as such: a client's `override init(style:reuseIdentifier:)` would not compile. A
// convenience initialiser calls the designated initialiser of the subclass; the method below is
// that convenience initialiser under another symbol name, which Swift allows on any class. A class
// without the designated initialiser terminates the program with Swift's own message, as on iOS.
extension UITableViewCell {
  @_silgen_name("matchcut_UITableViewCell_made")
  convenience init(registeredAs identifier: String) {
    self.init(style: .default, reuseIdentifier: identifier)
  }

  @_silgen_name("matchcut_UITableViewCell_made")
  static func made(registeredAs identifier: consuming String) -> UITableViewCell
}

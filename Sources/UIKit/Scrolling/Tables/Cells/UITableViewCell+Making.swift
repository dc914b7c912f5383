// How a table makes cells of a class that is known only when the program runs.
//
// Swift constructs unknown classes only through initialisers that are `required`, and these UIKit
// does not declare so: a client's `override init(style:reuseIdentifier:)` would not compile. A
// convenience initialiser calls the subclass's own one, whichever it is; the method below is that
// initialiser under another name, which Swift lets one call on any class. A class that lacks the
// designated initialiser ends the program with Swift's own message, as on iOS.
extension UITableViewCell {
  @_silgen_name("matchcut_UITableViewCell_made")
  convenience init(registeredAs identifier: String) {
    self.init(style: .default, reuseIdentifier: identifier)
  }

  @_silgen_name("matchcut_UITableViewCell_made")
  static func made(registeredAs identifier: consuming String) -> UITableViewCell
}

// Creates bars of classes that are known only at run time. `UITableViewCell+Registration.swift`
// explains why a function that creates an object of a class that is known only at run time needs
// two declarations with one symbol name.

extension UINavigationBar {
  @_silgen_name("matchcut_UINavigationBar_made")
  convenience init(madeWith frame: CGRect) { self.init(frame: frame) }

  @_silgen_name("matchcut_UINavigationBar_made")
  static func made(with frame: CGRect) -> UINavigationBar
}

extension UIToolbar {
  @_silgen_name("matchcut_UIToolbar_made")
  convenience init(madeWith frame: CGRect) { self.init(frame: frame) }

  @_silgen_name("matchcut_UIToolbar_made")
  static func made(with frame: CGRect) -> UIToolbar
}

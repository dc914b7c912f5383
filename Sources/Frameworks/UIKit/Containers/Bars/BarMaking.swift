// Creates bars of classes that are known only at run time. Each function has two declarations with
// the same symbol name; `UITableViewCell+Registration.swift` explains why.

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

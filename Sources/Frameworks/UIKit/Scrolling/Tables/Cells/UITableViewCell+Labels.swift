// Creates the labels of the standard cell styles. The fonts and colours of the labels are
// unverified.
extension UITableViewCell {
  func makeMainLabel() -> UILabel {
    let label = UILabel()
    label.font = .systemFont(ofSize: style == .value2 ? 12 : 17)
    if style == .value2 {
      label.textColor = .tintColor
      label.textAlignment = .right
    }
    return label
  }

  func makeDetailLabel() -> UILabel? {
    guard style != .default else { return nil }
    let label = UILabel()
    label.font = .systemFont(ofSize: style == .value1 ? 17 : 12)
    if style == .value1 { label.textColor = .secondaryLabel }
    return label
  }
}

/// Encodes and decodes views in keyed archives, which older source code uses to copy views.
@MainActor
enum ViewArchive {
  static func install() {
    ViewArchiving.current.encode = { view, coder in encode(view, coder, at: "UI") }
    ViewArchiving.current.decode = { view, coder in decode(view, coder, at: "UI") }
  }

  /// The prefix of the keys for a cell's content view. The cell creates its content view itself, so
  /// the archive contains only the properties and subviews of the content view.
  private static let contentPrefix = "UIContent"

  private static func encode(_ view: UIView, _ coder: NSCoder, at prefix: String) {
    coder.encode(ArchivedViews.of(coder).number(of: view), forKey: prefix + "Number")
    for value in ArchivedValue.all { value.encode(view, coder, prefix) }
    if let content = content(of: view) {
      encode(content, coder, at: contentPrefix)
    } else {
      coder.encode(NSArray(array: parts(of: view)), forKey: prefix + "Subviews")
    }
    let constraints = view.constraints.filter { isArchived($0, in: view) }
    coder.encode(NSArray(array: constraints), forKey: prefix + "Constraints")
  }

  private static func decode(_ view: UIView, _ coder: NSCoder, at prefix: String) {
    guard coder.containsValue(forKey: prefix + "Number") else { return }
    ArchivedViews.of(coder)[coder.decodeInteger(forKey: prefix + "Number")] = view
    for value in ArchivedValue.all { value.decode(view, coder, prefix) }
    if let content = content(of: view) {
      decode(content, coder, at: contentPrefix)
    } else {
      let views = coder.decodeObject(forKey: prefix + "Subviews") as? [UIView] ?? []
      for subview in views { view.addSubview(subview) }
    }
    let constraints = coder.decodeObject(forKey: prefix + "Constraints") as? [NSLayoutConstraint]
    NSLayoutConstraint.activate(constraints ?? [])
  }

  private static func content(of view: UIView) -> UIView? {
    (view as? UICollectionViewCell)?.contentView ?? (view as? UITableViewCell)?.contentView
  }

  /// The subviews that the app has added. The parts that UIKit's views create themselves are not
  /// archived, because a decoded view creates its parts again.
  private static func parts(of view: UIView) -> [UIView] {
    if composed.contains(where: { view.isKind(of: $0) }) { return [] }
    return view.subviews.filter { part in
      let module = String(reflecting: type(of: part)).prefix { $0 != "." }
      return module != "UIKit" || plain.contains { type(of: part) == $0 }
    }
  }

  private static let composed: [UIView.Type] = [
    UIButton.self, UISlider.self, UISwitch.self, UIStepper.self, UISegmentedControl.self,
    UIPageControl.self, UITextField.self, UITextView.self, UIProgressView.self,
    UIActivityIndicatorView.self, UITableView.self, UICollectionView.self, UINavigationBar.self,
    UITabBar.self, UIRefreshControl.self,
  ]
  private static let plain: [UIView.Type] =
    composed + [
      UIView.self, UILabel.self, UIImageView.self, UIControl.self, UIScrollView.self,
      UIStackView.self, UIVisualEffectView.self, UITableViewCell.self, UICollectionViewCell.self,
      UICollectionReusableView.self, UITableViewHeaderFooterView.self,
    ]

  /// Whether each object that the constraint connects is `view` or a descendant of `view`.
  /// Constraints that refer to guides are not archived.
  private static func isArchived(_ constraint: NSLayoutConstraint, in view: UIView) -> Bool {
    guard let first = constraint.firstItem as? UIView, first.isDescendant(of: view) else {
      return false
    }
    guard let second = constraint.secondItem else {
      return constraint.secondAttribute == .notAnAttribute
    }
    return (second as? UIView)?.isDescendant(of: view) == true
  }
}

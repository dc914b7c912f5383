// Translates constraints to linear forms of the solver's variables.
//
// Frames are in the superview's coordinate system, so each edge is converted to the coordinate
// system of the items' nearest common ancestor. An item that is itself the common ancestor is
// measured from its own origin. If the ancestor is a scroll view, its edges stand for the edges of
// its content. As in UIKit, transforms are ignored. The bounds origin of views other than scroll
// views is ignored as well (unverified).

extension LayoutSystem {
  private typealias Axis = NSLayoutConstraint.Axis
  private typealias Attribute = NSLayoutConstraint.Attribute

  /// The linear form `first − multiplier × second − constant`; nil after an item has been
  /// deallocated.
  func form(of constraint: NSLayoutConstraint) -> LinearForm? {
    guard let first = constraint.firstItem, let firstView = Self.view(of: first) else { return nil }
    let attributes = [constraint.firstAttribute, constraint.secondAttribute]
    let origins = [constraint.origins.first, constraint.origins.second]
    let isMirrored = firstView.effectiveUserInterfaceLayoutDirection == .rightToLeft
    let isFlipped = isMirrored && attributes.contains(where: \.isDirectional)
    guard let holder = constraint.commonView else { return nil }
    // Distances may have different axes, so each has its own direction.
    let relatesDistances = origins.contains { $0 != nil }
    func side(_ index: Int, _ object: AnyObject) -> LinearForm {
      let isFlippedSide =
        relatesDistances ? isMirrored && attributes[index].isDirectional : isFlipped
      let sign: Double = isFlippedSide ? -1 : 1
      var form = LinearForm()
      form.add(edge(of: object, attributes[index], in: holder, isFlippedSide), times: sign)
      if let origin = origins[index], let item = origin.item {
        form.add(edge(of: item, origin.attribute, in: holder, isFlippedSide), times: -sign)
      }
      return form
    }
    var form = LinearForm(-Double(constraint.constant))
    form.add(side(0, first), times: 1)
    guard constraint.secondAttribute != .notAnAttribute else { return form }
    guard let second = constraint.secondItem else { return nil }
    form.add(side(1, second), times: -Double(constraint.multiplier))
    return form
  }

  /// The view itself, or the owning view of a guide.
  static func view(of item: AnyObject) -> UIView? {
    (item as? UIView) ?? (item as? UILayoutGuide)?.owningView
  }

  /// The linear form of an attribute, in the coordinate system of `holder`, which is the item or
  /// one of its ancestors.
  private func edge(
    of object: AnyObject, _ attribute: Attribute, in holder: UIView, _ isFlipped: Bool
  ) -> LinearForm {
    let axis = attribute.axis
    var place = attribute.place
    if isFlipped, attribute.isDirectional { place = place == .start ? .end : .start }
    guard let view = object as? UIView else {
      let owner = Self.view(of: object)
      return lift(part(of: item(object), place, axis), from: owner, to: holder, axis)
    }
    if attribute.isMargin {
      return lift(
        part(of: item(view.layoutMarginsGuide), place, axis), from: view, to: holder, axis)
    }
    let target: UIView =
      switch place {
      case .firstBaseline: view.forFirstBaselineLayout
      case .lastBaseline: view.forLastBaselineLayout
      default: view
      }
    let insets = target.alignmentRectInsets
    let (before, after) =
      axis == .horizontal
      ? (Double(insets.left), Double(insets.right)) : (Double(insets.top), Double(insets.bottom))
    if place == .size {
      var form = LinearForm(-before - after)
      form.add(1, of: item(view).length(axis))
      return form
    }
    if target === holder {
      if target is any ContentScrolling {
        let content = target.systemGuide(.content, frame: nil)
        return part(of: item(content), place, axis)
      }
      var form = LinearForm()
      form.add(1, of: item(target).length(axis))
      return aligned(form, LinearForm(), place, before, after, target)
    }
    let item = item(target)
    var start = LinearForm()
    start.add(1, of: item.start(axis))
    var length = LinearForm()
    length.add(1, of: item.length(axis))
    let form = aligned(length, start, place, before, after, target)
    return lift(form, from: target.superview, to: holder, axis)
  }

  /// The linear form of an edge or centre line of a guide's frame.
  private func part(of item: LayoutItem, _ place: Attribute.Place, _ axis: Axis) -> LinearForm {
    var length = LinearForm()
    length.add(1, of: item.length(axis))
    if place == .size { return length }
    var start = LinearForm()
    start.add(1, of: item.start(axis))
    return aligned(length, start, place, 0, 0, nil)
  }

  /// The linear form of an edge or centre line of an alignment rectangle. The view's frame begins
  /// at `start`, and the alignment insets are `before` and `after`.
  private func aligned(
    _ length: LinearForm, _ start: LinearForm, _ place: Attribute.Place, _ before: Double,
    _ after: Double, _ view: UIView?
  ) -> LinearForm {
    var form = start
    switch place {
    case .start, .size: form.constant += before
    case .end:
      form.add(length, times: 1)
      form.constant -= after
    case .center:
      form.add(length, times: 0.5)
      form.constant += (before - after) / 2
    case .firstBaseline: form.constant += Double(view?.baselineOffsets.first ?? 0)
    case .lastBaseline:
      form.add(length, times: 1)
      form.constant -= Double(view?.baselineOffsets.last ?? 0)
    }
    return form
  }

  /// Converts a coordinate from the coordinate system of `view` to that of `holder`.
  private func lift(
    _ form: LinearForm, from view: UIView?, to holder: UIView, _ axis: Axis
  ) -> LinearForm {
    var form = form
    var current = view
    while let here = current, here !== holder {
      let item = item(here)
      form.add(1, of: item.start(axis))
      if let origin = item.origin(axis) { form.add(-1, of: origin) }
      current = here.superview
    }
    return form
  }
}

extension UIView {
  /// The nearest common ancestor, which may be one of the two views.
  func commonAncestor(with other: UIView) -> UIView? {
    var current: UIView? = self
    while let here = current {
      if other.isDescendant(of: here) { return here }
      current = here.superview
    }
    return nil
  }

  func existingSystemGuide(_ kind: SystemGuide) -> UILayoutGuide? {
    layoutPart?.systemGuide(kind)
  }
}

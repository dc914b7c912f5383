// The demands that the system itself makes for views and guides.

extension LayoutSystem {
  /// The lowest priority. A root view that does not use its autoresizing mask keeps its size with
  /// this priority.
  private static let stay: Float = 1

  func requested(for item: LayoutItem) -> [Demand] {
    if let guide = item.object as? UILayoutGuide { return requested(for: guide, item) }
    guard let view = item.object as? UIView else { return [] }
    var requested: [Demand] = []
    if let origin = item.origin {
      let corner = fit == nil ? view.bounds.origin : .zero
      requested += [
        equal(origin.x, corner.x, view, "bounds.minX"),
        equal(origin.y, corner.y, view, "bounds.minY"),
      ]
    }
    if view === root {
      requested += rootDemands(view, item)
    } else if view.layoutPart?.isManual == true {
      requested += contentDemands(view, item)
    } else {
      requested += frameDemands(view, item)
    }
    return requested
  }

  private func equal(
    _ variable: Int, _ value: CGFloat, _ view: UIView, _ name: String,
    priority: Float = Simplex.required
  ) -> Demand {
    var form = LinearForm(-Double(value))
    form.add(1, of: variable)
    return Demand(.frame, form, priority: priority) { [weak view] in
      let number = CallTrace.number(Double(value))
      let owner = view.map { World.current.names($0) } ?? "(released)"
      return "<NSAutoresizingMaskLayoutConstraint \(owner).\(name) == \(number)   (active)>"
    }
  }

  // MARK: Views

  /// Returns the demands for the frame that the app or the autoresizing mask gives the view.
  private func frameDemands(_ view: UIView, _ item: LayoutItem) -> [Demand] {
    let frame = view.frameWithoutTransform
    return [
      equal(item.x, frame.minX, view, "minX"), equal(item.y, frame.minY, view, "minY"),
      size(.horizontal, frame.width, view, item), size(.vertical, frame.height, view, item),
    ]
  }

  /// The width or height of a view. When the tree is only measured, the size of a flexible child
  /// follows that of its superview.
  private func size(
    _ axis: NSLayoutConstraint.Axis, _ length: CGFloat, _ view: UIView, _ item: LayoutItem
  ) -> Demand {
    let (isHorizontal, mask) = (axis == .horizontal, view.autoresizingMask)
    let isStretching =
      isHorizontal
      ? mask.intersection([.flexibleWidth, .flexibleLeftMargin, .flexibleRightMargin])
        == .flexibleWidth
      : mask.intersection([.flexibleHeight, .flexibleTopMargin, .flexibleBottomMargin])
        == .flexibleHeight
    let name = isHorizontal ? "width" : "height"
    guard fit != nil, isStretching, let superview = view.superview else {
      return equal(item.length(axis), length, view, name)
    }
    let outer = isHorizontal ? superview.bounds.width : superview.bounds.height
    var form = LinearForm(Double(outer - length))
    form.add(1, of: item.length(axis))
    form.add(-1, of: self.item(superview).length(axis))
    return Demand(.frame, form) { [weak view] in
      let owner = view.map { World.current.names($0) } ?? "(released)"
      return "<NSAutoresizingMaskLayoutConstraint \(owner).\(name)   (active)>"
    }
  }

  private func rootDemands(_ view: UIView, _ item: LayoutItem) -> [Demand] {
    let isManual = view.layoutPart?.isManual == true
    if let fit {
      return [
        equal(item.x, 0, view, "minX"), equal(item.y, 0, view, "minY"),
        equal(item.width, fit.size.width, view, "width", priority: fit.horizontal),
        equal(item.height, fit.size.height, view, "height", priority: fit.vertical),
      ] + contentDemands(view, item)
    }
    guard isManual else { return frameDemands(view, item) }
    let frame = view.frameWithoutTransform
    return [
      equal(item.x, frame.minX, view, "minX"), equal(item.y, frame.minY, view, "minY"),
      equal(item.width, frame.width, view, "width", priority: Self.stay),
      equal(item.height, frame.height, view, "height", priority: Self.stay),
    ] + contentDemands(view, item)
  }

  /// Returns the demands for the intrinsic size, with the priorities of content hugging and
  /// compression resistance.
  private func contentDemands(_ view: UIView, _ item: LayoutItem) -> [Demand] {
    let size = item.content ?? measure(view, item)
    item.content = size
    let insets = view.alignmentRectInsets
    var requested: [Demand] = []
    let axes: [(NSLayoutConstraint.Axis, CGFloat, CGFloat)] = [
      (.horizontal, size.width, insets.left + insets.right),
      (.vertical, size.height, insets.top + insets.bottom),
    ]
    for (axis, length, inset) in axes where length != UIView.noIntrinsicMetric {
      var form = LinearForm(-Double(length + inset))
      form.add(1, of: item.length(axis))
      let hug = view.contentHuggingPriority(for: axis).rawValue
      let resist = resistance(of: view, axis)
      let text = { [weak view] in
        let name = view.map { World.current.names($0) } ?? "(released)"
        return "<NSContentSizeLayoutConstraint \(name).\(axis == .horizontal ? "width" : "height")"
          + " == \(CallTrace.number(Double(length))) Hug:\(CallTrace.number(Double(hug))) "
          + "CompressionResistance:\(CallTrace.number(Double(resist)))   (active)>"
      }
      requested.append(Demand(.content, form, .lessOrEqual, priority: hug, text: text))
      requested.append(Demand(.content, form, .greaterOrEqual, priority: resist, text: text))
    }
    return requested
  }

  /// The priority of the compression resistance. Text that can be wrapped yields its width to a
  /// constraint of the same priority, as the frames in Interface Builder's files show (facts M.7).
  private func resistance(of view: UIView, _ axis: NSLayoutConstraint.Axis) -> Float {
    let priority = view.contentCompressionResistancePriority(for: axis).rawValue
    let yields = axis == .horizontal && view.wrapsContent && priority < Simplex.required
    return yields ? priority.nextDown : priority
  }

  /// The size of a view's content. For content of several lines, the size consists of the preferred
  /// width and the height at the width that the solver computed.
  private func measure(_ view: UIView, _ item: LayoutItem) -> CGSize {
    guard view.wrapsContent else { return view.intrinsicContentSize }
    var size = view.contentSize(wrappedAt: 0)
    if let width = item.wrapWidth, width > 0 {
      size.height = view.contentSize(wrappedAt: width).height
    }
    return size
  }

  // MARK: Guides

  private func requested(for guide: UILayoutGuide, _ item: LayoutItem) -> [Demand] {
    guard let view = guide.owningView,
      let kind = view.layoutPart?.systemGuides.first(where: { $0.guide === guide })?.kind
    else { return [] }
    let owner = self.item(view)
    /// Returns demands that inset the guide's edges from those of the view.
    func inset(_ insets: UIEdgeInsets) -> [Demand] {
      [
        follow(item.x, owner.origin?.x, insets.left, guide, "left"),
        follow(item.y, owner.origin?.y, insets.top, guide, "top"),
        follow(item.width, owner.width, -insets.left - insets.right, guide, "right"),
        follow(item.height, owner.height, -insets.top - insets.bottom, guide, "bottom"),
      ]
    }
    switch kind {
    case .safeArea: return inset(view.safeAreaInsets)
    case .margins: return inset(view.layoutMargins)
    case .readable: return inset(view.readableInsets)
    case .frame: return inset(.zero)
    case .keyboard:
      guard let frame = guide.currentFrame?() else { return [] }
      let bounds = view.bounds
      return inset(
        UIEdgeInsets(
          top: frame.minY - bounds.minY, left: frame.minX - bounds.minX,
          bottom: bounds.maxY - frame.maxY, right: bounds.maxX - frame.maxX))
    case .content:
      return [follow(item.x, nil, 0, guide, "left"), follow(item.y, nil, 0, guide, "top")]
    case .topEdge: return edge(item, owner, guide, height: view.safeAreaInsets.top, isTop: true)
    case .bottomEdge:
      return edge(item, owner, guide, height: view.safeAreaInsets.bottom, isTop: false)
    }
  }

  /// Returns the demands for an area along the top or bottom edge of the owning view.
  private func edge(
    _ item: LayoutItem, _ owner: LayoutItem, _ guide: UILayoutGuide, height: CGFloat, isTop: Bool
  ) -> [Demand] {
    var place = follow(item.y, owner.origin?.y, isTop ? 0 : -height, guide, "top")
    if !isTop {
      var form = place.form
      form.add(-1, of: owner.height)
      place = Demand(.guide, form, text: place.text)
    }
    return [
      follow(item.x, owner.origin?.x, 0, guide, "left"), place,
      follow(item.width, owner.width, 0, guide, "right"),
      follow(item.height, nil, height, guide, "height"),
    ]
  }

  /// Returns the demand that `variable` equals `other` plus `constant`.
  private func follow(
    _ variable: Int, _ other: Int?, _ constant: CGFloat, _ guide: UILayoutGuide, _ name: String
  ) -> Demand {
    var form = LinearForm(-Double(constant))
    form.add(1, of: variable)
    if let other { form.add(-1, of: other) }
    return Demand(.guide, form) { [weak guide] in
      let owner = guide?.owningView.map { World.current.names($0) } ?? "(released)"
      return "<NSLayoutConstraint '\(owner)-\(name)-guide-constraint' "
        + "UILayoutGuide '\(guide?.identifier ?? "")'   (active)>"
    }
  }
}

extension UIView {
  /// The maximum readable width, in points, measured on iOS 26.1 at the standard text size.
  /// Unverified: that the maximum does not depend on the text size.
  private static let readableWidth: CGFloat = 920

  /// The layout margins, which are increased equally on both sides if the readable width would be
  /// too large.
  var readableInsets: UIEdgeInsets {
    var insets = layoutMargins
    let excess = bounds.width - insets.left - insets.right - Self.readableWidth
    guard excess > 0 else { return insets }
    insets.left += excess / 2
    insets.right += excess / 2
    return insets
  }
}

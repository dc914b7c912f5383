extension UIView {
  /// The guides that were added to the view, in order.
  public var layoutGuides: [UILayoutGuide] { layoutPart?.guides ?? [] }

  /// Adds a guide after removing it from the view to which it belonged.
  public func addLayoutGuide(_ layoutGuide: UILayoutGuide) {
    guard layoutGuide.owningView !== self else { return }
    layoutGuide.owningView?.removeLayoutGuide(layoutGuide)
    ensuredLayoutPart.guides.append(layoutGuide)
    layoutGuide.owningView = self
  }

  /// Removes a guide and deactivates the constraints that refer to it.
  public func removeLayoutGuide(_ layoutGuide: UILayoutGuide) {
    guard layoutGuide.owningView === self, let part = layoutPart else { return }
    for constraint in part.naming {
      let items = [
        constraint.firstItem, constraint.secondItem, constraint.origins.first?.item,
        constraint.origins.second?.item,
      ]
      if items.contains(where: { $0 === layoutGuide }) { constraint.isActive = false }
    }
    layoutHost.forget(layoutGuide)
    part.guides.removeAll { $0 === layoutGuide }
    layoutGuide.owningView = nil
  }

  /// The guide of the area that bars and the device's shape do not cover.
  public var safeAreaLayoutGuide: UILayoutGuide {
    systemGuide(.safeArea) { $0.bounds.inset(by: $0.safeAreaInsets) }
  }
  /// The guide of the bounds inset by `layoutMargins`.
  public var layoutMarginsGuide: UILayoutGuide {
    systemGuide(.margins) { $0.bounds.inset(by: $0.layoutMargins) }
  }
  /// The guide of the area inside the layout margins, limited to a readable width.
  public var readableContentGuide: UILayoutGuide {
    systemGuide(.readable) { $0.bounds.inset(by: $0.readableInsets) }
  }

  /// The guide of the area above the safe area.
  var topEdgeGuide: UILayoutGuide {
    systemGuide(.topEdge) {
      CGRect(
        x: $0.bounds.minX, y: $0.bounds.minY, width: $0.bounds.width,
        height: $0.safeAreaInsets.top)
    }
  }
  /// The guide of the area below the safe area.
  var bottomEdgeGuide: UILayoutGuide {
    systemGuide(.bottomEdge) {
      let height = $0.safeAreaInsets.bottom
      return CGRect(
        x: $0.bounds.minX, y: $0.bounds.maxY - height, width: $0.bounds.width, height: height)
    }
  }

  /// The system guide of the given kind, which is created on first use. `frame` returns the guide's
  /// frame without using constraints.
  func systemGuide(_ kind: SystemGuide, frame: ((UIView) -> CGRect)?) -> UILayoutGuide {
    let part = ensuredLayoutPart
    if let guide = part.systemGuide(kind) { return guide }
    let guide = kind.isEdge ? EdgeLayoutGuide() : UILayoutGuide()
    guide.identifier = kind.rawValue
    guide.owningView = self
    if let frame {
      guide.currentFrame = { [weak self] in self.map(frame) ?? .zero }
    }
    part.keep(guide, as: kind)
    return guide
  }
}

extension UILayoutGuide {
  public var leadingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .leading) }
  public var trailingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .trailing) }
  public var leftAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .left) }
  public var rightAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .right) }
  public var centerXAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .centerX) }
  public var topAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(self, .top) }
  public var bottomAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(self, .bottom) }
  public var centerYAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(self, .centerY) }
  public var widthAnchor: NSLayoutDimension { NSLayoutDimension(self, .width) }
  public var heightAnchor: NSLayoutDimension { NSLayoutDimension(self, .height) }

  /// Whether constraints do not fully determine the guide's frame.
  public var hasAmbiguousLayout: Bool { owningView?.layoutHost.isAmbiguous(self) ?? false }
}

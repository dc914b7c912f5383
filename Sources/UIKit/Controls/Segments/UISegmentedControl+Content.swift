// The contents of single segments.

extension UISegmentedControl {
  /// Replaces an image.
  public func setTitle(_ title: String?, forSegmentAt segment: Int) {
    change(segment) { ($0.title, $0.image) = (title, nil) }
  }
  public func titleForSegment(at segment: Int) -> String? { read(segment)?.title }

  /// Replaces a title.
  public func setImage(_ image: UIImage?, forSegmentAt segment: Int) {
    change(segment) { ($0.title, $0.image) = (nil, image) }
  }
  public func imageForSegment(at segment: Int) -> UIImage? { read(segment)?.image }

  /// Sets the action, with its title and image.
  public func setAction(_ action: UIAction, forSegmentAt segment: Int) {
    change(segment) {
      ($0.title, $0.image, $0.action) = (action.title, action.image, action)
    }
  }
  public func actionForSegment(at segment: Int) -> UIAction? { read(segment)?.action }

  /// The segment whose action has this identifier; `NSNotFound` without one.
  public func segmentIndex(identifiedBy actionIdentifier: UIAction.Identifier) -> Int {
    segments.firstIndex { $0.action?.identifier == actionIdentifier } ?? NSNotFound
  }

  /// Points; 0, the default, for a share of the rest.
  public func setWidth(_ width: CGFloat, forSegmentAt segment: Int) {
    change(segment) { $0.width = width.isFinite ? max(0, width) : 0 }
  }
  public func widthForSegment(at segment: Int) -> CGFloat { read(segment)?.width ?? 0 }

  /// Offset of title or image from the centre; points, zero by default.
  public func setContentOffset(_ offset: CGSize, forSegmentAt segment: Int) {
    change(segment) { $0.contentOffset = offset }
  }
  public func contentOffsetForSegment(at segment: Int) -> CGSize {
    read(segment)?.contentOffset ?? .zero
  }

  /// True by default; a disabled segment cannot be selected by touch.
  public func setEnabled(_ enabled: Bool, forSegmentAt segment: Int) {
    change(segment) { $0.isEnabled = enabled }
  }
  public func isEnabledForSegment(at segment: Int) -> Bool { read(segment)?.isEnabled ?? false }

  private func read(_ index: Int) -> Segment? { pinned(index).map { segments[$0] } }

  private func change(_ index: Int, _ change: (Segment) -> Void) {
    guard let segment = read(index) else { return }
    change(segment)
    contentChanged()
  }
}

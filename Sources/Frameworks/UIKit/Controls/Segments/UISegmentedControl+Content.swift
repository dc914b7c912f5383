// The contents of the individual segments.

extension UISegmentedControl {
  /// Sets the title of a segment. The title replaces an image.
  public func setTitle(_ title: String?, forSegmentAt segment: Int) {
    change(segment) { ($0.title, $0.image) = (title, nil) }
  }
  public func titleForSegment(at segment: Int) -> String? { read(segment)?.title }

  /// Sets the image of a segment. The image replaces a title.
  public func setImage(_ image: UIImage?, forSegmentAt segment: Int) {
    change(segment) { ($0.title, $0.image) = (nil, image) }
  }
  public func imageForSegment(at segment: Int) -> UIImage? { read(segment)?.image }

  /// Sets the action of a segment, together with the action's title and image.
  public func setAction(_ action: UIAction, forSegmentAt segment: Int) {
    change(segment) {
      ($0.title, $0.image, $0.action) = (action.title, action.image, action)
    }
  }
  public func actionForSegment(at segment: Int) -> UIAction? { read(segment)?.action }

  /// The segment whose action has this identifier; `NSNotFound` if there is none.
  public func segmentIndex(identifiedBy actionIdentifier: UIAction.Identifier) -> Int {
    segments.firstIndex { $0.action?.identifier == actionIdentifier } ?? NSNotFound
  }

  /// Sets the width of a segment, in points. If it is 0 (the default), the segment gets part of the
  /// remaining width.
  public func setWidth(_ width: CGFloat, forSegmentAt segment: Int) {
    change(segment) { $0.width = width.isFinite ? max(0, width) : 0 }
  }
  public func widthForSegment(at segment: Int) -> CGFloat { read(segment)?.width ?? 0 }

  /// Sets the offset of the title or image from the segment's centre, in points; zero by default.
  public func setContentOffset(_ offset: CGSize, forSegmentAt segment: Int) {
    change(segment) { $0.contentOffset = offset }
  }
  public func contentOffsetForSegment(at segment: Int) -> CGSize {
    read(segment)?.contentOffset ?? .zero
  }

  /// Sets whether a segment is enabled; true by default. A disabled segment cannot be selected by
  /// touch.
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

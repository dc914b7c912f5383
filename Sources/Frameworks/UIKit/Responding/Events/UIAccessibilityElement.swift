/// An accessible object that is not a view, such as a bar of a chart.
///
/// A view lists its elements in `accessibilityElements`, or by overriding
/// `accessibilityElementCount()` and the two methods beside it.
open class UIAccessibilityElement: UIResponder {
  /// The container is not retained.
  public init(accessibilityContainer container: Any) {
    self.container = container as AnyObject
    super.init()
    isAccessibilityElement = true
  }

  private weak var container: AnyObject?
  /// The view or the other object that contains the element.
  open var accessibilityContainer: Any? {
    get { container }
    set { container = newValue.map { $0 as AnyObject } }
  }

  /// The frame in the coordinate system of the container, if this is a view; zero by default. While
  /// it is set, it determines `accessibilityFrame`, also when the container moves.
  open var accessibilityFrameInContainerSpace = CGRect.zero

  open override var accessibilityFrame: CGRect {
    get {
      guard accessibilityFrameInContainerSpace != .zero, let view = container as? UIView else {
        return super.accessibilityFrame
      }
      return view.frameOnScreen(of: accessibilityFrameInContainerSpace)
    }
    set { super.accessibilityFrame = newValue }
  }
}

/// A thing on screen that a popover can belong to.
@preconcurrency @MainActor
public protocol UIPopoverPresentationControllerSourceItem: NSObjectProtocol {
  /// Where it is, in `referenceView`; nil when it is not shown.
  func frame(in referenceView: UIView) -> CGRect?
}

extension UIView: UIPopoverPresentationControllerSourceItem {
  public func frame(in referenceView: UIView) -> CGRect? {
    window == nil ? nil : referenceView.convert(bounds, from: self)
  }
}

extension UIViewController {
  /// The popover that shows this controller, or the nearest presented ancestor; before that, the
  /// one that will, where the style is `.popover`. Nil otherwise.
  public var popoverPresentationController: UIPopoverPresentationController? {
    if let active = activePresentationController {
      return active as? UIPopoverPresentationController
    }
    if modalPresentationStyle == .popover {
      return presentationController as? UIPopoverPresentationController
    }
    return parent?.popoverPresentationController
  }
}

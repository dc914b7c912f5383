extension UIViewController {
  /// The sheet that shows or will show this controller or its nearest presented ancestor.
  ///
  /// Made when it is first read; nil for styles that are no sheets.
  public var sheetPresentationController: UISheetPresentationController? {
    if let active = activePresentationController {
      return active as? UISheetPresentationController
    }
    guard modalPresentationStyle == .pageSheet || modalPresentationStyle == .formSheet else {
      return nil
    }
    return presentationController as? UISheetPresentationController
  }
}

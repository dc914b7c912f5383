/// A layout guide of a view or, for the top and bottom guide, of a controller.
struct GuideBlueprint {
  enum Kind: String {
    case safeArea, contentLayoutGuide, frameLayoutGuide, layoutMargins, top, bottom
  }
  let id: String
  let kind: Kind

  /// The guide of this kind; nil if the view has no such guide.
  @MainActor
  func guide(of view: UIView) -> UILayoutGuide? {
    switch kind {
    case .safeArea: view.safeAreaLayoutGuide
    case .layoutMargins: view.layoutMarginsGuide
    case .contentLayoutGuide: (view as? UIScrollView)?.contentLayoutGuide
    case .frameLayoutGuide: (view as? UIScrollView)?.frameLayoutGuide
    case .top: view.topEdgeGuide
    case .bottom: view.bottomEdgeGuide
    }
  }
}

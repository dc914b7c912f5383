extension TransitionEvidence {
  /// The presenter's view; nil for pushes, pops and tab changes.
  var presenterPage: Subject? {
    switch kind {
    case .present: fromPage
    case .dismiss: toPage
    case .push, .pop, .tab: nil
    }
  }
}

extension AnimatableProperty {
  /// The name of the corresponding `UIView` property.
  package var viewName: String {
    switch self {
    case .opacity: "alpha"
    case .hidden: "isHidden"
    case .position: "center"
    default: rawValue
    }
  }
}

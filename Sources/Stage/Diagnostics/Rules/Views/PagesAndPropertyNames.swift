extension TransitionEvidence {
  /// The presenter's view; nil where nothing is presented.
  var presenterPage: Subject? {
    switch kind {
    case .present: fromPage
    case .dismiss: toPage
    case .push, .pop, .tab: nil
    }
  }
}

extension AnimatableProperty {
  /// As views call it.
  package var viewName: String {
    switch self {
    case .opacity: "alpha"
    case .hidden: "isHidden"
    case .position: "center"
    default: rawValue
    }
  }
}

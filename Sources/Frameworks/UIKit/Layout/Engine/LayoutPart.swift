/// The Auto Layout state of a view that has constraints or whose descendants do.
///
/// If a view has an Auto Layout state, all its superviews have one too, so that the root's state
/// can always be found.
@MainActor
final class LayoutPart {
  private(set) weak var view: UIView?
  /// The constraints that belong to the view.
  var held: [NSLayoutConstraint] = []
  /// The active constraints that refer to the view or one of its guides.
  var naming: [NSLayoutConstraint] = []
  var guides: [UILayoutGuide] = []
  /// The system guides, in the order in which they were first used.
  private(set) var systemGuides: [(kind: SystemGuide, guide: UILayoutGuide)] = []
  /// Whether constraints alone determine the frame.
  var isManual = false
  /// The bounds and the centre that the solver set most recently; nil before the first time.
  var placed: Placement?
  var hugging: [NSLayoutConstraint.Axis: UILayoutPriority] = [:]
  var resistance: [NSLayoutConstraint.Axis: UILayoutPriority] = [:]
  /// The engine of the tree whose root is this view; nil for other views.
  var ownHost: LayoutEngine?

  init(_ view: UIView) { self.view = view }

  func systemGuide(_ kind: SystemGuide) -> UILayoutGuide? {
    systemGuides.first { $0.kind == kind }?.guide
  }

  func keep(_ guide: UILayoutGuide, as kind: SystemGuide) { systemGuides.append((kind, guide)) }
}

/// A place in the superview that a transform does not change.
struct Placement: Equatable {
  let size: CGSize
  let center: CGPoint

  @MainActor init(of view: UIView) { (size, center) = (view.bounds.size, view.center) }
}

/// The guides that the system aligns with a view.
enum SystemGuide: String, CaseIterable {
  case safeArea = "UIViewSafeAreaLayoutGuide"
  case margins = "UIViewLayoutMarginsGuide"
  case readable = "UIViewReadableContentGuide"
  case content = "UIScrollView-contentLayoutGuide"
  case frame = "UIScrollView-frameLayoutGuide"
  case keyboard = "UIKeyboardLayoutGuide"
  case topEdge = "UIViewController-topLayoutGuide"
  case bottomEdge = "UIViewController-bottomLayoutGuide"

  var isEdge: Bool { self == .topEdge || self == .bottomEdge }
}

/// A view with scrollable content. In constraints of its subviews, the view's edges stand for the
/// edges of its content.
@MainActor
protocol ContentScrolling: UIView {
  var contentSize: CGSize { get set }
  /// The scale at which the content is shown.
  var zoomScale: CGFloat { get }
  func zooms(_ view: UIView) -> Bool
}

extension UIView {
  var layoutPart: LayoutPart? { constraintPart as? LayoutPart }
}

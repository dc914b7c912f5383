/// What Auto Layout keeps of a view that takes part in it, or that holds one that does.
///
/// Whoever has a part has a superview with a part, so that the root's is always found.
@MainActor
final class LayoutPart {
  private(set) weak var view: UIView?
  /// The constraints that belong to the view.
  var held: [NSLayoutConstraint] = []
  /// The active constraints that name the view or one of its guides.
  var naming: [NSLayoutConstraint] = []
  var guides: [UILayoutGuide] = []
  /// In the order they were first asked for.
  private(set) var systemGuides: [(kind: SystemGuide, guide: UILayoutGuide)] = []
  /// Whether constraints alone decide the frame.
  var isManual = false
  var hugging: [NSLayoutConstraint.Axis: UILayoutPriority] = [:]
  var resistance: [NSLayoutConstraint.Axis: UILayoutPriority] = [:]
  /// Solves the tree whose root the view is.
  var ownHost: (any LayoutHost)?

  init(_ view: UIView) { self.view = view }

  func systemGuide(_ kind: SystemGuide) -> UILayoutGuide? {
    systemGuides.first { $0.kind == kind }?.guide
  }

  func keep(_ guide: UILayoutGuide, as kind: SystemGuide) { systemGuides.append((kind, guide)) }
}

/// The guides that the system keeps in step with a view.
enum SystemGuide: String, CaseIterable {
  case safeArea = "UIViewSafeAreaLayoutGuide"
  case margins = "UIViewLayoutMarginsGuide"
  case readable = "UIViewReadableContentGuide"
  case content = "UIScrollView-contentLayoutGuide"
  case frame = "UIScrollView-frameLayoutGuide"
}

/// Solves the constraints of one tree of views.
@MainActor
protocol LayoutHost: ConstraintHome {
  func adopt(_ constraint: NSLayoutConstraint)
  /// A view without constraints of its own that the solver is to place all the same.
  func adopt(_ view: UIView)
  /// A view or guide goes; no constraint names it any more.
  func forget(_ item: AnyObject)
  func contentSizeChanged(of view: UIView)
  func rephrase(_ constraint: NSLayoutConstraint)
  func needsPass()
  var isPassDue: Bool { get }
  /// Updates constraints and solves them; superviews of what has moved are marked for layout,
  /// but for one that is being laid out.
  func runPass(whileLayingOut view: UIView?)
  func placeSubviews(of view: UIView)
  func isAmbiguous(_ item: AnyObject) -> Bool
}

/// A view whose content is larger than itself: its edges are the content's for what it holds.
@MainActor
protocol ContentScrolling: UIView {
  var contentSize: CGSize { get set }
  /// The scale of its content.
  var zoomScale: CGFloat { get }
  func zooms(_ view: UIView) -> Bool
}

extension UIView {
  var layoutPart: LayoutPart? { constraintPart as? LayoutPart }
}

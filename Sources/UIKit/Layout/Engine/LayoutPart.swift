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
  var ownHost: LayoutEngine?

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

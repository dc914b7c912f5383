/// The card of a sheet. The card has rounded corners, a shadow and a grabber, and contains the
/// presented view.
///
/// The card itself casts the shadow. Because the radii of the top and bottom corners differ, one
/// inner view clips the bottom corners and another one the top corners.
@MainActor
final class SheetView: UIView, ScrollDragTaker {
  private let base = UIView()
  private let face = UIView()
  let grabber = Grabber()
  /// Returns whether the sheet takes over the drag that an inner scroll view is about to begin.
  var takesDrag: ((ScrollIntent) -> Bool)?
  private(set) var content: UIView?
  /// Returns whether the views behind the sheet are dimmed, so that they cannot be used.
  var dimsSurroundings: (() -> Bool)?
  override var accessibilityViewIsModal: Bool {
    get { dimsSurroundings?() ?? super.accessibilityViewIsModal }
    set { super.accessibilityViewIsModal = newValue }
  }

  /// A floating sheet's shadow, measured on iOS 26.1 (`measured/sheets.json`).
  private static let shadowSigma: CGFloat = 15.5
  private static let shadowOpacity: CGFloat = 0.09
  private static let shadowDrop: CGFloat = 7.5
  /// An invisible background colour. The background colour is needed because a layer without any
  /// content does not cast a shadow.
  private static let faintest = UIColor(white: 0, alpha: 0.001)

  override init(frame: CGRect) {
    super.init(frame: frame)
    backgroundColor = Self.faintest
    layer.shadowRadius = Self.shadowSigma
    layer.shadowOffset = CGSize(width: 0, height: Self.shadowDrop)
    for (view, corners) in [(base, Self.bottomCorners), (face, Self.topCorners)] {
      view.frame = bounds
      view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      view.clipsToBounds = true
      view.layer.maskedCorners = corners
    }
    addSubview(base)
    base.addSubview(face)
    face.addSubview(grabber)
    grabber.isHidden = true
  }

  required init?(coder: NSCoder) { nil }

  private static let topCorners: CACornerMask = [.layerMinXMinYCorner, .layerMaxXMinYCorner]
  private static let bottomCorners: CACornerMask = [.layerMinXMaxYCorner, .layerMaxXMaxYCorner]

  /// Adds the presented view below the grabber.
  func hold(_ view: UIView) {
    content = view
    view.transform = .identity
    view.frame = face.bounds
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    face.insertSubview(view, at: 0)
  }

  func letGo() {
    if content?.superview === face { content?.removeFromSuperview() }
    content = nil
  }

  func show(_ place: SheetGeometry.Place) {
    frame = place.frame
    layer.cornerRadius = place.corners.top
    face.layer.cornerRadius = place.corners.top
    base.layer.cornerRadius = place.corners.bottom
    layer.shadowOpacity = Float(Self.shadowOpacity * place.shadow)
    grabber.centre(in: face.bounds)
    face.setBottomSafeArea(place.innerBottom)
  }

  // MARK: ScrollDragTaker

  func takesDrag(_ intent: ScrollIntent) -> Bool { takesDrag?(intent) ?? false }

  /// The views that are animated when the sheet settles.
  var parts: [UIView] { [self, base, face, grabber] + (content.map { [$0] } ?? []) }

  /// The grabber: a strip at the top which indicates that the sheet can be dragged.
  ///
  /// The grabber's size is 36 × 5 points, its radius is 2.5 points, and it is 5 points below the
  /// top edge. The grabber's colour is (120, 120, 128) with an opacity of 0.4295. All values were
  /// measured on iOS 26.1.
  final class Grabber: UIView {
    private static let size = CGSize(width: 36, height: 5)
    private static let top: CGFloat = 5

    init() {
      super.init(frame: CGRect(origin: .zero, size: Self.size))
      backgroundColor = UIColor(
        red: 120 / 255, green: 120 / 255, blue: 128 / 255, alpha: 0.4295)
      layer.cornerRadius = Self.size.height / 2
      isUserInteractionEnabled = false
    }

    required init?(coder: NSCoder) { nil }

    func centre(in bounds: CGRect) {
      frame = CGRect(
        x: (bounds.width - Self.size.width) / 2, y: Self.top, width: Self.size.width,
        height: Self.size.height)
    }
  }
}

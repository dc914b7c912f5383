/// The card of a sheet: rounded corners, shadow and grabber around the presented view.
///
/// The shadow is on the card itself; inside, one view clips the bottom corners and one the top
/// corners, since their radii differ.
@MainActor
final class SheetView: UIView, ScrollDragTaker {
  private let base = UIView()
  private let face = UIView()
  let grabber = Grabber()
  /// Returns whether the sheet takes the drag that an inner scroll view is about to begin.
  var takesDrag: ((ScrollIntent) -> Bool)?
  private(set) var content: UIView?

  /// Measured on iOS 26.1 (`measured/sheets.json`): a floating sheet's shadow.
  private static let shadowSigma: CGFloat = 15.5
  private static let shadowOpacity: CGFloat = 0.09
  private static let shadowDrop: CGFloat = 7.5
  /// A layer without any content casts no shadow; this alpha is invisible.
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

  /// Adds the presented view, below the grabber.
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

  /// The views that animate when the sheet settles.
  var parts: [UIView] { [self, base, face, grabber] + (content.map { [$0] } ?? []) }

  /// The grabber: the strip at the top that indicates that the sheet can be dragged.
  ///
  /// Measured on iOS 26.1: 36 × 5, radius 2.5, 5 below the top, (120, 120, 128) at 0.4295.
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

/// A place that is marked on a map.
public protocol MKAnnotation: NSObjectProtocol {
  var coordinate: CLLocationCoordinate2D { get }
  var title: String? { get }
  var subtitle: String? { get }
}

extension MKAnnotation {
  public var title: String? { nil }
  public var subtitle: String? { nil }
}

open class MKShape: NSObject {
  public override init() { super.init() }
  open var title: String?
  open var subtitle: String?
}

open class MKPointAnnotation: MKShape, MKAnnotation {
  public override init() { super.init() }
  public convenience init(coordinate: CLLocationCoordinate2D) {
    self.init()
    self.coordinate = coordinate
  }
  public convenience init(
    coordinate: CLLocationCoordinate2D, title: String?, subtitle: String?
  ) {
    self.init(coordinate: coordinate)
    (self.title, self.subtitle) = (title, subtitle)
  }
  open var coordinate = CLLocationCoordinate2D()
}

/// The user's place. Matchcut never shows it.
open class MKUserLocation: NSObject, MKAnnotation {
  open var location: CLLocation? { nil }
  open var heading: CLHeading? { nil }
  open var isUpdating: Bool { false }
  open var coordinate: CLLocationCoordinate2D { kCLLocationCoordinate2DInvalid }
  open var title: String?
  open var subtitle: String?
}

/// The view of an annotation. A map view shows it at the place of its annotation.
@preconcurrency @MainActor
open class MKAnnotationView: UIView {
  public init(annotation: (any MKAnnotation)?, reuseIdentifier: String?) {
    self.annotation = annotation
    self.reuseIdentifier = reuseIdentifier
    super.init(frame: .zero)
  }
  public required init?(coder: NSCoder) {
    reuseIdentifier = nil
    super.init(coder: coder)
  }

  open var annotation: (any MKAnnotation)?
  public let reuseIdentifier: String?
  /// The picture; the view gets its size.
  open var image: UIImage? {
    didSet {
      picture.image = image
      if picture.superview == nil { addSubview(picture) }
      bounds.size = image?.size ?? .zero
      picture.frame = bounds
    }
  }
  private lazy var picture = UIImageView(frame: .zero)
  open var centerOffset = CGPoint.zero
  open var calloutOffset = CGPoint.zero
  open var canShowCallout = false
  open var isEnabled = true
  open var isSelected = false
  open var isDraggable = false
  open var leftCalloutAccessoryView: UIView?
  open var rightCalloutAccessoryView: UIView?
  open var detailCalloutAccessoryView: UIView?
  open var clusteringIdentifier: String?

  open func prepareForReuse() {}
  open func prepareForDisplay() {}
  open func setSelected(_ selected: Bool, animated: Bool) { isSelected = selected }
}

/// An annotation view with a red disc instead of Apple's marker.
@preconcurrency @MainActor
open class MKMarkerAnnotationView: MKAnnotationView {
  public override init(annotation: (any MKAnnotation)?, reuseIdentifier: String?) {
    super.init(annotation: annotation, reuseIdentifier: reuseIdentifier)
    Pin.show(in: self)
  }
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  open var markerTintColor: UIColor? {
    didSet { backgroundColor = markerTintColor ?? .systemRed }
  }
  open var glyphText: String?
  open var glyphTintColor: UIColor?
  open var glyphImage: UIImage?
  open var animatesWhenAdded = false
}

/// An annotation view with a red disc instead of Apple's pin.
@preconcurrency @MainActor
open class MKPinAnnotationView: MKAnnotationView {
  public override init(annotation: (any MKAnnotation)?, reuseIdentifier: String?) {
    super.init(annotation: annotation, reuseIdentifier: reuseIdentifier)
    Pin.show(in: self)
  }
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  open var pinTintColor: UIColor! {
    get { backgroundColor }
    set { backgroundColor = newValue }
  }
  open var animatesDrop = false
}

@MainActor
private enum Pin {
  /// In points.
  static let diameter: CGFloat = 16

  static func show(in view: UIView) {
    view.bounds.size = CGSize(width: diameter, height: diameter)
    view.backgroundColor = .systemRed
    view.layer.cornerRadius = diameter / 2
    view.layer.borderWidth = 2
    view.layer.borderColor = UIColor.white.cgColor
  }
}

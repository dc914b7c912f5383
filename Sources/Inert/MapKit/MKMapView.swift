import Placeholder

/// A map without a map: a labelled area, with the views of its annotations.
///
/// Places follow a plain projection: a degree is as long everywhere in the region. The region
/// changes at once, without an animation, and gestures do not change it.
@preconcurrency @MainActor
open class MKMapView: UIView {
  public override init(frame: CGRect) {
    super.init(frame: frame)
    setUp()
  }
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
  }
  private func setUp() {
    clipsToBounds = true
    placeholder = PlaceholderView.fill(self, title: "Map")
    describe()
  }
  private var placeholder: PlaceholderView?

  open weak var delegate: (any MKMapViewDelegate)?
  open var mapType = MKMapType.standard
  open var isZoomEnabled = true
  open var isScrollEnabled = true
  open var isRotateEnabled = true
  open var isPitchEnabled = true
  open var showsCompass = true
  open var showsScale = false
  open var showsTraffic = false
  open var showsBuildings = true
  /// Has no effect, because the device has no location.
  open var showsUserLocation = false
  public let userLocation = MKUserLocation()
  open var isUserLocationVisible: Bool { false }
  open var userTrackingMode = MKUserTrackingMode.none
  open func setUserTrackingMode(_ mode: MKUserTrackingMode, animated: Bool) {
    userTrackingMode = mode
  }

  // MARK: Region

  open var region = MKCoordinateRegion(
    center: CLLocationCoordinate2D(),
    span: MKCoordinateSpan(latitudeDelta: 180, longitudeDelta: 360))
  {
    didSet {
      describe()
      setNeedsLayout()
      TickQueue.post { [weak self] in
        guard let self else { return }
        delegate?.mapView(self, regionDidChangeAnimated: false)
      }
    }
  }
  open func setRegion(_ region: MKCoordinateRegion, animated: Bool) {
    delegate?.mapView(self, regionWillChangeAnimated: animated)
    self.region = region
  }
  open func regionThatFits(_ region: MKCoordinateRegion) -> MKCoordinateRegion { region }
  open var centerCoordinate: CLLocationCoordinate2D {
    get { region.center }
    set { region.center = newValue }
  }
  open func setCenter(_ coordinate: CLLocationCoordinate2D, animated: Bool) {
    setRegion(MKCoordinateRegion(center: coordinate, span: region.span), animated: animated)
  }

  private func describe() {
    let (x, y) = (region.center.longitude, region.center.latitude)
    placeholder?.text = "\(Self.text(y)), \(Self.text(x))"
  }
  private static func text(_ degrees: Double) -> String {
    CallTrace.number((degrees * 1000).rounded() / 1000)
  }

  open func convert(
    _ coordinate: CLLocationCoordinate2D, toPointTo view: UIView?
  ) -> CGPoint {
    let span = region.span
    let dx = (coordinate.longitude - region.center.longitude) / max(span.longitudeDelta, 1e-9)
    let dy = (coordinate.latitude - region.center.latitude) / max(span.latitudeDelta, 1e-9)
    let point = CGPoint(
      x: bounds.midX + CGFloat(dx) * bounds.width, y: bounds.midY - CGFloat(dy) * bounds.height)
    return convert(point, to: view)
  }
  open func convert(
    _ point: CGPoint, toCoordinateFrom view: UIView?
  ) -> CLLocationCoordinate2D {
    let mine = convert(point, from: view)
    guard bounds.width > 0, bounds.height > 0 else { return region.center }
    let dx = Double((mine.x - bounds.midX) / bounds.width)
    let dy = Double((bounds.midY - mine.y) / bounds.height)
    return CLLocationCoordinate2D(
      latitude: region.center.latitude + dy * region.span.latitudeDelta,
      longitude: region.center.longitude + dx * region.span.longitudeDelta)
  }

  // MARK: Annotations

  open private(set) var annotations: [any MKAnnotation] = []
  open private(set) var selectedAnnotations: [any MKAnnotation] = []
  private var views: [ObjectIdentifier: MKAnnotationView] = [:]
  private var classes: [String: MKAnnotationView.Type] = [:]

  open func addAnnotation(_ annotation: any MKAnnotation) {
    annotations.append(annotation)
    setNeedsLayout()
  }
  open func addAnnotations(_ annotations: [any MKAnnotation]) {
    for annotation in annotations { addAnnotation(annotation) }
  }
  open func removeAnnotation(_ annotation: any MKAnnotation) {
    annotations.removeAll { $0 === annotation }
    selectedAnnotations.removeAll { $0 === annotation }
    views.removeValue(forKey: ObjectIdentifier(annotation))?.removeFromSuperview()
  }
  open func removeAnnotations(_ annotations: [any MKAnnotation]) {
    for annotation in annotations { removeAnnotation(annotation) }
  }
  /// Shows the smallest region with all the annotations, and a tenth more on each side.
  open func showAnnotations(_ annotations: [any MKAnnotation], animated: Bool) {
    for annotation in annotations where !self.annotations.contains(where: { $0 === annotation }) {
      addAnnotation(annotation)
    }
    let (x, y) = (
      annotations.map(\.coordinate.longitude), annotations.map(\.coordinate.latitude)
    )
    guard let left = x.min(), let right = x.max(), let low = y.min(), let high = y.max() else {
      return
    }
    let center = CLLocationCoordinate2D(
      latitude: (low + high) / 2, longitude: (left + right) / 2)
    let span = MKCoordinateSpan(
      latitudeDelta: max((high - low) * 1.2, 0.01), longitudeDelta: max((right - left) * 1.2, 0.01))
    setRegion(MKCoordinateRegion(center: center, span: span), animated: animated)
  }
  open func selectAnnotation(_ annotation: any MKAnnotation, animated: Bool) {
    layoutIfNeeded()
    selectedAnnotations = [annotation]
    guard let view = view(for: annotation) else { return }
    view.setSelected(true, animated: animated)
    delegate?.mapView(self, didSelect: view)
  }
  open func deselectAnnotation(_ annotation: (any MKAnnotation)?, animated: Bool) {
    guard let annotation, let view = view(for: annotation) else { return }
    selectedAnnotations.removeAll { $0 === annotation }
    view.setSelected(false, animated: animated)
    delegate?.mapView(self, didDeselect: view)
  }

  open func view(for annotation: any MKAnnotation) -> MKAnnotationView? {
    views[ObjectIdentifier(annotation)]
  }
  open func register(
    _ viewClass: AnyClass?, forAnnotationViewWithReuseIdentifier identifier: String
  ) {
    classes[identifier] = viewClass as? MKAnnotationView.Type
  }
  /// Always nil: no view is reused.
  open func dequeueReusableAnnotationView(withIdentifier identifier: String) -> MKAnnotationView? {
    nil
  }
  open func dequeueReusableAnnotationView(
    withIdentifier identifier: String, for annotation: any MKAnnotation
  ) -> MKAnnotationView {
    UIKitLog.warnOnce(
      "MKMapView creates plain annotation views, because a class is not created by its identifier.",
      .missingService)
    return MKMarkerAnnotationView(annotation: annotation, reuseIdentifier: identifier)
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    for annotation in annotations {
      let key = ObjectIdentifier(annotation)
      let view =
        views[key] ?? delegate?.mapView(self, viewFor: annotation)
        ?? MKMarkerAnnotationView(annotation: annotation, reuseIdentifier: nil)
      if views[key] == nil {
        views[key] = view
        addSubview(view)
      }
      let point = convert(annotation.coordinate, toPointTo: self)
      view.center = CGPoint(x: point.x + view.centerOffset.x, y: point.y + view.centerOffset.y)
    }
  }
}

/// Observes a map view and provides the views of annotations. Every method is optional.
@preconcurrency @MainActor
public protocol MKMapViewDelegate: NSObjectProtocol {
  func mapView(_ mapView: MKMapView, regionWillChangeAnimated animated: Bool)
  func mapView(_ mapView: MKMapView, regionDidChangeAnimated animated: Bool)
  func mapViewDidFinishLoadingMap(_ mapView: MKMapView)
  func mapView(_ mapView: MKMapView, viewFor annotation: any MKAnnotation) -> MKAnnotationView?
  func mapView(_ mapView: MKMapView, didSelect view: MKAnnotationView)
  func mapView(_ mapView: MKMapView, didDeselect view: MKAnnotationView)
  func mapView(_ mapView: MKMapView, didUpdate userLocation: MKUserLocation)
  func mapView(
    _ mapView: MKMapView, annotationView view: MKAnnotationView,
    calloutAccessoryControlTapped control: UIControl)
}

extension MKMapViewDelegate {
  public func mapView(_ mapView: MKMapView, regionWillChangeAnimated animated: Bool) {}
  public func mapView(_ mapView: MKMapView, regionDidChangeAnimated animated: Bool) {}
  public func mapViewDidFinishLoadingMap(_ mapView: MKMapView) {}
  public func mapView(
    _ mapView: MKMapView, viewFor annotation: any MKAnnotation
  ) -> MKAnnotationView? { nil }
  public func mapView(_ mapView: MKMapView, didSelect view: MKAnnotationView) {}
  public func mapView(_ mapView: MKMapView, didDeselect view: MKAnnotationView) {}
  public func mapView(_ mapView: MKMapView, didUpdate userLocation: MKUserLocation) {}
  public func mapView(
    _ mapView: MKMapView, annotationView view: MKAnnotationView,
    calloutAccessoryControlTapped control: UIControl
  ) {}
}

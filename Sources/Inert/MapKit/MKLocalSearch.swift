public let MKErrorDomain = "MKErrorDomain"

/// An error of MapKit.
public struct MKError: Error, Hashable, CustomNSError {
  public enum Code: UInt, Sendable {
    case unknown = 1
    case serverFailure = 2
    case loadingThrottled = 3
    case placemarkNotFound = 4
    case directionsNotFound = 5
    case decodingFailed = 6
  }
  public let code: Code
  public init(_ code: Code) { self.code = code }

  public static var errorDomain: String { MKErrorDomain }
  public var errorCode: Int { Int(code.rawValue) }
  public var errorUserInfo: [String: Any] { [:] }
}

/// What the searches have in common.
@MainActor
enum MapSearch {
  static func warn(_ search: AnyObject) {
    CallTrace.note(.controller, search, .message("start"))
    UIKitLog.warnOnce("MapKit finds no places: the device has no map server.", .missingService)
  }
}

/// A place of the map, as the app describes it.
open class MKPlacemark: CLPlacemark, MKAnnotation {
  public init(coordinate: CLLocationCoordinate2D) {
    self.coordinate = coordinate
    super.init()
  }
  public convenience init(
    coordinate: CLLocationCoordinate2D, addressDictionary: [String: Any]?
  ) {
    self.init(coordinate: coordinate)
  }
  nonisolated public let coordinate: CLLocationCoordinate2D
  open override var location: CLLocation? {
    CLLocation(latitude: coordinate.latitude, longitude: coordinate.longitude)
  }
  open var countryCode: String? { nil }
}

/// A place that maps show.
open class MKMapItem: NSObject, @unchecked Sendable {
  public override init() { placemark = MKPlacemark(coordinate: CLLocationCoordinate2D()) }
  public init(placemark: MKPlacemark) { self.placemark = placemark }
  public let placemark: MKPlacemark
  open var name: String?
  open var phoneNumber: String?
  open var url: URL?
  open var timeZone: TimeZone?
  open var isCurrentLocation: Bool { false }
  open class func forCurrentLocation() -> MKMapItem { MKMapItem() }
  /// Always false, because the device has no app for maps.
  @preconcurrency @MainActor
  @discardableResult
  open func openInMaps(launchOptions: [String: Any]? = nil) -> Bool { false }
  /// Always false, because the device has no app for maps.
  @preconcurrency @MainActor
  @discardableResult
  open class func openMaps(
    with mapItems: [MKMapItem], launchOptions: [String: Any]? = nil
  ) -> Bool { false }
}

public let MKLaunchOptionsDirectionsModeKey = "MKLaunchOptionsDirectionsModeKey"
public let MKLaunchOptionsMapTypeKey = "MKLaunchOptionsMapTypeKey"
public let MKLaunchOptionsMapCenterKey = "MKLaunchOptionsMapCenterKey"
public let MKLaunchOptionsMapSpanKey = "MKLaunchOptionsMapSpanKey"
public let MKLaunchOptionsDirectionsModeDriving = "MKLaunchOptionsDirectionsModeDriving"
public let MKLaunchOptionsDirectionsModeWalking = "MKLaunchOptionsDirectionsModeWalking"
public let MKLaunchOptionsDirectionsModeTransit = "MKLaunchOptionsDirectionsModeTransit"
public let MKLaunchOptionsDirectionsModeDefault = "MKLaunchOptionsDirectionsModeDefault"

/// A search for places, which finds none: its completion receives the error `placemarkNotFound` in
/// the next tick.
@preconcurrency @MainActor
open class MKLocalSearch: NSObject {
  public typealias CompletionHandler = (MKLocalSearch.Response?, (any Error)?) -> Void

  @preconcurrency @MainActor
  open class Request: NSObject {
    public override init() { super.init() }
    public init(naturalLanguageQuery: String) { self.naturalLanguageQuery = naturalLanguageQuery }
    public init(naturalLanguageQuery: String, region: MKCoordinateRegion) {
      (self.naturalLanguageQuery, self.region) = (naturalLanguageQuery, region)
    }
    public convenience init(completion: MKLocalSearchCompletion) {
      self.init(naturalLanguageQuery: completion.title)
    }
    open var naturalLanguageQuery: String?
    open var region = MKCoordinateRegion()
    open var resultTypes: MKLocalSearch.ResultType = [.address, .pointOfInterest]
  }

  /// The places that were found. Matchcut never creates one.
  open class Response: NSObject {
    open var mapItems: [MKMapItem] { [] }
    open var boundingRegion: MKCoordinateRegion { MKCoordinateRegion() }
  }

  public struct ResultType: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let address = ResultType(rawValue: 1)
    public static let pointOfInterest = ResultType(rawValue: 2)
  }

  public init(request: Request) { super.init() }

  open private(set) var isSearching = false
  private var search = 0

  open func start(completionHandler: @escaping CompletionHandler) {
    isSearching = true
    let mine = search
    MapSearch.warn(self)
    TickQueue.post { [self] in
      guard mine == search else { return }
      isSearching = false
      completionHandler(nil, MKError(.placemarkNotFound))
    }
  }
  /// Always throws `placemarkNotFound`.
  open func start() async throws -> Response {
    MapSearch.warn(self)
    throw MKError(.placemarkNotFound)
  }
  /// Ends the search. Its completion is not called.
  open func cancel() {
    search += 1
    isSearching = false
  }
}

/// A place that completes the user's text. Matchcut never creates one.
open class MKLocalSearchCompletion: NSObject {
  open var title: String { "" }
  open var titleHighlightRanges: [NSValue] { [] }
  open var subtitle: String { "" }
  open var subtitleHighlightRanges: [NSValue] { [] }
}

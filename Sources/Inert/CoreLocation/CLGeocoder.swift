import UIKit

public let kCLErrorDomain = "kCLErrorDomain"

/// An error of Core Location.
public struct CLError: Error, Hashable, CustomNSError {
  public enum Code: Int, Sendable {
    case locationUnknown = 0
    case denied = 1
    case network = 2
    case headingFailure = 3
    case geocodeFoundNoResult = 8
    case geocodeFoundPartialResult = 9
    case geocodeCanceled = 10
  }

  public let code: Code
  public init(_ code: Code) { self.code = code }

  public static var errorDomain: String { kCLErrorDomain }
  public var errorCode: Int { code.rawValue }
  public var errorUserInfo: [String: Any] { [:] }

  public static var locationUnknown: Code { .locationUnknown }
  public static var denied: Code { .denied }
  public static var network: Code { .network }
  public static var headingFailure: Code { .headingFailure }
  public static var geocodeFoundNoResult: Code { .geocodeFoundNoResult }
  public static var geocodeFoundPartialResult: Code { .geocodeFoundPartialResult }
  public static var geocodeCanceled: Code { .geocodeCanceled }
}

/// A place with its address. Matchcut never creates one.
open class CLPlacemark: NSObject {
  open var location: CLLocation? { nil }
  open var name: String? { nil }
  open var thoroughfare: String? { nil }
  open var subThoroughfare: String? { nil }
  open var locality: String? { nil }
  open var subLocality: String? { nil }
  open var administrativeArea: String? { nil }
  open var postalCode: String? { nil }
  open var country: String? { nil }
  open var isoCountryCode: String? { nil }
}

public typealias CLGeocodeCompletionHandler = ([CLPlacemark]?, (any Error)?) -> Void

/// A geocoder that finds no place: each completion receives the error `geocodeFoundNoResult` in the
/// next tick.
@preconcurrency @MainActor
open class CLGeocoder: NSObject {
  public override init() { super.init() }

  private var number = 0
  open private(set) var isGeocoding = false

  open func reverseGeocodeLocation(
    _ location: CLLocation, completionHandler: @escaping CLGeocodeCompletionHandler
  ) {
    findNothing("reverseGeocodeLocation", completionHandler)
  }
  open func reverseGeocodeLocation(
    _ location: CLLocation, preferredLocale locale: Locale?,
    completionHandler: @escaping CLGeocodeCompletionHandler
  ) {
    findNothing("reverseGeocodeLocation", completionHandler)
  }
  open func geocodeAddressString(
    _ addressString: String, completionHandler: @escaping CLGeocodeCompletionHandler
  ) {
    findNothing("geocodeAddressString", completionHandler)
  }
  /// Ends the request: its completion receives `geocodeCanceled` in the next tick.
  open func cancelGeocode() { if isGeocoding { number += 1 } }

  private func findNothing(_ name: String, _ completion: @escaping CLGeocodeCompletionHandler) {
    CallTrace.note(.controller, self, .message(name))
    isGeocoding = true
    let mine = number
    TickQueue.post { [self] in
      isGeocoding = false
      let error = CLError(mine == number ? .geocodeFoundNoResult : .geocodeCanceled)
      completion(nil, error)
    }
  }
}

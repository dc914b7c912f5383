import UIKit

public enum CLAuthorizationStatus: Int32, Sendable {
  case notDetermined = 0
  case restricted = 1
  case denied = 2
  case authorizedAlways = 3
  case authorizedWhenInUse = 4
}

public enum CLAccuracyAuthorization: Int, Sendable {
  case fullAccuracy = 0
  case reducedAccuracy = 1
}

public enum CLActivityType: Int, Sendable {
  case other = 1
  case automotiveNavigation = 2
  case fitness = 3
  case otherNavigation = 4
  case airborne = 5
}

/// Whether the app may know the device's location. One value for each device.
@MainActor
final class LocationPermission: WorldService {
  var status = CLAuthorizationStatus.notDetermined
  init() {}
  static var current: LocationPermission { World.current.service() }
}

/// A location manager of a device without a receiver.
///
/// The authorization is "not determined" until the app requests it. The request is denied in the
/// next tick, as if the user had tapped "Don't Allow". Updates never come; `requestLocation()` fails
/// in the next tick with `CLError.denied`, or with `.locationUnknown` before a request.
@preconcurrency @MainActor
open class CLLocationManager: NSObject {
  public override init() {
    super.init()
    TickQueue.post { [weak self] in self?.tellAuthorization() }
  }

  open weak var delegate: (any CLLocationManagerDelegate)?
  open var desiredAccuracy = kCLLocationAccuracyBest
  open var distanceFilter = kCLDistanceFilterNone
  open var headingFilter: CLLocationDegrees = 1
  open var activityType = CLActivityType.other
  open var pausesLocationUpdatesAutomatically = true
  open var allowsBackgroundLocationUpdates = false
  open var showsBackgroundLocationIndicator = false

  open var authorizationStatus: CLAuthorizationStatus { LocationPermission.current.status }
  open var accuracyAuthorization: CLAccuracyAuthorization { .fullAccuracy }
  /// Always nil.
  open var location: CLLocation? { nil }
  /// Always nil.
  open var heading: CLHeading? { nil }

  open class func authorizationStatus() -> CLAuthorizationStatus {
    LocationPermission.current.status
  }
  /// Always true: the permission is missing, not the service.
  open class func locationServicesEnabled() -> Bool { true }
  open class func headingAvailable() -> Bool { false }
  open class func significantLocationChangeMonitoringAvailable() -> Bool { false }

  open func requestWhenInUseAuthorization() { requestAuthorization("requestWhenInUse") }
  open func requestAlwaysAuthorization() { requestAuthorization("requestAlways") }

  private func requestAuthorization(_ name: String) {
    CallTrace.note(.controller, self, .message(name + "Authorization"))
    guard LocationPermission.current.status == .notDetermined else { return }
    TickQueue.post { [self] in
      guard LocationPermission.current.status == .notDetermined else { return }
      LocationPermission.current.status = .denied
      tellAuthorization()
    }
  }

  private func tellAuthorization() {
    guard let delegate else { return }
    let isNew = CallTrace.tellOptional(
      .delegate, delegate, .message("locationManagerDidChangeAuthorization", ["_": .named(self)])
    ) { delegate.locationManagerDidChangeAuthorization(self) }
    if isNew { return }
    let status = authorizationStatus
    CallTrace.tellOptional(
      .delegate, delegate,
      .message(
        "locationManager", ["_": .named(self), "didChangeAuthorization": .text("\(status)")])
    ) { delegate.locationManager(self, didChangeAuthorization: status) }
  }

  /// Starts nothing: no update ever comes.
  open func startUpdatingLocation() { startNothing("startUpdatingLocation") }
  open func stopUpdatingLocation() {}
  /// Starts nothing: no update ever comes.
  open func startUpdatingHeading() { startNothing("startUpdatingHeading") }
  open func stopUpdatingHeading() {}
  open func dismissHeadingCalibrationDisplay() {}
  /// Starts nothing: no update ever comes.
  open func startMonitoringSignificantLocationChanges() {
    startNothing("startMonitoringSignificantLocationChanges")
  }
  open func stopMonitoringSignificantLocationChanges() {}

  /// Fails in the next tick.
  open func requestLocation() {
    CallTrace.note(.controller, self, .message("requestLocation"))
    TickQueue.post { [weak self] in
      guard let self, let delegate else { return }
      let isDenied = authorizationStatus == .denied
      let error = CLError(isDenied ? .denied : .locationUnknown)
      CallTrace.note(
        .delegate, delegate,
        .message(
          "locationManager", ["_": .named(self), "didFailWithError": .text("\(error.code)")]))
      delegate.locationManager(self, didFailWithError: error)
    }
  }

  private func startNothing(_ name: String) {
    CallTrace.note(.controller, self, .message(name))
    UIKitLog.warnOnce(
      "CLLocationManager was asked for updates (\(name)), and sends none: the device has no "
        + "receiver. Pass a CLLocation to the app's own method where a film needs a location.",
      .missingService)
  }
}

/// Observes a location manager. Every method is optional.
public protocol CLLocationManagerDelegate: NSObjectProtocol {
  @MainActor func locationManager(
    _ manager: CLLocationManager, didUpdateLocations locations: [CLLocation])
  @MainActor func locationManager(
    _ manager: CLLocationManager, didUpdateHeading newHeading: CLHeading)
  @MainActor func locationManager(
    _ manager: CLLocationManager, didFailWithError error: any Error)
  @MainActor func locationManagerDidChangeAuthorization(_ manager: CLLocationManager)
  @MainActor func locationManager(
    _ manager: CLLocationManager, didChangeAuthorization status: CLAuthorizationStatus)
}

extension CLLocationManagerDelegate {
  public func locationManager(
    _ manager: CLLocationManager, didUpdateLocations locations: [CLLocation]
  ) {}
  public func locationManager(
    _ manager: CLLocationManager, didUpdateHeading newHeading: CLHeading
  ) {}
  public func locationManager(_ manager: CLLocationManager, didFailWithError error: any Error) {}
  @MainActor public func locationManagerDidChangeAuthorization(_ manager: CLLocationManager) {
    Unanswered.mark()
  }
  @MainActor public func locationManager(
    _ manager: CLLocationManager, didChangeAuthorization status: CLAuthorizationStatus
  ) { Unanswered.mark() }
}

import CoreLocation
import Stage
import Testing
import UIKit

@MainActor
struct CLLocationManagerTests {
  /// A first screen that shows the distance to a place.
  final class PlaceController: UIViewController, CLLocationManagerDelegate {
    let manager = CLLocationManager()
    var calls: [String] = []

    override func viewDidLoad() {
      super.viewDidLoad()
      view.backgroundColor = .white
      manager.delegate = self
      manager.desiredAccuracy = kCLLocationAccuracyBest
      manager.requestWhenInUseAuthorization()
      manager.startUpdatingLocation()
    }

    func locationManagerDidChangeAuthorization(_ manager: CLLocationManager) {
      calls.append("\(manager.authorizationStatus)")
    }
    func locationManager(_ manager: CLLocationManager, didUpdateLocations all: [CLLocation]) {
      calls.append("updates")
    }
    func locationManager(_ manager: CLLocationManager, didFailWithError error: any Error) {
      calls.append("\((error as? CLError)?.code ?? .network)")
    }
  }

  @Test func `a request is denied in the next tick, and no update comes`() throws {
    let stage = Stage(device: .phone)
    let controller = PlaceController()
    stage.show(controller)

    try stage.settle()

    // The request comes before the manager's first call, which therefore has the same status.
    #expect(controller.calls == ["notDetermined", "denied"])
    #expect(Self.status(stage) == .denied)
    #expect(stage.isIdle)
    stage.close()
  }

  @Test func `the authorization is not determined without a request`() throws {
    let stage = Stage(device: .phone)
    #expect(Self.status(stage) == .notDetermined)
    stage.close()
  }

  @Test func `a request for one location fails in the next tick`() throws {
    let stage = Stage(device: .phone)
    let controller = PlaceController()
    stage.show(controller)
    try stage.settle()
    stage.run {
      controller.calls = []
      controller.manager.requestLocation()
      #expect(controller.calls.isEmpty)
    }
    try stage.settle()
    #expect(controller.calls == ["denied"])
    stage.close()
  }

  @Test func `a geocoder finds no place`() throws {
    let stage = Stage(device: .phone)
    var error: (any Error)?
    stage.run {
      let geocoder = CLGeocoder()
      geocoder.geocodeAddressString("Amsterdam") { places, problem in
        #expect(places == nil)
        error = problem
      }
      #expect(geocoder.isGeocoding)
    }
    try stage.settle()
    #expect((error as? CLError)?.code == .geocodeFoundNoResult)
    stage.close()
  }

  @Test func `a degree of latitude is 111,2 km long`() throws {
    let a = CLLocation(latitude: 52, longitude: 4)
    let b = CLLocation(latitude: 53, longitude: 4)
    #expect(abs(a.distance(from: b) - 111_195) < 1)
    #expect(a.distance(from: a) == 0)
    #expect(!CLLocationCoordinate2DIsValid(kCLLocationCoordinate2DInvalid))
  }

  private static func status(_ stage: Stage) -> CLAuthorizationStatus {
    stage.run { CLLocationManager.authorizationStatus() }
  }
}

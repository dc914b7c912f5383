import MapKit
import Stage
import Testing
import UIKit

@MainActor
struct MKMapViewTests {
  private final class MapController: UIViewController, MKMapViewDelegate {
    let map = MKMapView(frame: .zero)
    var changes = 0

    override func viewDidLoad() {
      super.viewDidLoad()
      map.frame = view.bounds
      map.delegate = self
      view.addSubview(map)
      let place = MKPointAnnotation()
      place.coordinate = CLLocationCoordinate2D(latitude: 52.37, longitude: 4.9)
      place.title = "Amsterdam"
      map.addAnnotation(place)
      map.setRegion(
        MKCoordinateRegion(
          center: place.coordinate, latitudinalMeters: 1000, longitudinalMeters: 1000),
        animated: true)
    }
    func mapView(_ mapView: MKMapView, regionDidChangeAnimated animated: Bool) { changes += 1 }
    func mapView(_ mapView: MKMapView, viewFor annotation: any MKAnnotation) -> MKAnnotationView? {
      let view = MKPinAnnotationView(annotation: annotation, reuseIdentifier: "pin")
      view.canShowCallout = true
      return view
    }
  }

  private final class StoryboardController: UIViewController {
    var map: MKMapView?
  }

  @Test func `an element of a storyboard makes a map`() throws {
    var storyboards = Storyboards()
    let xml = """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" \
      initialViewController="C"><scenes><scene><objects><viewController id="C">
      <view key="view" id="V"><subviews><mapView mapType="standard" id="M">
      <rect key="frame" x="0" y="0" width="30" height="40"/></mapView></subviews></view>
      <connections><outlet property="map" destination="M" id="O"/></connections>
      </viewController></objects></scene></scenes></document>
      """
    try storyboards.embed("Map", Data(xml.utf8))
    storyboards.connect(StoryboardController.self) { $0.outlet("map", \.map) }
    let stage = Stage(storyboards: storyboards)
    let made = stage.run {
      UIStoryboard(name: "Map", bundle: nil).instantiateInitialViewController {
        StoryboardController(coder: $0)
      }
    }
    let controller = try #require(made)
    stage.show(controller)
    #expect(controller.map?.frame == CGRect(x: 0, y: 0, width: 30, height: 40))
    #expect(stage.warnings.isEmpty)
    stage.close()
  }

  @Test func `a map shows its annotations at their places`() throws {
    let stage = Stage(device: .phone)
    let controller = MapController()
    stage.show(controller)
    try stage.settle()
    stage.run {
      let map = controller.map
      #expect(map.annotations.count == 1)
      let view = map.annotations.first.flatMap { map.view(for: $0) }
      #expect(view is MKPinAnnotationView)
      #expect(view?.center == CGPoint(x: map.bounds.midX, y: map.bounds.midY))
    }
    #expect(controller.changes == 1)
    #expect(stage.isIdle)
    stage.close()
  }

  @Test func `points and coordinates convert into each other`() throws {
    let stage = Stage(device: .phone)
    let controller = MapController()
    stage.show(controller)
    try stage.settle()
    stage.run {
      let map = controller.map
      let place = map.convert(CGPoint(x: 30, y: 40), toCoordinateFrom: map)
      let back = map.convert(place, toPointTo: map)
      #expect(abs(back.x - 30) < 1e-6 && abs(back.y - 40) < 1e-6)
    }
    stage.close()
  }

  @Test func `a map without a permission shows no user`() throws {
    let stage = Stage(device: .phone)
    stage.run {
      let map = MKMapView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
      map.showsUserLocation = true
      #expect(!map.isUserLocationVisible)
      #expect(map.userLocation.location == nil)
    }
    stage.close()
  }
}

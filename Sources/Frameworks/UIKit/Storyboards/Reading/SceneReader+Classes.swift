@_spi(Ported) import DeviceRuntime

/// The classes of elements that belong to other frameworks, such as `<mapView>`.
enum FrameworkClass {
  /// Nil if the element's class is UIKit's, or if no module of the app imports the framework.
  static func named(by element: MarkupElement) -> AnyClass? {
    names[element.name].flatMap { NSClassFromString($0) }
  }

  private static let names = [
    "avPlayerViewController": "AVKit.AVPlayerViewController", "mapView": "MapKit.MKMapView",
    "wkWebView": "WebKit.WKWebView",
  ]
}

// Finds classes by name.
extension SceneReader {
  /// The class that the attributes `customClass` and `customModule` specify, converted by `accept`.
  /// Nil if they do not specify a class, or if there is no such class: the element's own class is
  /// then used, as in UIKit, which logs "Unknown class".
  func ownClass<C>(_ element: MarkupElement, _ accept: (AnyClass) -> C?) -> C? {
    context.notes.valid { try namedClass(element, accept) } ?? nil
  }

  private func namedClass<C>(_ element: MarkupElement, _ accept: (AnyClass) -> C?) throws -> C? {
    guard let name = element["customClass"], !name.isEmpty else { return nil }
    // If `customModule` is missing, the class is one of UIKit's classes.
    let module = element["customModule"] ?? "UIKit"
    let isSimple = !name.contains(".")
    let exposed: AnyClass? =
      ExposedClass.named("\(module).\(name)")
      ?? (element["customModule"] == nil ? ExposedClass.named(name) : nil)
    guard isSimple, let found = exposed ?? NSClassFromString("\(module).\(name)") else {
      let place = element["customModule"] == nil ? "no customModule" : "customModule=\"\(module)\""
      throw element.place.error(
        found: "customClass=\"\(name)\", \(place) of \(element.tag)",
        expected: "a class \(module).\(name) at the top of a file and not private",
        remedy: "check both names and that the module is linked",
        uikit: "Unknown class \(name) in Interface Builder file.")
    }
    guard let type = accept(found) else {
      throw element.error(
        found: "customClass=\"\(name)\" of \(element.tag)",
        expected: "a subclass of the class for <\(element.name)>",
        remedy: "inherit from that class, or use another element")
    }
    return type
  }
}

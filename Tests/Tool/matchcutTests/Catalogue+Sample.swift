import AppHost

extension Catalogue {
  /// A catalogue of names that only the tests use, so that no expectation depends on the real
  /// names.
  static let sample = Catalogue(
    demos: [.init(id: "flip", title: "Flip"), .init(id: "fold", title: "Fold")],
    gestures: [.init(id: "drag", title: "Drag"), .init(id: "flick", title: "Flick")],
    devices: [
      .init(id: "phone", title: "Phone", details: ["scale": "3"]),
      .init(id: "pad", title: "Pad"),
    ],
    formats: [.filmstrip, .apng, .gif])
}

extension TouchScript {
  /// The gestures that come with the stage: vertical drags down the middle of any window.
  package static let bundled: [(id: String, title: String, script: TouchScript)] = [
    ("drag", "A finger goes down two thirds of the screen", PackageResources.drag_json),
    ("flick", "The same in a sixth of a second", PackageResources.flick_json),
    ("slow-drag", "The same in two and a half seconds", PackageResources.slow_drag_json),
  ].compactMap { id, title, bytes in
    // A file that cannot be read would be missing here, which a test sees.
    (try? TouchScript(json: Data(bytes), name: id)).map { (id, title, $0) }
  }
}

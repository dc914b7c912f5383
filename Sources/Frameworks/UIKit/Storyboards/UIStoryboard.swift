/// Controllers and the segues between them, as designed in Interface Builder.
///
/// A `UIStoryboard` reads its `.storyboard` file when it is created. If the file is invalid, the
/// program ends with a message that contains the file's name, the line, and what was expected
/// there.
@preconcurrency @MainActor
open class UIStoryboard: NSObject, Attachable {
  nonisolated(unsafe) package var associatedObjects = Attachments()

  let file: StoryboardFile

  /// Opens the storyboard called `name`. If the device has no storyboard of this name in memory,
  /// reads the file `name.storyboard` of the bundle. If the bundle is nil, the main bundle is used.
  public convenience init(name: String, bundle storyboardBundleOrNil: Bundle?) {
    let shelf = World.current.service(StoryboardStore.self)
    let file = StoryboardError.raising {
      try shelf.file(named: name, in: storyboardBundleOrNil ?? .main)
    }
    guard let file else {
      let bundle = storyboardBundleOrNil ?? .main
      UIKitLog.raise(
        UIKitLog.invalidArgument,
        "Could not find a storyboard named '\(name)' in bundle NSBundle <\(bundle.bundlePath)> "
          + "(loaded)")
    }
    self.init(file)
  }

  init(_ file: StoryboardFile) {
    self.file = file
    super.init()
    for warning in file.warnings { UIKitLog.warn(warning) }
  }

  // MARK: Controllers

  /// Creates the storyboard's initial controller. Returns nil if the storyboard has no initial
  /// controller.
  open func instantiateInitialViewController() -> UIViewController? {
    file.initial.map { make($0) }
  }

  /// Creates the controller with this identifier. Raises an exception if the storyboard has no
  /// controller with this identifier.
  open func instantiateViewController(withIdentifier identifier: String) -> UIViewController {
    make(id(of: identifier))
  }

  /// Calls `creator` to create the initial controller. If `creator` is nil or returns nil, the
  /// storyboard creates the controller.
  public func instantiateInitialViewController<ViewController>(
    creator: ((NSCoder) -> ViewController?)? = nil
  ) -> ViewController? where ViewController: UIViewController {
    file.initial.map { cast(make($0, creator), $0) }
  }

  /// Calls `creator` to create the controller that has this identifier. If `creator` is nil or
  /// returns nil, the storyboard creates the controller.
  public func instantiateViewController<ViewController>(
    identifier: String, creator: ((NSCoder) -> ViewController?)? = nil
  ) -> ViewController where ViewController: UIViewController {
    let id = id(of: identifier)
    return cast(make(id, creator), id)
  }

  private func make(
    _ id: String, _ creator: ((NSCoder) -> UIViewController?)? = nil
  ) -> UIViewController {
    StoryboardError.raising {
      try SceneInstance.make(id, of: file, storyboard: self, creator: creator)
    }
  }

  func id(of identifier: String) -> String {
    if let id = file.identifiers[identifier] { return id }
    let names = file.identifiers.keys.sorted().map { "'\($0)'" }.joined(separator: ", ")
    UIKitLog.raise(
      UIKitLog.invalidArgument,
      "Storyboard (\(self)) doesn't contain a view controller with identifier '\(identifier)'; "
        + (names.isEmpty
          ? "none of its scenes has a storyboardIdentifier" : "it contains \(names)"))
  }

  private func cast<C: UIViewController>(_ controller: UIViewController, _ id: String) -> C {
    if let controller = controller as? C { return controller }
    UIKitLog.raise(
      UIKitLog.invalidArgument,
      "Scene '\(id)' of \(self) is of class \(type(of: controller)), expected \(C.self)")
  }

  nonisolated open override var description: String {
    MainActor.assumeIsolated { "<\(World.current.names(self)); \(file.name)>" }
  }
}

extension UIStoryboard: SceneStoryboard {
  func opening(_ file: StoryboardFile) -> any SceneStoryboard { UIStoryboard(file) }
}

extension UIViewController {
  /// The storyboard that created this controller; nil for a controller that was created in code.
  public var storyboard: UIStoryboard? {
    (scene as? SceneInstance)?.storyboard as? UIStoryboard
  }
}

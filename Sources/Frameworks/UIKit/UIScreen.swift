/// The display of the simulated device.
@preconcurrency @MainActor
public final class UIScreen: NSObject, UITraitEnvironment, Attachable {
  nonisolated(unsafe) package var associatedObjects = Attachments()

  /// The screen of the device in the current `World`.
  public class var main: UIScreen { World.current.service(ScreenHolder.self).screen }

  /// The bounds in points, in the current orientation of the interface.
  public package(set) var bounds = CGRect(x: 0, y: 0, width: 393, height: 852) {
    didSet {
      rootLayer.restore(.bounds, to: .rect(bounds))
      rootLayer.restore(.position, to: .point(CGPoint(x: bounds.midX, y: bounds.midY)))
      rebuildTraits()
    }
  }
  /// The orientation of the interface on the device.
  package var interfaceOrientation = UIInterfaceOrientation.portrait
  /// The number of pixels per point, as reported in traits. A recording may use a scale that
  /// differs from this number.
  public package(set) var scale: CGFloat {
    get { device.scale }
    set { device.scale = newValue }
  }
  public var nativeScale: CGFloat { scale }
  /// The bounds in pixels, always in portrait orientation.
  public var nativeBounds: CGRect {
    let isUpright = interfaceOrientation.isPortrait
    let (width, height) = isUpright ? (bounds.width, bounds.height) : (bounds.height, bounds.width)
    return CGRect(x: 0, y: 0, width: width * scale, height: height * scale)
  }
  public var maximumFramesPerSecond: Int { FrameClock.ticksPerSecond }

  /// The device's traits. To change the device's traits, call `changeDevice(_:)`, which notifies
  /// the windows.
  package var device = DeviceTraits() { didSet { rebuildTraits() } }

  /// The traits of a window that fills the screen. A view or controller that is not in a window
  /// also has these traits, because UIKit predicts that it will be added to a window that fills the
  /// screen (WWDC 2019, session 214).
  public private(set) var traitCollection: UITraitCollection

  /// A display link that calls `target` at the rate of this screen.
  public func displayLink(withTarget target: Any, selector sel: Selector) -> CADisplayLink? {
    CADisplayLink(target: target, selector: sel)
  }

  public func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}

  /// The insets that result from the device's shape and the status bar, in the current orientation.
  package var safeArea: UIEdgeInsets {
    var insets = device.safeArea(ofScreen: bounds.size)
    if isStatusBarHidden, device.statusBarMakesSafeArea { insets.top = 0 }
    return insets
  }
  package var isStatusBarHidden = false

  private func rebuildTraits() {
    traitCollection = device.traits(ofWindow: bounds.size)
    CurrentTraits.here.now = traitCollection
  }

  /// The superlayer of all windows' layers.
  package let rootLayer = CALayer()

  fileprivate override init() {
    traitCollection = DeviceTraits().traits(ofWindow: bounds.size)
    super.init()
    CurrentTraits.here.now = traitCollection
    rootLayer.isTreeRoot = true
    World.current.root = rootLayer
  }
}

@MainActor
private final class ScreenHolder: WorldService {
  let screen = UIScreen()
}

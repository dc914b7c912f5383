/// The display of the virtual device.
@preconcurrency @MainActor
public final class UIScreen: NSObject {
  /// The device's screen.
  public class var main: UIScreen { World.current.room(ScreenHolder.self).screen }

  /// In points, as the interface stands.
  public package(set) var bounds = CGRect(x: 0, y: 0, width: 393, height: 852) {
    didSet {
      rootLayer.restore(.bounds, to: .rect(bounds))
      rootLayer.restore(.position, to: .point(CGPoint(x: bounds.midX, y: bounds.midY)))
    }
  }
  /// Pixels a point, as traits report it; films choose their own raster scale.
  public package(set) var scale: CGFloat = 3
  public var nativeScale: CGFloat { scale }
  /// In pixels, upright whatever way the interface stands.
  public var nativeBounds: CGRect {
    let isUpright = UIDevice.current.interfaceOrientation.isPortrait
    let (width, height) = isUpright ? (bounds.width, bounds.height) : (bounds.height, bounds.width)
    return CGRect(x: 0, y: 0, width: width * scale, height: height * scale)
  }
  public var maximumFramesPerSecond: Int { FrameClock.turnsPerSecond }

  /// The layer every window's layer stands in.
  package let rootLayer = CALayer()

  fileprivate override init() {
    super.init()
    rootLayer.isTreeRoot = true
  }
}

@MainActor
private final class ScreenHolder: WorldRoom {
  let screen = UIScreen()
}

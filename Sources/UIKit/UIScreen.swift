/// The display of the virtual device.
@preconcurrency @MainActor
public final class UIScreen: NSObject {
  /// The device's screen.
  public class var main: UIScreen { World.current.room(ScreenHolder.self).screen }

  /// In points.
  public package(set) var bounds = CGRect(x: 0, y: 0, width: 393, height: 852)
  /// Pixels a point, as traits report it; films choose their own raster scale.
  public package(set) var scale: CGFloat = 3
  public var nativeScale: CGFloat { scale }
  public var nativeBounds: CGRect {
    CGRect(x: 0, y: 0, width: bounds.width * scale, height: bounds.height * scale)
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

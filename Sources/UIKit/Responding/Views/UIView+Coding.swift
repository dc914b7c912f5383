/// Writes views to archives and reads them; the frame loop installs it.
@MainActor
final class ViewArchiving: WorldService {
  var encode: ((UIView, NSCoder) -> Void)?
  var decode: ((UIView, NSCoder) -> Void)?
  static var current: ViewArchiving { World.current.service() }
}

extension UIView: @preconcurrency NSCoding {
  /// Reads the view's part of a keyed archive; other coders have none.
  func readArchive(_ coder: NSCoder) {
    guard coder is NSKeyedUnarchiver else { return }
    ViewArchiving.current.decode?(self, coder)
  }
}

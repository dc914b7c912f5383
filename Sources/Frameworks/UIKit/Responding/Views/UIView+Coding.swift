/// Writes views to archives and reads them. The frame loop installs the closures.
@MainActor
final class ViewArchiving: WorldService {
  var encode: ((UIView, NSCoder) -> Void)?
  var decode: ((UIView, NSCoder) -> Void)?
  static var current: ViewArchiving { World.current.service() }
}

extension UIView: @preconcurrency NSCoding {
  /// Reads the view's values from a keyed archive. Does nothing if the coder is not a keyed
  /// archive.
  func readArchive(_ coder: NSCoder) {
    guard coder is NSKeyedUnarchiver else { return }
    ViewArchiving.current.decode?(self, coder)
  }
}

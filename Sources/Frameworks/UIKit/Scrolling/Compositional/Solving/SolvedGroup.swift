/// A group whose items have places. Frames are relative to the origin of the group, outside its
/// insets.
struct SolvedGroup {
  struct Item {
    var frame: CGRect
    var zIndex = 0
    var free = FreeAxes()
  }
  struct Supplement {
    var frame: CGRect
    var kind: String
    var zIndex: Int
  }

  var size = CGSize.zero
  /// The items, in the order of their index paths.
  var items: [Item] = []
  var supplements: [Supplement] = []

  mutating func add(_ inner: SolvedGroup, at origin: CGPoint) {
    items += inner.items.map { item in
      var item = item
      item.frame = item.frame.offsetBy(dx: origin.x, dy: origin.y)
      return item
    }
    supplements += inner.supplements.map { supplement in
      var supplement = supplement
      supplement.frame = supplement.frame.offsetBy(dx: origin.x, dy: origin.y)
      return supplement
    }
  }
}

extension ScrollAxis {
  func length(_ size: CGSize) -> CGFloat { self == .vertical ? size.height : size.width }
  func start(_ point: CGPoint) -> CGFloat { self == .vertical ? point.y : point.x }
  func before(_ insets: NSDirectionalEdgeInsets) -> CGFloat {
    self == .vertical ? insets.top : insets.leading
  }
  func after(_ insets: NSDirectionalEdgeInsets) -> CGFloat {
    self == .vertical ? insets.bottom : insets.trailing
  }
  func size(_ main: CGFloat, _ cross: CGFloat) -> CGSize {
    self == .vertical ? CGSize(width: cross, height: main) : CGSize(width: main, height: cross)
  }
  func point(_ main: CGFloat, _ cross: CGFloat) -> CGPoint {
    self == .vertical ? CGPoint(x: cross, y: main) : CGPoint(x: main, y: cross)
  }
  func isFree(_ free: FreeAxes) -> Bool { self == .vertical ? free.height : free.width }
}

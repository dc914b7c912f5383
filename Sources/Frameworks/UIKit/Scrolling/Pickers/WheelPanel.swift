/// The wheels of a picker side by side, and the band that marks the front rows.
@MainActor
final class WheelPanel: UIView {
  /// One wheel: its rows, and its size in points.
  struct Column: Equatable {
    var count: Int
    var width: CGFloat
    var rowHeight: CGFloat
  }

  /// Returns the view of a row of a wheel. The last argument is a view of the same wheel that is no
  /// longer shown.
  var makeRow: ((_ wheel: Int, _ row: Int, _ reusing: UIView?) -> UIView)?
  /// Called when a wheel has come to rest after the user turned it.
  var onChoice: ((_ wheel: Int, _ row: Int) -> Void)?

  /// The size of a picker, in points (`unverified`).
  static let size = CGSize(width: 320, height: 216)
  /// The height of a row if the app does not choose another one, in points (`unverified`).
  static let rowHeight: CGFloat = 34
  /// The distance of the band and the outer wheels from the sides, in points (`unverified`).
  static let margin: CGFloat = 9
  /// The space between two wheels, in points (`unverified`).
  static let gap: CGFloat = 5
  /// The radius of the band's corners, in points (`unverified`).
  private static let bandRadius: CGFloat = 8

  private let band = UIView()
  private let surface = UIView()
  private var wheels: [PickerWheel] = []
  private var columns: [Column] = []

  override init(frame: CGRect) {
    super.init(frame: frame)
    band.backgroundColor = .tertiarySystemFill
    band.layer.cornerRadius = Self.bandRadius
    band.isUserInteractionEnabled = false
    surface.isUserInteractionEnabled = false
    surface.layer.sublayerTransform.m34 = -1 / WheelCylinder.eyeDistance
    clipsToBounds = true
    addSubview(band)
    addSubview(surface)
  }

  required init?(coder: NSCoder) { nil }

  // MARK: Wheels

  /// Shows these wheels. A wheel that existed before keeps its selected row, as far as it still has
  /// this row.
  func load(_ columns: [Column]) {
    self.columns = columns
    while wheels.count > columns.count { wheels.removeLast().removeRows() }
    while wheels.count < columns.count { addWheel(wheels.count) }
    for index in columns.indices { load(index) }
    setNeedsLayout()
  }

  /// Makes the rows of one wheel again, with a new number of rows.
  func reload(_ wheel: Int, count: Int) {
    guard columns.indices.contains(wheel) else { return }
    columns[wheel].count = count
    load(wheel)
  }

  private func load(_ index: Int) {
    wheels[index].load(count: columns[index].count, rowHeight: columns[index].rowHeight)
  }

  private func addWheel(_ index: Int) {
    let wheel = PickerWheel(on: surface)
    wheel.makeRow = { [weak self] in self?.makeRow?(index, $0, $1) ?? UIView() }
    wheel.onChoice = { [weak self] in self?.onChoice?(index, $0) }
    wheels.append(wheel)
    addSubview(wheel)
  }

  /// The selected row of a wheel; -1 if there is no such wheel.
  func selected(_ wheel: Int) -> Int {
    guard wheels.indices.contains(wheel), wheels[wheel].count > 0 else { return -1 }
    return wheels[wheel].selected
  }

  func select(_ row: Int, of wheel: Int, animated: Bool) {
    guard wheels.indices.contains(wheel) else { return }
    wheels[wheel].select(row, animated: animated)
  }

  func view(of row: Int, in wheel: Int) -> UIView? {
    wheels.indices.contains(wheel) ? wheels[wheel].view(of: row) : nil
  }

  // MARK: Layout

  override func layoutSubviews() {
    super.layoutSubviews()
    surface.frame = bounds
    let height = columns.map(\.rowHeight).max() ?? Self.rowHeight
    band.frame = CGRect(
      x: Self.margin, y: (bounds.height - height) / 2,
      width: max(0, bounds.width - 2 * Self.margin),
      height: height)
    let widths = columns.map(\.width).reduce(0, +)
    var x = (bounds.width - widths - CGFloat(max(0, columns.count - 1)) * Self.gap) / 2
    let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
    for (wheel, column) in zip(wheels, columns) {
      wheel.frame = CGRect(
        x: isMirrored ? bounds.width - x - column.width : x, y: 0, width: column.width,
        height: bounds.height)
      x += column.width + Self.gap
    }
  }
}

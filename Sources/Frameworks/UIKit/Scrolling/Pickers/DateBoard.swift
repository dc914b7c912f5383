/// The wheels that show a date, or a length of time.
@MainActor
final class DateBoard: UIView {
  /// What the user has chosen.
  enum Choice {
    case date(Date)
    /// In seconds.
    case length(TimeInterval)
  }

  /// Called when a wheel has come to rest after the user turned it.
  var onChange: ((Choice) -> Void)?

  private let panel = WheelPanel()
  private var wheels: DateWheels?
  private var date = Date.distantPast
  private var today = Date.distantPast
  private var loadedWidth: CGFloat?

  override init(frame: CGRect) {
    super.init(frame: frame)
    addSubview(panel)
    panel.makeRow = { [weak self] in self?.makeRow($0, $1, $2) ?? UIView() }
    panel.onChoice = { [weak self] wheel, _ in self?.chose(wheel) }
  }

  required init?(coder: NSCoder) { nil }

  /// Turns the wheels to a date or, if they are those of a count-down, to a length of time.
  func show(
    _ date: Date, length: TimeInterval, _ wheels: DateWheels, today: Date, animated: Bool
  ) {
    (self.date, self.today) = (date, today)
    let isSame =
      self.wheels?.wheels == wheels.wheels && self.wheels?.locale == wheels.locale
      && self.wheels?.minuteInterval == wheels.minuteInterval
    self.wheels = wheels
    if !isSame || loadedWidth != bounds.width { load(wheels) }
    let isLength = wheels.wheels.first == .hours
    let values = isLength ? wheels.values(of: length) : wheels.values(at: date)
    for (index, wheel) in wheels.wheels.enumerated() {
      let current = isSame ? panel.selected(index) : nil
      let row = wheel.row(
        of: values[index], near: current, minuteInterval: wheels.minuteInterval)
      if row != current { panel.select(row, of: index, animated: animated) }
    }
  }

  private func load(_ wheels: DateWheels) {
    loadedWidth = bounds.width
    let shares = wheels.wheels.map(\.share).reduce(0, +)
    let gaps = CGFloat(wheels.wheels.count - 1) * WheelPanel.gap
    let all = (bounds.width > 0 ? bounds.width : WheelPanel.size.width)
    let available = max(0, min(all, WheelPanel.size.width) - 2 * WheelPanel.margin - gaps)
    panel.load(
      wheels.wheels.map { wheel in
        WheelPanel.Column(
          count: wheel.count(minuteInterval: wheels.minuteInterval),
          width: available * wheel.share / shares, rowHeight: WheelPanel.rowHeight)
      })
  }

  private func makeRow(_ index: Int, _ row: Int, _ reusing: UIView?) -> UIView {
    let label = reusing as? WheelLabel ?? WheelLabel()
    guard let wheels, wheels.wheels.indices.contains(index) else { return label }
    let wheel = wheels.wheels[index]
    let value = wheel.value(ofRow: row, minuteInterval: wheels.minuteInterval)
    label.text = wheels.title(of: value, on: wheel, today: today)
    label.adjustsFontSizeToFitWidth = true
    return label
  }

  /// Reads the wheels after one of them was turned. The wheel for the half of the day changes the
  /// hour, which the wheel for the hours then shows.
  private func chose(_ turned: Int) {
    guard let wheels else { return }
    var values = wheels.wheels.enumerated().map { index, wheel in
      wheel.value(ofRow: panel.selected(index), minuteInterval: wheels.minuteInterval)
    }
    if wheels.wheels[turned] == .half, let hour = wheels.wheels.firstIndex(of: .hour) {
      values[hour] = values[hour] % 12 + values[turned] * 12
    }
    onChange?(
      wheels.wheels.first == .hours
        ? .length(wheels.duration(of: values)) : .date(wheels.date(of: values, from: date)))
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    panel.frame = bounds
    guard loadedWidth != bounds.width, let wheels else { return }
    load(wheels)
  }
}

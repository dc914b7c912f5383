/// A control for a date, a time, or a length of time.
///
/// The picker shows wheels, or, in the compact style, buttons with the date and the time, which open
/// wheels. `valueChanged` is sent after the user has chosen a value.
///
/// A picker begins with the device's date, which is the same in each run; see
/// `Documentation/TimeAndThreads.md`. The styles `.compact` and `.inline` show wheels where iOS shows a
/// calendar.
open class UIDatePicker: UIControl {
  public override init(frame: CGRect) {
    super.init(frame: frame)
    prepare()
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    prepare()
  }

  private func prepare() {
    isOpaque = false
    addSubview(board)
    addSubview(fields)
    board.onChange = { [weak self] in self?.chose($0) }
    fields.open = { [weak self] in self?.open($0) }
    show(animated: false)
  }

  override var kindOfControl: UIAccessibilityTraits { .adjustable }
  /// The wheels, fields and days are the elements.
  override var standardIsElement: Bool { false }

  // MARK: Value

  /// The date; the device's date by default. Setting this property limits the date to the range. The
  /// change is not animated and does not send an event.
  open var date: Date {
    get { chosen }
    set { setDate(newValue, animated: false) }
  }
  private var chosen = UIDatePicker.now

  open func setDate(_ date: Date, animated: Bool) {
    chosen = limited(date)
    show(animated: animated)
  }

  /// The earliest date; nil by default. The range is ignored if the maximum is earlier.
  open var minimumDate: Date? { didSet { setDate(chosen, animated: false) } }
  /// The latest date; nil by default.
  open var maximumDate: Date? { didSet { setDate(chosen, animated: false) } }

  /// The length of time in the mode `.countDownTimer`, in seconds: whole minutes, from one minute to
  /// 23 hours and 59 minutes; one minute by default.
  open var countDownDuration: TimeInterval {
    get { length }
    set {
      length = limited(length: newValue)
      show(animated: false)
    }
  }
  private var length = UIDatePicker.shortestLength

  /// The step of the minutes; 1 by default. A number that does not divide 60 counts as 1.
  open var minuteInterval = 1 { didSet { setDate(chosen, animated: false) } }
  /// Whether a date is rounded to a multiple of `minuteInterval`; true by default.
  open var roundsToMinuteInterval = true { didSet { setDate(chosen, animated: false) } }

  private var step: Int { minuteInterval > 0 && 60 % minuteInterval == 0 ? minuteInterval : 1 }

  private func limited(_ date: Date) -> Date {
    var date = date
    if roundsToMinuteInterval, step > 1 {
      let seconds = TimeInterval(step * 60)
      let rounded = (date.timeIntervalSinceReferenceDate / seconds).rounded(.down) * seconds
      date = Date(timeIntervalSinceReferenceDate: rounded)
    }
    if let minimumDate, let maximumDate, minimumDate > maximumDate { return date }
    if let minimumDate { date = max(date, minimumDate) }
    if let maximumDate { date = min(date, maximumDate) }
    return date
  }

  private func limited(length: TimeInterval) -> TimeInterval {
    let whole = (min(max(length, 0), Self.longestLength) / 60).rounded(.down) * 60
    return max(whole, TimeInterval(step * 60))
  }

  private static let shortestLength: TimeInterval = 60
  private static let longestLength: TimeInterval = 86_340

  /// The device's date.
  private static var now: Date {
    Date(timeIntervalSinceReferenceDate: World.current.clock.now)
  }

  // MARK: Settings

  /// What the user chooses; `.dateAndTime` by default.
  open var datePickerMode = Mode.dateAndTime { didSet { settingsChanged() } }
  /// The language; nil by default, which means the user's.
  open var locale: Locale? { didSet { settingsChanged() } }
  /// The calendar; the user's calendar by default.
  open var calendar: Calendar! {
    get { ownCalendar ?? .current }
    set {
      ownCalendar = newValue
      settingsChanged()
    }
  }
  private var ownCalendar: Calendar?
  /// The time zone; nil by default, which means the time zone of the device.
  open var timeZone: TimeZone? { didSet { settingsChanged() } }

  /// The style that the app prefers; `.automatic` by default.
  open var preferredDatePickerStyle = UIDatePickerStyle.automatic { didSet { settingsChanged() } }
  /// The style that is used. A count-down and a month of a year always have wheels; every other mode
  /// is compact by default.
  open var datePickerStyle: UIDatePickerStyle {
    if datePickerMode == .countDownTimer || datePickerMode == .yearAndMonth { return .wheels }
    return preferredDatePickerStyle == .automatic ? .compact : preferredDatePickerStyle
  }

  private var isCompact: Bool { datePickerStyle == .compact }

  private func settingsChanged() {
    invalidateIntrinsicContentSize()
    show(animated: false)
  }

  // MARK: Appearance

  private let board = DateBoard()
  private let fields = DateFields()

  private var parts: DateParts {
    switch datePickerMode {
    case .time: .time
    case .date: .date
    case .dateAndTime: .dateAndTime
    case .countDownTimer: .length
    case .yearAndMonth: .yearAndMonth
    }
  }

  private func wheels(for parts: DateParts) -> DateWheels {
    DateWheels(
      parts, calendar: calendar, locale: locale ?? .current, timeZone: timeZone ?? .current,
      minuteInterval: step)
  }

  private func show(animated: Bool) {
    let wheels = wheels(for: parts)
    (board.isHidden, fields.isHidden) = (isCompact, !isCompact)
    if isCompact {
      let old = fields.fittingSize
      fields.show(chosen, parts, wheels)
      if fields.fittingSize != old { invalidateIntrinsicContentSize() }
    } else {
      board.show(chosen, length: length, wheels, today: Self.now, animated: animated)
    }
    setNeedsLayout()
  }

  /// Limits a date that the user has chosen, and sends the event.
  private func chose(_ choice: DateBoard.Choice) {
    switch choice {
    case .date(let date): chosen = limited(date)
    case .length(let length): self.length = limited(length: length)
    }
    show(animated: true)
    tellValueChanged(with: nil)
  }

  /// Opens wheels for a button of the compact style. A tap beside them closes them.
  private func open(_ parts: DateParts) {
    guard let window, isEnabled else { return }
    let card = DateCard(beside: convert(bounds, to: window), in: window.bounds)
    card.board.show(
      chosen, length: length, wheels(for: parts), today: Self.now, animated: false)
    card.board.onChange = { [weak self, weak card] choice in
      guard let self else { return }
      chose(choice)
      card?.board.show(chosen, length: length, wheels(for: parts), today: Self.now, animated: true)
    }
    card.overrideUserInterfaceStyle = traitCollection.userInterfaceStyle
    window.addSubview(card)
  }

  open override var intrinsicContentSize: CGSize {
    isCompact ? fields.fittingSize : WheelPanel.size
  }
  open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }

  open override func layoutSubviews() {
    super.layoutSubviews()
    board.frame = bounds
    let size = fields.fittingSize
    fields.frame = CGRect(
      x: isMirrored ? bounds.width - size.width : 0, y: (bounds.height - size.height) / 2,
      width: size.width, height: size.height)
  }

  open override var isEnabled: Bool {
    didSet {
      alpha = isEnabled ? 1 : Self.disabledAlpha
      board.isUserInteractionEnabled = isEnabled
    }
  }
  /// The opacity of a disabled picker (`unverified`).
  private static let disabledAlpha: CGFloat = 0.5
}

extension UIDatePicker {
  /// What a picker shows. The raw values are those of `UIDatePicker.h`.
  public enum Mode: Int, Sendable {
    case time, date, dateAndTime, countDownTimer, yearAndMonth
  }
}

/// The look of a date picker. The raw values are those of `UIDatePicker.h`.
public enum UIDatePickerStyle: Int, Sendable {
  case automatic, wheels, compact, inline
}

/// One wheel of a date picker: which part of a date it shows, and in how many rows.
enum DateWheel: Equatable {
  /// A day with its name, as in "Sat Nov 28".
  case namedDay
  case month, day, year, hour, minute
  /// The half of the day, as in "PM".
  case half
  case hours, minutes

  /// How many times a wheel that has no end repeats its values.
  private static let rounds = 200

  /// The number of different values, if the wheel repeats them without end.
  func cycle(minuteInterval: Int) -> Int? {
    switch self {
    case .month: 12
    case .day: 31
    case .hour: 24
    case .minute: 60 / minuteInterval
    case .namedDay, .year, .half, .hours, .minutes: nil
    }
  }

  func count(minuteInterval: Int) -> Int {
    if let cycle = cycle(minuteInterval: minuteInterval) { return cycle * Self.rounds }
    return switch self {
    case .half: 2
    case .hours: 24
    case .minutes: 60 / minuteInterval
    case .year: 10_000
    case .namedDay: 3_652_059
    case .month, .day, .hour, .minute: 0
    }
  }

  /// The row of a value. On a wheel without end, this is the nearest to `current`, or a row in the
  /// middle if there is no current row.
  func row(of value: Int, near current: Int?, minuteInterval: Int) -> Int {
    guard let cycle = cycle(minuteInterval: minuteInterval) else { return value }
    guard let current else { return cycle * (Self.rounds / 2) + value }
    let here = current % cycle
    var step = value - here
    if step > cycle / 2 { step -= cycle }
    if step < -(cycle / 2) { step += cycle }
    let row = current + step
    return (0..<cycle * Self.rounds).contains(row) ? row : cycle * (Self.rounds / 2) + value
  }

  func value(ofRow row: Int, minuteInterval: Int) -> Int {
    cycle(minuteInterval: minuteInterval).map { row % $0 } ?? row
  }

  /// The part of the picker's width that the wheel takes, compared with the other wheels
  /// (`unverified`).
  var share: CGFloat {
    switch self {
    case .namedDay: 2.4
    case .month: 2
    case .day, .hour, .minute, .half: 1
    case .year: 1.2
    case .hours, .minutes: 1.5
    }
  }
}

/// What a date picker shows.
enum DateParts: Equatable {
  case time, date, dateAndTime, length, yearAndMonth
}

/// The wheels of a date picker, and what they show: the parts of a date in a calendar and a language.
struct DateWheels {
  let wheels: [DateWheel]
  let calendar: Calendar
  let locale: Locale
  let minuteInterval: Int
  private let usesHalves: Bool

  init(
    _ parts: DateParts, calendar: Calendar, locale: Locale, timeZone: TimeZone,
    minuteInterval: Int
  ) {
    var calendar = calendar
    calendar.timeZone = timeZone
    calendar.locale = locale
    self.calendar = calendar
    self.locale = locale
    self.minuteInterval = minuteInterval
    usesHalves = Self.pattern("j", locale).contains("a")
    let time: [DateWheel] = usesHalves ? [.hour, .minute, .half] : [.hour, .minute]
    switch parts {
    case .time: wheels = time
    case .date: wheels = Self.ordered("yMMMMd", locale)
    case .dateAndTime: wheels = [.namedDay] + time
    case .length: wheels = [.hours, .minutes]
    case .yearAndMonth: wheels = Self.ordered("yMMMM", locale)
    }
  }

  private static func pattern(_ template: String, _ locale: Locale) -> String {
    DateFormatter.dateFormat(fromTemplate: template, options: 0, locale: locale) ?? template
  }

  /// The wheels for the year, the month and the day, in the order of the language.
  private static func ordered(_ template: String, _ locale: Locale) -> [DateWheel] {
    let letters: [(Character, DateWheel)] = [
      ("M", .month), ("L", .month), ("d", .day), ("y", .year),
    ]
    var found: [DateWheel] = []
    for letter in pattern(template, locale) {
      guard let wheel = letters.first(where: { $0.0 == letter })?.1, !found.contains(wheel) else {
        continue
      }
      found.append(wheel)
    }
    return found
  }

  // MARK: Values

  /// The first day of the wheel of named days.
  private var firstDay: Date {
    calendar.date(from: DateComponents(year: 1, month: 1, day: 1)) ?? .distantPast
  }

  /// The values of the wheels at a date.
  func values(at date: Date) -> [Int] {
    let parts = calendar.dateComponents([.year, .month, .day, .hour, .minute], from: date)
    return wheels.map { wheel in
      switch wheel {
      case .namedDay:
        calendar.dateComponents([.day], from: firstDay, to: calendar.startOfDay(for: date)).day ?? 0
      case .month: (parts.month ?? 1) - 1
      case .day: (parts.day ?? 1) - 1
      case .year: parts.year ?? 1
      case .hour, .hours: parts.hour ?? 0
      case .minute, .minutes: (parts.minute ?? 0) / minuteInterval
      case .half: (parts.hour ?? 0) / 12
      }
    }
  }

  /// The values of the wheels at a length of time, in seconds.
  func values(of duration: TimeInterval) -> [Int] {
    let minutes = Int(clamped: duration / 60)
    return wheels.map { $0 == .hours ? minutes / 60 : minutes % 60 / minuteInterval }
  }

  func duration(of values: [Int]) -> TimeInterval {
    var minutes = 0
    for (wheel, value) in zip(wheels, values) {
      minutes += wheel == .hours ? value * 60 : value * minuteInterval
    }
    return TimeInterval(minutes * 60)
  }

  /// The date that the wheels show. The parts that no wheel shows are those of `date`. A day that
  /// the month does not have becomes the last one of the month.
  func date(of values: [Int], from date: Date) -> Date {
    var parts = calendar.dateComponents([.year, .month, .day, .hour, .minute], from: date)
    for (wheel, value) in zip(wheels, values) {
      switch wheel {
      case .namedDay:
        let day = calendar.date(byAdding: .day, value: value, to: firstDay) ?? date
        let own = calendar.dateComponents([.year, .month, .day], from: day)
        (parts.year, parts.month, parts.day) = (own.year, own.month, own.day)
      case .month: parts.month = value + 1
      case .day: parts.day = value + 1
      case .year: parts.year = value
      case .hour: parts.hour = value
      case .minute: parts.minute = value * minuteInterval
      case .half, .hours, .minutes: break
      }
    }
    let first = DateComponents(year: parts.year, month: parts.month, day: 1)
    let days = calendar.date(from: first).flatMap { calendar.range(of: .day, in: .month, for: $0) }
    if let days, let day = parts.day { parts.day = min(day, days.count) }
    return calendar.date(from: parts) ?? date
  }

  // MARK: Texts

  func title(of value: Int, on wheel: DateWheel, today: Date) -> String {
    switch wheel {
    case .namedDay:
      let day = calendar.date(byAdding: .day, value: value, to: firstDay) ?? firstDay
      if calendar.isDate(day, inSameDayAs: today) { return "Today" }
      return text(day, template: "EEEMMMd")
    case .month:
      let names = calendar.standaloneMonthSymbols
      return names.indices.contains(value) ? names[value] : "\(value + 1)"
    case .day: return "\(value + 1)"
    case .year: return "\(value)"
    case .hour:
      guard usesHalves else { return Self.twoDigits(value) }
      return "\(value % 12 == 0 ? 12 : value % 12)"
    case .minute: return Self.twoDigits(value * minuteInterval)
    case .half: return value == 0 ? calendar.amSymbol : calendar.pmSymbol
    case .hours: return value == 1 ? "1 hour" : "\(value) hours"
    case .minutes: return "\(value * minuteInterval) min"
    }
  }

  private static func twoDigits(_ number: Int) -> String {
    number < 10 ? "0\(number)" : "\(number)"
  }

  func text(_ date: Date, template: String) -> String {
    let formatter = DateFormatter()
    formatter.locale = locale
    formatter.calendar = calendar
    formatter.timeZone = calendar.timeZone
    formatter.dateFormat = Self.pattern(template, locale)
    return formatter.string(from: date)
  }
}

import Foundation

/// Writes lengths of time, such as "1:02:05" or "1 hour, 2 minutes".
///
/// Foundation on Linux declares this class as unavailable. The texts of the styles with words are
/// those of `Duration.UnitsFormatStyle` in English. Years, months and `spellOut` are not supported:
/// years and months are ignored, and numbers are written in digits.
open class DateComponentsFormatter: Formatter, @unchecked Sendable {
  public enum UnitsStyle: Int, Sendable {
    /// "1:02:05".
    case positional = 0
    /// "1h 2m 5s".
    case abbreviated
    /// "1 hr, 2 min, 5 sec".
    case short
    /// "1 hour, 2 minutes, 5 seconds".
    case full
    case spellOut
    /// "1hr 2min 5sec".
    case brief
  }

  /// Which zeros are written. The bits are those of `NSDateComponentsFormatter.h`.
  public struct ZeroFormattingBehavior: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// Positional: no leading zeros; other styles: no zeros.
    public static let `default` = ZeroFormattingBehavior(rawValue: 1 << 0)
    public static let dropLeading = ZeroFormattingBehavior(rawValue: 1 << 1)
    public static let dropMiddle = ZeroFormattingBehavior(rawValue: 1 << 2)
    public static let dropTrailing = ZeroFormattingBehavior(rawValue: 1 << 3)
    public static let dropAll: ZeroFormattingBehavior = [.dropLeading, .dropMiddle, .dropTrailing]
    public static let pad = ZeroFormattingBehavior(rawValue: 1 << 16)
  }

  open var unitsStyle = UnitsStyle.positional
  /// The units that may appear; empty by default, which means all that are supported.
  open var allowedUnits: NSCalendar.Unit = []
  open var zeroFormattingBehavior = ZeroFormattingBehavior.default
  /// The largest number of units; 0, the default, means all.
  open var maximumUnitCount = 0
  open var calendar: Calendar? = .current
  open var referenceDate: Date?
  open var allowsFractionalUnits = false
  open var collapsesLargestUnit = false
  open var includesApproximationPhrase = false
  open var includesTimeRemainingPhrase = false
  open var formattingContext = Formatter.Context.unknown

  public override init() { super.init() }
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// A supported unit, with its length in seconds.
  private struct Unit {
    let flag: NSCalendar.Unit
    let seconds: Int
    let style: Duration.UnitsFormatStyle.Unit
  }
  private static let units = [
    Unit(flag: .weekOfMonth, seconds: 604_800, style: .weeks),
    Unit(flag: .day, seconds: 86_400, style: .days),
    Unit(flag: .hour, seconds: 3_600, style: .hours),
    Unit(flag: .minute, seconds: 60, style: .minutes),
    Unit(flag: .second, seconds: 1, style: .seconds),
  ]
  /// The longest time, in seconds.
  private static let longest = 1e15

  /// The text of a length of time in seconds, which is rounded down; nil if it is not finite.
  open func string(from ti: TimeInterval) -> String? {
    guard ti.isFinite, abs(ti) < Self.longest else { return nil }
    let total = Int(abs(ti))
    let sign = ti <= -1 ? "-" : ""
    var parts = values(of: total)
    if zeroFormattingBehavior.isDisjoint(with: .pad) { dropZeros(&parts) }
    if maximumUnitCount > 0 { parts = Array(parts.prefix(maximumUnitCount)) }
    let text = sign + (unitsStyle == .positional ? positional(parts) : words(parts))
    let about = includesApproximationPhrase ? "About " + text : text
    return includesTimeRemainingPhrase ? about + " remaining" : about
  }

  open func string(from startDate: Date, to endDate: Date) -> String? {
    string(from: endDate.timeIntervalSince(startDate))
  }

  open func string(from components: DateComponents) -> String? {
    let days = (components.weekOfMonth ?? components.weekOfYear ?? 0) * 7 + (components.day ?? 0)
    let hours = days * 24 + (components.hour ?? 0)
    return string(
      from: Double((hours * 60 + (components.minute ?? 0)) * 60 + (components.second ?? 0)))
  }

  open class func localizedString(
    from components: DateComponents, unitsStyle: UnitsStyle
  ) -> String? {
    let formatter = DateComponentsFormatter()
    formatter.unitsStyle = unitsStyle
    return formatter.string(from: components)
  }

  open override func string(for obj: Any?) -> String? {
    switch obj {
    case let components as DateComponents: string(from: components)
    case let seconds as TimeInterval: string(from: seconds)
    default: nil
    }
  }

  private func values(of total: Int) -> [(unit: Unit, count: Int)] {
    var allowed = Self.units.filter { allowedUnits.isEmpty || allowedUnits.contains($0.flag) }
    if allowedUnits.isEmpty { allowed.removeFirst() }
    var rest = total
    return allowed.map { unit in
      defer { rest %= unit.seconds }
      return (unit, rest / unit.seconds)
    }
  }

  /// Drops zeros. At least the smallest unit remains, and in the positional style with several
  /// units two, as in "0:05".
  private func dropZeros(_ parts: inout [(unit: Unit, count: Int)]) {
    let behavior = zeroFormattingBehavior
    let isDefault = behavior.contains(.default)
    let kept = unitsStyle == .positional && isDefault ? 2 : 1
    if isDefault && unitsStyle != .positional || behavior.contains(.dropMiddle) {
      let middle = parts.dropFirst().dropLast().filter { $0.count != 0 }
      if parts.count > 2 { parts = [parts[0]] + middle + [parts[parts.count - 1]] }
    }
    if isDefault || behavior.contains(.dropLeading) {
      while parts.count > kept, parts[0].count == 0 { parts.removeFirst() }
    }
    if isDefault && unitsStyle != .positional || behavior.contains(.dropTrailing) {
      while parts.count > 1, parts[parts.count - 1].count == 0 { parts.removeLast() }
    }
  }

  private func positional(_ parts: [(unit: Unit, count: Int)]) -> String {
    parts.enumerated().map { index, part in
      let isPadded = index > 0 || zeroFormattingBehavior.contains(.pad)
      return (isPadded && part.count < 10 ? "0" : "") + String(part.count)
    }.joined(separator: ":")
  }

  private func words(_ parts: [(unit: Unit, count: Int)]) -> String {
    let width: Duration.UnitsFormatStyle.UnitWidth =
      switch unitsStyle {
      case .abbreviated: .narrow
      case .short: .abbreviated
      case .brief: .condensedAbbreviated
      case .full, .spellOut, .positional: .wide
      }
    let texts = parts.map { part in
      Duration.seconds(part.count * part.unit.seconds).formatted(
        .units(allowed: [part.unit.style], width: width).locale(Locale(identifier: "en_US")))
    }
    return texts.joined(separator: unitsStyle == .abbreviated || unitsStyle == .brief ? " " : ", ")
  }
}

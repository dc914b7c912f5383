import DeviceRuntime
import Foundation
import Testing

private typealias Formatter = DeviceRuntime.DateComponentsFormatter

struct DateComponentsFormatterTests {
  private func text(
    _ seconds: Double, _ style: Formatter.UnitsStyle = .positional,
    _ units: NSCalendar.Unit = [.hour, .minute, .second],
    _ zeros: Formatter.ZeroFormattingBehavior = .default
  ) -> String? {
    let formatter = Formatter()
    (formatter.unitsStyle, formatter.allowedUnits) = (style, units)
    formatter.zeroFormattingBehavior = zeros
    return formatter.string(from: seconds)
  }

  @Test func `positional`() {
    #expect(text(3725) == "1:02:05")
    #expect(text(65) == "1:05")
    #expect(text(5) == "0:05")
    #expect(text(5.9, .positional, [.minute, .second], .pad) == "00:05")
    #expect(text(3725, .positional, [.hour, .minute, .second], .pad) == "01:02:05")
    #expect(text(3725, .positional, [.minute, .second], .pad) == "62:05")
    #expect(text(-65) == "-1:05")
    #expect(text(90061, .positional, []) == "1:01:01:01")
  }

  @Test func `with words`() {
    #expect(text(3725, .full) == "1 hour, 2 minutes, 5 seconds")
    #expect(text(3725, .short) == "1 hr, 2 min, 5 sec")
    #expect(text(3725, .abbreviated) == "1h 2m 5s")
    #expect(text(3600, .full) == "1 hour")
    #expect(text(0, .full) == "0 seconds")
    #expect(text(3605, .abbreviated) == "1h 5s")
    #expect(text(3600, .abbreviated, [.hour, .minute], .dropTrailing) == "1h")
  }

  @Test func `limits, dates and components`() {
    let formatter = Formatter()
    (formatter.unitsStyle, formatter.maximumUnitCount) = (.full, 1)
    #expect(formatter.string(from: 3725) == "1 hour")
    formatter.includesApproximationPhrase = true
    formatter.includesTimeRemainingPhrase = true
    #expect(formatter.string(from: 3725) == "About 1 hour remaining")
    let start = Date(timeIntervalSince1970: 0)
    #expect(Formatter().string(from: start, to: start.addingTimeInterval(61)) == "1:01")
    #expect(
      Formatter.localizedString(from: DateComponents(hour: 2, minute: 30), unitsStyle: .full)
        == "2 hours, 30 minutes")
    for odd in [Double.nan, .infinity, -.infinity, 1e300] {
      #expect(Formatter().string(from: odd) == nil)
    }
  }
}

import Stage
import Testing
import UIKit

/// Dates are in Greenwich and in the language of the United States, unless a test says otherwise.
@MainActor
struct UIDatePickerTests {
  /// 28 November 2026, 21:41.
  private let evening = Date(timeIntervalSinceReferenceDate: 817_594_860)

  private func stage(
    _ mode: UIDatePicker.Mode, style: UIDatePickerStyle = .wheels,
    _ set: (UIDatePicker) -> Void = { _ in }
  ) -> ControlStage<UIDatePicker> {
    ControlStage {
      let picker = UIDatePicker()
      prepare(picker)
      picker.datePickerMode = mode
      picker.preferredDatePickerStyle = style
      picker.frame.size = picker.intrinsicContentSize
      picker.date = evening
      set(picker)
      return picker
    }
  }

  private func prepare(_ picker: UIDatePicker, language: String = "en_US") {
    picker.locale = Locale(identifier: language)
    picker.timeZone = TimeZone(secondsFromGMT: 0)
    picker.calendar = Calendar(identifier: .gregorian)
  }

  /// The texts of the front rows, from left to right.
  private func front(_ view: UIView) -> [String] {
    rows(view).filter { CATransform3DIsIdentity($0.layer.transform) }
      .sorted { $0.frame.minX < $1.frame.minX }
      .compactMap { ($0.subviews.first as? UILabel)?.text }
  }

  private func rows(_ view: UIView) -> [UIView] {
    if let label = view.subviews.first as? UILabel, view.subviews.count == 1, label.text != nil,
      view.superview?.layer.sublayerTransform.m34 != 0
    {
      return [view]
    }
    return view.subviews.flatMap(rows)
  }

  @Test(arguments: [
    (UIDatePicker.Mode.time, ["9", "41", "PM"]),
    (.date, ["November", "28", "2026"]),
    (.yearAndMonth, ["November", "2026"]),
  ])
  func `the wheels show the parts of the mode`(mode: UIDatePicker.Mode, texts: [String]) {
    #expect(front(stage(mode).control) == texts)
  }

  @Test func `the language determines the order and the hours`() {
    let dates = stage(.date) { prepare($0, language: "de_DE") }
    #expect(front(dates.control) == ["28", "November", "2026"])
    let times = stage(.time) { prepare($0, language: "de_DE") }
    #expect(front(times.control) == ["21", "41"])
  }

  @Test func `a new picker has the device's date`() {
    let stage = ControlStage { UIDatePicker() }

    #expect(stage.control.date.timeIntervalSinceReferenceDate < 1)
    #expect(stage.control.datePickerMode == .dateAndTime)
    #expect(stage.control.datePickerStyle == .compact)
    #expect(stage.control.countDownDuration == 60)
  }

  @Test func `a turned wheel changes its part of the date and sends one event`() {
    let stage = stage(.date)

    // The wheel of the months is at the left; the next row is 34 points below the front.
    stage.tap(60, 108 + 34)
    stage.stage.advance(by: 2)

    #expect(front(stage.control) == ["December", "28", "2026"])
    #expect(stage.changes == 1)
  }

  @Test func `a day that the month does not have becomes its last day`() {
    let stage = stage(.date) { $0.date = Date(timeIntervalSinceReferenceDate: 89 * 86_400) }
    #expect(front(stage.control) == ["March", "31", "2001"])

    stage.tap(60, 108 + 34)
    stage.stage.advance(by: 2)

    #expect(front(stage.control) == ["April", "30", "2001"])
  }

  @Test func `the wheel of the half changes the hour`() {
    let stage = stage(.time)

    stage.tap(280, 108 - 34)
    stage.stage.advance(by: 2)

    #expect(stage.control.date == evening.addingTimeInterval(-12 * 3600))
    #expect(front(stage.control) == ["9", "41", "AM"])
  }

  @Test func `the range limits dates that the app and the user choose`() {
    let stage = stage(.date) { picker in
      picker.maximumDate = evening.addingTimeInterval(86_400)
      picker.minimumDate = evening
    }
    let picker = stage.control

    stage.stage.run { picker.date = .distantPast }
    #expect(picker.date == evening)
    stage.tap(60, 108 + 34)
    stage.stage.advance(by: 3)
    #expect(picker.date == evening.addingTimeInterval(86_400))
    #expect(front(picker) == ["November", "29", "2026"])
  }

  @Test func `minutes have the chosen step`() {
    let stage = stage(.time) { $0.minuteInterval = 15 }
    #expect(front(stage.control) == ["9", "30", "PM"])
    #expect(stage.control.date == evening.addingTimeInterval(-11 * 60))

    stage.stage.run { stage.control.minuteInterval = 7 }
    stage.stage.tick()
    #expect(front(stage.control) == ["9", "30", "PM"])
  }

  @Test func `a count-down is a length of time`() {
    let stage = stage(.countDownTimer) { $0.countDownDuration = 3 * 3600 + 125 }
    #expect(stage.control.countDownDuration == 3 * 3600 + 120)
    #expect(front(stage.control) == ["3 hours", "2 min"])

    stage.stage.run { stage.control.countDownDuration = 0 }
    #expect(stage.control.countDownDuration == 60)
  }

  @Test func `a compact picker shows the date and the time, and opens wheels`() throws {
    let stage = stage(.dateAndTime, style: .compact)
    let texts = stage.control.subviews.flatMap(\.subviews).flatMap(\.subviews)
      .compactMap { ($0 as? UILabel)?.text }
    #expect(texts.first == "Nov 28, 2026" && texts.count == 2)

    let before = stage.root.window?.subviews.count ?? 0
    stage.tap(20, 17)
    stage.stage.tick()
    let card = try #require(stage.root.window?.subviews.last)
    #expect(front(card) == ["November", "28", "2026"])
    stage.tap(0, -150)
    stage.stage.tick()
    #expect(stage.root.window?.subviews.count == before)
  }
}

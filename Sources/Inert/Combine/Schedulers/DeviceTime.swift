import DeviceRuntime

/// The time of the schedulers, in seconds since the start of the device.
enum DeviceTime {
  static var now: Double { FrameClock.published }

  /// The time of the device at which `seconds` of real time from now will have passed, rounded to a
  /// millisecond, because a real time differs between two runs.
  static func after(realSeconds seconds: Double) -> Double {
    now + (seconds * 1000).rounded() / 1000
  }

  static func after(realSeconds seconds: Double) -> Int {
    Int((after(realSeconds: seconds) as Double * 1e9).rounded())
  }

  /// A date that is the same in every run: the time of the device, counted from 1 January 2001.
  static var date: Date { Date(timeIntervalSinceReferenceDate: now) }
}

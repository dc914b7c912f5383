import Foundation

/// Measures the real time of repeated work.
enum Measure {
  /// Milliseconds of single runs, in the order they were made.
  struct Times {
    private(set) var wall: [Double] = []
    /// The processor time, in milliseconds, of all threads and of the child processes that have
    /// ended.
    private(set) var cpu: [Double] = []

    /// Runs `work` once more.
    @MainActor mutating func add<Result>(_ work: @MainActor () -> Result) -> Result {
      let (wall, cpu) = (Measure.now(CLOCK_MONOTONIC), Measure.cpu())
      let result = work()
      self.wall.append(Measure.now(CLOCK_MONOTONIC) - wall)
      self.cpu.append(Measure.cpu() - cpu)
      return result
    }
  }

  /// Runs `work` `runs` times, after `warmUp` runs that are not counted.
  @MainActor static func times(
    runs: Int, warmUp: Int = 3, _ work: @MainActor () -> Void
  ) -> Times {
    for _ in 0..<warmUp { work() }
    var times = Times()
    for _ in 0..<runs { times.add(work) }
    return times
  }

  /// The value that `share` of all values do not exceed; 0 if there are none.
  static func quantile(_ share: Double, of values: [Double]) -> Double {
    let sorted = values.sorted()
    guard !sorted.isEmpty else { return 0 }
    return sorted[min(sorted.count - 1, Int(Double(sorted.count) * share))]
  }

  static func median(_ values: [Double]) -> Double { quantile(0.5, of: values) }

  /// Processor time in milliseconds, of this process and its finished children.
  private static func cpu() -> Double {
    var usage = rusage()
    getrusage(__rusage_who_t(RUSAGE_CHILDREN.rawValue), &usage)
    func milliseconds(_ time: timeval) -> Double {
      Double(time.tv_sec) * 1e3 + Double(time.tv_usec) / 1e3
    }
    return now(CLOCK_PROCESS_CPUTIME_ID) + milliseconds(usage.ru_utime)
      + milliseconds(usage.ru_stime)
  }

  /// A clock's time in milliseconds.
  private static func now(_ clock: clockid_t) -> Double {
    var time = timespec()
    clock_gettime(clock, &time)
    return Double(time.tv_sec) * 1e3 + Double(time.tv_nsec) / 1e6
  }

  /// The resident memory of the process, in bytes.
  ///
  /// From `/proc/self/statm`: pages of 4 KiB, the second figure.
  static func residentBytes() -> Int {
    let text = (try? String(contentsOfFile: "/proc/self/statm", encoding: .utf8)) ?? ""
    let pages = text.split(separator: " ").dropFirst().first.flatMap { Int($0) } ?? 0
    return pages * 4_096
  }
}

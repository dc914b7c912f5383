import Stage

extension LiveRun {
  /// Repeats the run. `prepare` is called with the stage before it opens.
  @MainActor
  func repeated(_ prepare: (Stage) -> Void) {
    // The device was created from the same values before. If it cannot be created again, the
    // observers of the repetition do not see a call.
    guard
      let device = try? LiveDevice(
        entry, on: device, settings, recordings: 0, recordsStacks: recordsStacks, log: nil,
        prepare: prepare)
    else { return }
    device.replay(log, until: ticks) { _ in }
    device.close()
  }
}

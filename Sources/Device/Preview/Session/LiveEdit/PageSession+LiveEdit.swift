import Film
import Foundation
import Stage

// Transfers a session to the next build of the app.
extension PageSession {
  /// The session's state; nil if no entry has been loaded.
  package var state: SessionState? {
    guard let device else { return nil }
    var state = SessionState(
      entry: device.entry.id, device: device.device.id, settings: device.launchSettings,
      log: device.log, ticks: device.tickCount, speed: device.clock.speed,
      isPaused: device.clock.isPaused)
    if let shown {
      let number = shown.recording - device.openingRecordingID + 1
      if number > 0 { state.shown = .init(recording: number, t: shown.t) }
    }
    state.earlier = store.recordings
      .filter { $0.id >= device.openingRecordingID && $0.isTelling }
      .suffix(EarlierRecording.most).map { live in
        EarlierRecording(live, painted?.recording == live.id ? painted?.pictures ?? [] : [])
      }
    return state
  }

  func tell(_ news: BuildNews) {
    peer.tell(news.reply)
    if news == .building { paintEarlier() }
  }

  /// Paints the recording that the page shows, or the latest one, on another thread while the app is
  /// built.
  private func paintEarlier() {
    let id = shown?.recording ?? store.recordings.last(where: \.isTelling)?.id
    guard let post = contents.web?.post, let id, id != painted?.recording,
      let recording = store.recordings.first(where: { $0.id == id })?.recording
    else { return }
    let thread = Thread { [weak self] in
      let pictures = EarlierPicture.all(of: recording)
      post { self?.painted = (id, pictures) }
    }
    thread.stackSize = 8 << 20
    thread.start()
  }

  /// Tells the page that the server is about to be replaced, and sends the token that the page
  /// needs to get its state from the next server.
  func tellResumption(_ token: String) {
    peer.tell(.replaced(PageReply.Replaced(resume: token)))
  }

  /// Shows the state's entry on a new device and replays the state's input. If the entry or device
  /// does not exist, throws an error and does not load anything. If the input is too long to replay,
  /// throws an error after loading the entry.
  func resume(_ state: SessionState) throws(PageError) {
    let entry = try entry(state.entry, "hello")
    let kind =
      state.device == contents.device.id ? contents.device : try knownDevice(state.device, "hello")
    try load(entry, on: kind, settings: state.settings)
    guard state.ticks <= InputLog.longestReplay else {
      throw PageError(
        about: "hello",
        "\(state.entry) starts from its beginning, because it was in use for more than "
          + "\(InputLog.longestReplay / 60 / FrameClock.ticksPerSecond) minutes")
    }
    guard let device else { return }
    earlier = state.earlier
    device.replay(state.log, until: state.ticks) { ended in
      announce(ended.id)
      keep(ended)
    }
    // The page does not report when a touch that was down at the replacement ends.
    device.liftAll()
    device.set(speed: state.speed)
    if state.isPaused { device.pause() }
    adoptSettings()
    if let moment = state.shown { show(moment, of: device) }
    announce()
    report(force: true)
    tellState()
  }

  private func show(_ moment: SessionState.Shown, of device: LiveDevice) {
    // A recording that the new build does not make is not shown.
    try? show(device.openingRecordingID + moment.recording - 1, at: moment.t, "show")
  }
}

import Film
import Stage

// Shows the state that an address describes.
extension PageSession {
  /// Shows the address's entry on a new device, repeats the input, and shows the moment. If the
  /// address cannot be opened, throws an error and does not change anything.
  func open(_ text: String) throws(PageError) {
    let (address, entry, kind) = try read(text)
    var settings = address.settings
    settings.speed = self.settings.speed
    do throws(PageError) {
      let values = try entry.variants.map { (variants) throws(PageError) in
        try variants.complete(address.values)
      }
      try load(entry, on: kind, values: values, settings: settings)
    } catch {
      throw refusal(of: error.text)
    }
    guard let device else { return }
    let input = address.input ?? RepeatableInput(InputLog(), ticks: Self.ticks(until: address.t))
    device.replay(input.log, until: input.ticks) { ended in
      announce(ended.id)
      dropEarlier(ended)
      keep(ended)
    }
    adoptSettings()
    announce()
    report(force: true)
    // The person who opens the address does not hold the touches that are down at the end.
    device.liftAll()
    if let t = address.t, let last = device.recordingID ?? store.recordings.last?.id {
      try show(last, at: t, "open")
    }
    tellState()
  }

  /// The number of ticks in which a device reaches a time of its first recording.
  private static func ticks(until t: Double?) -> Int {
    let ticks = (t ?? 0) * Double(FrameClock.ticksPerSecond)
    return min(Int(clamped: ticks.rounded(.up)), InputLog.longestReplay)
  }

  private func read(
    _ text: String
  ) throws(PageError) -> (PageAddress, PageEntry, Device) {
    let address: PageAddress
    do throws(PageAddress.Fault) {
      address = try PageAddress(text: text) { id in
        contents.entries.first { $0.id == id }.map { $0.variants?.parameters ?? [] }
      }
    } catch {
      throw refusal(of: error.text)
    }
    let device =
      address.device == contents.device.id
      ? contents.device : Device.all.first { $0.id == address.device }
    guard let entry = contents.entries.first(where: { $0.id == address.entry }) else {
      throw refusal(of: "this server has no entry “\(address.entry)”")
    }
    guard let device else {
      throw refusal(of: "there is no device “\(address.device.prefix(40))”")
    }
    return (address, entry, device)
  }

  private func refusal(of reason: String) -> PageError {
    let shown = device?.entry.title ?? contents.entries.first?.title ?? ""
    return PageError(
      about: PageMessage.Verb.open.rawValue,
      "The address cannot be opened: \(reason). The page shows \(shown).")
  }

  /// Drops the recording of the same input, which the address repeats.
  private func dropEarlier(_ repeated: LiveRecording) {
    guard let address = repeated.address else { return }
    for live in store.recordings where live.address == address { store.drop(live.id) }
  }

  /// Shows a moment of a recording from now on.
  func show(_ id: Int, at t: Double, _ verb: String) throws(PageError) {
    let length = try liveRecording(id, verb).recording.duration
    let t = min(t, length)
    shown = (id, t)
    peer.tell(.shown(PageReply.Shown(recording: id, t: JSONNumber(t))))
    peer.askForFrame()
  }
}

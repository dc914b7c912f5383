import Film
import Stage
import UIKit

// Says how the last drag of a recording would have had to be released for the other outcome.
extension PageSession {
  func tellAlternatives(_ id: Int) throws(PageError) {
    let live = try liveRecording(id, PageMessage.Verb.alternatives.rawValue)
    peer.tell(.alternatives(PageReply.Alternatives(recording: id, text: alternatives(live))))
  }

  private func alternatives(_ live: LiveRecording) -> String {
    guard let run = live.run else {
      return "The other outcome is not known, because the input is too long to be repeated."
    }
    do throws(PageError) {
      let request = try FilmRequest(live)
      let repetition = AppRun(request, run)
      let recording = repetition.record().recording
      guard let end = recording.interactionEnds.last,
        let search = ReleaseSearch(repetition, end, in: recording)
      else { return "No drag has ended this interaction, so no other release can be tried." }
      return search.otherwise().sentence
    } catch {
      return "The other outcome is not known: \(error.text)."
    }
  }
}

extension AppRun {
  /// A run of the page's entry with all touches since it was loaded. Its progress is not reported,
  /// because the page's device goes on.
  fileprivate init(_ request: FilmRequest, _ run: LiveRun) {
    self.init(
      name: request.entry, title: "", device: run.device, script: request.script,
      opening: run.entry.opening)
    storyboards = (try? run.entry.storyboards()) ?? Storyboards()
    isSupervised = false
    reducesMotion = request.traits.isReduceMotionEnabled
    hasHardwareKeyboard = request.traits.keyboard == .hardware
    isRightToLeft = request.traits.layoutDirection == .rightToLeft
    isDark = request.traits.userInterfaceStyle == .dark
    era = request.traits.era
  }
}

import Foundation
import QuartzCore
import Stage
import UIKit

/// A run about which questions are asked: a recording file, a recording, or a run of a program that
/// can be repeated.
@MainActor
package struct AskedRun {
  /// Repeats a run. Calls `prepare` with the stage before the stage opens.
  package typealias Repetition =
    @MainActor (_ prepare: @escaping @MainActor (Stage) -> Void) -> Void

  /// A call, or an assignment to a property of a layer.
  struct Entry {
    enum Kind {
      /// The index of a call.
      case call(Int)
      case change(LayerChange)
    }
    /// The number of the record in a repetition of the run; nil for a recording file.
    let number: Int?
    let tick: Int
    let t: Double
    let kind: Kind
    let place: SourcePlace?
  }

  let frames: [ScreenState]
  let calls: [RecordedRun.Call]
  let views: [ViewRecord]
  let transitions: [TransitionViews]
  /// The calls and, for a run, the assignments, in order.
  let entries: [Entry]
  /// The assignments before the recording began.
  let earlier: [LayerChange]
  /// Nil for a recording file.
  let recording: Recording?
  /// Repeats the run; nil if it cannot be repeated.
  let repetition: Repetition?
  /// Whether a recording file says which views take part in transitions.
  let hasTransitions: Bool

  /// A recording file.
  package init(_ run: RecordedRun) {
    frames = ScreenState.all(in: run)
    calls = run.events
    (views, transitions) = (run.views ?? [], run.transitions ?? [])
    entries = run.events.enumerated().map { index, call in
      Entry(
        number: nil, tick: Int(clamped: (call.t * Double(FrameClock.ticksPerSecond)).rounded()),
        t: call.t, kind: .call(index), place: call.source)
    }
    earlier = []
    (recording, repetition) = (nil, nil)
    hasTransitions = run.views != nil
  }

  /// Performs a run. `record` records it, so that the caller can show progress and its result.
  package init(_ run: AppRun, record: (AppRun) -> AppRun.Result) {
    let recorder = ChangeRecorder()
    var observed = run
    observed.prepare = { recorder.observe($0) }
    let recording = record(observed).recording
    self.init(recording, recorder, run.sourceLines) { prepare in
      var run = run
      run.sourceLines = nil
      run.prepare = prepare
      _ = run.record()
    }
  }

  /// A recording whose views are described. If `repetition` repeats the run to the end of the
  /// recording, the assignments are known too.
  package init(_ recording: Recording, _ lines: SourceLines?, repetition: Repetition?) {
    var recording = recording
    if let lines { recording.findPlaces(lines) }
    if let repetition {
      let recorder = ChangeRecorder()
      repetition { recorder.observe($0) }
      self.init(recording, recorder, lines, repetition)
      // The app has state that outlives a run, so the repetition is another run.
      let repeated = entries.count { if case .call = $0.kind { true } else { false } }
      if repeated == recording.events.count { return }
    }
    self.init(recording)
  }

  private init(
    _ recording: Recording, _ recorder: ChangeRecorder, _ lines: SourceLines?,
    _ repetition: @escaping Repetition
  ) {
    frames = ScreenState.all(in: recording)
    calls = Self.calls(recording)
    (views, transitions) = (recording.views, recording.transitions)
    (entries, earlier) = Self.entries(recorder, recording, lines)
    (self.recording, self.repetition) = (recording, repetition)
    hasTransitions = true
  }

  /// A recording that is not repeated.
  private init(_ recording: Recording) {
    frames = ScreenState.all(in: recording)
    calls = Self.calls(recording)
    (views, transitions) = (recording.views, recording.transitions)
    entries = recording.events.enumerated().map { index, event in
      Entry(
        number: nil, tick: event.tick, t: event.time - recording.start, kind: .call(index),
        place: event.place)
    }
    earlier = []
    (self.recording, repetition) = (recording, nil)
    hasTransitions = true
  }

  private static func calls(_ recording: Recording) -> [RecordedRun.Call] {
    recording.events.map {
      RecordedRun.Call(
        t: $0.time - recording.start, lane: $0.lane.rawValue, object: $0.object,
        call: $0.call.message, answer: $0.answer?.description, source: $0.place)
    }
  }

  /// Assigns the records of a run to the calls of its recording. A recording does not contain calls
  /// of methods that turned out not to be implemented.
  private static func entries(
    _ recorder: ChangeRecorder, _ recording: Recording, _ lines: SourceLines?
  ) -> ([Entry], [LayerChange]) {
    let stacks = recorder.records.compactMap { record -> CallStack? in
      guard case .change = record.record else { return nil }
      return record.stack
    }
    let places = lines?.places(of: stacks) ?? [:]
    var (entries, earlier): ([Entry], [LayerChange]) = ([], [])
    var next = 0
    for (number, tick, record, stack) in recorder.records {
      switch record {
      case .call(let event):
        guard next < recording.events.count, recording.events[next].isBegin(of: event) else {
          continue
        }
        entries.append(
          Entry(
            number: number, tick: tick, t: event.time - recording.start, kind: .call(next),
            place: recording.events[next].place))
        next += 1
      case .change(let change):
        let placed = change.placed(
          stack.flatMap { places[ObjectIdentifier($0)] }, from: recording.start)
        if placed.t < 0 || next == 0 && placed.t == 0 { earlier.append(placed) }
        guard placed.t >= 0 else { continue }
        entries.append(
          Entry(number: number, tick: tick, t: placed.t, kind: .change(placed), place: placed.place)
        )
      }
    }
    return (entries, earlier)
  }

  /// The values of a question at entries of a run, found in a repetition of the run.
  func repeated(
    _ question: Question, from layer: Int?, at chosen: [Entry]
  ) throws(AskError) -> [AskedValue] {
    guard let repetition else { return [] }
    let recorder = ChangeRecorder(question, from: layer, at: Set(chosen.compactMap(\.number)))
    repetition { recorder.observe($0) }
    let ticks = Dictionary(
      recorder.records.map { ($0.number, $0.tick) }, uniquingKeysWith: { $1 })
    var values: [AskedValue] = []
    for entry in chosen {
      guard let number = entry.number, ticks[number] == entry.tick,
        let value = recorder.values[number]
      else { throw .unsteady(entry.t) }
      values.append(value)
    }
    return values
  }
}

extension CallTrace.Event {
  /// Whether this is the same call as `other`, whose result is not known yet.
  fileprivate func isBegin(of other: CallTrace.Event) -> Bool {
    (tick, time, lane, object, call) == (
      other.tick, other.time, other.lane, other.object, other.call
    )
  }
}

extension LayerChange {
  fileprivate func placed(_ place: SourcePlace?, from start: Double) -> LayerChange {
    LayerChange(
      t: t - start, layer: layer, title: title, property: property, before: before, after: after,
      place: place)
  }
}

/// Collects the changes of a keyframe block and combines the changes of each property into one
/// animation.
@MainActor
package final class KeyframeRecorder {
  private struct Frame {
    let start: Double
    let length: Double
    let value: AnimatableValue
  }
  private struct Track {
    let layer: CALayer
    let property: AnimatableProperty
    let initial: AnimatableValue
    var frames: [Frame] = []
  }

  private var tracks: [Track] = []
  private var open: (start: Double, length: Double)?
  private let mode: CAAnimationCalculationMode

  package init(mode: CAAnimationCalculationMode) { self.mode = mode }

  /// Whether a keyframe is being recorded. Changes between keyframes are animated like the changes
  /// of an ordinary block.
  package var isRecording: Bool { open != nil }

  /// Runs one keyframe. Times are fractions of the block's duration, clamped to 0…1.
  package func keyframe(start: Double, length: Double, _ changes: () -> Void) {
    let start = min(max(start, 0), 1)
    open = (start, min(max(length, 0), 1 - start))
    changes()
    open = nil
  }

  func action(
    layer: CALayer, property: AnimatableProperty, driver: (any AnimationDriver)?
  ) -> (any CAAction)? {
    guard AnimationRule(property) != nil else { return nil }
    return RecordedChange(
      recorder: self, before: layer.values[property], property: property, driver: driver)
  }

  fileprivate func record(_ layer: CALayer, _ property: AnimatableProperty, before: AnimatableValue)
  {
    guard let open else { return }
    let frame = Frame(start: open.start, length: open.length, value: layer.values[property])
    let index = tracks.firstIndex { $0.layer === layer && $0.property == property }
    if let index {
      tracks[index].frames.append(frame)
    } else {
      tracks.append(Track(layer: layer, property: property, initial: before, frames: [frame]))
    }
  }

  /// Calls `add` once for each changed property, with one animation and its layer and key.
  ///
  /// Each keyframe starts from the value at which the previous one ends. Between keyframes, the
  /// value is constant (facts H.2.2).
  package func addAnimations(_ add: (CAAnimation, CALayer, String) -> Void) {
    for track in tracks {
      let animation = CAKeyframeAnimation(keyPath: track.property.rawValue)
      var times = [0.0]
      var values = [track.initial]
      for frame in track.frames.sorted(by: { $0.start < $1.start }) {
        if let last = values.last, frame.start > (times.last ?? 0) {
          times.append(frame.start)
          values.append(last)
        }
        // A keyframe that overlaps the previous one starts when the previous one ends.
        times.append(max(frame.start + frame.length, times.last ?? 0))
        values.append(frame.value)
      }
      if let last = values.last, (times.last ?? 1) < 1 {
        times.append(1)
        values.append(last)
      }
      animation.keyTimes = times.map { NSNumber(value: $0) }
      animation.values = values.map { $0.boxed ?? NSNull() }
      animation.calculationMode = mode
      add(animation, track.layer, track.property.rawValue)
    }
    tracks.removeAll()
  }
}

@MainActor
private final class RecordedChange: CAAction {
  private let recorder: KeyframeRecorder
  private let before: AnimatableValue
  private let property: AnimatableProperty
  private let driver: (any AnimationDriver)?

  init(
    recorder: KeyframeRecorder, before: AnimatableValue, property: AnimatableProperty,
    driver: (any AnimationDriver)?
  ) {
    self.driver = driver
    self.recorder = recorder
    self.before = before
    self.property = property
  }

  func run(forKey event: String, object: Any, arguments: [AnyHashable: Any]?) {
    guard let layer = object as? CALayer else { return }
    driver?.changed(layer, property, before, layer.values[property])
    recorder.record(layer, property, before: before)
  }
}

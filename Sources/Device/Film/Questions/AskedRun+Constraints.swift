import QuartzCore
import Stage
import UIKit

// Constraints are not part of a recording, so the run is repeated up to the frame.
extension AskedRun {
  /// The constraints of a view in the frame at the time `t`, or in the last frame.
  func constraints(
    _ subject: Question.Subject, at t: Double?
  ) throws(AskError) -> ConstraintsAnswer {
    let named = try layer(of: subject)
    guard let repetition, let recording else { throw .needsRun(.constraints) }
    let frame = try frame(at: t ?? frames.last?.t ?? 0)
    guard let layer = named ?? view(subject, nil, in: frame)?.view.id,
      let tick = recording.frames.first(where: { $0.t == frame.t })?.tick
    else { return ConstraintsAnswer(t: frame.t, title: "the view") }
    let title = title(of: layer)
    var answer: ConstraintsAnswer?
    repetition { stage in
      stage.onTick = { [weak stage] in
        guard let stage, stage.world.clock.tick == tick else { return }
        answer = UIWindows.current.shown.lazy.compactMap { $0.view(ofLayer: layer) }.first.map {
          ConstraintReader(view: $0) { self.title(of: $0.layer.id) }.answer(
            at: frame.t, title: title)
        }
      }
    }
    return answer ?? ConstraintsAnswer(t: frame.t, title: title)
  }
}

extension UIView {
  /// The view with this layer, which is this view or inside it; nil if there is none.
  fileprivate func view(ofLayer id: Int) -> UIView? {
    if layer.id == id { return self }
    return subviews.lazy.compactMap { $0.view(ofLayer: id) }.first
  }
}

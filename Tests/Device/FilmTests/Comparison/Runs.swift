import Film
import Foundation
import QuartzCore
import Stage
import UIKit

/// Synthetic runs to compare.
enum Runs {
  static func call(
    _ t: Double, _ object: ObjectName, _ call: String, lane: String = "appearance",
    answer: String? = nil
  ) -> RecordedRun.Call {
    RecordedRun.Call(
      t: t, lane: lane, object: object, call: CallTrace.Message(text: call), answer: answer)
  }

  /// A run of half a second with a card on a page. `change` sets the card's values at each time,
  /// and `card` returns whether the card exists.
  static func run(
    events: [RecordedRun.Call] = [], frames: Int = 30, firstLayer: Int = 10,
    page pageName: String = "Page",
    _ change: (inout LayerValues, Double) -> Void = { _, _ in },
    card: (Double) -> Bool = { _ in true }
  ) throws -> RecordedRun {
    var recording = Recording()
    recording.meta.name = "cards"
    recording.frames = (0..<frames).map { turn in
      let t = FrameClock.time(ofTick: turn)
      var values = LayerValues()
      values.bounds = CGRect(x: 0, y: 0, width: 40, height: 20)
      values.position = CGPoint(x: 50, y: 60)
      change(&values, t)
      let label = RenderNode(id: firstLayer + 2, name: "UILabel", values: LayerValues())
      let card =
        card(t)
        ? [RenderNode(id: firstLayer + 1, name: "Card", values: values, children: [label])] : []
      let page = RenderNode(
        id: firstLayer, name: pageName, values: LayerValues(), children: card)
      return Recording.Frame(tick: turn, t: t, time: t, tree: RenderTree(root: page))
    }
    var run = try RecordedRun(json: RecordingFile(recording).data)
    run.events = events
    return run
  }
}

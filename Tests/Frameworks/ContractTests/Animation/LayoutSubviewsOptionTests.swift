import Stage
import TestSupport
import Testing

/// `UIView.AnimationOptions.layoutSubviews` (facts H.1.17).
@MainActor
struct LayoutSubviewsOptionTests {
  /// Keeps its subview at its trailing edge.
  private final class Row: UIView {
    let knob = UIView()
    override func layoutSubviews() {
      super.layoutSubviews()
      if knob.superview == nil { addSubview(knob) }
      knob.frame = CGRect(x: bounds.width - 20, y: 0, width: 20, height: 20)
    }
  }

  enum Block: CaseIterable {
    case plain, option, nested, keyframes, immediate
    var animatesKnob: Bool { self != .plain && self != .immediate }
  }

  @Test(arguments: Block.allCases)
  func `subviews are animated along with their parent`(block: Block) throws {
    try onViewStage { fixture in
      let row = fixture.stage.run {
        let row = Row(frame: CGRect(x: 0, y: 0, width: 100, height: 20))
        fixture.view.addSubview(row)
        return row
      }
      fixture.stage.tick()
      fixture.stage.run {
        let widen = { row.frame.size.width = 200 }
        switch block {
        case .plain: UIView.animate(withDuration: 0.4, animations: widen)
        case .option:
          UIView.animate(withDuration: 0.4, delay: 0, options: .layoutSubviews, animations: widen)
        case .nested:
          UIView.animate(
            withDuration: 0.4, delay: 0, options: .layoutSubviews,
            animations: { UIView.animate(withDuration: 0.1, animations: widen) })
        case .keyframes:
          UIView.animateKeyframes(
            withDuration: 0.4, delay: 0, options: .layoutSubviews,
            animations: {
              UIView.addKeyframe(withRelativeStartTime: 0, relativeDuration: 1, animations: widen)
            })
        case .immediate:
          UIView.animate(withDuration: 0, delay: 0, options: .layoutSubviews, animations: widen)
        }
      }
      fixture.stage.advance(by: 0.2)

      let shown = row.knob.layer.presentation()?.position.x ?? 0
      #expect(row.knob.frame.minX == 180)
      #expect(block.animatesKnob ? shown > 91 && shown < 189 : shown == 190)
    }
  }
}

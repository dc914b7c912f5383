import Stage
import TestSupport
import Testing

/// A stage may be closed during any operation. Closing the stage must release all objects and must
/// not cause a crash.
@MainActor
struct ClosingStageTests {
  enum Moment: CaseIterable {
    case asked, animating, interactive, finishing, cancelling, presented, dismissing
  }

  @Test(arguments: Moment.allCases, [UIModalPresentationStyle.custom, .fullScreen])
  func `closing the stage during an operation releases all objects`(
    moment: Moment, style: UIModalPresentationStyle
  ) throws {
    let cast: [(String, Weak)]
    do {
      let fixture = PresentationStage()
      switch moment {
      case .asked:
        fixture.stage.run {
          fixture.b.modalPresentationStyle = style
          fixture.a.present(fixture.b, animated: true)
          fixture.stage.close()
        }
      case .animating: fixture.present(style: style)
      case .interactive, .finishing, .cancelling:
        try fixture.beginInteractively(.present, style: style)
        fixture.update(0.5)
        if moment == .finishing { fixture.finish() }
        if moment == .cancelling { fixture.cancel() }
      case .presented: try fixture.presentAndSettle(style: style)
      case .dismissing: try fixture.beginInteractively(.dismiss, style: style)
      }
      if moment != .asked { fixture.stage.tick() }
      fixture.release()
      cast = [
        ("A", Weak(fixture.a)), ("B", Weak(fixture.b)), ("AN", Weak(fixture.animator)),
        ("IC", Weak(fixture.interactor)), ("window", Weak(fixture.window)),
      ]
      fixture.stage.close()
    }
    for (name, member) in cast { #expect(member.object == nil, "\(name) is leaked") }
  }
}

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
      let theatre = Theatre()
      switch moment {
      case .asked:
        theatre.stage.run {
          theatre.b.modalPresentationStyle = style
          theatre.a.present(theatre.b, animated: true)
          theatre.stage.close()
        }
      case .animating: theatre.present(style: style)
      case .interactive, .finishing, .cancelling:
        try theatre.beginInteractively(.present, style: style)
        theatre.update(0.5)
        if moment == .finishing { theatre.finish() }
        if moment == .cancelling { theatre.cancel() }
      case .presented: try theatre.presentAndSettle(style: style)
      case .dismissing: try theatre.beginInteractively(.dismiss, style: style)
      }
      if moment != .asked { theatre.stage.tick() }
      theatre.release()
      cast = [
        ("A", Weak(theatre.a)), ("B", Weak(theatre.b)), ("AN", Weak(theatre.animator)),
        ("IC", Weak(theatre.interactor)), ("window", Weak(theatre.window)),
      ]
      theatre.stage.close()
    }
    for (name, member) in cast { #expect(member.object == nil, "\(name) is leaked") }
  }
}

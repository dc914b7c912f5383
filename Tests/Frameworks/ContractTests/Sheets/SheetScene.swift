import Stage
import TestSupport
import Testing

/// The delegate of B's sheet, which logs as `SD`.
final class LoggingSheetDelegate: NSObject, UISheetPresentationControllerDelegate {
  let log: EventLog
  var allowsDismissal = true
  var onWillDismiss: (() -> Void)?

  init(_ log: EventLog) { self.log = log }

  func presentationControllerShouldDismiss(_ controller: UIPresentationController) -> Bool {
    log.write("SD.shouldDismiss")
    return allowsDismissal
  }
  func presentationControllerWillDismiss(_ controller: UIPresentationController) {
    log.write("SD.willDismiss")
    onWillDismiss?()
  }
  func presentationControllerDidDismiss(_ controller: UIPresentationController) {
    log.write("SD.didDismiss")
  }
  func presentationControllerDidAttemptToDismiss(_ controller: UIPresentationController) {
    log.write("SD.didAttemptToDismiss")
  }
  func sheetPresentationControllerDidChangeSelectedDetentIdentifier(
    _ sheet: UISheetPresentationController
  ) {
    log.write("SD.didChange(\(sheet.selectedDetentIdentifier?.rawValue ?? "nil"))")
  }
}

/// A sheet in a fixture: B presented as a sheet, touches on it, and its state on screen.
@MainActor
struct SheetScene {
  let fixture: PresentationStage
  let delegate: LoggingSheetDelegate
  var stage: Stage { fixture.stage }

  /// Presents B as a sheet with `detents`, waits until the stage is idle, and clears the log.
  init(
    _ fixture: PresentationStage, style: UIModalPresentationStyle = .pageSheet,
    detents: [Detent] = [.large], _ setUp: (UISheetPresentationController) -> Void = { _ in }
  ) throws {
    self.fixture = fixture
    delegate = LoggingSheetDelegate(fixture.log)
    fixture.b.transitioningDelegate = nil
    try fixture.stage.run {
      fixture.b.modalPresentationStyle = style
      fixture.b.view.backgroundColor = .white
      let sheet = try #require(fixture.b.sheetPresentationController)
      sheet.detents = detents.map(\.made)
      sheet.delegate = delegate
      setUp(sheet)
      fixture.a.present(fixture.b, animated: true)
    }
    try fixture.stage.settle()
    fixture.log.clear()
  }

  enum Detent {
    case medium, large
    case custom(CGFloat, String)

    @MainActor var made: UISheetPresentationController.Detent {
      switch self {
      case .medium: .medium()
      case .large: .large()
      case .custom(let value, let name):
        .custom(identifier: .init(name)) { _ in value }
      }
    }
  }

  func sheet(_ location: SourceLocation = #_sourceLocation) throws -> UISheetPresentationController
  {
    try stage.run {
      try #require(fixture.b.sheetPresentationController, sourceLocation: location)
    }
  }

  /// The sheet's frame on screen.
  func frame() throws -> CGRect {
    let view = try #require(try sheet().presentedView)
    let shown = fixture.shown(view)
    return CGRect(
      x: shown.position.x - shown.bounds.width / 2, y: shown.position.y - shown.bounds.height / 2,
      width: shown.bounds.width, height: shown.bounds.height)
  }

  /// The alpha of the dimming around the sheet on screen.
  func dim() throws -> CGFloat {
    let container = try #require(try sheet().containerView)
    let dimming = try #require(container.subviews.first)
    return 0.2 * CGFloat(fixture.shown(dimming).opacity)
  }

  // MARK: Touches

  /// Plays a touch that begins at `y`, moves down by `way` points within `seconds`, rests for
  /// `rest` seconds, and then ends or is cancelled.
  func drag(
    from y: Double, by way: Double, in seconds: Double = 0.2, rest: Double = 0.2,
    last: TouchScript.Phase = .up, x: Double = 180
  ) {
    var finger: [TouchScript.Entry] = [
      .init(.down, t: 0, x: x, y: y), .init(.move, t: seconds, x: x, y: y + way),
    ]
    finger.append(.init(last, t: seconds + rest, x: x, y: y + way))
    stage.play(TouchScript(unit: .points, fingers: [finger]))
  }

  func tap(_ x: Double, _ y: Double) {
    stage.play(
      TouchScript(
        unit: .points,
        fingers: [[.init(.down, t: 0, x: x, y: y), .init(.up, t: 0.05, x: x, y: y)]]))
  }

  var isPresented: Bool { fixture.a.presentedViewController === fixture.b }
}

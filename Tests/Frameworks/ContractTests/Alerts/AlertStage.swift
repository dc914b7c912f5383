import Stage
import TestSupport
import Testing

/// A `PresentationStage` in which A presents an alert.
@MainActor
struct AlertStage {
  let fixture: PresentationStage
  let alert: UIAlertController

  /// `actions` are titles with styles; each handler writes its title into the log.
  init(
    _ fixture: PresentationStage, title: String? = "Delete File?",
    message: String? = "It will be gone.",
    style: UIAlertController.Style = .alert,
    actions: [(String, UIAlertAction.Style)] = [("Delete", .destructive), ("Cancel", .cancel)]
  ) {
    self.fixture = fixture
    let log = fixture.log
    alert = fixture.stage.run {
      let alert = UIAlertController(title: title, message: message, preferredStyle: style)
      for (title, style) in actions {
        alert.addAction(
          UIAlertAction(title: title, style: style) { _ in log.write("\(title).handler") })
      }
      return alert
    }
  }

  func present(animated: Bool = true) {
    fixture.stage.run {
      fixture.a.present(alert, animated: animated) { [log = fixture.log] in log.write("shown") }
    }
  }

  func presentAndSettle() throws {
    present()
    try fixture.stage.settle()
    fixture.log.clear()
  }

  /// The dimming view behind the card.
  var dim: UIView? {
    fixture.stage.run { alert.presentationController?.containerView?.subviews.first }
  }

  /// The buttons' titles with their frames in the card, from top to bottom, then from left to
  /// right.
  var buttons: [(title: String, frame: CGRect)] {
    fixture.stage.run {
      let controls = alert.view.subviews.compactMap { $0 as? UIControl }
      return controls.map { control in
        let label = control.subviews.compactMap { $0 as? UILabel }.first
        return (label?.text ?? "", control.frame)
      }.sorted { ($0.frame.minY, $0.frame.minX) < ($1.frame.minY, $1.frame.minX) }
    }
  }

  /// Taps the button with this title.
  func tap(_ title: String) {
    guard let frame = buttons.first(where: { $0.title == title })?.frame else {
      Issue.record("there is no button \(title)")
      return
    }
    let rect = fixture.stage.run { alert.view.convert(frame, to: nil) }
    fixture.stage.playTap(at: CGPoint(x: rect.midX, y: rect.midY))
  }
}

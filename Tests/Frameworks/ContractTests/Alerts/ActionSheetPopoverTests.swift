import Stage
import TestSupport
import Testing

/// An action sheet on an iPad, where it is a popover.
@MainActor
struct ActionSheetPopoverTests {
  /// Presents a sheet with the actions "Delete", "Keep" and "Cancel" from the middle of an iPad's
  /// screen.
  private func onSheet(
    _ play: (Stage, UIViewController, UIAlertController, EventLog) throws -> Void
  ) throws {
    let stage = Stage(device: .pad)
    let log = EventLog()
    let (root, sheet) = stage.run {
      (
        UIViewController(),
        UIAlertController(title: "Photo", message: nil, preferredStyle: .actionSheet)
      )
    }
    stage.show(root)
    try stage.run {
      let actions: [(String, UIAlertAction.Style)] = [
        ("Delete", .destructive), ("Cancel", .cancel), ("Keep", .default),
      ]
      for (title, style) in actions {
        sheet.addAction(UIAlertAction(title: title, style: style) { _ in log.write(title) })
      }
      let popover = try #require(sheet.popoverPresentationController)
      popover.sourceView = root.view
      popover.sourceRect = CGRect(x: 400, y: 300, width: 20, height: 20)
      root.present(sheet, animated: true)
    }
    try stage.settle()
    try play(stage, root, sheet, log)
    stage.close()
  }

  private func titles(_ stage: Stage, _ sheet: UIAlertController) -> [String] {
    stage.run {
      sheet.view.subviews.compactMap { $0 as? UIControl }.flatMap(\.subviews)
        .compactMap { ($0 as? UILabel)?.text }
    }
  }

  @Test func `it has no cancel button and is placed beside its source`() throws {
    try onSheet { stage, _, sheet, _ in
      #expect(titles(stage, sheet) == ["Delete", "Keep"])
      #expect(sheet.actions.count == 3)
      let card = try #require(stage.run { sheet.popoverPresentationController?.presentedView })
      #expect(card.frame.minY >= 320)
      #expect(card.frame.width == 320)
      #expect(card.frame.midX == 410)
      #expect(sheet.view.frame.size == card.bounds.size)
    }
  }

  @Test func `a tap beside it cancels`() throws {
    try onSheet { stage, root, _, log in
      stage.playTap(at: CGPoint(x: 50, y: 1000))
      try stage.settle()
      #expect(root.presentedViewController == nil)
      #expect(log.events == ["Cancel"])
    }
  }

  @Test func `its buttons work like an alert's`() throws {
    try onSheet { stage, root, sheet, log in
      let place = stage.run {
        sheet.view.subviews.compactMap { $0 as? UIControl }.first.map {
          $0.convert(CGPoint(x: 20, y: 20), to: nil)
        }
      }
      stage.playTap(at: try #require(place))
      #expect(log.events == [])
      try stage.settle()
      #expect(root.presentedViewController == nil)
      #expect(log.events == ["Delete"])
    }
  }

  @Test func `without a source it raises`() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        let stage = Stage(device: .pad)
        let root = stage.run { UIViewController() }
        stage.show(root)
        stage.run {
          let sheet = UIAlertController(title: "T", message: nil, preferredStyle: .actionSheet)
          root.present(sheet, animated: true)
        }
      }
    }
    let text = result.map { String(decoding: $0.standardErrorContent, as: UTF8.self) } ?? ""
    #expect(text.contains("Your application has presented a UIAlertController (<UIAlertController"))
    #expect(text.contains("of style UIAlertControllerStyleActionSheet from UIViewController ("))
    #expect(text.contains("You must provide either a sourceView and sourceRect"))
  }
}

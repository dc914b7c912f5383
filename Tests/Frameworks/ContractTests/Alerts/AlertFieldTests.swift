import Stage
import TestSupport
import Testing

/// The text fields of an alert.
@MainActor
struct AlertFieldTests {
  private func field(
    _ scene: AlertStage, _ placeholder: String = "Name"
  ) -> UITextField {
    scene.fixture.stage.run {
      scene.alert.addTextField { $0.placeholder = placeholder }
      return scene.alert.textFields?.last ?? UITextField()
    }
  }

  @Test func `fields are configured and listed from top to bottom`() throws {
    try onStage { fixture in
      let scene = AlertStage(fixture)
      #expect(scene.alert.textFields == nil)
      let (first, second) = (field(scene, "Name"), field(scene, "Place"))
      try scene.presentAndSettle()

      #expect(scene.alert.textFields == [first, second])
      #expect(first.placeholder == "Name" && second.placeholder == "Place")
      let tops = [first, second].map { $0.convert($0.bounds, to: scene.alert.view).minY }
      let buttonTop = scene.buttons.map(\.frame.minY).min() ?? 0
      #expect(tops[0] < tops[1] && tops[1] + second.bounds.height < buttonTop)
    }
  }

  @Test func `the first field begins editing, and the card stays above the keyboard`() throws {
    try onStage { fixture in
      let scene = AlertStage(fixture)
      let first = field(scene)
      try scene.presentAndSettle()

      #expect(first.isEditing)
      let keyboard = try #require(fixture.stage.run { KeyboardArea.current.frame })
      #expect(scene.alert.view.frame.maxY < keyboard.minY)
      #expect(scene.alert.view.frame.minY > 0)
    }
  }

  @Test func `the handler reads what was typed, and the keyboard leaves`() throws {
    try onStage { fixture in
      let scene = AlertStage(fixture, actions: [("OK", .default), ("Cancel", .cancel)])
      let first = field(scene)
      try scene.presentAndSettle()

      fixture.stage.run { first.insertText("Anna") }
      scene.tap("OK")
      try fixture.stage.settle()

      fixture.expectTrace("OK.handler")
      #expect(scene.alert.textFields?.first?.text == "Anna")
      #expect(fixture.stage.run { KeyboardArea.current.frame } == nil)
      #expect(!first.isEditing)
      #expect(fixture.stage.warnings == [])
    }
  }

  @Test func `return goes to the next field, and then chooses the default action`() throws {
    try onStage { fixture in
      let scene = AlertStage(fixture, actions: [("Cancel", .cancel), ("OK", .default)])
      let (_, second) = (field(scene), field(scene))
      try scene.presentAndSettle()

      fixture.stage.type("\n")
      #expect(second.isEditing)
      fixture.stage.type("\n")
      try fixture.stage.settle()

      fixture.expectTrace("OK.handler !Cancel.handler")
      #expect(fixture.a.presentedViewController == nil)
    }
  }

  @Test func `a field stays in its card while the texts change`() throws {
    try onStage { fixture in
      let scene = AlertStage(fixture)
      let first = field(scene)
      try scene.presentAndSettle()

      fixture.stage.run {
        scene.alert.message = "Another message, which is a little longer than the first one."
      }
      try fixture.stage.settle()

      #expect(first.isEditing)
    }
  }

  @Test func `an action sheet has no fields`() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        let sheet = UIAlertController(title: "T", message: nil, preferredStyle: .actionSheet)
        sheet.addTextField()
      }
    }
    let text = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    #expect(
      text.contains(
        "Text fields can only be added to an alert controller of style UIAlertControllerStyleAlert"
      ))
  }
}

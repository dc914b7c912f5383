import Stage
import Testing

/// The keyboard in transitions and rotations, and controllers that make room for it.
@MainActor
struct KeyboardControllersTests {
  @Test func `the keyboard leaves with a dismissed controller`() throws {
    let scene = KeyboardScene()
    let card = scene.stage.run { FieldsController() }
    card.modalPresentationStyle = .fullScreen
    scene.controller.present(card, animated: true)
    try scene.stage.settle()
    card.field.becomeFirstResponder()
    try scene.stage.settle()
    _ = scene.log.take()

    card.dismiss(animated: true)
    scene.stage.advance(by: 0.1)
    #expect(scene.state == .hiding)
    #expect(!card.field.isFirstResponder)
    try scene.stage.settle()
    #expect(scene.state == .hidden)
    #expect(scene.log.take().last == "didHide 516+336 → 852+336")
    scene.close()
  }

  @Test func `the keyboard hides below a presented controller and returns`() throws {
    let scene = KeyboardScene()
    scene.controller.field.becomeFirstResponder()
    try scene.stage.settle()
    let card = scene.stage.run { UIViewController() }

    scene.controller.present(card, animated: true)
    scene.stage.advance(by: 0.1)
    #expect(scene.state == .hiding)
    #expect(scene.controller.field.isFirstResponder)
    try scene.stage.settle()
    #expect(scene.state == .hidden)

    card.dismiss(animated: true)
    scene.stage.advance(by: 0.1)
    #expect(scene.state == .showing)
    try scene.stage.settle()
    #expect(scene.state == .shown)
    scene.close()
  }

  @Test func `a field in a presented controller takes over the keyboard`() throws {
    let scene = KeyboardScene()
    scene.controller.field.becomeFirstResponder()
    try scene.stage.settle()
    let card = scene.stage.run { FieldsController() }
    scene.controller.present(card, animated: true)
    try scene.stage.settle()

    card.field.becomeFirstResponder()
    try scene.stage.settle()
    #expect(!scene.controller.field.isFirstResponder)
    #expect(scene.state == .shown)

    card.dismiss(animated: true)
    try scene.stage.settle()
    #expect(scene.state == .hidden)
    scene.close()
  }

  @Test func `a field below a sheet can still be edited`() throws {
    let scene = KeyboardScene()
    scene.controller.present(scene.stage.run { UIViewController() }, animated: true)
    try scene.stage.settle()
    scene.controller.field.becomeFirstResponder()
    try scene.stage.settle()
    #expect(scene.state == .shown)
    scene.close()
  }

  @Test func `the keyboard hides with a pushed controller`() throws {
    let stage = Stage()
    let first = stage.run { FieldsController() }
    let stack = stage.run { UINavigationController(rootViewController: first) }
    stage.show(stack)
    first.field.becomeFirstResponder()
    try stage.settle()

    stack.pushViewController(stage.run { UIViewController() }, animated: true)
    try stage.settle()
    #expect(stage.run { UIKit.Keyboard.current.state } == .hidden)
    #expect(!first.field.isFirstResponder)
    stage.close()
  }

  /// The controller itself is first responder, and provides the view at the bottom edge.
  @Test func `a docked accessory view leaves with its controller`() throws {
    for way in ["push", "swipe", "cancelled swipe", "dismiss"] {
      let stage = Stage()
      let (root, talk) = stage.run { (UIViewController(), DockedController()) }
      let stack = stage.run {
        UINavigationController(rootViewController: way == "push" ? talk : root)
      }
      stage.show(stack)
      if way == "dismiss" {
        stage.run {
          talk.modalPresentationStyle = .fullScreen
          stack.present(talk, animated: false)
        }
      } else if way != "push" {
        stage.run { stack.pushViewController(talk, animated: false) }
      }
      try stage.settle()
      stage.run { #expect(talk.becomeFirstResponder()) }
      try stage.settle()
      #expect(stage.run { talk.accessory.window } != nil, "\(way)")

      switch way {
      case "push": stage.run { stack.pushViewController(UIViewController(), animated: true) }
      case "dismiss": stage.run { talk.dismiss(animated: true) }
      default:
        let way: Double = way == "swipe" ? 300 : 60
        stage.play(
          TouchScript(
            unit: .points,
            fingers: [
              [
                .init(.down, t: 0, x: 2, y: 300), .init(.move, t: 0.3, x: 2 + way, y: 300),
                .init(.up, t: 0.8, x: 2 + way, y: 300),
              ]
            ]))
      }
      try stage.settle()
      let stays = way == "cancelled swipe"
      #expect((stage.run { talk.accessory.window } != nil) == stays, "\(way)")
      #expect(talk.isFirstResponder == stays, "\(way)")
      stage.close()
    }
  }

  @Test func `a rotation turns the keyboard and reports it twice`() throws {
    let scene = KeyboardScene()
    scene.controller.field.becomeFirstResponder()
    try scene.stage.settle()
    _ = scene.log.take()

    scene.stage.rotate(to: .landscapeLeft)
    #expect(
      scene.log.take() == [
        "willChangeFrame 516+336 → 852+336", "willHide 516+336 → 852+336",
        "didChangeFrame 516+336 → 852+336", "didHide 516+336 → 852+336",
        "willChangeFrame 393+209 → 184+209", "willShow 393+209 → 184+209",
      ])
    scene.stage.advance(by: 0.2)
    #expect(scene.barBottom > 184)
    try scene.stage.settle()
    #expect(
      scene.log.take() == [
        "didChangeFrame 393+209 → 184+209", "didShow 393+209 → 184+209",
      ])
    #expect(scene.state == .shown)
    #expect(scene.barBottom == 184)

    scene.stage.rotate(to: .portrait, animated: false)
    try scene.stage.settle()
    #expect(scene.barBottom == 516)
    #expect(scene.state == .shown)
    scene.close()
  }

  @Test func `a rotation while the keyboard moves in ends with the new frame`() throws {
    let scene = KeyboardScene()
    scene.controller.field.becomeFirstResponder()
    scene.stage.advance(by: 0.1)
    scene.stage.rotate(to: .landscapeRight)
    try scene.stage.settle()

    #expect(scene.state == .shown)
    #expect(scene.barBottom == 184)
    scene.controller.field.resignFirstResponder()
    try scene.stage.settle()
    #expect(scene.state == .hidden)
    scene.close()
  }

  @Test func `a table view controller makes room`() throws {
    let stage = Stage()
    let table = stage.run { FieldTable(style: .plain) }
    stage.show(table)
    let inset = table.tableView.adjustedContentInset
    stage.run { table.tableView.contentOffset.y = 40 * 44 - 818 }
    stage.tick()
    let field = try #require(table.fields[39])
    field.becomeFirstResponder()
    try stage.settle()

    #expect(table.tableView.adjustedContentInset.bottom == 336)
    #expect(table.tableView.contentInset == .zero)
    let bottom = stage.run { field.convert(field.bounds, to: nil).maxY }
    #expect(bottom <= 516 && bottom > 400)

    field.resignFirstResponder()
    try stage.settle()
    #expect(table.tableView.adjustedContentInset == inset)
    stage.close()
  }

  @Test func `a plain scroll view makes no room`() throws {
    let scene = KeyboardScene()
    let list = scene.stage.run { UITableView(frame: scene.controller.view.bounds) }
    scene.stage.run { scene.controller.view.addSubview(list) }
    let inset = list.adjustedContentInset
    scene.controller.field.becomeFirstResponder()
    try scene.stage.settle()
    #expect(list.adjustedContentInset == inset)
    scene.close()
  }

  @Test func `a sheet expands to its largest detent while its text is edited`() throws {
    let scene = KeyboardScene()
    let card = scene.stage.run { FieldsController() }
    let sheet = try #require(card.sheetPresentationController)
    sheet.detents = [.medium(), .large()]
    scene.controller.present(card, animated: true)
    try scene.stage.settle()
    let medium = scene.stage.run { sheet.frameOfPresentedViewInContainerView.minY }

    card.field.becomeFirstResponder()
    scene.stage.advance(by: 0.1)
    let moving = scene.stage.run { sheet.presentedView?.layer.presentation()?.frame.minY ?? 0 }
    #expect(moving < medium && moving > 59)
    try scene.stage.settle()
    #expect(scene.stage.run { sheet.frameOfPresentedViewInContainerView.minY } < 80)

    card.field.resignFirstResponder()
    try scene.stage.settle()
    #expect(scene.stage.run { sheet.presentedView?.frame.minY } == medium)
    scene.close()
  }

  @Test func `a form sheet on a pad moves up`() throws {
    let scene = KeyboardScene(.pad)
    let card = scene.stage.run { FieldsController() }
    card.modalPresentationStyle = .formSheet
    scene.controller.present(card, animated: true)
    try scene.stage.settle()
    let frame = scene.stage.run { card.presentationController?.presentedView?.frame ?? .zero }

    card.field.becomeFirstResponder()
    try scene.stage.settle()
    let moved = scene.stage.run { card.presentationController?.presentedView?.frame ?? .zero }
    #expect(moved.size == frame.size)
    #expect(moved.maxY <= 1180 - 312)
    scene.close()
  }
}

/// A table of 40 rows, each with a field.
private final class FieldTable: UITableViewController {
  var fields: [Int: UITextField] = [:]

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    40
  }
  override func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat
  { 44 }
  override func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
    let field = UITextField(frame: CGRect(x: 10, y: 2, width: 200, height: 40))
    cell.contentView.addSubview(field)
    fields[indexPath.row] = field
    return cell
  }
}

private final class DockedController: UIViewController {
  let accessory = UIView(frame: CGRect(x: 0, y: 0, width: 0, height: 50))
  override var canBecomeFirstResponder: Bool { true }
  override var inputAccessoryView: UIView? { accessory }
}

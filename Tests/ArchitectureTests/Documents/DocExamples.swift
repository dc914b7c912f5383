import CryptoKit
import Foundation
import Stage
import Testing
import TransitionTesting
import Transitions
import UIKit

/// The examples of doc comments, as tests. `DocExamplesTests` compares the comments with this file,
/// so each example compiles and has the result that a reader expects.
@MainActor
struct DocExamples {
  private let navigation = UINavigationController(rootViewController: ListController())
  private let list = ListController()
  private let card = CardController()
  private let details = UIViewController()

  @Test func `a stage shows, presents and settles`() throws {
    let stage = Stage()
    let (list, card) = (ListController(), CardController())
    stage.show(list)

    list.present(card, animated: true)
    stage.advance(by: 0.25)
    #expect(card.isBeingPresented)

    try stage.settle()
    #expect(list.presentedViewController === card)
  }

  @Test func `a touch script is played`() throws {
    let stage = Stage()
    stage.show(list)

    let drag = TouchScript(fingers: [
      [
        .init(.down, t: 0, x: 0.5, y: 0.1), .init(.move, t: 0.4, x: 0.5, y: 0.6),
        .init(.up, t: 0.5, x: 0.5, y: 0.6),
      ]
    ])
    stage.play(drag)
    try stage.settle()

    #expect(stage.time >= 0.5)
  }

  @Test func `a presentation is asserted`() {
    assertTransition(
      from: ListController(), by: .call { $0.present(CardController(), animated: true) },
      back: .call { $0.dismiss(animated: true) }, under: [.resize, .rightToLeft, .reduceMotion])
  }

  @Test(.filmed) func `the card opens`() throws {
    let stage = Stage()
    stage.show(list)
    list.present(card, animated: true)
    try stage.settle()
    #expect(list.presentedViewController === card)
  }

  @Test func `the order of calls is expected`() throws {
    let stage = Stage()
    stage.show(list)
    list.present(card, animated: true)
    try stage.settle()

    expectTrace(
      stage,
      """
      CardController.viewWillAppear(true) < CardController.viewDidAppear(true)
      never CardController.viewWillDisappear
      """)
  }

  @Test func `outlets and actions are connected`() {
    var storyboards = Storyboards()
    storyboards.connect(CardPage.self) {
      $0.outlet("card", \.card)
      $0.action("turnPressed:", CardPage.turnPressed)
    }
    let stage = Stage(storyboards: storyboards)

    stage.show(CardPage())

    #expect(stage.warnings.isEmpty)
  }

  @Test func `a controller and a navigation controller have transitions`() throws {
    let stage = Stage()
    stage.show(list)
    card.transition = .cover(.bottom)
    list.present(card, animated: true)

    navigation.transition = .push(.right).interactive(.edgePan(from: .left))
    navigation.pushViewController(details, animated: true)

    try stage.settle()
    #expect(list.presentedViewController === card)
    #expect(Transition.tilted.timing.duration == 0.6)
  }

  @Test func `a popped page is pushed again`() throws {
    let stage = Stage()
    stage.show(navigation)
    let forward = ForwardNavigation(navigation)
    navigation.pushViewController(details, animated: true)
    try stage.settle()
    navigation.popViewController(animated: true)
    try stage.settle()

    forward.goForward()
    try stage.settle()

    #expect(navigation.topViewController === details)
  }

  @Test func `a split view has columns`() {
    let stage = Stage(device: .pad)
    let detail = details

    let split = UISplitViewController(style: .doubleColumn)
    split.setViewController(list, for: .primary)
    split.setViewController(detail, for: .secondary)

    stage.show(split)
    #expect(split.viewController(for: .secondary) === detail)
  }

  @Test func `a text is laid out in a container`() {
    let storage = NSTextStorage(string: "Tap here")
    let layoutManager = NSLayoutManager()
    storage.addLayoutManager(layoutManager)
    layoutManager.addTextContainer(NSTextContainer(size: CGSize(width: 200, height: 0)))

    #expect(layoutManager.numberOfGlyphs == 8)
  }

  @Test func `a controller is presented and dismissed with its transition`() throws {
    let stage = Stage()
    stage.show(list)
    card.transition = .bottomSheet()
    list.present(card, animated: true)
    try stage.settle()
    list.dismiss(animated: true)

    try stage.settle()
    #expect(list.presentedViewController == nil)
  }

  @Test func `text is encrypted and decrypted`() throws {
    let key = SymmetricKey(size: .bits256)
    let box = try AES.GCM.seal(Data("text".utf8), using: key)
    let text = try AES.GCM.open(box, using: key)

    #expect(text == Data("text".utf8))
  }

  @Test func `a message is authenticated`() {
    let key = SymmetricKey(data: Data("Jefe".utf8))
    let code = HMAC<SHA256>.authenticationCode(for: Data("what".utf8), using: key)

    #expect(
      HMAC<SHA256>.isValidAuthenticationCode(code, authenticating: Data("what".utf8), using: key))
  }

  @Test func `parts have the digest of the whole`() {
    let digest = SHA256.hash(data: Data("abc".utf8))

    var parts = SHA256()
    parts.update(data: Data("a".utf8))
    parts.update(data: Data("bc".utf8))
    #expect(parts.finalize() == digest)
  }

  @Test func `an alert has a text field`() throws {
    let stage = Stage()
    stage.show(list)
    func rename(_ name: String) {}
    let alert = UIAlertController(title: "Name", message: nil, preferredStyle: .alert)
    alert.addTextField { $0.placeholder = "Anna" }
    alert.addAction(
      UIAlertAction(title: "OK", style: .default) { _ in
        rename(alert.textFields?.first?.text ?? "")
      })
    list.present(alert, animated: true)

    try stage.settle()
    #expect(alert.textFields?.first?.isFirstResponder == true)
  }

  @Test func `a wheel has the titles of its delegate`() {
    let names = WheelOfNames()
    let picker = UIPickerView()

    #expect(names.pickerView(picker, titleForRow: 1, forComponent: 0) == "Ben")
  }

  @Test func `a picked picture is shown`() {
    let page = PhotoPage()

    page.imagePickerController(
      UIImagePickerController(), didFinishPickingMediaWithInfo: [.originalImage: UIImage()])

    #expect(page.imageView.image != nil)
  }
}

extension Transition {
  static let tilted = Transition(
    upper: .move(.right) + .rotate(6), lower: .scale(0.94) + .shade(0.3),
    timing: TransitionTiming(duration: 0.6))
}

private final class ListController: UIViewController {
  override func viewDidLoad() { view.backgroundColor = .white }
}

private final class CardController: UIViewController {
  override func viewDidLoad() { view.backgroundColor = .orange }
}

private final class WheelOfNames: NSObject, UIPickerViewDelegate {
  private let names = ["Anna", "Ben"]

  func pickerView(
    _ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int
  ) -> String? { names[row] }
}

private final class PhotoPage: UIViewController, UIImagePickerControllerDelegate {
  let imageView = UIImageView()

  func imagePickerController(
    _ picker: UIImagePickerController,
    didFinishPickingMediaWithInfo info: [UIImagePickerController.InfoKey: Any]
  ) {
    imageView.image = info[.originalImage] as? UIImage
    picker.dismiss(animated: true)
  }
}

private final class CardPage: UIViewController {
  var card: UIView?

  func turnPressed(_ sender: Any?) {}
}

@MainActor
private final class Note {
  var title = ""
}

@MainActor
private final class NoteEditor: UIResponder {
  func rename(_ note: Note, to title: String) {
    let old = note.title
    undoManager?.registerUndo(withTarget: self) { $0.rename(note, to: old) }
    note.title = title
  }
}

@MainActor
private func styleBars() {
  UIBarButtonItem.appearance().tintColor = .red
  UITabBarItem.appearance().setTitleTextAttributes([.kern: 1], for: .normal)
}

@MainActor
private func styleButton() {
  var configuration = UIButton.Configuration.filled()
  configuration.titleTextAttributesTransformer = UIConfigurationTextAttributesTransformer {
    var attributes = $0
    attributes.font = .boldSystemFont(ofSize: 20)
    return attributes
  }
}

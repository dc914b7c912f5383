import Film
import Stage
import Testing
import UIKit

@MainActor
struct LayerTextsTests {
  private final class Page: UIViewController {
    let (label, button, field, plain) = (
      UILabel(), UIButton(type: .system), UITextField(), UIView()
    )

    override func viewDidLoad() {
      super.viewDidLoad()
      button.setTitle("Send", for: .normal)
      (field.text, field.isSecureTextEntry) = ("abc", true)
      for part in [label, button, field, plain] { view.addSubview(part) }
    }
  }

  private func shown() -> (stage: Stage, page: Page, log: TextLog) {
    let stage = Stage(device: .phone)
    let log = TextLog(stage)
    let page = stage.run { Page() }
    stage.show(page)
    log.note()
    return (stage, page, log)
  }

  @Test func `a text is known from the tick in which it is set`() {
    let (stage, page, log) = shown()
    let id = page.label.layer.id
    #expect(log.texts.text(ofLayer: id, at: stage.time) == nil)

    stage.advance(by: 0.1)
    page.label.text = "First"
    stage.tick()
    log.note()
    let first = stage.time
    page.label.text = String(repeating: "x", count: 61)
    stage.tick()
    log.note()
    let second = stage.time
    page.label.text = nil
    stage.tick()
    log.note()

    #expect(log.texts.text(ofLayer: id, at: 0) == nil)
    #expect(log.texts.text(ofLayer: id, at: first) == "First")
    let long = log.texts.text(ofLayer: id, at: second)
    #expect(long?.count == LayerTexts.longest && long?.hasSuffix("x…") == true)
    #expect(log.texts.text(ofLayer: id, at: stage.time) == nil)
    stage.close()
  }

  @Test func `buttons and fields have texts, and secrets are dots`() {
    let (stage, page, log) = shown()

    let texts = [page.button, page.field, page.plain].map {
      log.texts.text(ofLayer: $0.layer.id, at: stage.time)
    }
    #expect(texts == ["Send", "•••", nil])
    stage.close()
  }

  @Test func `a recording keeps the texts of views that are gone, and drops older ones`() {
    let (stage, page, log) = shown()
    let id = page.button.layer.id
    let first = stage.time
    stage.advance(by: 0.1)
    page.button.setTitle("Sent", for: .normal)
    stage.tick()
    log.note()
    let second = stage.time
    let before = log.texts
    stage.advance(by: 0.1)
    log.begin()
    page.button.removeFromSuperview()
    stage.tick()
    log.note()

    #expect(before.text(ofLayer: id, at: first) == "Send")
    #expect(log.texts.text(ofLayer: id, at: first) == nil)
    #expect(log.texts.text(ofLayer: id, at: second) == "Sent")
    stage.close()
  }
}

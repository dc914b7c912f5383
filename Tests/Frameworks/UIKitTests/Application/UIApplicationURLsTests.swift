import Stage
import Testing
import UIKit

/// Addresses for other apps, which a device does not have.
@MainActor
struct UIApplicationURLsTests {
  private static let url = URL(string: "https://example.com/a")

  @Test func `nothing can be opened, and the completion comes in the next tick`() throws {
    let stage = Stage()
    stage.show(UIViewController())
    let url = try #require(Self.url)
    var results: [Bool] = []
    stage.world {
      #expect(!UIApplication.shared.canOpenURL(url))
      UIApplication.shared.open(url) { results.append($0) }
      UIApplication.shared.open(url, options: [.universalLinksOnly: true])
      if let settings = URL(string: UIApplication.openSettingsURLString) {
        UIApplication.shared.open(settings)
      }
    }
    #expect(results == [])
    stage.tick()
    #expect(results == [false])
    #expect(
      stage.warnings == [
        "The app asked to open https://example.com/a. Nothing is opened, because the device has no "
          + "other apps.",
        "The app asked to open its settings. Nothing is opened, because the device has no other apps.",
      ])
  }

  @Test func `an asynchronous request returns false`() async throws {
    let url = try #require(Self.url)
    let world = World()
    world.service(UIKitLog.self).prints = false
    let isOpen = await UIApplication.shared.open(url)
    #expect(!isOpen)
  }
}

/// Objects that source creates as placeholders, before it sets others.
@MainActor
struct PlaceholderTests {
  @Test func `a timer without arguments never fires`() {
    let timer = Timer()
    #expect(!timer.isValid)
    timer.invalidate()
  }

  @Test func `a font without arguments is the system font`() {
    #expect(UIFont() == UIFont.systemFont(ofSize: UIFont.systemFontSize))
  }

  private final class Column: UIStackView {
    required init(coder: NSCoder) { super.init(coder: coder) }
  }

  @Test func `a stack view's init(coder:) does not fail`() {
    World()() {
      let column: UIStackView = Column(coder: NSCoder())
      #expect(column.arrangedSubviews.isEmpty)
    }
  }
}

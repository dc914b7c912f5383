import Foundation
import Stage
import Testing
import UIKit

/// Notifications posted by the app's code are traced during a transition.
@MainActor @Suite struct PostedNotificationsTests {
  private static let tea = Foundation.Notification.Name("TeaIsReady")

  private func post(
    _ name: Foundation.Notification.Name, _ object: AnyObject? = nil,
    _ info: [String: String] = [:]
  ) { NotificationCenter.default.post(name: name, object: object, userInfo: info) }

  /// A stage with a transition in progress.
  private func presenting() -> Stage {
    let stage = Stage()
    let root = stage.run { UIViewController() }
    stage.show(root)
    stage.run { root.present(UIViewController(), animated: true) }
    stage.advance(by: 0.1)
    return stage
  }

  private func posts(_ stage: Stage) -> [String] {
    stage.trace.lines.filter { $0.contains(".post(") }
  }

  @Test func `a post during a transition is traced with its sorted userInfo`() throws {
    let stage = presenting()
    stage.run {
      let sender = stage.window.rootViewController
      post(Self.tea, sender, ["what": "oolong", "for": "two\npeople"])
      post(Self.tea)
    }
    try stage.settle()

    let lines = posts(stage)
    #expect(lines.count == 2)
    #expect(
      lines.first?.hasSuffix(
        "controller    UIViewController#1.post(TeaIsReady, for: two people, what: oolong)")
        == true, "\(lines)")
    #expect(lines.last?.hasSuffix("NotificationCenter#1.post(TeaIsReady)") == true, "\(lines)")
  }

  @Test func `posts outside a transition, and the system's posts, are not traced`() throws {
    let stage = presenting()
    stage.run {
      for name in ["NSTea", "_NSTea", "UITea", "_UITea"] {
        post(Foundation.Notification.Name(name + "Notification"))
      }
    }
    try stage.settle()
    stage.run { post(Self.tea) }

    #expect(posts(stage).isEmpty, "\(posts(stage))")
  }

  @Test func `an app's notification may have any name`() throws {
    let stage = presenting()
    stage.run { post(Foundation.Notification.Name("UITeaIsReady")) }
    try stage.settle()

    #expect(posts(stage).count == 1, "\(posts(stage))")
  }

  @Test func `a post belongs to the stage it is made on`() throws {
    let (one, other) = (presenting(), presenting())
    one.run { post(Self.tea) }

    #expect(posts(one).count == 1)
    #expect(posts(other).isEmpty)
    try one.settle()
    try other.settle()
  }
}

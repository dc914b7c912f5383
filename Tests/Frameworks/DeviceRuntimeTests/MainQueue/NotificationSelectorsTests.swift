import Stage
import Testing
@_spi(Ported) import UIKit

/// Notifications, timers and delayed calls find their methods by name.
@MainActor
struct NotificationSelectorsTests {
  private let a = Notification.Name("a")
  private let b = Notification.Name("b")

  @Test func `an observer without the method raises with the notification`() async {
    let text = failure(
      await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
        await MainActor.run {
          let model = ExposedModel()
          NotificationCenter.default.addObserver(
            model, selector: Selector("nothing:"), name: nil, object: nil)
          NotificationCenter.default.post(name: Notification.Name("a"), object: nil)
        }
      })
    #expect(text.contains("-[ExposedModel nothing:]: unrecognized selector sent to instance"))
  }

  @Test func `observers are called by name and sender, in the order in which they were added`() {
    let center = NotificationCenter.default
    nonisolated(unsafe) var order: [Int] = []
    let tokens = (0..<20).map { number in
      center.addObserver(forName: a, object: nil, queue: nil) { _ in order.append(number) }
    }
    let (first, second) = (ExposedModel(), ExposedModel())
    center.addObserver(first, selector: Selector("noted:"), name: a, object: nil)
    center.addObserver(second, selector: Selector("noted:"), name: nil, object: first)

    center.post(name: a, object: nil)
    center.post(name: b, object: first)

    #expect(order == Array(0..<20))
    #expect(first.heard == ["a"] && second.heard == ["b"])
    for token in tokens { center.removeObserver(token) }
    center.removeObserver(first)
    center.removeObserver(second, name: b, object: nil)
    center.post(name: a, object: first)
    #expect(order.count == 20 && first.heard == ["a"] && second.heard == ["b", "a"])
    center.removeObserver(second)
    center.removeObserver(second)
    center.post(name: a, object: first)
    #expect(second.heard.count == 2)
  }

  private final class Kept: Sendable {}

  @Test func `a token that is removed by Foundation's method is removed`() {
    let center = NotificationCenter.default
    nonisolated(unsafe) var calls = 0
    weak var gone: Kept?
    // An app that stores the observer's token as `Any?` calls Foundation's method.
    var token: Any?
    do {
      let kept = Kept()
      gone = kept
      token = center.addObserver(forName: a, object: nil, queue: .main) { [kept] _ in
        _ = kept
        calls += 1
      }
    }
    center.post(name: a, object: nil)
    #expect(calls == 1)

    token.map(center.removeObserver)
    center.post(name: a, object: nil)
    #expect(calls == 1)
    token = nil

    #expect(gone == nil)
  }

  @Test func `a block that removes its token is called once and released`() {
    let center = NotificationCenter.default
    nonisolated(unsafe) var calls = 0
    weak var gone: Kept?
    do {
      let kept = Kept()
      gone = kept
      nonisolated(unsafe) var token: Any?
      token = center.addObserver(forName: a, object: nil, queue: nil) { [kept] _ in
        _ = kept
        calls += 1
        token.map(center.removeObserver)
        token = nil
      }
    }
    center.post(name: a, object: nil)
    center.post(name: a, object: nil)

    #expect(calls == 1 && gone == nil)
  }

  @Test func `removing a token by its name releases the block`() {
    let center = NotificationCenter.default
    weak var gone: Kept?
    let token: any NSObjectProtocol
    do {
      let kept = Kept()
      gone = kept
      token = center.addObserver(forName: a, object: nil, queue: nil) { [kept] _ in _ = kept }
    }
    center.removeObserver(token, name: b, object: nil)
    #expect(gone != nil)
    center.removeObserver(token, name: a, object: nil)
    withExtendedLifetime(token) {}
  }

  @Test func `a released observer receives nothing and is not retained`() {
    weak var gone: ExposedModel?
    do {
      let model = ExposedModel()
      gone = model
      NotificationCenter.default.addObserver(
        model, selector: Selector("noted:"), name: a, object: nil)
    }
    NotificationCenter.default.post(name: a, object: nil)

    #expect(gone == nil)
  }

  @Test func `a center of the app's own keeps the order too`() {
    let center = NotificationCenter()
    let models = (0..<5).map { _ in ExposedModel() }
    for model in models {
      center.addObserver(model, selector: Selector("noted:"), name: a, object: nil)
    }

    center.post(name: a, object: nil)

    #expect(models.allSatisfy { $0.heard == ["a"] })
  }

  @Test func `timers send their selector on the device's clock until they are invalidated`() {
    let stage = Stage(device: .phone)
    let model = ExposedModel()
    let timer = stage.run {
      Timer.scheduledTimer(
        timeInterval: 0.1, target: model, selector: Selector("ticked:"), userInfo: "info",
        repeats: true)
    }

    stage.advance(by: 0.35)
    #expect(model.heard == ["tick info", "tick info", "tick info"])
    timer.invalidate()
    stage.advance(by: 0.3)

    #expect(model.heard.count == 3)
  }

  @Test func `a delayed call is made by name and can be cancelled`() {
    let stage = Stage(device: .phone)
    let model = ExposedModel()
    stage.run {
      model.perform(Selector("plain"), with: nil, afterDelay: 0.1)
      model.perform(Selector("plain"), with: nil, afterDelay: 0.2)
      model.performSelector(onMainThread: Selector("plain"), with: nil, waitUntilDone: true)
    }
    #expect(model.heard == ["plain"])

    stage.advance(by: 0.15)
    stage.run {
      NSObject.cancelPreviousPerformRequests(
        withTarget: model, selector: Selector("plain"), object: nil)
    }
    stage.advance(by: 0.2)

    #expect(model.heard == ["plain", "plain"])
  }
}

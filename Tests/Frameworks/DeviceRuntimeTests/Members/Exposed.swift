@_spi(Ported) import UIKit

/// A class as in ported source, with its member table at its end.
@MainActor
class ExposedPage: UIViewController {
  var heard: [String] = []
  var caption: String?
  var count = 3
  var ratio: CGFloat = 0.5
  private var secret = "kept"
  private(set) var readOnly = 7
  var mode = Mode.first
  enum Mode: Int { case first, second }
  var child: ExposedModel?
  var total = 0 {
    willSet { ExposedClass.willChange(self, "total") }
    didSet { ExposedClass.didChange(self, "total") }
  }
  var twice: Int { total * 2 }
  weak var card: UILabel?

  func none() { heard.append("none") }
  func tapped(_ sender: UIButton) { heard.append("tapped") }
  private func hidden(_ sender: AnyObject?) { heard.append("hidden \(sender == nil)") }
  func sum(_ a: Int, _ b: Int, _ c: Int, _ d: Int) -> Int { a + b + c + d }
  func name() -> String { "page" }
  func fail(_ value: Int) throws -> Int { throw Failure() }
  struct Failure: Error {}

  override func observeValue(
    forKeyPath keyPath: String?, of object: Any?, change: [NSKeyValueChangeKey: Any]?,
    context: UnsafeMutableRawPointer?
  ) {
    let (old, new) = (change?[.oldKey] as? Int, change?[.newKey] as? Int)
    let prior = change?[.notificationIsPriorKey] == nil ? "" : " prior"
    heard.append(
      "\(keyPath ?? "") \(old.map(String.init) ?? "-") \(new.map(String.init) ?? "-")\(prior)")
  }

  @section(".init_array") @used private static let _exposed: @convention(c) () -> Void = {
    ExposedClass.register(ExposedPage.self, name: "ExposedPage", module: "DeviceRuntimeTests") {
      c in
      c.method("none", { (t: ExposedPage) in t.none() })
      c.method("tapped:", { (t: ExposedPage, a: UIButton) in t.tapped(a) })
      c.method("hidden:", { (t: ExposedPage, a: AnyObject?) in t.hidden(a) })
      c.method(
        "sum::::", { (t: ExposedPage, a: Int, b: Int, c: Int, d: Int) in t.sum(a, b, c, d) })
      c.method(Selector("name", ExposedPage.name))
      c.method("fail:", { (t: ExposedPage, a: Int) in try? t.fail(a) })
      c.implements("asked:")
      c.property("caption", \ExposedPage.caption)
      c.property("count", \ExposedPage.count)
      c.property("ratio", \ExposedPage.ratio)
      c.property("secret", \ExposedPage.secret)
      c.property("mode", \ExposedPage.mode)
      c.property("child", \ExposedPage.child)
      c.property("total", \ExposedPage.total)
      c.property("twice", \ExposedPage.twice)
      c.property("card", \ExposedPage.card)
      c.dependentKeys("twice", { ["total"] })
    }
  }
}

class ExposedHeir: ExposedPage {
  var own = 1
  override func none() { heard.append("heir") }

  @section(".init_array") @used private static let _exposed: @convention(c) () -> Void = {
    ExposedClass.register(ExposedHeir.self, name: "ExposedHeir", module: "DeviceRuntimeTests") {
      c in
      c.property("own", \ExposedHeir.own)
    }
  }
}

/// A plain `NSObject` subclass, whose overrides `Porter` adds to the member table.
class ExposedModel: NSObject {
  var title = "t" {
    willSet { ExposedClass.willChange(self, "title") }
    didSet { ExposedClass.didChange(self, "title") }
  }
  var heard: [String] = []

  func value(forUndefinedKey key: String) -> Any? {
    key == "odd" ? "found" : super.value(forUndefinedKey: key)
  }
  func observeValue(
    forKeyPath keyPath: String?, of object: Any?, change: [NSKeyValueChangeKey: Any]?,
    context: UnsafeMutableRawPointer?
  ) {
    heard.append("\(keyPath ?? "") \(change?[.newKey] as? String ?? "-")")
  }
  func noted(_ notification: Notification) { heard.append(notification.name.rawValue) }
  func ticked(_ timer: Timer) { heard.append("tick \(timer.userInfo as? String ?? "-")") }
  func plain() { heard.append("plain") }

  @section(".init_array") @used private static let _exposed: @convention(c) () -> Void = {
    ExposedClass.register(ExposedModel.self, name: "ExposedModel", module: "DeviceRuntimeTests") {
      c in
      c.property("title", \ExposedModel.title)
      c.method(
        "valueForUndefinedKey:", { (t: ExposedModel, a: String) in t.value(forUndefinedKey: a) })
      c.method(
        "observeValueForKeyPath:ofObject:change:context:",
        {
          (
            t: ExposedModel, a: String?, b: Any?, c: [NSKeyValueChangeKey: Any]?,
            d: UnsafeMutableRawPointer?
          ) in t.observeValue(forKeyPath: a, of: b, change: c, context: d)
        })
      c.method("noted:", { (t: ExposedModel, a: Notification) in t.noted(a) })
      c.method("ticked:", { (t: ExposedModel, a: Timer) in t.ticked(a) })
      c.method("plain", { (t: ExposedModel) in t.plain() })
    }
  }
}

/// A class with class methods and class properties in its member table.
class ExposedStore: NSObject {
  var title = "shop"
  class func make() -> ExposedStore { ExposedStore() }
  static func sum(_ a: Int, _ b: Int) -> Int { a + b }
  nonisolated(unsafe) static let shared = ExposedStore()

  @section(".init_array") @used private static let _exposed: @convention(c) () -> Void = {
    ExposedClass.register(ExposedStore.self, name: "ExposedStore", module: "DeviceRuntimeTests") {
      c in
      c.classMethod("make", { (t: ExposedStore.Type) in t.make() })
      c.classMethod("sum::", { (t: ExposedStore.Type, a: Int, b: Int) in t.sum(a, b) })
      c.classMethod("shared", { (t: ExposedStore.Type) in t.shared })
      c.property("title", \ExposedStore.title)
    }
  }
}
final class ExposedShop: ExposedStore {
  override class func make() -> ExposedStore { ExposedShop() }
}

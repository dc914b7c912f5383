import Testing
@_spi(Ported) import UIKit

/// Observers are notified of changes in the order in which they were added, until they are removed.
@MainActor
struct KeyValueObservingTests {
  @Test func `removing an observer twice raises`() async {
    let text = failure(
      await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
        await MainActor.run {
          let (page, model) = (ExposedPage(), ExposedModel())
          model.addObserver(page, forKeyPath: "title", options: [], context: nil)
          model.removeObserver(page, forKeyPath: "title")
          model.removeObserver(page, forKeyPath: "title")
        }
      })
    #expect(text.contains("'NSRangeException'") && text.contains("Cannot remove an observer"))
    #expect(text.contains("for the key path \"title\" from"))
    #expect(text.contains("because it is not registered as an observer."))
  }

  @Test func `an observer without the method, and a path that is no property, raise`() async {
    let unhandled = failure(
      await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
        await MainActor.run {
          let (observer, model) = (UIView(), ExposedModel())
          model.addObserver(observer, forKeyPath: "title", options: .new, context: nil)
          model.title = "new"
        }
      })
    let unknown = failure(
      await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
        await MainActor.run { _ = ExposedModel().observe(\.heard) { _, _ in } }
      })

    #expect(
      unhandled.contains(
        "An -observeValueForKeyPath:ofObject:change:context: message was received but not handled.")
    )
    #expect(unhandled.contains("Key path: title"))
    #expect(unknown.contains("Could not extract a String from KeyPath"))
  }

  @Test func `a property of UIKit that cannot be observed logs a warning`() {
    World()() {
      let label = UILabel()
      label.text = "first"
      var seen: [String] = []
      let observation = label.observe(\.minimumScaleFactor, options: [.initial, .new]) {
        _, change in
        seen.append("\(change.newValue ?? -1)")
      }
      label.minimumScaleFactor = 0.5
      observation.invalidate()

      #expect(seen == ["0.0"])
      #expect(
        World.current.service(UIKitLog.self).warnings.joined().contains(
          "Matchcut does not report its changes"))
    }
  }

  @Test func `an observer and the observed object can end an observation in their deinit`() {
    final class Watcher: UIView {
      let model: ExposedModel
      init(_ model: ExposedModel) {
        self.model = model
        super.init(frame: .zero)
        model.addObserver(self, forKeyPath: "title", options: [], context: nil)
      }
      required init?(coder: NSCoder) { nil }
      isolated deinit { model.removeObserver(self, forKeyPath: "title") }
    }
    final class Own: UIView {
      func watch() { addObserver(self, forKeyPath: "alpha", options: [], context: nil) }
      isolated deinit { removeObserver(self, forKeyPath: "alpha") }
    }
    World()() {
      let model = ExposedModel()
      var watcher: Watcher? = Watcher(model)
      weak let released = watcher
      watcher = nil
      var own: Own? = Own()
      own?.watch()
      own = nil
      model.title = "a"
      #expect(released == nil && World.current.service(UIKitLog.self).warnings.isEmpty)
    }
  }

  @Test func `a deinit can change the observed property before it ends the observation`() {
    @MainActor final class Watcher: NSObject {
      let model: ExposedModel
      init(_ model: ExposedModel) {
        self.model = model
        super.init()
        model.addObserver(self, forKeyPath: "title", options: [.new], context: nil)
      }
      isolated deinit {
        model.title = "last"
        model.removeObserver(self, forKeyPath: "title")
      }
    }
    final class View: UIView {
      let model: ExposedModel
      init(_ model: ExposedModel) {
        self.model = model
        super.init(frame: .zero)
        model.addObserver(self, forKeyPath: "title", options: [.new], context: nil)
      }
      required init?(coder: NSCoder) { nil }
      isolated deinit {
        model.title = "last"
        model.removeObserver(self, forKeyPath: "title")
      }
    }
    World()() {
      let model = ExposedModel()
      var watcher: Watcher? = Watcher(model)
      weak let released = watcher
      watcher = nil
      var view: View? = View(model)
      #expect(view != nil)
      view = nil
      model.title = "a"
      #expect(released == nil && model.title == "a")
      #expect(World.current.service(UIKitLog.self).warnings.isEmpty)
    }
  }

  @Test func `a released observer causes one warning and receives nothing`() {
    World()() {
      let model = ExposedModel()
      var observer: ExposedModel? = ExposedModel()
      if let observer { model.addObserver(observer, forKeyPath: "title", context: nil) }
      observer = nil

      model.title = "a"
      model.title = "b"

      let warnings = World.current.service(UIKitLog.self).warnings
      #expect(warnings.count == 1)
      #expect(warnings.first?.contains("key path \"title\"") == true)
    }
  }

  @Test func `observers receive old and new values in the order in which they were added`() {
    World()() {
      var heard: [String] = []
      let page = ExposedPage()
      let first = page.observe(\.total, options: [.old, .new]) { _, change in
        heard.append("1: \(change.oldValue ?? -1) \(change.newValue ?? -1)")
      }
      let second = page.observe(\.total, options: [.prior, .initial, .new]) { page, change in
        heard.append("2: \(change.newValue ?? -1) \(change.isPrior) \(page.total)")
      }
      page.total = 4
      second.invalidate()
      page.total = 5
      first.invalidate()
      page.total = 6

      #expect(
        heard == ["2: 0 false 0", "2: -1 true 0", "1: 0 4", "2: 4 false 4", "1: 4 5"])
    }
  }

  @Test func `a released token ends its observation`() {
    World()() {
      var count = 0
      let model = ExposedModel()
      var token: NSKeyValueObservation? = model.observe(\.title) { _, _ in count += 1 }
      model.title = "a"
      #expect(token != nil)
      token = nil
      model.title = "b"

      #expect(count == 1)
    }
  }

  @Test func `changes of dependent keys and of key paths are reported`() {
    World()() {
      var heard: [String] = []
      let heir = ExposedHeir()
      heir.child = ExposedModel()
      let twice = heir.observe(\.twice, options: .new) { _, change in
        heard.append("twice \(change.newValue ?? -1)")
      }
      heir.addObserver(heir, forKeyPath: "child.title", options: .new, context: nil)
      heir.total = 2
      heir.child?.title = "deep"

      #expect(heard == ["twice 4"])
      #expect(heir.heard == ["child.title - -"])
      withExtendedLifetime(twice) {}
    }
  }

  @Test func `an NSObject subclass observes and is observed, with a context`() {
    World()() {
      let (model, observer) = (ExposedModel(), ExposedModel())
      let context = UnsafeMutableRawPointer(bitPattern: 8)
      model.addObserver(observer, forKeyPath: "title", options: [.new], context: context)
      model.setValue("set", forKey: "title")
      model.removeObserver(observer, forKeyPath: "title", context: context)
      model.title = "after"

      #expect(observer.heard == ["title set"])
    }
  }

  @Test func `UIKit's own properties report their changes`() {
    World()() {
      var heard: [String] = []
      let scroll = UIScrollView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
      let tokens = [
        scroll.observe(\.contentOffset, options: [.old, .new]) { _, change in
          heard.append("offset \(change.oldValue?.y ?? -1) \(change.newValue?.y ?? -1)")
        },
        scroll.observe(\.contentSize) { view, _ in heard.append("size \(view.contentSize.height)")
        },
        scroll.observe(\.frame) { _, _ in heard.append("frame") },
        scroll.observe(\.bounds) { _, _ in heard.append("bounds") },
        scroll.observe(\.center) { _, _ in heard.append("center") },
        scroll.observe(\.transform) { _, _ in heard.append("transform") },
        scroll.observe(\.isHidden) { _, _ in heard.append("hidden") },
        scroll.layer.observe(\.opacity) { _, _ in heard.append("opacity") },
      ]
      scroll.contentSize.height = 50
      scroll.frame.size.width = 20
      scroll.center.x = 3
      scroll.transform = CGAffineTransform(scaleX: 2, y: 2)
      scroll.isHidden = true
      scroll.alpha = 0.5

      #expect(heard == ["size 50.0", "frame", "center", "transform", "hidden", "opacity"])
      heard = []
      scroll.contentOffset = CGPoint(x: 0, y: 5)
      #expect(heard.contains("offset 0.0 5.0"))
      withExtendedLifetime(tokens) {}
    }
  }

  @Test func `delegates and titles tell of their changes`() {
    final class Delegate: NSObject, UIScrollViewDelegate, UINavigationControllerDelegate {}
    World()() {
      var heard: [String] = []
      let (scroll, table) = (UIScrollView(), UITableView())
      let (navigation, page) = (UINavigationController(), UIViewController())
      let tokens = [
        scroll.observe(\.delegate, options: [.old, .new]) { view, change in
          heard.append("scroll \(change.oldValue as? Delegate != nil) \(view.delegate != nil)")
        },
        navigation.observe(\.delegate) { _, _ in heard.append("navigation") },
        page.observe(\.title, options: .new) { _, change in
          heard.append("title \((change.newValue ?? nil) ?? "none")")
        },
      ]
      let delegate = Delegate()
      scroll.delegate = delegate
      scroll.delegate = nil
      navigation.delegate = delegate
      page.title = "Two"
      page.title = nil
      table.delegate = nil

      #expect(
        heard == [
          "scroll false true", "scroll true false", "navigation", "title Two", "title none",
        ])
      withExtendedLifetime(tokens) {}
    }
  }

  @Test func `an inherited property of a UIKit subclass can be observed`() {
    World()() {
      var count = 0
      let table = UITableView()
      let token = table.observe(\.contentOffset) { _, _ in count += 1 }
      table.contentOffset.y = 3

      #expect(count == 1)
      withExtendedLifetime(token) {}
    }
  }
}

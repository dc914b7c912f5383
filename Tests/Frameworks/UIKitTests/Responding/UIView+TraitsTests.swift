import Stage
import Testing

/// A view that logs every trait change as `name old→new`.
private final class Listener: UIView {
  var name = ""
  var log: EventLog?
  var reaction: (() -> Void)?

  override func traitCollectionDidChange(_ previous: UITraitCollection?) {
    super.traitCollectionDidChange(previous)
    #expect(UITraitCollection.current == traitCollection)
    let old = previous.map { "\($0.userInterfaceStyle)" } ?? "nil"
    log?.lines.append("\(name) \(old)→\(traitCollection.userInterfaceStyle)")
    reaction?()
  }
}

private final class EventLog {
  var lines: [String] = []
}

@MainActor
struct UIViewTraitsTests {
  private let stage = Stage(device: .phone)
  private let log = EventLog()

  private func listener(_ name: String) -> Listener {
    stage.run {
      let view = Listener()
      view.name = name
      view.log = log
      return view
    }
  }

  @Test func `a view outside of any window has the screen's traits`() {
    let view = listener("view")

    stage.run {
      #expect(view.traitCollection == UIScreen.main.traitCollection)
      #expect(view.traitCollection.displayScale == 3)
      #expect(view.traitCollection.horizontalSizeClass == .compact)
      #expect(view.traitCollection.verticalSizeClass == .regular)
    }
  }

  @Test(arguments: Device.all) func `a window has the device's traits`(device: Device) {
    let stage = Stage(device: device)

    stage.run {
      let traits = stage.window.traitCollection
      #expect(traits.userInterfaceIdiom == device.idiom, "\(device.id)")
      #expect(Double(traits.displayScale) == device.scale, "\(device.id)")
      #expect(traits.verticalSizeClass == .regular, "\(device.id)")
    }
  }

  @Test func `joining a window with equal traits makes no call`() {
    let view = listener("view")

    stage.run { stage.window.addSubview(view) }

    #expect(log.lines.isEmpty)
  }

  @Test func `a change is delivered once, parents before children`() {
    let (outer, inner, beside) = (listener("outer"), listener("inner"), listener("beside"))
    stage.run {
      outer.addSubview(inner)
      outer.addSubview(beside)
      stage.window.addSubview(outer)
      stage.window.overrideUserInterfaceStyle = .dark
    }

    #expect(log.lines == ["outer light→dark", "inner light→dark", "beside light→dark"])
    #expect(stage.run { inner.traitCollection.userInterfaceStyle } == .dark)

    log.lines = []
    stage.run { stage.window.overrideUserInterfaceStyle = .dark }
    #expect(log.lines.isEmpty)
  }

  @Test func `an override hides the change from its subtree`() {
    let (outer, inner) = (listener("outer"), listener("inner"))
    stage.run {
      outer.addSubview(inner)
      stage.window.addSubview(outer)
      inner.overrideUserInterfaceStyle = .dark
      log.lines = []
      stage.window.overrideUserInterfaceStyle = .dark
    }

    #expect(log.lines == ["outer light→dark"])

    log.lines = []
    stage.run { inner.traitOverrides.userInterfaceStyle = .light }
    #expect(log.lines == ["inner dark→light"])
    stage.run { inner.traitOverrides.remove(UITraitUserInterfaceStyle.self) }
    #expect(log.lines == ["inner dark→light", "inner light→dark"])
  }

  @Test func `a moved view receives the difference, a removed one nothing`() {
    let (dark, view, inner) = (listener("dark"), listener("view"), listener("inner"))
    stage.run {
      stage.window.addSubview(dark)
      dark.overrideUserInterfaceStyle = .dark
      view.addSubview(inner)
      log.lines = []
      dark.addSubview(view)
    }
    #expect(log.lines == ["view light→dark", "inner light→dark"])

    stage.run { view.removeFromSuperview() }
    #expect(log.lines.count == 2)
    #expect(stage.run { inner.traitCollection.userInterfaceStyle } == .dark)

    stage.run { dark.addSubview(view) }
    #expect(log.lines.count == 2)
    stage.run { stage.window.addSubview(view) }
    #expect(log.lines.suffix(2) == ["view dark→light", "inner dark→light"])
  }

  @Test func `a change made in a callback is delivered after the first`() {
    let (outer, inner) = (listener("outer"), listener("inner"))
    outer.reaction = { [weak outer] in
      outer?.reaction = nil
      outer?.overrideUserInterfaceStyle = .light
    }
    stage.run {
      outer.addSubview(inner)
      stage.window.addSubview(outer)
      stage.window.overrideUserInterfaceStyle = .dark
    }

    // All observers of the first change are called, although the second change has already been
    // made by then.
    #expect(
      log.lines == [
        "outer light→dark", "inner light→light", "outer dark→light", "inner dark→light",
      ])
  }

  @Test func `a view added in a callback receives the change once`() {
    let (outer, late) = (listener("outer"), listener("late"))
    outer.reaction = { [stage, weak outer] in
      outer?.reaction = nil
      stage.run { outer?.addSubview(late) }
    }
    stage.run {
      stage.window.addSubview(outer)
      stage.window.makeKeyAndVisible()
      UIScreen.main.changeDevice { $0.style = .dark }
    }

    #expect(log.lines == ["outer light→dark", "late light→dark"])
  }

  @Test func `a view removed in a callback is skipped`() {
    let (outer, inner) = (listener("outer"), listener("inner"))
    outer.reaction = { inner.removeFromSuperview() }
    stage.run {
      outer.addSubview(inner)
      stage.window.addSubview(outer)
      stage.window.overrideUserInterfaceStyle = .dark
    }

    #expect(log.lines == ["outer light→dark"])
  }

  @Test func `handlers receive changes of the traits they registered for`() {
    let view = listener("view")
    var heard: [String] = []
    let registration = stage.run {
      stage.window.addSubview(view)
      return view.registerForTraitChanges([UITraitUserInterfaceStyle.self]) {
        (view: Listener, previous: UITraitCollection) in
        heard.append("\(previous.userInterfaceStyle)→\(view.traitCollection.userInterfaceStyle)")
      }
    }

    stage.run { view.traitOverrides.horizontalSizeClass = .regular }
    #expect(heard.isEmpty)
    stage.run { view.traitOverrides.userInterfaceStyle = .dark }
    #expect(heard == ["light→dark"])
    stage.run {
      view.unregisterForTraitChanges(registration)
      view.traitOverrides.userInterfaceStyle = .light
    }
    #expect(heard == ["light→dark"])
  }

  @Test func `actions are sent to a weakly held target`() {
    final class Target {
      var heard: [String] = []
      func plain() { heard.append("plain") }
      func withSender(_ view: UIView) { heard.append("sender") }
      func withBoth(_ view: UIView, _ previous: UITraitCollection) {
        heard.append("both \(previous.userInterfaceStyle)")
      }
    }
    let view = listener("view")
    var target: Target? = Target()
    stage.run {
      guard let target else { return }
      let traits: [UITrait] = [UITraitUserInterfaceStyle.self]
      view.registerForTraitChanges(traits, target: target, action: Selector("plain", Target.plain))
      view.registerForTraitChanges(
        traits, target: target, action: Selector("withSender:", Target.withSender))
      view.registerForTraitChanges(
        traits, target: target, action: Selector("with::", Target.withBoth))
      view.overrideUserInterfaceStyle = .dark
    }

    #expect(target?.heard == ["plain", "sender", "both light"])
    weak let gone = target
    target = nil
    #expect(gone == nil)
    stage.run { view.overrideUserInterfaceStyle = .light }
  }

  @Test func `the device's own changes reach every window`() {
    let view = listener("view")
    stage.run {
      stage.window.addSubview(view)
      stage.window.makeKeyAndVisible()
      UIScreen.main.changeDevice { $0.style = .dark }
    }

    #expect(log.lines == ["view light→dark"])
    #expect(stage.run { UITraitCollection.current.userInterfaceStyle } == .dark)
  }

  @Test func `a window uses new base traits`() {
    stage.run {
      let coming = UIScreen.main.traits(ofWindow: CGSize(width: 852, height: 393))
      #expect(stage.window.traits(underWindowTraits: coming).verticalSizeClass == .compact)
      #expect(stage.window.traitCollection.verticalSizeClass == .regular)

      stage.window.adoptTraits(coming)

      #expect(stage.window.traitCollection.verticalSizeClass == .compact)
    }
  }

  @Test func `reading direction comes from the traits`() {
    let view = listener("view")
    stage.run {
      #expect(view.effectiveUserInterfaceLayoutDirection == .leftToRight)
      view.traitOverrides.layoutDirection = .rightToLeft
      #expect(view.effectiveUserInterfaceLayoutDirection == .rightToLeft)
    }
  }
}

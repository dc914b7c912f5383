import Testing
import UIKit

/// Requirements for every recognizer: it can be disabled, removed or lose its touches at any
/// moment, and it is then ready for a new gesture.
@MainActor
struct EveryRecognizerTests {
  let rig = TouchRig()
  let log = Log()

  enum Kind: CaseIterable {
    case tap, doubleTap, longPress, swipe, pan, edgePan, pinch, rotation

    var isContinuous: Bool { self != .tap && self != .doubleTap && self != .swipe }
    var fingers: [Int] { self == .pinch || self == .rotation ? [0, 1] : [0] }

    @MainActor func make() -> UIGestureRecognizer {
      switch self {
      case .tap: return UITapGestureRecognizer()
      case .doubleTap:
        let tap = UITapGestureRecognizer()
        tap.numberOfTapsRequired = 2
        return tap
      case .longPress: return UILongPressGestureRecognizer()
      case .swipe: return UISwipeGestureRecognizer()
      case .pan: return UIPanGestureRecognizer()
      case .edgePan:
        let pan = UIScreenEdgePanGestureRecognizer()
        pan.edges = .left
        return pan
      case .pinch: return UIPinchGestureRecognizer()
      case .rotation: return UIRotationGestureRecognizer()
      }
    }

    /// The location of a touch after the gesture has started.
    func place(_ finger: Int) -> (x: Double, y: Double) {
      switch self {
      case .tap, .doubleTap, .longPress: (200, 400)
      case .swipe: (230, 400)
      case .pan: (220, 400)
      case .edgePan: (30, 400)
      case .pinch: finger == 0 ? (150, 400) : (300, 400)
      case .rotation: finger == 0 ? (150, 400) : (250, 450)
      }
    }
  }

  /// Puts the touches down and moves them. After these moves, a continuous gesture has begun, and a
  /// discrete gesture may still be recognised.
  private func begin(_ kind: Kind) {
    switch kind {
    case .tap: rig.finger(.down, 200, 400, after: 1)
    case .doubleTap:
      rig.tap(200, 400, after: 1)
      rig.finger(.down, 200, 400)
    case .longPress:
      rig.finger(.down, 200, 400, after: 1)
      rig.rest(0.6)
    case .swipe, .pan:
      rig.finger(.down, 200, 400, after: 1)
      rig.finger(.move, kind.place(0).x, 400)
    case .edgePan:
      rig.finger(.down, 5, 400, after: 1)
      rig.finger(.move, 30, 400)
    case .pinch, .rotation:
      rig.finger(.down, 150, 400, after: 1)
      rig.finger(.down, 250, 400, finger: 1)
      rig.finger(.move, kind.place(1).x, kind.place(1).y, finger: 1)
    }
  }

  /// Plays the remaining moves and ends the touches.
  private func finish(_ kind: Kind) {
    if kind == .swipe { rig.finger(.move, 260, 400) }
    lift(kind, .up)
  }

  private func lift(_ kind: Kind, _ phase: TouchSample.Phase) {
    for finger in kind.fingers {
      let (x, y) = kind.place(finger)
      rig.finger(phase, kind == .swipe && phase == .up ? 260 : x, y, finger: finger)
    }
  }

  /// The logged actions without the actions for `changed`.
  private var heard: [String] { log.lines.filter { $0 != "it changed" } }

  private func expectWhole(_ kind: Kind, _ text: Comment) {
    log.lines = []
    begin(kind)
    finish(kind)
    #expect(heard == (kind.isContinuous ? ["it began", "it ended"] : ["it ended"]), text)
    #expect(rig.isIdle, text)
  }

  @Test(arguments: Kind.allCases)
  func `its gesture is recognised, repeatedly`(kind: Kind) {
    _ = rig.attach(kind.make(), to: rig.page, as: "it", log: log)

    expectWhole(kind, "first")
    expectWhole(kind, "second")
  }

  @Test(arguments: Kind.allCases)
  func `disabled during the gesture it is cancelled once, and ignores these touches`(kind: Kind) {
    let it = rig.attach(kind.make(), to: rig.page, as: "it", log: log)
    begin(kind)

    rig.world { it.isEnabled = false }
    #expect(heard == (kind.isContinuous ? ["it began", "it cancelled"] : []))
    rig.world { it.isEnabled = true }
    log.lines = []
    finish(kind)

    #expect(log.lines == [])
    #expect(it.state == .possible)
    expectWhole(kind, "afterwards")
  }

  @Test(arguments: Kind.allCases)
  func `disabled and enabled before it begins it sends no action`(kind: Kind) {
    let it = rig.attach(kind.make(), to: rig.page, as: "it", log: log)
    let decider = Decider()
    it.delegate = decider
    decider.begins = { recognizer in
      recognizer.isEnabled = false
      recognizer.isEnabled = true
      return true
    }
    begin(kind)
    finish(kind)

    #expect(log.lines == [])
    #expect(rig.isIdle)
    it.delegate = nil
    expectWhole(kind, "afterwards")
  }

  @Test(arguments: Kind.allCases)
  func `removed during the gesture it is silent, and added again it starts anew`(kind: Kind) {
    let it = rig.attach(kind.make(), to: rig.page, as: "it", log: log)
    begin(kind)

    rig.world { rig.page.removeGestureRecognizer(it) }
    log.lines = []
    finish(kind)
    #expect(log.lines == [])
    #expect(rig.isIdle)

    rig.world { rig.page.addGestureRecognizer(it) }
    expectWhole(kind, "afterwards")
  }

  @Test(arguments: Kind.allCases)
  func `removed in its own delegate call it neither begins nor crashes`(kind: Kind) {
    let it = rig.attach(kind.make(), to: rig.page, as: "it", log: log)
    let decider = Decider()
    it.delegate = decider
    let page = rig.page
    decider.begins = { recognizer in
      page.removeGestureRecognizer(recognizer)
      return true
    }
    begin(kind)
    finish(kind)

    #expect(log.lines == [])
    #expect(rig.isIdle)
  }

  @Test(arguments: Kind.allCases)
  func `cancelled touches cancel it`(kind: Kind) {
    _ = rig.attach(kind.make(), to: rig.page, as: "it", log: log)
    begin(kind)

    lift(kind, .cancel)

    #expect(heard == (kind.isContinuous ? ["it began", "it cancelled"] : []))
    expectWhole(kind, "afterwards")
  }

  @Test(arguments: Kind.allCases)
  func `two targets receive it in order, and one removed by the other does not`(kind: Kind) {
    let it = rig.attach(kind.make(), to: rig.page, as: "it", log: log)
    let second = Log()
    it.addTarget(second, action: Selector("heard:", Log.heard))
    begin(kind)
    finish(kind)
    #expect(second.lines == log.lines)

    second.lines = []
    log.onAction = { $0.removeTarget(second, action: nil) }
    expectWhole(kind, "afterwards")
    #expect(second.lines == [])
  }

  @Test(arguments: Kind.allCases)
  func `touches are listed individually, and out of range raises`(kind: Kind) async {
    let it = rig.attach(kind.make(), to: rig.page, as: "it", log: log)
    begin(kind)

    rig.world {
      #expect(it.numberOfTouches == kind.fingers.count)
      // A swipe reports the locations where its touches began.
      for finger in kind.fingers where kind != .swipe {
        let place = it.location(ofTouch: finger, in: rig.page)
        #expect(place == CGPoint(x: kind.place(finger).x, y: kind.place(finger).y))
      }
    }
    finish(kind)
  }

  // MARK: Subclasses

  /// A recognizer that logs the methods that UIKit calls on it, and that can refuse to begin.
  private final class Watched: UIPanGestureRecognizer {
    var asked: [State] = []
    var refuses = false
    var resets = 0
    override var state: State {
      get { super.state }
      set {
        asked.append(newValue)
        if !refuses { super.state = newValue }
      }
    }
    override func reset() {
      super.reset()
      resets += 1
    }
  }

  @Test func `a subclass may observe its state, and refuse it`() {
    let pan = rig.attach(Watched(), to: rig.page, as: "it", log: log)
    begin(.pan)
    rig.finger(.move, 240, 400)
    finish(.pan)
    #expect(pan.asked == [.began, .changed, .ended])
    #expect(log.lines == ["it began", "it changed", "it ended"])
    #expect(pan.resets == 1)

    pan.refuses = true
    log.lines = []
    begin(.pan)
    finish(.pan)
    #expect(log.lines == [])
    #expect(pan.resets == 2)
    #expect(rig.isIdle)
  }

  /// A recognizer that begins at touch-down, as is needed to interrupt a moving card.
  private final class Catching: UIPanGestureRecognizer {
    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
      super.touchesBegan(touches, with: event)
      state = .began
    }
  }

  @Test func `a pan that begins at touch-down counts from there`() {
    let pan = rig.attach(Catching(), to: rig.page, as: "it", log: log)
    rig.finger(.down, 200, 400)
    #expect(log.lines == ["it began"])
    rig.finger(.move, 203, 400)
    #expect(log.lines == ["it began", "it changed"])
    #expect(rig.world { pan.translation(in: nil) } == CGPoint(x: 3, y: 0))
    rig.finger(.up, 203, 400)
    #expect(log.lines == ["it began", "it changed", "it ended"])
    #expect(rig.isIdle)
  }
}

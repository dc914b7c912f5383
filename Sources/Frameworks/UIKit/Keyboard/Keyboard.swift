/// Shows and hides the keyboard of a `World`, and reports it to the app.
///
/// The keyboard follows the first responder. All changes of the keyboard's state go through
/// `move(_:)`, and all animated changes of its frame go through `change(_:to:)`.
@MainActor
package final class Keyboard: WorldService {
  package private(set) var state = KeyboardState.hidden
  /// Draws the system's keyboard; nil if the keyboard is invisible.
  package var face: KeyboardDrawing?
  /// Delivers the input of a key that the user has pressed.
  package var press: ((String) -> Void)?
  /// The first responder whose keyboard a presentation has hidden.
  private weak var heldBack: UIResponder?
  /// Whether a controller is presented above the responder. The frame loop sets this closure.
  package var isCovered: ((UIResponder) -> Bool)?

  /// The keyboard's frame or, while the keyboard is moving, its final frame, in the screen's
  /// coordinate system.
  package private(set) var frame = CGRect.zero
  /// Whether the keyboard is attached to the bottom edge.
  private(set) var isDocked = true
  /// How far a touch has moved the keyboard downwards, in points.
  private(set) var shift: CGFloat = 0
  private var inputs: KeyboardInputs?
  private var madeWindow: KeyboardWindow?
  /// The number of the most recent change. A change that has been replaced by a newer change does
  /// not report its end.
  private(set) var lastChange = 0

  /// Whether the device is switched off. The keyboard of such a device stays hidden.
  private var isOff = false

  package init() {}
  package static var current: Keyboard { World.current.service() }

  /// Makes the keyboard follow the first responder. `press` delivers the input of a key.
  package static func install(press: @escaping (String) -> Void) {
    current.press = press
    FirstResponder.current.onChange = { Keyboard.current.update() }
  }

  private var screen: UIScreen { UIScreen.main }
  private var panel: KeyboardPanel { window.panel }
  private var window: KeyboardWindow {
    if let madeWindow { return madeWindow }
    let made = KeyboardWindow(frame: screen.bounds)
    made.onLayout = { Keyboard.current.placePanel() }
    made.panel.keys.face = { Keyboard.current.face }
    made.panel.keys.press = { Keyboard.current.press?($0) }
    madeWindow = made
    return made
  }

  /// Changes the state. Returns false if the change is not legal.
  @discardableResult
  private func move(_ move: KeyboardState.Move) -> Bool {
    guard let next = state.after(move) else { return false }
    state = next
    return true
  }

  // MARK: The first responder

  /// Shows the input views of the first responder, or hides the keyboard.
  package func update() {
    guard !isOff else { return }
    if UIResponder.first == nil, handBack() { return }
    let first = UIResponder.first
    if first !== heldBack { heldBack = nil }
    let isHeldBack = heldBack.map { isCovered?($0) ?? false } ?? false
    guard !isHeldBack, let wanted = KeyboardInputs(of: first), hasSpace(for: wanted) else {
      return hide()
    }
    show(wanted)
  }

  /// Hides the keyboard of the first responder until the controller that is being presented above it
  /// is dismissed.
  package func holdBack() {
    heldBack = UIResponder.first
    update()
  }

  /// If the field that has resigned is in an accessory view, makes the owner of the accessory view
  /// first responder, so that the view stays on screen (facts L.3.5). Returns whether the owner has
  /// become first responder.
  private func handBack() -> Bool {
    guard state.isUp, keepsAccessory, let owner = inputs?.accessoryOwner else { return false }
    inputs = nil
    return owner.becomeFirstResponder()
  }

  /// Whether the accessory view stays on screen when the first responder, which is in it, resigns.
  var keepsAccessory: Bool {
    guard let inputs, let owner = inputs.accessoryOwner, owner !== inputs.responder,
      let accessory = inputs.accessory, let view = inputs.responder as? UIView
    else { return false }
    return view.isDescendant(of: accessory) && owner.canBecomeFirstResponder
  }

  /// Whether there is an input view or an accessory view to show. If the device has hardware keys,
  /// the system's keyboard is not shown.
  private func hasSpace(for inputs: KeyboardInputs) -> Bool {
    inputs.accessory != nil || !isHardware || inputs.customView != nil
  }
  private var isHardware: Bool { screen.device.keyboard == .hardware }
  /// Whether the keyboard of the current input views floats.
  private var isFloating: Bool {
    screen.device.keyboard == .floating && screen.device.idiom == .pad && inputs?.isSystem == true
  }

  private func show(_ wanted: KeyboardInputs) {
    let old = inputs
    let hadAccessory = old?.accessory
    inputs = wanted
    UIView.performWithoutAnimation {
      window.frame = screen.bounds
      panel.hold(wanted, floats: isFloating)
    }
    let end = restingFrame
    guard state.isUp else {
      return change(isFloating ? .frameOnly : .show, from: offScreen(end), to: end)
    }
    // No notification is posted if the next responder has the same keyboard (facts L.1.4).
    if state != .dragged, end == frame, hadAccessory === wanted.accessory { return }
    // If a keyboard at the bottom edge begins to float, the app is notified that the keyboard hides
    // (facts L.1.8).
    let floats: KeyboardChange.Kind = isDocked ? .hide : .frameOnly
    change(isFloating ? floats : .show, from: frame, to: end)
  }

  private func hide() {
    guard state.isUp else { return }
    change(isDocked ? .hide : .frameOnly, from: frame, to: offScreen(frame), leaves: true)
  }

  /// Asks the first responder to resign. Returns whether the keyboard is being hidden.
  @discardableResult
  package func dismiss() -> Bool {
    guard state.isUp else { return true }
    UIResponder.first?.resignFirstResponder()
    return !state.isUp
  }

  /// Ends editing and removes the keyboard because the device is switched off. Neither the app nor
  /// the first responder is notified.
  package func switchOff() {
    isOff = true
    heldBack = nil
    FirstResponder.current.clear()
    lastChange += 1
    state = .hidden
    if madeWindow != nil { clear() }
  }

  // MARK: Turning

  /// Ends a drag, because a rotation begins.
  func putBack() { shift = 0 }

  /// Begins a change that replaces the change in progress. Returns the number of the new change.
  func countChange() -> Int {
    move(.show)
    lastChange += 1
    return lastChange
  }

  func arrive() { move(.arrive) }

  func adaptToScreen() {
    guard let inputs else { return }
    panel.hold(inputs, floats: isFloating)
    frame = restingFrame
    window.setNeedsLayout()
    KeyboardArea.current.cover(frame, isDocked: isDocked)
  }

  /// Places the panel in its window.
  func placePanel() { panel.frame = frame.offsetBy(dx: 0, dy: shift) }

  // MARK: Dragging

  func dragged(by shift: CGFloat) {
    guard isDocked, move(.drag) else { return }
    lastChange += 1
    self.shift = shift
    let moved = frame.offsetBy(dx: 0, dy: shift)
    UIView.performWithoutAnimation {
      panel.frame = moved
      KeyboardArea.current.cover(
        moved.minY < screen.bounds.height ? moved : nil, isDocked: true)
    }
  }

  /// Makes the animation that hides the keyboard start at the position to which a touch has dragged
  /// the keyboard.
  func beginLeaving() {
    frame = frame.offsetBy(dx: 0, dy: shift)
    shift = 0
  }

  func comeBack() {
    let begin = frame.offsetBy(dx: 0, dy: shift)
    shift = 0
    change(.frameOnly, from: begin, to: restingFrame)
  }

  func rest() { move(.rest) }

  // MARK: Frames

  /// The height of the accessory view in points; 0 if there is none.
  var accessoryHeight: CGFloat { panel.accessoryHeight(width: screen.bounds.width) }

  /// The frame that the keyboard and its accessory view have when they do not move. With hardware
  /// keys, only the accessory view is on screen (facts L.3.4).
  private var restingFrame: CGRect {
    let size = screen.bounds.size
    if isFloating { return floatingFrame }
    let above = panel.accessoryHeight(width: size.width)
    let below = panel.mainHeight(screen: screen)
    let hides = isHardware && inputs?.isSystem == true
    return CGRect(
      x: 0, y: size.height - above - (hides ? 0 : below), width: size.width,
      height: above + below)
  }

  /// The frame of a floating keyboard, at the bottom right.
  private var floatingFrame: CGRect {
    let keys = KeyboardDefaults.floatingSize
    let height = keys.height + panel.accessoryHeight(width: keys.width)
    let available = screen.bounds.inset(by: screen.safeArea)
    let margin = KeyboardDefaults.floatingMargin
    return CGRect(
      x: available.maxX - margin - keys.width, y: available.maxY - margin - height,
      width: keys.width,
      height: height)
  }

  func offScreen(_ frame: CGRect) -> CGRect {
    CGRect(x: frame.minX, y: screen.bounds.height, width: frame.width, height: frame.height)
  }

  // MARK: Changes

  /// Moves the keyboard in its own animation. The notifications are posted inside the animation, so
  /// that changes that their observers make are animated as well (facts L.1.3).
  private func change(
    _ kind: KeyboardChange.Kind, from begin: CGRect, to end: CGRect, leaves: Bool = false
  ) {
    guard move(leaves ? .hide : .show) else { return }
    shift = 0
    lastChange += 1
    let number = lastChange
    let change = KeyboardChange(
      kind: kind, begin: begin, end: end, isAnimated: UIView.areAnimationsEnabled)
    frame = begin
    if !leaves { isDocked = !isFloating }
    prepare(from: begin)
    frame = end
    // The keyboard's animation does not belong to a transition that is being set up.
    let observer = AnimationScope.observer
    AnimationScope.observer = nil
    animate(change) { [weak self] in
      self?.ended(change, number)
    } body: { [self] in
      change.postWill()
      // An observer may have changed the first responder.
      guard number == lastChange else { return }
      panel.frame = end
      panel.layoutIfNeeded()
      KeyboardArea.current.cover(leaves ? nil : end, isDocked: isDocked)
    }
    AnimationScope.observer = observer
  }

  /// Places a hidden keyboard at the start of its movement, and lays out the views that will move
  /// with it.
  private func prepare(from begin: CGRect) {
    UIView.performWithoutAnimation {
      if window.isHidden {
        window.isHidden = false
        panel.frame = begin
      }
      window.layoutIfNeeded()
      KeyboardArea.current.prepareFollowers()
    }
  }

  private func animate(
    _ change: KeyboardChange, completion: @escaping () -> Void, body: () -> Void
  ) {
    guard change.isAnimated else {
      body()
      return TickQueue.afterCommit(by: "the keyboard", completion)
    }
    let spring = CriticalSpring.keyboard
    let scope = AnimationScope(
      duration: spring.duration, delay: 0, pace: spring.pace(velocity: 0)
    ) { _ in completion() }
    scope.allowsTouches = true
    AnimationScope.run(scope, body)
    scope.completion.seal(notBefore: World.current.clock.tick + 1)
  }

  private func ended(_ change: KeyboardChange, _ number: Int) {
    guard number == lastChange else { return }
    if move(.leave) { clear() } else { move(.arrive) }
    change.postDid()
  }

  private func clear() {
    inputs = nil
    UIView.performWithoutAnimation {
      panel.hold(nil)
      window.isHidden = true
    }
    madeWindow = nil
  }
}

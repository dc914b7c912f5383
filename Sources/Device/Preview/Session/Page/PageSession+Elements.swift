import Stage

// Tells the page the elements of the screen, and activates them.
extension PageSession {
  func tellElements() throws(PageError) {
    elements = try here("elements").stage.elements
    peer.tell(.elements(PageReply.Elements(elements)))
  }

  /// Activates an element that the page knows with a tap at its activation point, which is recorded
  /// like every touch. `accessibilityActivate()` is not called: a call could not be part of a touch
  /// script, so neither an address nor an exported test could repeat it.
  func activate(_ n: Int) throws(PageError) {
    let device = try here("activate")
    guard elements.indices.contains(n) else {
      throw PageError(
        about: "activate", "found no element \(n), expected one of \(elements.count) from 0")
    }
    let known = elements[n]
    guard let element = device.stage.elements.element(like: known, at: n) else {
      throw PageError(
        about: "activate",
        "\"\(known.name.prefix(40))\" is no longer on the screen; send the message elements")
    }
    try awake("activate").play(.tap(at: element.activationPoint, unit: .points))
    hurry()
  }
}

extension ScreenElements {
  /// The element that was known as `known` at the index `n`: the one that is there now, or the first
  /// one of the same role and the same name. Nil if there is none.
  fileprivate func element(like known: ScreenElement, at n: Int) -> ScreenElement? {
    func isSame(_ other: ScreenElement) -> Bool {
      (other.role, other.label, other.identifier) == (known.role, known.label, known.identifier)
    }
    if indices.contains(n), isSame(self[n]) { return self[n] }
    return first(where: isSame)
  }
}

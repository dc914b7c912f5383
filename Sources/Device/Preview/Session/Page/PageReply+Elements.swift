import Film
import Stage

extension PageReply {
  /// The elements of the live device's screen, in reading order.
  package struct Elements: Encodable {
    let elements: [Element]

    init(_ elements: ScreenElements) {
      self.elements = elements.enumerated().map { Element(n: $0, $1) }
    }
  }

  package struct Element: Encodable {
    let n: Int
    let role: ScreenElement.Role
    let label, value, hint, identifier: String?
    /// The x, y, width and height of the visible part, in points.
    let frame: [JSONNumber]
    let enabled, selected: Bool

    init(n: Int, _ element: ScreenElement) {
      (self.n, role) = (n, element.role)
      (label, value) = (element.label, element.value)
      (hint, identifier) = (element.hint, element.identifier)
      let frame = element.frame
      self.frame = [frame.minX, frame.minY, frame.width, frame.height].map {
        JSONNumber(Double($0))
      }
      (enabled, selected) = (element.isEnabled, element.isSelected)
    }
  }
}

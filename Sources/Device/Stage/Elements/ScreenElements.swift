import UIKit

/// The elements of the screen in reading order.
///
/// An element is what assistive technology presents as one thing: a button with its title, a text, a
/// row of a table with all of its texts. Views that are hidden, transparent, without size, off the
/// screen, or behind a modal view have no elements. The keys of the system's keyboard and the status
/// bar are no elements.
///
/// Reading the elements loads no view, starts no layout and records no call. It calls the app's
/// overrides of accessibility members, as assistive technology does.
package struct ScreenElements: Equatable, Sendable {
  private let elements: [ScreenElement]

  package init(_ elements: [ScreenElement]) { self.elements = elements }
}

extension ScreenElements: RandomAccessCollection {
  package var startIndex: Int { elements.startIndex }
  package var endIndex: Int { elements.endIndex }
  package subscript(position: Int) -> ScreenElement { elements[position] }
}

extension Stage {
  /// The elements of the screen as it is now.
  package var elements: ScreenElements {
    world {
      ScreenElements(
        ElementWalk(screen: UIScreen.main.bounds).elements(of: UIWindows.current.shown))
    }
  }
}

import UIKit

/// Walks the windows and collects their elements.
@MainActor
struct ElementWalk {
  let screen: CGRect
  /// The smallest visible width and height of an element, in points.
  private static let smallest: CGFloat = 1
  /// A view with a lower opacity is invisible.
  private static let faintest: CGFloat = 0.01

  /// The elements of windows, which are sorted back to front. The windows in front are read first.
  /// Windows behind a modal view are not read (unverified: UIKit documents this for siblings only).
  func elements(of windows: [UIWindow]) -> [ScreenElement] {
    var all: [ScreenElement] = []
    for window in windows.reversed() where isShown(window) {
      let order = ReadingOrder(
        isRightToLeft: window.effectiveUserInterfaceLayoutDirection == .rightToLeft)
      all += order.elements(of: nodes(in: window, clip: screen))
      if containsModal(window) { break }
    }
    return all
  }

  private func isShown(_ view: UIView) -> Bool {
    !view.isHidden && view.alpha >= Self.faintest
  }

  private func containsModal(_ view: UIView) -> Bool {
    guard isShown(view) else { return false }
    return view.accessibilityViewIsModal || view.subviews.contains(where: containsModal)
  }

  // MARK: Views

  /// The nodes of a view and of what is inside it.
  private func nodes(in view: UIView, clip: CGRect) -> [ElementNode] {
    guard isShown(view) else { return [] }
    if view.isAccessibilityElement { return element(view, clip: clip).map { [.element($0)] } ?? [] }
    guard !view.accessibilityElementsHidden else { return [] }
    let clip = view.clipsToBounds ? clip.intersection(frame(of: view)) : clip
    guard !clip.isNull else { return [] }
    if let listed = listed(view) {
      return [.group(listed.flatMap { nodes(of: $0, clip: clip) }, isOrdered: true)]
    }
    if view.combinesTexts { return cell(view, clip: clip) }
    let inner = readSubviews(of: view).flatMap { nodes(in: $0, clip: clip) }
    return view.shouldGroupAccessibilityChildren && !inner.isEmpty
      ? [.group(inner, isOrdered: false)] : inner
  }

  /// The view's frame on the screen, also if the app has set another accessibility frame.
  private func frame(of view: UIView) -> CGRect {
    guard let window = view.window else { return .zero }
    return window.convert(view.convert(view.bounds, to: nil), to: nil)
  }

  private func element(_ view: UIView, clip: CGRect) -> ScreenElement? {
    let facts = ElementFacts(view)
    let role = view.elementRole ?? (view.combinesTexts ? .cell : facts.role)
    guard let visible = visible(facts.frame, clip) else { return nil }
    let element = facts.element(role, visible: visible)
    // Assistive technology skips a label without a text.
    return role == .text && element.name.isEmpty ? nil : element
  }

  private func visible(_ frame: CGRect, _ clip: CGRect) -> CGRect? {
    let visible = frame.intersection(clip)
    let isLarge = visible.width >= Self.smallest && visible.height >= Self.smallest
    return isLarge ? visible : nil
  }

  /// The subviews that can be read. If a modal view is inside one of them, the subviews behind that
  /// one are not read, and no siblings of the modal view itself are.
  private func readSubviews(of view: UIView) -> [UIView] {
    guard let index = view.subviews.lastIndex(where: containsModal) else { return view.subviews }
    let modal = view.subviews[index]
    return modal.accessibilityViewIsModal ? [modal] : Array(view.subviews[index...])
  }

  /// A cell: one element with all texts, and the elements inside it that act by themselves.
  private func cell(_ cell: UIView, clip: CGRect) -> [ElementNode] {
    var nodes: [ElementNode] = []
    let facts = ElementFacts(cell)
    if facts.label?.isEmpty == false, let visible = visible(facts.frame, clip) {
      nodes.append(.element(facts.element(.cell, visible: visible)))
    }
    nodes += acting(in: cell, clip: clip).map { .element($0) }
    return nodes.isEmpty ? [] : [.group(nodes, isOrdered: true)]
  }

  private func acting(in view: UIView, clip: CGRect) -> [ScreenElement] {
    readSubviews(of: view).filter(isShown).flatMap { view -> [ScreenElement] in
      if view.isAccessibilityElement {
        return view.actsByItself ? [element(view, clip: clip)].compactMap { $0 } : []
      }
      guard !view.accessibilityElementsHidden else { return [] }
      return acting(in: view, clip: clip)
    }
  }

  // MARK: Objects that a container lists

  /// The elements that the app has listed; nil if it has not.
  private func listed(_ container: UIResponder) -> [Any]? {
    let count = container.accessibilityElementCount()
    // UIKit returns NSNotFound for a container that lists nothing.
    guard count > 0, count != NSNotFound else { return container.accessibilityElements }
    return (0..<count).compactMap { container.accessibilityElement(at: $0) }
  }

  private func nodes(of object: Any, clip: CGRect) -> [ElementNode] {
    if let view = object as? UIView { return nodes(in: view, clip: clip) }
    if let responder = object as? UIResponder {
      if let inner = listed(responder), !responder.isAccessibilityElement {
        return [.group(inner.flatMap { nodes(of: $0, clip: clip) }, isOrdered: true)]
      }
      return node(ElementFacts(responder), clip: clip)
    }
    return (object as? NSObject).map { node(ElementFacts($0), clip: clip) } ?? []
  }

  private func node(_ facts: ElementFacts, clip: CGRect) -> [ElementNode] {
    guard facts.isElement, let visible = visible(facts.frame, clip) else { return [] }
    return [.element(facts.element(facts.role, visible: visible))]
  }
}

import QuartzCore
import Stage
import UIKit

/// The texts of a screen's labels, buttons and text inputs, with the times from which they were set.
package struct LayerTexts: Sendable {
  private struct Entry: Sendable {
    let time: Double
    /// Empty if the view has no text from this time on.
    let text: String
  }

  /// The key is the number of the view's layer. The entries are sorted by time.
  private var entries: [Int: [Entry]] = [:]

  package init() {}

  /// Texts are cut to this number of characters.
  package static let longest = 60

  /// The text of a layer's view at a time of the stage's clock; nil if it has none.
  package func text(ofLayer id: Int, at time: Double) -> String? {
    guard let entry = entries[id]?.last(where: { $0.time <= time + Self.rounding }),
      !entry.text.isEmpty
    else { return nil }
    return entry.text
  }
  private static let rounding = 1e-6

  mutating func note(_ text: String, ofLayer id: Int, at time: Double) {
    let text =
      text.count > Self.longest ? text.prefix(Self.longest - 1) + "…" : Substring(text)
    if let last = entries[id]?.last {
      guard last.text != text else { return }
    } else if text.isEmpty {
      return
    }
    entries[id, default: []].append(Entry(time: time, text: String(text)))
  }

  /// Drops what was replaced before a time.
  mutating func forget(before time: Double) {
    for (id, all) in entries {
      let first = all.lastIndex { $0.time <= time } ?? 0
      entries[id] = Array(all[first...])
    }
  }
}

/// Collects the texts of a stage's views at the end of each tick. The log retains no view.
@MainActor
package final class TextLog {
  package private(set) var texts = LayerTexts()
  private let world: World
  /// The render tree that was read last. If nothing was committed since, no text has changed.
  private var root: RenderNode?

  package init(_ stage: Stage) { world = stage.world }

  /// Reads the texts that are shown now. Call it at the end of each tick.
  package func note() {
    world {
      let root = FrameLoop.current.tree.root
      guard root !== self.root else { return }
      self.root = root
      for window in UIWindows.current.all { note(window, world.clock.now) }
    }
  }

  /// Drops texts that were replaced before the recording that begins now.
  package func begin() { texts.forget(before: world.clock.now) }

  private func note(_ view: UIView, _ time: Double) {
    if let text = view.shownText { texts.note(text, ofLayer: view.layer.id, at: time) }
    for subview in view.subviews { note(subview, time) }
  }
}

extension UIView {
  /// The text of a label, a button or a text input, empty if it shows none; nil for other views.
  fileprivate var shownText: String? {
    switch self {
    case let label as UILabel: label.text ?? ""
    case let button as UIButton:
      button.configuration?.title ?? button.currentAttributedTitle?.string ?? button.currentTitle
        ?? ""
    case let field as UITextField: field.accessibilityValue ?? ""
    case let view as UITextView: view.text ?? ""
    default: nil
    }
  }
}

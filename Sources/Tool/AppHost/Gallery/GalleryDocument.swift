import Film
import Preview
import Transitions

/// The Markdown page about one gallery transition, generated from the catalogue.
@MainActor
struct GalleryDocument {
  let entry: TransitionEntry
  /// The parameters with their steps. They are the transition's own parameters and those that all
  /// transitions have.
  let parameters: [PageParameter]

  /// The file name, which is the last part of `gallery/ID`.
  var name: String { entry.id }
  var family: String {
    entry.family.rawValue.prefix(1).uppercased() + entry.family.rawValue.dropFirst()
  }

  /// The code that creates the transition, such as `.cube()`, or `.blur` for a transition without
  /// parameters.
  var code: String { entry.code(entry.defaults) }

  var text: String {
    """
    # \(entry.title)

    \(family) · [all transitions](../Gallery.md)

    ![\(entry.title): before, at 15, 30, 50 and 75 percent, and after](\(name).png)

    \(entry.info.summary)

    ```swift
    \(examples.joined(separator: "\n"))
    ```

    ```
    matchcut film gallery/\(name)\(finger)\(setting)
    ```

    | `--set` | In Swift | Values | Step | Default |
    |---|---|---|---|---|
    \(parameters.map(row).joined(separator: "\n"))

    - **Supports**: \(places); \(manners).
    - **Gesture**: \(gesture)
    - **Reduce Motion**: \(lessMotion)
    - **Requires**: \(needs)
    - **Source of the numbers**: \(entry.info.source)

    `make gallery` writes this page from the transition's entry in `Sources/Catalogue/Transitions/Gallery`.

    """
  }

  // MARK: Parts

  /// One line for each supported use.
  private var examples: [String] {
    let all: [(TransitionEntry.Support, String)] = [
      (.modal, "details.transition = \(code)"),
      (.navigation, "navigation.transition = \(code)"), (.tabs, "tabs.transition = \(code)"),
    ]
    return all.filter { entry.supports.contains($0.0) }.map(\.1)
  }

  private var finger: String { entry.supports.contains(.interactive) ? " --gesture back" : "" }

  /// Example code in which the first parameter has a value other than its default.
  private var setting: String {
    guard let parameter = parameters.first else { return "" }
    let other: String? =
      switch parameter.kind {
      case .choice(let choices):
        choices.map(\.id).first { .text($0) != parameter.standard }
      case .number(let range, _, _):
        Wording.number(
          .number(range.upperBound) == parameter.standard ? range.lowerBound : range.upperBound)
      case .count(let range): "\(range.upperBound)"
      case .flag: parameter.standard == .flag(true) ? "false" : "true"
      }
    return other.map { " --set \(parameter.name)=\($0)" } ?? ""
  }

  private func row(_ parameter: PageParameter) -> String {
    let values: String
    var step = ""
    switch parameter.kind {
    case .number(let range, let width, let unit):
      values = Wording.range(range) + (unit.isEmpty ? "" : unit == "°" ? unit : " \(unit)")
      step = Wording.number(width)
    case .count(let range):
      (values, step) = ("\(range.lowerBound) to \(range.upperBound)", "1")
    case .choice(let choices): values = choices.map { "`\($0.id)`" }.joined(separator: ", ")
    case .flag: values = "`true`, `false`"
    }
    let cells = [
      "`\(parameter.name)`", swift(parameter.name), values, step, parameter.standard.word,
    ]
    return "| " + cells.joined(separator: " | ") + " |"
  }

  private func swift(_ name: String) -> String {
    guard let own = entry.parameters.first(where: { $0.name == name }) else {
      return name == "duration" ? "`.duration(_:)`" : "an option of the demo"
    }
    return own.label.map { "`\($0):`" } ?? "the first argument"
  }

  private var places: String {
    let all: [(TransitionEntry.Support, String)] = [
      (.modal, "presentation"), (.navigation, "navigation"), (.tabs, "tabs"),
    ]
    return all.filter { entry.supports.contains($0.0) }.map(\.1).joined(separator: ", ")
  }

  private var manners: String {
    let all: [(TransitionEntry.Support, String)] = [
      (.interactive, "interaction"), (.cancel, "cancellation"), (.interruption, "interruption"),
      (.rotation, "rotation during the transition"), (.rightToLeft, "right-to-left layout"),
    ]
    let (can, cannot) = (
      all.filter { entry.supports.contains($0.0) }, all.filter { !entry.supports.contains($0.0) }
    )
    let words = can.map(\.1).joined(separator: ", ")
    return cannot.isEmpty ? words : words + "; not " + cannot.map(\.1).joined(separator: ", ")
  }

  private var gesture: String {
    guard let interaction = entry.makeDefault().interaction else {
      return "`.interactive(_:)` sets the gesture; the command above uses a pan to the right."
    }
    return switch interaction.gesture {
    case .pan(let edge): "a pan to the \(edge.rawValue) \(effect)."
    case .edgePan(let edge): "a pan from the \(edge.rawValue) edge \(effect)."
    case .pinch: "a pinch \(effect)."
    }
  }

  /// The predicate of a sentence that says what the gesture does.
  private var effect: String {
    if entry.supports.contains(.navigation) { return "returns to the previous page" }
    return entry.supports.contains(.modal)
      ? "dismisses the presented page" : "returns to the previous tab"
  }

  private var lessMotion: String {
    entry.supports.contains(.reduceMotion)
      ? "a cross-fade replaces the transition, unless a gesture drives the transition."
      : "the transition ignores this setting."
  }

  private var needs: String {
    entry.info.needs.isEmpty ? "nothing." : entry.info.needs
  }
}

/// The Markdown page that lists all other pages.
@MainActor
struct GalleryIndex {
  let pages: [GalleryDocument]

  var text: String {
    var lines = [
      "# The gallery", "",
      "The library `Transitions` has \(Wording.count(pages.count, "transition")), made with UIKit's public",
      "interface alone. Each page has a film strip, the parameters and the source of the numbers.",
      "`make gallery` writes these pages.", "",
      "![Every transition at 25, 50 and 75 percent](Pictures/gallery.png)", "", Self.use,
    ]
    for family in TransitionEntry.Family.allCases {
      let own = pages.filter { $0.entry.family == family }
      guard let first = own.first else { continue }
      lines += ["", "## \(first.family)", ""]
      lines += ["| Transition | Swift | Description |", "|---|---|---|"]
      lines += own.map {
        "| [\($0.entry.title)](Gallery/\($0.name).md) | `\($0.code)` | \($0.entry.info.summary) |"
      }
    }
    return lines.joined(separator: "\n") + "\n"
  }

  private static let use = """
    ## Use

    A transition is a value for presentations, navigation controllers and tabs:

    ```swift
    details.transition = .cover(.bottom)
    navigation.transition = .push(.right).interactive(.edgePan(from: .left))
    ```

    Your own transition is built from the same parts:

    ```swift
    extension Transition {
      /// The new page comes from the right, tilted; the old one sinks and darkens.
      static var mine: Transition {
        Transition(upper: .move(.right) + .rotate(6), lower: .scale(0.94) + .shade(0.3))
      }
    }
    ```

    A dismissal plays the animation in reverse. Only `cards` and `explode` have a separate animation for the dismissal, like
    the transitions in VCTransitionsLibrary that they reproduce. View state is restored on completion and on cancellation.
    With Reduce Motion on, non-interactive transitions become cross-fades.

    `matchcut list` lists the names of all transitions. `matchcut film gallery/cube --gesture back --set edge=top` films the
    transition `cube` with a changed parameter; `trace`, `check`, `plot` and `fuzz` also accept `--set`.
    """
}

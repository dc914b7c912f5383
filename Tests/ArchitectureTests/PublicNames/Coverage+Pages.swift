import Foundation

/// The text of the generated pages.
extension Coverage {
  /// The files of the pages and their text.
  var pages: [(file: URL, text: String)] {
    let folder = SourceTree.root.appendingPathComponent("Documentation")
    return [
      (folder.appendingPathComponent("Coverage.md"), text),
      (folder.appendingPathComponent("Coverage/EveryType.md"), typeText),
    ]
  }

  // MARK: Documentation/Coverage.md

  var text: String {
    let lines =
      ["# Coverage of UIKit", ""] + frameworkLines + useLines + transitionLines
      + withoutEffectLines + unavailableLines
    return lines.joined(separator: "\n") + "\n"
  }

  /// For example "UIKit has 9,469 public names on iOS. Matchcut has 3,000 of them (31 %), …".
  var totals: [String] {
    frameworks.map { framework in
      let count = framework.count()
      return "\(framework.framework) has \(count.all.grouped) public names on iOS. Matchcut has "
        + "\(count.present.grouped) of them (\(count.share(count.present))), accepts "
        + "\(count.withoutEffect.grouped) without effect, declares "
        + "\(count.unavailable.grouped) unavailable (\(count.share(count.unavailable))), and lacks "
        + "\(count.absent.grouped), of which Apple has deprecated "
        + "\(count.absentDeprecated.grouped)."
    }
  }

  private var frameworkLines: [String] {
    var lines: [String] = []
    for total in totals { lines += Self.wrapped(total) + [""] }
    lines += [Self.works, ""]
    lines += [
      "The names are those of Apple's reference for Swift and of the interfaces of the iOS 14.2 SDK:",
      "types, their members, requirements of protocols, enum cases, free functions and constants.",
      "[Sources](../Tests/ArchitectureTests/AppleNames/SOURCES.md) names both. Overloads that differ only",
      "in types count once. A member of an adopted protocol or of a superclass counts there only.",
      "A name counts as [accepted, without effect](#accepted-without-effect) if the compiler accepts it,",
      "but nothing reads, calls or tests it. A name counts as unavailable if the compiler refuses it with a",
      "message that says what to use instead, as it does for [the names below](#declared-unavailable) and",
      "the members of those types.",
      "[Every type](Coverage/EveryType.md) lists the missing names. `make api` writes both pages.",
      "",
      "| Framework | Kind | Names | Present | | Without effect | Unavailable | Absent |",
      "|---|---|---:|---:|---:|---:|---:|---:|",
    ]
    for framework in frameworks {
      for kind in FrameworkNames.Kind.allCases {
        let count = framework.count { $0.kind == kind }
        if count.all > 0 { lines.append(Self.row(framework.framework, kind.rawValue, count)) }
      }
      lines.append(Self.row("**\(framework.framework)**", "**All**", framework.count()))
    }
    return lines
  }

  private static let works = """
    ## What works

    - **Transitions**: modal transitions in every presentation and transition style, with animators, interaction
      controllers, contexts, coordinators, presentation controllers and adaptation; sheets with detents and drags; alerts
      and popovers.
    - **View controllers**: containment; navigation controllers with large titles and the swipe back; tab bar controllers;
      storyboards with segues and unwinding; the status bar; traits, size classes, safe areas, rotation and resizing, also
      during a transition.
    - **Views**: scroll views and refresh controls; tables and collection views with cell reuse; Auto Layout and stack
      views; the usual controls; blur; labels, text views, text fields and attributed strings in Latin, Chinese, Japanese,
      Korean, Arabic and Hebrew.
    - **Animations and gestures**: animations of views and layers, property animators, interruptible transitions and
      display links; all gesture recognizers of UIKit except the hover recognizer.

    The module `Transitions` adds a swipe that goes forward in a navigation controller (`ForwardNavigation`).

    ## The names by kind
    """

  private static func row(
    _ framework: String, _ kind: String, _ count: FrameworkCoverage.Count
  ) -> String {
    "| \(framework) | \(kind) | \(count.all.grouped) | \(count.present.grouped) "
      + "| \(count.share(count.present)) | \(count.withoutEffect.grouped) "
      + "| \(count.unavailable.grouped) "
      + "| \(count.absent.grouped) |"
  }

  /// The kinds of names in the census, by their prefixes.
  private static let uses = [
    (title: "Methods of protocols, implemented", prefix: "impl "),
    (title: "Members, overridden", prefix: "override "),
    (title: "Members, used", prefix: "."),
    (title: "Types, and members by their type", prefix: ""),
  ]

  private static func use(of symbol: String) -> String {
    uses.first { symbol.hasPrefix($0.prefix) }?.title ?? ""
  }

  private var useLines: [String] {
    var lines = [
      "", "## By use in projects", "",
      "Open-source projects with custom transitions use a small part of these names. Of the names that",
      "156 projects use most, Matchcut or Foundation has \(summary).", "",
      "A use is a project that contains the name. A member counts as present if any type has a member of",
      "that name; some of the missing names belong to the projects themselves.", "",
      "| Kind | Names | Present | Of the uses |",
      "|---|---:|---:|---:|",
    ]
    for use in Self.uses {
      let some = rows.filter { Self.use(of: $0.symbol) == use.title }
      let here = some.filter(\.isHere).count
      lines.append("| \(use.title) | \(some.count) | \(here) | \(Self.share(of: some)) |")
    }
    lines += [
      "",
      "The missing names are grouped by the number of projects that use them. `impl` marks a method of a",
      "protocol that they implement, `override` a member that they override.", "",
    ]
    for (projects, some) in Dictionary(grouping: rows.filter { !$0.isHere }, by: \.projects)
      .sorted(by: { $0.key > $1.key })
    {
      lines.append("- \(projects): " + Self.code(some.map(\.symbol)))
    }
    return lines
  }

  private var transitionLines: [String] {
    var lines = [
      "", "## The transition system", "",
      "These types of the transition system lack members. All other types of the transition system are",
      "complete.", "", "| Type | Apple's | Missing |", "|---|---:|---|",
    ]
    for type in types where !type.missing.isEmpty {
      lines.append("| `\(type.name)` | \(type.count) | \(Self.code(type.missing)) |")
    }
    return lines
  }

  private var withoutEffectLines: [String] {
    var lines = [
      "", "## Accepted, without effect", "",
      "The compiler accepts these \(withoutEffect.count.grouped) names, but they do not do what Apple documents.",
      "A test finds them in the compiler's index, and fails for a name that is not in",
      "[its list](../Tests/ArchitectureTests/PublicNames/WithoutEffect.txt).", "",
    ]
    let types = Dictionary(grouping: withoutEffect) { $0.prefix { $0 != "." } }
    for (type, names) in types.sorted(by: { $0.key < $1.key }) {
      lines.append("- `\(type)`: \(Self.code(names.map { String($0.dropFirst(type.count + 1)) }))")
    }
    return lines
  }

  private var unavailableLines: [String] {
    var lines = [
      "", "## Declared unavailable", "",
      "The compiler refuses these names with the message beside them.", "",
      "| Names | Message |", "|---|---|",
    ]
    let groups = Dictionary(grouping: unavailable, by: \.message).values
      .map { $0.sorted { $0.fullName < $1.fullName } }
    for group in groups.sorted(by: { $0[0].fullName < $1[0].fullName }) {
      lines.append("| \(Self.code(group.map(\.fullName))) | \(group[0].message) |")
    }
    return lines
  }

  // MARK: Documentation/Coverage/EveryType.md

  var typeText: String {
    var lines = [
      "# Every type of UIKit and QuartzCore", "",
      "This page belongs to [Coverage](../Coverage.md), which says how the names are counted.",
      "`make api` writes it.",
    ]
    for framework in frameworks {
      lines += [
        "", "## \(framework.framework): types with members in Matchcut", "",
        "The names that are present include names without effect. Missing names that Apple has",
        "deprecated, or that are declared unavailable, are not listed.",
        "The last column counts the deprecated ones. Complete types are in the list that follows the",
        "table.", "",
        "| Type | Apple's | Present | Missing | Deprecated |", "|---|---:|---:|---|---:|",
      ]
      let types = framework.types
      for type in types where type.present < type.count {
        lines.append(
          "| `\(type.name)` | \(type.count) | \(type.present) | \(Self.code(type.missing)) "
            + "| \(type.missingDeprecated) |")
      }
      let complete = types.filter { $0.present == $0.count }.map(\.name)
      lines += ["", "Complete: " + Self.code(complete) + "."]
      lines += [
        "", "## \(framework.framework): absent types", "",
        "The types are grouped by the first word of their names. Types nested in an absent type,",
        "deprecated types, and types that are declared unavailable are not listed.", "",
      ]
      lines += framework.absentTypes.map { "- \($0.topic): \(Self.code($0.types))" }
      let free = framework.names.filter {
        $0.state == .absent && $0.name.owner == nil && !$0.name.kind.isType && !$0.name.isDeprecated
      }
      if !free.isEmpty {
        lines += [
          "", "## \(framework.framework): absent functions and constants", "",
          Self.code(free.map(\.name.text)) + ".",
        ]
      }
    }
    return lines.joined(separator: "\n") + "\n"
  }

  // MARK: Form

  private static func code(_ names: [String]) -> String {
    names.map { "`\($0)`" }.joined(separator: ", ")
  }

  /// The sentence in lines of at most 100 columns. A line does not begin with "%".
  private static func wrapped(_ sentence: String) -> [String] {
    var lines: [String] = []
    for word in sentence.split(separator: #/ (?!%)/#) {
      if let line = lines.last, line.count + 1 + word.count <= 100 {
        lines[lines.count - 1] = "\(line) \(word)"
      } else {
        lines.append(String(word))
      }
    }
    return lines
  }
}

extension Int {
  /// The number with commas between the thousands: "9,469".
  fileprivate var grouped: String {
    let digits = Array(String(self))
    return digits.indices.map { index in
      let rest = digits.count - index
      return (index > 0 && rest % 3 == 0 ? "," : "") + String(digits[index])
    }.joined()
  }
}

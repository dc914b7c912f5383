import UIKit

/// One transition of the gallery: what a list, a page with sliders and a test need to know of it.
public struct TransitionEntry: Sendable {
  /// The name on the command line.
  public let id: String
  public let title: String
  public let family: Family
  /// In the order of the Swift call.
  public let parameters: [Parameter]
  public let supports: Support
  /// What a page about it says.
  public var info = TransitionInfo()
  /// Makes the transition; parameters that are not given have their defaults.
  public let make: @MainActor @Sendable (Values) -> Transition

  public typealias Parameter = TransitionParameter
  public typealias Value = TransitionParameter.Value
  public typealias Values = TransitionParameter.Values

  /// Groups of the gallery, in the order they are shown.
  public enum Family: String, CaseIterable, Sendable {
    case fade, slide, turn, pieces, zoom, panel
  }

  /// Where it works, and what it can do there.
  public struct Support: OptionSet, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }
    public static let modal = Support(rawValue: 1 << 0)
    public static let navigation = Support(rawValue: 1 << 1)
    public static let tabs = Support(rawValue: 1 << 2)
    public static let interactive = Support(rawValue: 1 << 3)
    public static let cancel = Support(rawValue: 1 << 4)
    public static let rotation = Support(rawValue: 1 << 5)
    public static let rightToLeft = Support(rawValue: 1 << 6)
    public static let reduceMotion = Support(rawValue: 1 << 7)
    /// A finger can take hold of it while it runs: see `Interaction.isInterruptible`.
    public static let interruption = Support(rawValue: 1 << 8)
    /// Modal, navigation and tabs.
    public static let everywhere: Support = [.modal, .navigation, .tabs]
    /// What a look written with the language can do.
    public static let allFeatures: Support = [
      .interactive, .cancel, .rotation, .rightToLeft, .reduceMotion, .interruption,
    ]
    public static let all: Support = [.everywhere, .allFeatures]

    /// The names of what is contained, for lists.
    public var names: [String] {
      let all: [(Support, String)] = [
        (.modal, "modal"), (.navigation, "navigation"), (.tabs, "tabs"),
        (.interactive, "interactive"), (.cancel, "cancel"), (.rotation, "rotation"),
        (.rightToLeft, "right to left"), (.reduceMotion, "reduce motion"),
        (.interruption, "interruption"),
      ]
      return all.filter { contains($0.0) }.map(\.1)
    }
  }

  /// `call` is the name of the function or property of `Transition` that makes it, the id in
  /// camel case by default.
  public init(
    id: String, title: String, family: Family, parameters: [Parameter] = [],
    supports: Support = .all, call: String? = nil,
    make: @escaping @MainActor @Sendable (Values) -> Transition
  ) {
    self.id = id
    self.title = title
    self.family = family
    self.parameters = parameters
    self.supports = supports
    self.make = make
    let words = id.split(separator: "-")
    self.call =
      call ?? words.prefix(1).joined() + words.dropFirst().map(\.capitalized).joined()
  }
  private let call: String

  /// Every parameter at its default.
  public var defaults: Values { Values(of: parameters) }

  /// With every parameter at its default.
  @MainActor public func makeDefault() -> Transition { make(defaults) }

  /// The Swift that makes it: `.cube(.left, perspective: -0.005)`. Defaults are left out.
  public func code(_ values: Values) -> String {
    let arguments = parameters.compactMap { parameter -> String? in
      let value = values[parameter.name] ?? parameter.kind.standard
      guard value != parameter.kind.standard else { return nil }
      return (parameter.label.map { "\($0): " } ?? "") + value.code
    }
    if parameters.isEmpty { return "." + call }
    return ".\(call)(\(arguments.joined(separator: ", ")))"
  }
}

extension TransitionEntry {
  /// This entry with the text of its page.
  public func described(_ summary: String, source: String, needs: String = "") -> TransitionEntry {
    var entry = self
    entry.info = TransitionInfo(summary: summary, source: source, needs: needs)
    return entry
  }
}

/// What a page about a transition says beside its facts.
public struct TransitionInfo: Equatable, Sendable {
  /// What it looks like, in one or two sentences.
  public var summary = ""
  /// Where its numbers come from.
  public var source = ""
  /// What it needs, and what is shown without; empty where it can be shown everywhere.
  public var needs = ""
}

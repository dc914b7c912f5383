import UIKit

/// A transition of the gallery, with the information that lists, pages with sliders and tests need.
public struct TransitionEntry: Sendable {
  /// The name on the command line.
  public let id: String
  public let title: String
  public let family: Family
  /// The parameters, in the order of the Swift call.
  public let parameters: [Parameter]
  public let supports: Support
  /// The text for the transition's page in Documentation/Gallery.
  public var info = TransitionInfo()
  /// Makes the transition. If a parameter has no value, its default is used.
  public let make: @MainActor @Sendable (Values) -> Transition

  public typealias Parameter = TransitionParameter
  public typealias Value = TransitionParameter.Value
  public typealias Values = TransitionParameter.Values

  /// The groups of the gallery, in the order in which they are listed.
  public enum Family: String, CaseIterable, Sendable {
    case fade, slide, turn, pieces, zoom, panel
  }

  /// The kinds of transitions for which the entry can be used, and the features that it supports.
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
    /// A touch can interrupt the transition while it runs; see `Interaction.isInterruptible`.
    public static let interruption = Support(rawValue: 1 << 8)
    /// The entry can be used for presentations, navigation and tabs.
    public static let everywhere: Support = [.modal, .navigation, .tabs]
    /// The features that every animation made of `Motions` supports.
    public static let allFeatures: Support = [
      .interactive, .cancel, .rotation, .rightToLeft, .reduceMotion, .interruption,
    ]
    public static let all: Support = [.everywhere, .allFeatures]

    /// The names of the options in this set, for lists.
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

  /// `call` is the name of the function or property of `Transition` that makes the transition. The
  /// default is the id in camel case.
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

  /// The default values of all parameters.
  public var defaults: Values { Values(of: parameters) }

  /// Makes the transition with the default value of every parameter.
  @MainActor public func makeDefault() -> Transition { make(defaults) }

  /// The Swift code that makes the transition, such as `.cube(.left, perspective: -0.005)`. Default
  /// values are omitted.
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
  /// Returns this entry with the text for its page in Documentation/Gallery.
  public func described(_ summary: String, source: String, needs: String = "") -> TransitionEntry {
    var entry = self
    entry.info = TransitionInfo(summary: summary, source: source, needs: needs)
    return entry
  }
}

/// The descriptive text for a transition's page in Documentation/Gallery.
public struct TransitionInfo: Equatable, Sendable {
  /// What the transition looks like, in one or two sentences.
  public var summary = ""
  /// Where the transition's numbers come from.
  public var source = ""
  /// The requirement of the transition, and the fallback if it is not met. This text is
  /// empty if the transition can always be shown.
  public var needs = ""
}

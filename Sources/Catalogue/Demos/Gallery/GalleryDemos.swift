import Transitions
import UIKit

/// A demo for each transition of the gallery. Each demo uses the first kind of container that its
/// transition supports. A demo's name is `gallery/` followed by the transition's id.
///
/// The script "finish" opens the second page. The script "back" then goes back, with a gesture if
/// there is one. The script "cancel" begins to go back and then cancels the transition.
@MainActor public let galleryDemos: [DemoEntry] = transitionCatalogue.map { entry in
  let standard = entry.demo(entry.galleryTransition, in: entry.places[0], code: "")
  return DemoEntry(
    id: "gallery/\(entry.id)", title: entry.title, group: entry.family.title, document: "",
    root: standard.root, fingers: standard.fingers, variants: entry.demoVariants)
}

extension TransitionEntry {
  /// The default transition with a gesture that goes back. If the transition does not have its own
  /// gesture, a pan to the right is added.
  @MainActor public var galleryTransition: Transition { withFinger(makeDefault()) }

  @MainActor private func withFinger(_ transition: Transition) -> Transition {
    takesFinger(transition) ? transition.interactive(.pan(to: .right)) : transition
  }

  /// Whether the pan to the right must be added.
  @MainActor private func takesFinger(_ transition: Transition) -> Bool {
    supports.contains(.interactive) && transition.interaction == nil
  }

  /// The kinds of containers that the transition supports. Every transition supports at least one
  /// kind of container.
  fileprivate var places: [GalleryPlace] {
    let places = GalleryPlace.allCases.filter { supports.contains($0.support) }
    return places.isEmpty ? [.modal] : places
  }

  @MainActor fileprivate func demo(
    _ transition: Transition, in place: GalleryPlace, code: String
  ) -> DemoVariants.Made {
    DemoVariants.Made(
      root: { GalleryHost.root(transition, in: place, showing: galleryContent) },
      fingers: GalleryFingers.scripts(for: transition), code: code)
  }
}

extension TransitionEntry.Family {
  fileprivate var title: String { rawValue.prefix(1).uppercased() + rawValue.dropFirst() }
}

// MARK: Parameters

extension TransitionEntry {
  /// The parameters that every transition has.
  private enum Common {
    static let duration = "duration"
    static let place = "place"
    static let interruptible = "interruptible"
    /// The range of durations in seconds. The range is extended if the default duration is outside
    /// it.
    static let durations = 0.1...3.0
  }

  @MainActor fileprivate var demoVariants: DemoVariants {
    let duration = makeDefault().timing.duration
    let all = parameters.map(DemoParameter.init) + common(makeDefault())
    return DemoVariants(parameters: all) { given in
      let values = values(from: given)
      var (transition, code) = (make(values), code(values))
      if case .number(let seconds)? = given[Common.duration], seconds != duration,
        all.contains(where: { $0.name == Common.duration })
      {
        transition = transition.duration(seconds)
        code += ".duration(\(seconds))"
      }
      if given[Common.interruptible] == .flag(true), takesFinger(transition) {
        transition = transition.interactive(.pan(to: .right).interruptible)
        code += ".interactive(.pan(to: .right).interruptible)"
      }
      let place: GalleryPlace? =
        if case .text(let name)? = given[Common.place] { GalleryPlace(rawValue: name) } else { nil }
      return demo(
        withFinger(transition), in: places.first { $0 == place } ?? places[0], code: code)
    }
  }

  @MainActor private func common(_ transition: Transition) -> [DemoParameter] {
    let duration = transition.timing.duration
    let (low, high) = (Common.durations.lowerBound, Common.durations.upperBound)
    let own = Set(parameters.map(\.name))
    var common = [
      DemoParameter(
        name: Common.duration, title: "Duration",
        kind: .number(min(low, duration)...max(high, duration), step: 0.05, unit: "s"),
        standard: .number(duration))
    ]
    if places.count > 1 {
      common.append(
        DemoParameter(
          name: Common.place, title: "Place",
          kind: .choice(places.map { .init(id: $0.rawValue, title: $0.title) }),
          standard: .text(places[0].rawValue)))
    }
    if takesFinger(transition) {
      common.append(
        DemoParameter(
          name: Common.interruptible, title: "Interruptible", kind: .flag, standard: .flag(false)))
    }
    return common.filter { !own.contains($0.name) }
  }

  private func values(from given: DemoVariants.Values) -> Values {
    var values = defaults
    for parameter in parameters {
      let name = parameter.name
      switch (given[name], parameter.kind) {
      case (.number(let count)?, .count): values[name] = Int(exactly: count).map { .count($0) }
      case (.number(let number)?, _): values[name] = .number(number)
      case (.text(let choice)?, _): values[name] = .choice(choice)
      case (.flag(let flag)?, _): values[name] = .flag(flag)
      case (nil, _): continue
      }
    }
    return values
  }
}

extension DemoParameter {
  fileprivate init(_ parameter: TransitionParameter) {
    (name, title) = (parameter.name, Self.title(parameter.name))
    switch parameter.kind {
    case .number(let range, let number):
      kind = .number(range, step: parameter.step, unit: parameter.unit.rawValue)
      standard = .number(number)
    case .count(let range, let count): (kind, standard) = (.count(range), .number(Double(count)))
    case .choice(let names, let name):
      kind = .choice(names.map { Choice(id: $0, title: Self.title($0)) })
      standard = .text(name)
    case .flag(let flag): (kind, standard) = (.flag, .flag(flag))
    }
  }

  /// A name split into words, such as "top left" for `topLeft`.
  private static func title(_ name: String) -> String {
    var title = ""
    for letter in name {
      if letter.isUppercase, !title.isEmpty {
        title += " " + letter.lowercased()
      } else {
        title += title.isEmpty ? letter.uppercased() : String(letter)
      }
    }
    return title
  }
}

import UIKit

/// Finds the lines of the app's source from which calls were made, after a run. Finding them takes
/// longer than recording the calls.
@MainActor
package final class SourceLines {
  /// Returns the source lines of stack frames. If the compiler has inlined calls, a frame has several
  /// lines, innermost first. Frames that do not belong to the app have none.
  package typealias Find = ([CallStack.Frame]) -> [CallStack.Frame: [SourcePlace]]
  /// Returns the conditions under which methods are called in lines, in the order of the calls; nil
  /// for a call under no condition, or if the source cannot be read.
  package typealias FindBranches = ([(place: SourcePlace, method: String)]) -> [SourceBranch?]

  private let find: Find
  fileprivate let findBranches: FindBranches
  private var known: [CallStack.Frame: [SourcePlace]] = [:]

  package init(
    _ find: @escaping Find,
    branches: @escaping FindBranches = { $0.map { _ in nil } }
  ) {
    (self.find, findBranches) = (find, branches)
  }

  /// The innermost line of the app's source in each stack.
  package func places(of stacks: [CallStack]) -> [ObjectIdentifier: SourcePlace] {
    places(of: stacks) { _ in true }
  }

  /// The innermost line of the app's source in a stack; nil if there is none.
  package func place(of stack: CallStack) -> SourcePlace? {
    places(of: [stack])[ObjectIdentifier(stack)]
  }

  /// The line of the app's source that made a call or caused it, with the condition under which it
  /// was made if the call ends an interaction; nil if there is none.
  package func place(of event: CallTrace.Event) -> SourcePlace? {
    guard var place = event.stack.flatMap({ place(of: $0) }) else { return nil }
    if event.call.isDecision {
      place.branch = findBranches([(place, event.call.message.name)]).first ?? nil
    }
    return place
  }

  /// The innermost line of the app's source in each stack that is not in an initializer.
  package func origins(of stacks: [CallStack]) -> [ObjectIdentifier: SourcePlace] {
    places(of: stacks) { !$0.isInInitializer }
  }

  private func places(
    of stacks: [CallStack], where isWanted: (SourcePlace) -> Bool
  ) -> [ObjectIdentifier: SourcePlace] {
    var wanted: Set<CallStack.Frame> = []
    var frames: [CallStack.Frame] = []
    for frame in stacks.flatMap(\.frames) where known[frame] == nil {
      if wanted.insert(frame).inserted { frames.append(frame) }
    }
    if !frames.isEmpty {
      let found = find(frames)
      for frame in frames { known[frame] = found[frame] ?? [] }
    }
    var places: [ObjectIdentifier: SourcePlace] = [:]
    for stack in stacks {
      for frame in stack.frames {
        guard let place = known[frame]?.first(where: isWanted) else { continue }
        places[ObjectIdentifier(stack)] = place
        break
      }
    }
    return places
  }
}

extension SourcePlace {
  /// Whether the function is an initializer. The line that creates an object is in the function that
  /// calls its initializers.
  fileprivate var isInInitializer: Bool { function.contains("init(") }
}

extension Stage {
  /// Records with each call the calls that were running.
  package func recordStacks() { world { world.service(CallStacks.self).isRecording = true } }
}

extension Recording {
  /// Adds the lines of the app's source to the calls and the findings.
  @MainActor
  package mutating func findPlaces(_ lines: SourceLines) {
    let places = lines.places(of: events.compactMap(\.stack))
    for index in events.indices {
      events[index].place = events[index].stack.flatMap { places[ObjectIdentifier($0)] }
    }
    findBranchesOfDecisions(lines)
    findPlacesOfFindings(lines)
  }

  /// Adds to the calls that end interactions the conditions under which the app made them.
  @MainActor
  private mutating func findBranchesOfDecisions(_ lines: SourceLines) {
    let decisions = events.indices.filter {
      events[$0].call.isDecision && events[$0].place != nil
    }
    guard !decisions.isEmpty else { return }
    let calls = decisions.compactMap { index in
      events[index].place.map { (place: $0, method: events[index].call.message.name) }
    }
    for (index, branch) in zip(decisions, lines.findBranches(calls)) {
      events[index].place?.branch = branch
    }
  }

  /// Adds the lines of the app's source to the findings.
  @MainActor
  package mutating func findPlacesOfFindings(_ lines: SourceLines) {
    let calls = findings.map { $0.stack ?? call(of: $0)?.stack }
    let places = lines.places(of: calls.compactMap { $0 })
    let origins = lines.origins(of: findings.compactMap(\.madeAt))
    for index in findings.indices {
      findings[index].source = calls[index].flatMap { places[ObjectIdentifier($0)] }
      findings[index].origin = findings[index].madeAt.flatMap { origins[ObjectIdentifier($0)] }
      if let place = findings[index].source { findings[index].use(SourceNames(place)) }
    }
  }

  /// The call to which a finding refers: the last call of its method on its object up to its time.
  private func call(of finding: Finding) -> CallTrace.Event? {
    guard let property = finding.property else { return nil }
    return events.last {
      $0.time <= finding.time && $0.stack != nil && $0.object.description == finding.object
        && $0.call.message.isCalled(property)
    }
  }
}

extension CallTrace.Message {
  /// Whether `name` is the method, with or without its arguments.
  fileprivate func isCalled(_ name: String) -> Bool {
    [self.name, method, description].contains(name)
  }
}

import Foundation
import TestSupport
import Testing
import UIKit

/// ARCHITECTURE.md states the modules and the states of a transition as they are in the source.
struct ArchitecturePageTests {
  @Test func `the page lists the groups and modules in the order of the manifest`() throws {
    let manifest = Manifest(source: try Page.text(of: "Package.swift"))
    let expected = try manifest.targets.map(\.name).filter {
      try SourceTree.folder(of: $0).hasPrefix("Sources/")
    }

    let page = try Page.text(of: "ARCHITECTURE.md")
    let rows = page.matches(of: #/\n\|([^|\n]*)\| ((?:`\w+`(?:, )?)+) \|/#)
    let listed = rows.flatMap { $0.2.matches(of: #/`(\w+)`/#).map { String($0.1) } }

    #expect(listed == expected)

    var group = ""
    for row in rows {
      if let name = row.1.firstMatch(of: #/\*\*(\w+)\*\*/#)?.1 { group = String(name) }
      for module in row.2.matches(of: #/`(\w+)`/#).map({ String($0.1) }) {
        #expect(try SourceTree.folder(of: module) == "Sources/\(group)/\(module)")
      }
    }
  }

  @Test func `each module imports only modules above it`() throws {
    let manifest = Manifest(source: try Page.text(of: "Package.swift"))
    var above: Set<String> = []
    for target in manifest.targets {
      for name in target.dependencies.subtracting(above).sorted() {
        Issue.record("\(target.name) depends on \(name), which Package.swift lists below it")
      }
      above.insert(target.name)
    }
  }

  @Test func `the diagram has the legal state changes of a transition`() throws {
    let page = Markdown(try Page.text(of: "ARCHITECTURE.md"))
    let diagram = try #require(page.blocks.first { $0.info == "mermaid" })
    let drawn = diagram.lines.compactMap { line in
      line.firstMatch(of: #/(\w+) --> (\w+): (\w+)/#).map {
        Change(from: String($0.1), move: String($0.3), to: String($0.2))
      }
    }

    #expect(diagram.lines.contains("  [*] --> \(TransitionState.preparing)"))
    #expect(Set(drawn).count == drawn.count, "a state change is drawn twice")
    #expect(Set(drawn) == Self.legalChanges())
  }

  /// The page describes `abandon` in a sentence, because it is legal in every state but the last.
  @Test func `every state that has not ended can be abandoned`() {
    for state in Self.states {
      let isLegal = state.after(.abandon(goesBack: false)) != nil
      #expect(isLegal == (state.description != "ended"), "\(state)")
    }
  }

  // MARK: The state changes

  private struct Change: Hashable {
    let from, move, to: String
  }

  private static let states: [TransitionState] = [
    .preparing, .beginning, .animating, .interactive, .finishing(until: nil),
    .finishing(until: 1), .cancelling(until: nil, isCompensated: false),
    .cancelling(until: nil, isCompensated: true), .cancelling(until: 1, isCompensated: false),
    .cancelling(until: 1, isCompensated: true), .ended(.completed(wasCancelled: false)),
    .ended(.completed(wasCancelled: true)), .ended(.abandoned(goesBack: true, hadBegun: true)),
  ]

  private static let moves: [TransitionState.Move] = [
    .begin, .animate, .interact, .finish, .cancel, .complete, .interrupt, .runOut(until: 1),
    .arrive, .compensate, .loseWindow,
  ]

  private static func legalChanges() -> Set<Change> {
    Set(
      states.flatMap { state in
        moves.compactMap { move in
          state.after(move).map {
            Change(from: state.description, move: move.description, to: $0.description)
          }
        }
      })
  }
}

import Foundation
import QuartzCore
import Stage
import TestSupport
import Testing
import Transitions
import UIKit

/// Every case in which a transition of the gallery may have to run: its course and the conditions.
enum GalleryMatrix {
  /// The transition's course.
  enum Course: CaseIterable, Sendable {
    case finish, cancel
    /// A touch interrupts the transition and then lets it continue, or reverses it.
    case catchAndFinish, catchAndReverse

    var isCaught: Bool { self == .catchAndFinish || self == .catchAndReverse }
    var finishes: Bool { self == .finish || self == .catchAndFinish }
  }

  /// One cell of the matrix.
  struct Cell: CustomStringConvertible, Sendable {
    let entry: TransitionEntry
    let place: Place
    let way: Way
    let course: Course
    var turns = false
    var mirrors = false
    var reducesMotion = false

    /// Whether each of the three conditions applies.
    var manner: [Bool] { [turns, mirrors, reducesMotion] }
    func has(_ manner: [Bool]) -> Bool { self.manner == manner }

    /// The number of conditions that apply, in addition to the course.
    var manners: Int { [turns, mirrors, reducesMotion].count { $0 } }

    /// The features that the entry has to support for this cell.
    var needs: TransitionEntry.Support {
      var needs = place.support
      switch course {
      case .finish: break
      case .cancel: needs.formUnion([.interactive, .cancel])
      case .catchAndFinish: needs.insert(.interruption)
      case .catchAndReverse: needs.formUnion([.interruption, .cancel])
      }
      if turns { needs.insert(.rotation) }
      if mirrors { needs.insert(.rightToLeft) }
      if reducesMotion { needs.insert(.reduceMotion) }
      return needs
    }
    var isSupported: Bool { entry.supports.contains(needs) }

    var description: String {
      var words = ["\(entry.id) \(place) \(way) \(course)"]
      if turns { words.append("turned") }
      if mirrors { words.append("mirrored") }
      if reducesMotion { words.append("reduced") }
      return words.joined(separator: ", ")
    }
  }

  static func cells(of entry: TransitionEntry) -> [Cell] {
    var cells: [Cell] = []
    for place in Place.allCases {
      for way in Way.allCases {
        for course in Course.allCases {
          for manners in 0..<8 {
            cells.append(
              Cell(
                entry: entry, place: place, way: way, course: course, turns: manners & 1 != 0,
                mirrors: manners & 2 != 0, reducesMotion: manners & 4 != 0))
          }
        }
      }
    }
    return cells
  }

  static let all = transitionCatalogue.flatMap(cells)

  /// All cells if `MATCHCUT_SOAK` is set. Without `MATCHCUT_SOAK`, the cells without a condition
  /// and a sample of the other cells.
  static func chosen(of entry: TransitionEntry) -> [Cell] {
    let first = transitionCatalogue.firstIndex { $0.id == entry.id } ?? 0
    let cells = Self.cells(of: entry).filter(\.isSupported)
    return cells.enumerated().filter { index, cell in
      let share = shares[cell.manners]
      // A transition with few containers has few cells, so for each condition, the first cell with
      // only that condition is always played.
      let isFirst = cell.manners == 1 && cells.firstIndex { $0.has(cell.manner) } == index
      return isSoak || share == 1 || isFirst || (first + index) % share == 0
    }.map(\.element)
  }
  /// One in `shares[n]` of the cells with n conditions is played. The numbers are odd, because the
  /// combinations of conditions repeat every eight cells.
  private static let shares = [1, 11, 21, 21]
}

extension GalleryMatrix.Cell {
  /// Plays the cell with all rules enabled, and expects that it ends and that no rule reports a
  /// finding.
  @MainActor func play() throws {
    // The owners of the pages have been released by now, so a page that is still alive has leaked.
    let findings = try played().finishChecking().filter { $0.severity != .note }
    #expect(findings.isEmpty, "\(self): \(findings)")
  }

  /// Plays the cell and returns the idle stage with its recording.
  @MainActor private func played() throws -> Stage {
    var moments: [Transitions.TransitionMoment] = []
    var transition = entry.makeDefault().onMoment { moments.append($0) }
    if course.isCaught {
      let own = transition.interaction ?? .pan(to: .right)
      let gesture = own.gesture == .pinch ? Interaction.pan(to: .right) : own
      transition = transition.interactive(gesture.interruptible.policy(.half)).duration(0.5)
    }
    let stage = try GalleryStage(
      transition, in: place, rtl: mirrors, reducesMotion: reducesMotion)
    // The presentation is checked, too, because the rules compare the dismissal with the
    // presentation.
    stage.stage.beginChecking()
    try stage.arrange(before: way)
    moments = []

    switch course {
    case .finish:
      stage.go(way)
      if turns { stage.rotate(at: 0.3) }
    case .cancel:
      stage.hold(way, at: 0.5)
      if turns { stage.rotate(at: 0.5) }
      try stage.letGo(finishing: false)
    case .catchAndFinish, .catchAndReverse:
      stage.go(way)
      if turns { stage.rotate(at: 0.02) }
      stage.takeHold(at: course.finishes ? 0.6 : 0.05)
    }
    try stage.stage.settle()

    stage.expectRest(way, finished: course.finishes, "\(self)")
    #expect(moments.contains(.caught) == course.isCaught, "\(self)")
    #expect(moments.last == .ended(finished: course.finishes), "\(self)")
    return stage.stage
  }
}

extension GalleryStage {
  /// Rotates the phone at this progress of the transition.
  @MainActor fileprivate func rotate(at progress: Double) {
    advance(to: progress)
    stage.rotate(to: .landscapeLeft)
  }

  /// Plays a touch that begins at this progress of the transition and ends where it began.
  @MainActor fileprivate func takeHold(at progress: Double) {
    advance(to: progress)
    stage.play(
      TouchScript(fingers: [
        [.init(.down, t: 0, x: 0.5, y: 0.5), .init(.up, t: 0.2, x: 0.5, y: 0.5)]
      ]))
    stage.advance(by: 0.3)
  }

  @MainActor private func advance(to progress: Double) {
    for _ in 0..<120 where stage.run({ RunningTransition.progress ?? 1 }) < progress {
      stage.tick()
    }
  }
}

import Stage
import Testing
import Transitions
import UIKit

/// Every transition, in every container and direction, finished, cancelled and interrupted,
/// rotated, mirrored and with Reduce Motion, with all rules enabled.
@MainActor @Suite struct GalleryMatrixTests {
  @Test(arguments: transitionCatalogue)
  func `a transition breaks no rule in any case`(entry: TransitionEntry) throws {
    for cell in GalleryMatrix.chosen(of: entry) { try cell.play() }
  }

  /// The cells that are left out are exactly those that the entries declare as unsupported.
  @Test func `the cells left out are declared and counted`() {
    let all = GalleryMatrix.all
    let size = Place.allCases.count * Way.allCases.count * GalleryMatrix.Course.allCases.count * 8
    #expect(all.count == transitionCatalogue.count * size)

    let unsupported = all.filter { !$0.isSupported }
    var left = 0
    for entry in transitionCatalogue {
      let places = Place.allCases.count { entry.supports.contains($0.support) }
      left += (Place.allCases.count - places) * size / Place.allCases.count
      // So far, every entry supports all conditions, so only the cells of containers that an entry
      // does not support are counted.
      let missing = entry.supports.symmetricDifference(.all).subtracting(.everywhere)
      #expect(missing.isEmpty, "\(entry.id) does not support \(missing.names)")
    }
    #expect(unsupported.count == left)

    // Each container, direction and course of every entry is played, and also each condition.
    var chosen = 0
    for entry in transitionCatalogue {
      let cells = GalleryMatrix.chosen(of: entry)
      chosen += cells.count
      let supported = all.filter { $0.entry.id == entry.id && $0.isSupported }
      let plain = Set(cells.map { "\($0.place) \($0.way) \($0.course)" })
      #expect(plain == Set(supported.map { "\($0.place) \($0.way) \($0.course)" }), "\(entry.id)")
      for (name, manner) in [
        ("turned", \GalleryMatrix.Cell.turns), ("mirrored", \.mirrors),
        ("reduced", \.reducesMotion),
      ] {
        let played = cells.count { $0[keyPath: manner] }
        #expect(played >= 1, "\(entry.id): \(played) cells \(name)")
      }
    }
    print(
      "gallery matrix: \(transitionCatalogue.count) entries, \(all.count) cells, "
        + "\(unsupported.count) not supported, \(chosen) played")
    for place in Place.allCases {
      let without = transitionCatalogue.filter { !$0.supports.contains(place.support) }.map(\.id)
      print("  not \(place): \(without.count) (\(without.joined(separator: ", ")))")
    }
  }
}

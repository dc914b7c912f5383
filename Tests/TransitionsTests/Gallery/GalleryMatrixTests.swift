import Stage
import Testing
import Transitions
import UIKit

/// Every transition, in every place and way, finished, cancelled and caught, turned, mirrored and
/// with less motion, with all rules on.
@MainActor @Suite struct GalleryMatrixTests {
  @Test(arguments: transitionCatalogue)
  func `it keeps the rules whatever becomes of it`(entry: TransitionEntry) throws {
    for cell in GalleryMatrix.chosen(of: entry) { try cell.play() }
  }

  /// What is left out is what the entries say they do not support, and nothing else.
  @Test func `the cells that are left out are declared and counted`() {
    let all = GalleryMatrix.all
    let size = Place.allCases.count * Way.allCases.count * GalleryMatrix.Course.allCases.count * 8
    #expect(all.count == transitionCatalogue.count * size)

    let unsupported = all.filter { !$0.isSupported }
    var left = 0
    for entry in transitionCatalogue {
      let places = Place.allCases.count { entry.supports.contains($0.support) }
      left += (Place.allCases.count - places) * size / Place.allCases.count
      // Manners are all or nothing so far: an entry without one has its cells counted here.
      let missing = entry.supports.symmetricDifference(.all).subtracting(.everywhere)
      #expect(missing.isEmpty, "\(entry.id) does not support \(missing.names)")
    }
    #expect(unsupported.count == left)

    // Of every entry each place, way and course is played, and each manner.
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

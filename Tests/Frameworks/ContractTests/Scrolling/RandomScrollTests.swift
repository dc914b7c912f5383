import Stage
import TestSupport
import Testing
import UIKit

/// Random drags over random nests of scroll views, on a page and inside a sheet.
@MainActor
struct RandomScrollTests {
  @Test(arguments: [false, true])
  func `after random drags, scroll views rest within their range`(inSheet: Bool) throws {
    let nests = seeds(200)
    var counts = (drags: 0, begun: 0, coasted: 0, caught: 0, outer: 0, gone: 0)

    for seed in nests {
      let nest = ScrollNest(seed: UInt64(seed), inSheet: inSheet)
      for _ in 0..<5 {
        counts.drags += 1
        nest.drag()
        if nest.dice.chance(0.3) { nest.interfere() }
        nest.stage.advance(by: nest.dice.number(0.05...0.8))
      }
      nest.endRefreshing()
      try nest.stage.settle()
      #expect(nest.faults().isEmpty, "seed \(seed): \(nest.faults())")
      nest.stage.expectRest()
      counts.begun += nest.log.count("willDrag")
      counts.coasted += nest.log.count("willCoast")
      counts.caught += nest.caught
      if nest.log.heard("outer") { counts.outer += 1 }
      if inSheet, !nest.isPresented { counts.gone += 1 }
      #expect(nest.log.count("willDrag") == nest.log.count("didEnd"), "seed \(seed)")
      #expect(nest.log.count("willCoast") == nest.log.count("didCoast"), "seed \(seed)")
      nest.stage.close()
    }

    // These minimum counts ensure that the random events are frequent enough for the test.
    #expect(counts.begun >= counts.drags / (inSheet ? 6 : 3), "\(counts)")
    #expect(counts.coasted >= counts.drags / (inSheet ? 12 : 6), "\(counts)")
    if inSheet { #expect(counts.gone >= nests.count / 20, "\(counts)") }
    #expect(counts.caught >= counts.drags / 20, "\(counts)")
    #expect(counts.outer >= nests.count / 4, "\(counts)")
  }
}

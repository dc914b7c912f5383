import Foundation
import Testing
import UIKit

struct SheetReleaseTests {
  private let geometry = SheetGeometry(SheetGeometryTests.phone)

  private func track(_ values: [CGFloat]) -> SheetTrack {
    SheetTrack(
      stops: values.map {
        SheetTrack.Stop(identifier: "\($0)", place: geometry.place(at: $0), dimming: 1)
      }, bottom: 852)
  }

  private func decide(
    _ values: [CGFloat], offset: CGFloat, velocity: CGFloat = 0, mayDismiss: Bool = true
  ) -> SheetRelease {
    let track = track(values)
    return SheetRelease.decide(
      track, top: track.floor + offset, velocity: velocity, mayDismiss: mayDismiss)
  }

  @Test func `at rest a sheet is dismissed past half its height, facts D17`() {
    #expect(decide([759], offset: 370) == .stop(0))
    #expect(decide([759], offset: 398) == .dismiss)
    #expect(decide([759], offset: 402) == .dismiss)
    #expect(decide([400], offset: 170) == .stop(0))
    #expect(decide([400], offset: 210) == .dismiss)
  }

  @Test func `by velocity it is dismissed from 1000 points a second, facts D17`() {
    // The touch has moved by 64 points, of which 10 are slop.
    #expect(decide([759], offset: 54, velocity: 975) == .stop(0))
    #expect(decide([759], offset: 54, velocity: 1000) == .dismiss)
  }

  @Test func `a touch almost at rest does not move a sheet on`() {
    // Half of the height is 396.5 points, and the projection of 250 points a second is 24.75
    // points.
    #expect(decide([759], offset: 380, velocity: 249) == .stop(0))
    #expect(decide([759], offset: 380, velocity: 250) == .dismiss)
    #expect(decide([759], offset: 410, velocity: -249) == .dismiss)
    #expect(decide([759], offset: 410, velocity: -250) == .stop(0))
  }

  @Test func `a sheet that cannot be dismissed is not`() {
    for offset in [0, 54, 398, 700] as [CGFloat] {
      for velocity in [-3000, 0, 999, 3000] as [CGFloat] {
        #expect(
          decide([759], offset: offset, velocity: velocity, mayDismiss: false) == .stop(0))
      }
    }
  }

  @Test func `between detents the nearest is chosen, facts D19`() {
    // The top edge moves from 403.7, at the medium detent, to 59, at the large one.
    #expect(decide([425, 759], offset: -172) == .stop(0))
    #expect(decide([425, 759], offset: -173) == .stop(1))
    #expect(decide([425, 759], offset: 0) == .stop(0))
    #expect(decide([425, 759], offset: -344) == .stop(1))
  }

  @Test func `a flick upwards returns a sheet from beyond half its height`() {
    #expect(decide([759], offset: 410, velocity: -1500) == .stop(0))
  }

  @Test func `a flick moves one detent further, slower touches as far as their projection`() {
    #expect(decide([200, 425, 759], offset: -10, velocity: -1200) == .stop(1))
    #expect(decide([200, 425, 759], offset: -10, velocity: -900) == .stop(0))
    #expect(decide([425, 759], offset: -150, velocity: -300) == .stop(1))
    #expect(decide([425, 759], offset: -150, velocity: -200) == .stop(0))
  }

  @Test func `resistance starts gently and never exceeds its extent`() {
    let height: CGFloat = 793
    let extent = SheetResistance.extent(height: height)

    #expect(SheetResistance.offset(pull: 0, height: height) == 0)
    var last: CGFloat = 0
    for pull in stride(from: 1 as CGFloat, through: 5000, by: 1) {
      let offset = SheetResistance.offset(pull: pull, height: height)
      #expect(offset > last && offset < extent && offset <= 0.55 * pull)
      last = offset
    }
  }
}

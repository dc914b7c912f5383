import Foundation
import Testing
import UIKit

struct SheetTrackTests {
  private let geometry = SheetGeometry(SheetGeometryTests.phone)

  private func track(_ values: [CGFloat], dimming: [CGFloat] = []) -> SheetTrack {
    SheetTrack(
      stops: values.enumerated().map { index, value in
        SheetTrack.Stop(
          identifier: "\(Int(value))", place: geometry.place(at: value),
          dimming: dimming.isEmpty ? 1 : dimming[index])
      }, bottom: 852)
  }

  @Test func `stops are ordered by height, whatever the input order`() {
    #expect(track([759, 200, 425]).stops.map(\.identifier) == ["200", "425", "759"])
    #expect(track([10000, 759]).stops.map(\.identifier) == ["10000", "759"])
  }

  @Test func `at a stop the sheet has the stop's frame`() {
    let track = track([200, 425, 759])

    for stop in track.stops { #expect(track.place(atTop: stop.top) == stop.place) }
  }

  @Test func `between stops the top edge follows the touch and the rest interpolates`() {
    let track = track([425, 759])
    let low = track.stops[0].place
    let high = track.stops[1].place
    let middle = (low.frame.minY + high.frame.minY) / 2

    let place = track.place(atTop: middle)

    #expect(place.frame.minY == middle)
    #expect(abs(place.frame.minX - 4) < 1e-9)
    #expect(abs(place.frame.width - 385) < 1e-9)
    #expect(abs(place.frame.maxY - 848) < 1e-9)
    #expect(abs(place.shadow - 0.5) < 1e-9)
  }

  @Test func `below the lowest stop the sheet moves unchanged, above the highest it stays`() {
    let track = track([425, 759])
    let low = track.stops[0].place.frame

    #expect(track.place(atTop: low.minY + 100).frame == low.offsetBy(dx: 0, dy: 100))
    #expect(track.place(atTop: 10).frame == track.stops[1].place.frame)
  }

  @Test func `the dimming fades with the fraction of the height, facts D16`() {
    let track = track([759])

    for offset in stride(from: 0 as CGFloat, through: 793, by: 61) {
      #expect(abs(track.dimming(atTop: 59 + offset) - (1 - offset / 793)) < 1e-9)
    }
    #expect(track.dimming(atTop: 59 + 900) == 0)
    #expect(self.track([425, 759]).dimming(atTop: 200) == 1)
  }

  @Test func `an undimmed stop fades into a dimmed one`() {
    let track = track([425, 759], dimming: [0, 1])
    let middle = (track.stops[0].top + track.stops[1].top) / 2

    #expect(track.dimming(atTop: track.stops[0].top) == 0)
    #expect(abs(track.dimming(atTop: middle) - 0.5) < 1e-9)
    #expect(track.dimming(atTop: track.stops[1].top) == 1)
    #expect(track.dimming(atTop: 700) == 0)
  }

  @Test func `stops of one height cause no division by zero`() {
    let track = track([759, 800, 425, 425])

    for top in stride(from: 0 as CGFloat, through: 900, by: 7) {
      #expect(track.place(atTop: top).frame.minY.isFinite)
      #expect(track.dimming(atTop: top).isFinite)
    }
  }

  @Test func `a track without stops returns finite values`() {
    let empty = SheetTrack(stops: [], bottom: 852)

    #expect(empty.place(atTop: 10).frame == .zero)
    #expect(empty.dimming(atTop: 10) == 0)
    #expect(empty.progress(atTop: 10) == 0)
    #expect(SheetRelease.decide(empty, top: 3, velocity: 0, mayDismiss: true) == .stop(0))
  }
}

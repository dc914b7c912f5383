import Foundation
import Stage
import UIKit

// Prints the budget table: milliseconds, medians over warm runs, on this machine.

var rows: [Row] = []

@MainActor
func frames(_ name: String, _ stage: Stage, budget: Double) {
  let runs = Int(Scenes.duration * 60) - 10
  let times = Measure.milliseconds(runs: runs) {
    stage.turn()
    _ = stage.frame(scale: 2)
  }
  rows.append(Row(scene: name, figure: Measure.median(times), unit: "ms", budget: budget))
}

// First of all, while no freed memory lies about that would be used again unseen.
rows.append(
  Row(
    scene: "memory of 1,000 layers, for each bitmap byte", figure: Memory.ratioOfContents(),
    unit: "× ", budget: 1.3))

frames("slide, 780×1688, turn and frame", Scenes.slide(), budget: 0.4)
frames("perspective flip, 780×1688, turn and frame", Scenes.flip(), budget: 1.0)
frames("200 shadowed cards, 780×1688, turn and frame", Scenes.cards(), budget: 5)

for (count, budget) in [(100, 0.05), (1_000, 0.5), (10_000, 5.0)] {
  let stage = Scenes.layers(count)
  stage.advance(by: 0.1)
  let times = Measure.milliseconds(runs: 120) { stage.turn() }
  rows.append(
    Row(
      scene: "turn without pixels, \(count) animated layers", figure: Measure.median(times),
      unit: "ms", budget: budget))
}

// One second of an interactive flip, as a test drives it: sixty turns, no pixels.
let flipTimes = Measure.milliseconds(runs: 30) { Scenes.interactiveFlip() }
rows.append(
  Row(
    scene: "1 s interactive flip, 60 turns, no pixels", figure: Measure.median(flipTimes),
    unit: "ms", budget: 3))

// A turn moves no values: those are worked out for the frames that are looked at, as here. Every
// value of every layer at one instant, drawn so small that pixels hardly count.
for count in [1_000, 10_000] {
  let stage = Scenes.layers(count)
  stage.advance(by: 0.1)
  let times = Measure.milliseconds(runs: 30) { _ = stage.frame(scale: 0.05) }
  rows.append(
    Row(
      scene: "frame at 1/20 scale, \(count) animated layers", figure: Measure.median(times),
      unit: "ms", budget: nil))
}

// What moving the pixels of one frame costs at least: the bound no compositor beats.
let bytes = 780 * 1688 * 4
let source = UnsafeMutableRawPointer.allocate(byteCount: bytes, alignment: 64)
let target = UnsafeMutableRawPointer.allocate(byteCount: bytes, alignment: 64)
source.initializeMemory(as: UInt8.self, repeating: 1, count: bytes)
let copies = Measure.milliseconds(runs: 120) { target.copyMemory(from: source, byteCount: bytes) }
source.deallocate()
target.deallocate()
rows.append(
  Row(scene: "copying one frame's bytes", figure: Measure.median(copies), unit: "ms", budget: nil))

for row in rows { print(row.text) }
if rows.contains(where: \.isOver) { exit(1) }

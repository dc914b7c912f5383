import Film
import Testing

struct RunCostTests {
  @Test func `frames, changes of layers and layers on screen are counted`() throws {
    let still = RunCost(try Runs.run())
    #expect((still.changedFrames, still.layerChanges, still.mostLayers) == (1, 3, 3))

    let moving = RunCost(
      try Runs.run { values, t in
        if t >= 0.1, t < 0.2 { values.position.x += t }
      })
    // Six frames move the card, and the next one moves it back.
    #expect((moving.changedFrames, moving.layerChanges, moving.mostLayers) == (8, 10, 3))
    #expect(
      moving.sentence(since: still)
        == "cost: 8 frames change, not 1; 10 changes of layers, not 3")
    #expect(moving.sentence(since: moving) == nil)
  }

  @Test func `a layer that leaves the screen is a change`() throws {
    let cost = RunCost(try Runs.run(card: { $0 < 0.3 }))

    // The card leaves together with its label.
    #expect((cost.changedFrames, cost.layerChanges, cost.mostLayers) == (2, 5, 3))
  }
}

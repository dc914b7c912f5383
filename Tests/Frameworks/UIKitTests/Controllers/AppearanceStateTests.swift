import Testing
import UIKit

/// Tests every move in every state.
struct AppearanceStateTests {
  typealias State = AppearanceState
  typealias Move = AppearanceState.Move

  @Test(arguments: [
    (State.disappeared, Move.willAppear, State.appearing),
    (.appearing, .didAppear, .appeared),
    (.appearing, .willDisappear, .disappearing),
    (.appeared, .willDisappear, .disappearing),
    (.disappearing, .didDisappear, .disappeared),
    (.disappearing, .willAppear, .appearing),
  ])
  func `an allowed move changes the state`(state: State, move: Move, next: State) {
    #expect(state.after(move) == next)
  }

  @Test(arguments: [
    (State.disappeared, Move.didAppear), (.disappeared, .willDisappear),
    (.disappeared, .didDisappear), (.appearing, .willAppear), (.appearing, .didDisappear),
    (.appeared, .willAppear), (.appeared, .didAppear), (.appeared, .didDisappear),
    (.disappearing, .didAppear), (.disappearing, .willDisappear),
  ])
  func `any other move leaves the state unchanged`(state: State, move: Move) {
    #expect(state.after(move) == nil)
  }
}

import Testing

import UIKit

struct KeyboardStateTests {
  @Test func `every legal move is in the table`() {
    var lines: [String] = []
    for state in KeyboardState.allCases {
      for move in KeyboardState.Move.allCases {
        if let next = state.after(move) { lines.append("\(state) \(move) \(next)") }
      }
    }
    #expect(
      lines == [
        "hidden show showing", "showing show showing", "showing arrive shown",
        "showing hide hiding", "showing drag dragged", "shown show showing", "shown hide hiding",
        "shown drag dragged", "hiding show showing", "hiding leave hidden",
        "dragged show showing", "dragged hide hiding", "dragged drag dragged",
        "dragged rest shown",
      ])
  }
}

import AppHost
import Foundation
import Testing

struct FuzzedDemoTests {
  @Test(arguments: [
    FuzzedDemo("grab"),
    FuzzedDemo("My App show edge=top"),
    FuzzedDemo("gallery/cube", values: ["edge": .text("a b=c"), "isLoud": .flag(false)]),
    FuzzedDemo("gallery/cube", values: ["pull": .number(0.1 + 0.2), "count": .number(3)]),
    FuzzedDemo("gallery/cube", values: ["pull": .number(1e-9), "choice": .text("3")]),
  ])
  func `a worker receives the same demo with the same values`(demo: FuzzedDemo) throws {
    let message = try JSONEncoder().encode(demo)

    #expect(try JSONDecoder().decode(FuzzedDemo.self, from: message) == demo)
  }
}

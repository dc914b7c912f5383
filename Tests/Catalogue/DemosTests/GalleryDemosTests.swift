import Demos
import Stage
import Testing
import UIKit

/// The options of the gallery's transitions, in every container in which they can be shown.
@MainActor @Suite struct GalleryDemosTests {
  @Test func `every transition has a duration, and its defaults are not in the Swift`() throws {
    for demo in galleryDemos {
      let variants = try variants(demo.id)
      #expect(!demo.group.isEmpty, "\(demo.id)")
      #expect(variants.parameters.contains { $0.name == "duration" }, "\(demo.id)")
      let code = variants.make([:]).code
      #expect(code.hasPrefix(".") && !code.contains(":") && !code.contains("duration"), "\(code)")
      let standard = Dictionary(
        uniqueKeysWithValues: variants.parameters.map { ($0.name, $0.standard) })
      #expect(variants.make(standard).code == code)
      for parameter in variants.parameters {
        guard case .number(let range, let step, _) = parameter.kind else { continue }
        #expect(step > 0 && step < range.upperBound - range.lowerBound, "\(parameter.name)")
      }
    }
  }

  @Test func `a transition runs in each of its places with the chosen duration`() throws {
    for demo in galleryDemos {
      let variants = try variants(demo.id)
      for place in places(variants) {
        let made = variants.make(["duration": .number(0.9), "place": .text(place)])
        #expect(made.code.hasSuffix(".duration(0.9)"))
        let finger = try #require(made.fingers["finish"])
        let stage = Stage(device: .phone)
        stage.show(made.root())
        try stage.settle()
        let begins = kind(of: stage)
        stage.beginRecording()
        stage.play(try TouchScript(json: finger, name: demo.id))
        stage.advance(by: 0.85)
        #expect(
          stage.recording.frames.last?.progress != nil, "\(demo.id) \(place): over too early")
        try stage.settle()

        if variants.parameters.contains(where: { $0.name == "place" }) {
          #expect(begins == place, "\(demo.id)")
        }
        #expect(
          stage.trace.lines.count { $0.contains("completeTransition(true)") } == 1,
          "\(demo.id) \(place)")
        #expect(stage.warnings.isEmpty, "\(demo.id) \(place)")
      }
    }
  }

  @Test func `the touch that goes back waits until a slow transition has ended`() throws {
    let variants = try variants("gallery/push")

    for seconds in [0.2, 2.5] {
      let made = variants.make(["duration": .number(seconds)])
      let script = try TouchScript(json: try #require(made.fingers["back"]), name: "back")
      let second = try #require(script.fingers.last?.first)
      #expect(second.t > seconds, "\(seconds)")
    }
  }

  @Test func `the Swift contains the chosen values`() throws {
    let push = try variants("gallery/push")
    let cover = try variants("gallery/cover")

    #expect(push.make(["edge": .text("top")]).code == ".push(.top)")
    #expect(
      push.make(["edge": .text("left"), "duration": .number(0.5)]).code
        == ".push(.left).duration(0.5)")
    #expect(cover.make(["shade": .number(0.4)]).code == ".cover(shade: 0.4)")
  }

  @Test func `invalid values are replaced by their defaults`() throws {
    let cover = try variants("gallery/cover")

    let made = cover.make(["edge": .number(3), "shade": .text("x"), "place": .flag(true)])

    #expect(made.code == ".cover()")
  }

  private func variants(_ id: String) throws -> DemoVariants {
    try #require(galleryDemos.first { $0.id == id }?.variants)
  }

  /// The containers in which a transition can be shown; "modal" if there is no choice.
  private func places(_ variants: DemoVariants) -> [String] {
    guard case .choice(let places)? = variants.parameters.first(where: { $0.name == "place" })?.kind
    else { return ["modal"] }
    return places.map(\.id)
  }

  private func kind(of stage: Stage) -> String {
    switch stage.window.rootViewController {
    case is UINavigationController: "navigation"
    case is UITabBarController: "tabs"
    default: "modal"
    }
  }
}

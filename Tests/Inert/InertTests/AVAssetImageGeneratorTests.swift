import AVFoundation
import Stage
import Synchronization
import Testing
import UIKit

/// A generator of a video's images, on a device that cannot decode videos.
@MainActor
struct AVAssetImageGeneratorTests {
  private final class Answers: Sendable {
    private let list = Mutex<[String]>([])
    var all: [String] { list.withLock { $0 } }
    func add(_ text: String) { list.withLock { $0.append(text) } }
  }

  private nonisolated func generator() -> AVAssetImageGenerator {
    AVAssetImageGenerator(asset: AVAsset(url: URL(fileURLWithPath: "/nowhere/film.mp4")))
  }

  private func request(
    _ seconds: [Double], of generator: AVAssetImageGenerator, _ answers: Answers
  ) {
    let times = seconds.map { NSValue(time: CMTime(seconds: $0, preferredTimescale: 600)) }
    generator.generateCGImagesAsynchronously(forTimes: times) {
      time, image, actual, result, error in
      let code = (error as? AVError)?.code
      answers.add(
        "\(time.seconds) \(image == nil) \(actual == .zero) \(result) \(code.map { "\($0)" } ?? "")"
      )
    }
  }

  @Test func `every requested image fails in the next tick`() {
    let stage = Stage(device: .phone)
    let answers = Answers()
    stage.run {
      World.current.service(UIKitLog.self).prints = false
      let generator = generator()
      #expect(generator.requestedTimeToleranceBefore == .positiveInfinity)
      #expect(!generator.appliesPreferredTrackTransform)
      request([0, 1.5], of: generator, answers)
      generator.generateCGImageAsynchronously(for: .zero) { image, _, error in
        answers.add("one \(image == nil) \((error as? AVError)?.code == .decodeFailed)")
      }
      #expect(answers.all.isEmpty)
    }
    stage.tick()
    #expect(
      answers.all == [
        "0.0 true true failed decodeFailed", "1.5 true true failed decodeFailed",
        "one true true",
      ])
    stage.close()
  }

  @Test func `requests before a cancellation are cancelled, later ones fail`() {
    let stage = Stage(device: .phone)
    let answers = Answers()
    stage.run {
      World.current.service(UIKitLog.self).prints = false
      let generator = generator()
      request([1], of: generator, answers)
      generator.cancelAllCGImageGeneration()
      request([2], of: generator, answers)
    }
    stage.tick()
    #expect(
      answers.all == [
        "1.0 true true cancelled operationCancelled", "2.0 true true failed decodeFailed",
      ])
    stage.close()
  }

  @Test func `a request on another queue is answered on the main queue`() throws {
    let stage = Stage(device: .phone)
    let answers = Answers()
    stage.run {
      World.current.service(UIKitLog.self).prints = false
      DispatchQueue.global().async {
        let asset = AVURLAsset(url: URL(fileURLWithPath: "/nowhere/film.mp4"))
        AVAssetImageGenerator(asset: asset).generateCGImageAsynchronously(for: .zero) { _, _, _ in
          dispatchPrecondition(condition: .onQueue(.main))
          answers.add("generator")
        }
      }
    }
    try stage.settle()
    #expect(answers.all == ["generator"])
    stage.close()
  }

  @Test nonisolated func `copying an image throws`() async {
    let generator = generator()
    var actual = CMTime(value: 3, timescale: 4)
    #expect(throws: AVError(.decodeFailed)) {
      try generator.copyCGImage(at: .zero, actualTime: &actual)
    }
    #expect(actual == CMTime(value: 3, timescale: 4))
    await #expect(throws: AVError(.decodeFailed)) { try await generator.image(at: .zero) }
  }

  @Test func `a value contains a time`() {
    let times = [
      CMTime(value: -7, timescale: 600), .zero, .indefinite, .positiveInfinity, .negativeInfinity,
      CMTime(value: .max, timescale: .max, flags: [.valid, .hasBeenRounded], epoch: -2),
    ]
    for time in times {
      let found = NSValue(time: time).timeValue
      #expect((found.value, found.timescale) == (time.value, time.timescale))
      #expect((found.flags, found.epoch) == (time.flags, time.epoch))
    }
    #expect(NSValue(time: times[0]) == NSValue(time: times[0]))
    #expect(!NSNumber(value: 5).timeValue.isValid)
    #expect(!NSValue(cgPoint: CGPoint(x: 1, y: 2)).timeValue.isValid)
  }
}

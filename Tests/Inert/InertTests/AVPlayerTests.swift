import AVFoundation
import Combine
import Stage
import Testing
import UIKit

@MainActor
struct AVPlayerTests {
  /// A silent WAV file with mono samples of one byte, 8000 a second.
  private static func wav(seconds: Double) -> Data {
    func bytes(_ value: Int, _ count: Int) -> [UInt8] {
      (0..<count).map { UInt8(value >> (8 * $0) & 255) }
    }
    let samples = [UInt8](repeating: 128, count: Int(seconds * 8000))
    let format =
      bytes(1, 2) + bytes(1, 2) + bytes(8000, 4) + bytes(8000, 4) + bytes(1, 2) + bytes(8, 2)
    let body =
      [UInt8]("WAVEfmt ".utf8) + bytes(16, 4) + format + [UInt8]("data".utf8)
      + bytes(samples.count, 4) + samples
    return Data([UInt8]("RIFF".utf8) + bytes(body.count, 4) + body)
  }

  private final class VideoController: UIViewController {
    let player = AVPlayer(url: URL(fileURLWithPath: "/nowhere/video.mp4"))
    lazy var layer = AVPlayerLayer(player: player)

    override func viewDidLoad() {
      super.viewDidLoad()
      layer.videoGravity = .resizeAspectFill
      view.layer.addSublayer(layer)
      player.play()
    }
    override func viewDidLayoutSubviews() { layer.frame = view.bounds }
  }

  @Test func `the time of a player follows the device's clock`() throws {
    let stage = Stage(device: .phone)
    let controller = VideoController()
    stage.show(controller)
    stage.advance(by: 0.5)
    let begin = stage.run { controller.player.currentTime().seconds }
    stage.advance(by: 1)
    let end = stage.run { controller.player.currentTime().seconds }
    #expect(abs(end - begin - 1) < 0.02)
    #expect(stage.run { controller.player.timeControlStatus } == .playing)

    stage.run { controller.player.pause() }
    stage.advance(by: 1)
    #expect(abs(stage.run { controller.player.currentTime().seconds } - end) < 0.02)
    #expect(stage.run { controller.player.rate } == 0)
    stage.close()
  }

  @Test func `a screen with a playing video is idle`() throws {
    let stage = Stage(device: .phone)
    let controller = VideoController()
    stage.show(controller)
    try stage.settle()
    #expect(stage.isIdle)
    #expect(controller.layer.sublayers?.first?.frame == controller.view.bounds)
    stage.close()
  }

  @Test func `a periodic observer is called while the player plays`() throws {
    let stage = Stage(device: .phone)
    let controller = VideoController()
    stage.show(controller)
    var times: [Double] = []
    let token = stage.run {
      controller.player.addPeriodicTimeObserver(
        forInterval: CMTime(seconds: 0.5, preferredTimescale: 600), queue: .main
      ) { times.append($0.seconds) }
    }
    stage.advance(by: 2.1)
    #expect(times.count == 4)
    #expect(times == times.sorted())
    stage.run { controller.player.removeTimeObserver(token) }
    stage.advance(by: 2)
    #expect(times.count == 4)
    stage.close()
  }

  @Test func `status and timeControlStatus can be observed`() throws {
    let stage = Stage(device: .phone)
    var seen: [String] = []
    let player = stage.run { AVPlayer(url: URL(fileURLWithPath: "/nowhere/video.mp4")) }
    let item = try #require(stage.run { player.currentItem })
    let tokens = stage.run {
      [
        item.observe(\.status, options: [.initial, .new]) { item, change in
          seen.append("item \(item.status.rawValue) \(change.newValue?.rawValue ?? -1)")
        },
        player.observe(\.timeControlStatus, options: [.old, .new]) { _, change in
          seen.append(
            "control \(change.oldValue?.rawValue ?? -1) \(change.newValue?.rawValue ?? -1)")
        },
        player.observe(\.rate) { player, _ in seen.append("rate \(player.rate)") },
      ]
    }
    let sink = stage.run {
      player.publisher(for: \.timeControlStatus).sink { seen.append("sink \($0.rawValue)") }
    }
    stage.run { player.play() }
    #expect(seen == ["item 0 0", "sink 0", "rate 1.0", "control 0 1", "sink 1"])
    seen = []
    stage.tick()
    #expect(seen == ["item 1 1", "control 1 2", "sink 2"])
    seen = []
    stage.run { player.pause() }
    #expect(seen == ["rate 0.0", "control 2 0", "sink 0"])
    stage.run {
      for token in tokens { token.invalidate() }
      sink.cancel()
    }
    stage.close()
  }

  @Test func `a WAV file ends after its length`() throws {
    final class Listener: NSObject, AVAudioPlayerDelegate {
      var ends = 0
      func audioPlayerDidFinishPlaying(_ player: AVAudioPlayer, successfully flag: Bool) {
        ends += 1
      }
    }
    let stage = Stage(device: .phone)
    let listener = Listener()
    let player = try stage.run { try AVAudioPlayer(data: Self.wav(seconds: 0.5)) }
    stage.run {
      player.delegate = listener
      #expect(player.play())
      #expect(abs(player.duration - 0.5) < 0.001)
    }
    stage.advance(by: 0.4)
    #expect(stage.run { player.isPlaying })
    #expect(listener.ends == 0)
    stage.advance(by: 0.2)
    #expect(!stage.run { player.isPlaying })
    #expect(listener.ends == 1)
    stage.close()
  }

  @Test func `a sound file that does not exist is an error`() throws {
    let stage = Stage(device: .phone)
    stage.run {
      #expect(throws: (any Error).self) {
        try AVAudioPlayer(contentsOf: URL(fileURLWithPath: "/nowhere/sound.mp3"))
      }
    }
    stage.close()
  }

  @Test func `access to the camera is not determined, and a request is denied in the next tick`()
    throws
  {
    let stage = Stage(device: .phone)
    nonisolated(unsafe) var answers: [Bool] = []
    stage.run {
      #expect(AVCaptureDevice.authorizationStatus(for: .video) == .notDetermined)
      #expect(AVCaptureDevice.default(for: .video) == nil)
      AVCaptureDevice.requestAccess(for: .video) { answers.append($0) }
      #expect(answers.isEmpty)
    }
    try stage.settle()
    #expect(answers == [false])
    #expect(stage.run { AVCaptureDevice.authorizationStatus(for: .video) } == .denied)
    #expect(stage.run { AVCaptureDevice.authorizationStatus(for: .audio) } == .notDetermined)
    stage.close()
  }

  @Test func `a capture session runs without frames`() throws {
    let stage = Stage(device: .phone)
    stage.run {
      let session = AVCaptureSession()
      session.sessionPreset = .photo
      session.startRunning()
      #expect(session.isRunning)
      let layer = AVCaptureVideoPreviewLayer(session: session)
      layer.frame = CGRect(x: 0, y: 0, width: 100, height: 100)
      session.stopRunning()
      #expect(!session.isRunning)
    }
    try stage.settle()
    #expect(stage.isIdle)
    stage.close()
  }

  @Test func `times add and compare as fractions`() throws {
    let half = CMTime(value: 300, timescale: 600)
    #expect(half.seconds == 0.5)
    #expect((half + half) == CMTime(seconds: 1, preferredTimescale: 600))
    #expect(CMTimeGetSeconds(half - half) == 0)
    #expect(CMTime.indefinite.seconds.isNaN)
    #expect(!CMTime.invalid.isValid)
    #expect(half < .positiveInfinity)
    #expect(CMTime(value: 1, timescale: 2) == half)
  }
}

import UIKit

/// A player of a sound file that makes no sound. Its time follows the device's clock; a WAV file
/// ends, other files have no known length and play until they are stopped.
@preconcurrency @MainActor
open class AVAudioPlayer: NSObject {
  /// Throws if the file cannot be read.
  public convenience init(contentsOf url: URL) throws {
    try self.init(data: Data(contentsOf: url), url: url)
  }
  public convenience init(contentsOf url: URL, fileTypeHint utiString: String?) throws {
    try self.init(contentsOf: url)
  }
  public convenience init(data: Data) throws { self.init(data: data, url: nil) }
  public convenience init(data: Data, fileTypeHint utiString: String?) throws {
    self.init(data: data, url: nil)
  }
  private init(data: Data, url: URL?) {
    let length = MediaLength.of(data)
    (self.data, self.url, clock) = (data, url, PlaybackClock(end: length))
    duration = length.isNumeric ? length.seconds : 0
    super.init()
  }

  open weak var delegate: (any AVAudioPlayerDelegate)?
  public let url: URL?
  public let data: Data?
  /// The length of a WAV file; 0 for other files.
  public let duration: TimeInterval
  open var volume: Float = 1
  open var pan: Float = 0
  open var enableRate = false
  open var rate: Float = 1
  /// How often the sound is repeated; −1 for endlessly.
  open var numberOfLoops = 0
  open var isMeteringEnabled = false
  open var numberOfChannels: Int { 2 }

  private var clock: PlaybackClock
  private var loopsLeft = 0
  private var number = 0

  open var isPlaying: Bool { clock.rate > 0 }
  open var currentTime: TimeInterval {
    get { clock.now }
    set {
      clock.seek(to: newValue)
      awaitEnd()
    }
  }
  open var deviceCurrentTime: TimeInterval { World.current.clock.now }

  @discardableResult open func prepareToPlay() -> Bool { true }
  @discardableResult open func play() -> Bool {
    CallTrace.note(.controller, self, .message("play"))
    UIKitLog.warnOnce(
      "AVAudioPlayer plays without sound. Its time follows the device's clock.", .missingService)
    loopsLeft = numberOfLoops
    clock.setRate(enableRate ? Double(rate) : 1)
    awaitEnd()
    return true
  }
  @discardableResult open func play(atTime time: TimeInterval) -> Bool { play() }
  open func pause() { halt("pause") }
  open func stop() { halt("stop") }
  open func setVolume(_ volume: Float, fadeDuration duration: TimeInterval) {
    self.volume = volume
  }
  open func updateMeters() {}
  /// Silence, in decibels.
  open func averagePower(forChannel channelNumber: Int) -> Float { -160 }
  /// Silence, in decibels.
  open func peakPower(forChannel channelNumber: Int) -> Float { -160 }

  private func halt(_ name: String) {
    CallTrace.note(.controller, self, .message(name))
    clock.setRate(0)
    number += 1
  }

  /// The work counts as repeating, so that a device that only plays is idle.
  private func awaitEnd() {
    number += 1
    guard let end = clock.endsAt else { return }
    let mine = number
    TickQueue.at(end, isRepeating: true) { [weak self] in
      guard let self, number == mine else { return }
      reachEnd()
    }
  }

  private func reachEnd() {
    clock.seek(to: 0)
    if loopsLeft != 0, duration > 0 {
      loopsLeft -= 1
      return awaitEnd()
    }
    clock.setRate(0)
    guard let delegate else { return }
    CallTrace.tellOptional(
      .delegate, delegate,
      .message(
        "audioPlayerDidFinishPlaying", ["_": .named(self), "successfully": .bool(true)])
    ) { delegate.audioPlayerDidFinishPlaying(self, successfully: true) }
  }
}

/// Observes a sound player. Every method is optional.
public protocol AVAudioPlayerDelegate: NSObjectProtocol {
  @MainActor func audioPlayerDidFinishPlaying(_ player: AVAudioPlayer, successfully flag: Bool)
  @MainActor func audioPlayerDecodeErrorDidOccur(_ player: AVAudioPlayer, error: (any Error)?)
}

extension AVAudioPlayerDelegate {
  @MainActor public func audioPlayerDidFinishPlaying(
    _ player: AVAudioPlayer, successfully flag: Bool
  ) { Unanswered.mark() }
  @MainActor public func audioPlayerDecodeErrorDidOccur(
    _ player: AVAudioPlayer, error: (any Error)?
  ) { Unanswered.mark() }
}

import UIKit

public let AVSpeechUtteranceMinimumSpeechRate: Float = 0
public let AVSpeechUtteranceDefaultSpeechRate: Float = 0.5
public let AVSpeechUtteranceMaximumSpeechRate: Float = 1

public enum AVSpeechBoundary: Int, Sendable {
  case immediate = 0
  case word = 1
}

/// A voice. Matchcut has one for every language that an app asks for.
open class AVSpeechSynthesisVoice: NSObject {
  public init?(language languageCode: String?) {
    language = languageCode ?? "en-US"
    super.init()
  }
  public let language: String
  open var name: String { language }
  open class func speechVoices() -> [AVSpeechSynthesisVoice] { [] }
  open class func currentLanguageCode() -> String { "en-US" }
}

open class AVSpeechUtterance: NSObject {
  public init(string: String) {
    speechString = string
    super.init()
  }
  public let speechString: String
  open var voice: AVSpeechSynthesisVoice?
  open var rate = AVSpeechUtteranceDefaultSpeechRate
  open var pitchMultiplier: Float = 1
  open var volume: Float = 1
  open var preUtteranceDelay: TimeInterval = 0
  open var postUtteranceDelay: TimeInterval = 0
}

/// A synthesizer that makes no sound. Its delegate learns of the beginning and the end of each
/// utterance.
@preconcurrency @MainActor
open class AVSpeechSynthesizer: NSObject {
  /// At the default rate. The speed of iOS depends on the voice (unverified).
  static let charactersPerSecond = 15.0

  public override init() { super.init() }

  open weak var delegate: (any AVSpeechSynthesizerDelegate)?
  open var isSpeaking: Bool { !waiting.isEmpty }
  /// Always false: a pause is not simulated.
  open var isPaused: Bool { false }
  private var waiting: [AVSpeechUtterance] = []
  private var number = 0

  open func speak(_ utterance: AVSpeechUtterance) {
    CallTrace.note(
      .controller, self, .message("speak", ["_": .text(utterance.speechString)]))
    UIKitLog.warnOnce("AVSpeechSynthesizer speaks without sound.", .missingService)
    waiting.append(utterance)
    if waiting.count == 1 { TickQueue.post { [weak self] in self?.begin(utterance) } }
  }

  @discardableResult
  open func stopSpeaking(at boundary: AVSpeechBoundary) -> Bool {
    guard isSpeaking else { return false }
    let stopped = waiting
    waiting.removeAll()
    number += 1
    TickQueue.post { [weak self] in
      guard let self else { return }
      for utterance in stopped { delegate?.speechSynthesizer(self, didCancel: utterance) }
    }
    return true
  }

  /// The work counts as repeating, so that a device that only speaks is idle.
  private func begin(_ utterance: AVSpeechUtterance) {
    guard waiting.first === utterance else { return }
    delegate?.speechSynthesizer(self, didStart: utterance)
    let speed = Self.charactersPerSecond * Double(max(utterance.rate, 0.1)) * 2
    let length = Double(utterance.speechString.count) / speed
    number += 1
    let mine = number
    TickQueue.at(World.current.clock.now + length, isRepeating: true) { [weak self] in
      guard let self, number == mine, waiting.first === utterance else { return }
      waiting.removeFirst()
      delegate?.speechSynthesizer(self, didFinish: utterance)
      if let next = waiting.first { begin(next) }
    }
  }
}

/// Observes a synthesizer. Every method is optional.
public protocol AVSpeechSynthesizerDelegate: NSObjectProtocol {
  @MainActor func speechSynthesizer(
    _ synthesizer: AVSpeechSynthesizer, didStart utterance: AVSpeechUtterance)
  @MainActor func speechSynthesizer(
    _ synthesizer: AVSpeechSynthesizer, didFinish utterance: AVSpeechUtterance)
  @MainActor func speechSynthesizer(
    _ synthesizer: AVSpeechSynthesizer, didCancel utterance: AVSpeechUtterance)
}

extension AVSpeechSynthesizerDelegate {
  public func speechSynthesizer(
    _ synthesizer: AVSpeechSynthesizer, didStart utterance: AVSpeechUtterance
  ) {}
  public func speechSynthesizer(
    _ synthesizer: AVSpeechSynthesizer, didFinish utterance: AVSpeechUtterance
  ) {}
  public func speechSynthesizer(
    _ synthesizer: AVSpeechSynthesizer, didCancel utterance: AVSpeechUtterance
  ) {}
}

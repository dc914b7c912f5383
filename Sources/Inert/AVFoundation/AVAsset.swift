import UIKit

public struct AVMediaType: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public init(_ rawValue: String) { self.init(rawValue: rawValue) }
  public static let video = AVMediaType(rawValue: "vide")
  public static let audio = AVMediaType(rawValue: "soun")
  public static let text = AVMediaType(rawValue: "text")
  public static let metadata = AVMediaType(rawValue: "meta")
}

/// Audio or video, by its address. Its content is never read, except the length of WAV files.
///
/// An asset does not change, and can be used on every queue.
open class AVAsset: NSObject, @unchecked Sendable {
  fileprivate init(address: URL) {
    self.address = address
    super.init()
  }
  /// Creates an `AVURLAsset`.
  public convenience init(url URL: URL) { self.init(address: URL) }

  fileprivate let address: URL

  /// The length of a WAV file; indefinite for other content.
  open var duration: CMTime { MediaLength.of(address) }
  /// Always true.
  open var isPlayable: Bool { true }
  /// Always empty.
  open func tracks(withMediaType mediaType: AVMediaType) -> [AVAssetTrack] { [] }
  /// Always empty.
  open var tracks: [AVAssetTrack] { [] }
  /// Calls the handler in the next tick, on the main queue.
  open func loadValuesAsynchronously(
    forKeys keys: [String], completionHandler handler: (@Sendable () -> Void)? = nil
  ) {
    DispatchQueue.main.async { handler?() }
  }
  open func cancelLoading() {}
}

/// A track of an asset. Matchcut never creates one.
open class AVAssetTrack: NSObject {}

/// Audio or video with an address.
open class AVURLAsset: AVAsset, @unchecked Sendable {
  public convenience init(url URL: URL) { self.init(url: URL, options: nil) }
  /// Creates an asset. The options have no effect.
  public init(url URL: URL, options: [String: Any]? = nil) { super.init(address: URL) }

  open var url: URL { address }
}

/// The length of a file, as far as it can be read without a decoder.
enum MediaLength {
  /// Reads the header of a WAV file: the chunk `fmt ` has the bytes per second, the chunk `data` the
  /// number of bytes.
  static func of(_ url: URL) -> CMTime {
    guard url.isFileURL, let data = try? Data(contentsOf: url) else { return .indefinite }
    return of(data)
  }

  static func of(_ data: Data) -> CMTime {
    let bytes = [UInt8](data)
    func tag(_ at: Int) -> String { String(decoding: bytes[at..<at + 4], as: UTF8.self) }
    func number(_ at: Int) -> Int { (0..<4).reduce(0) { $0 | Int(bytes[at + $1]) << (8 * $1) } }
    guard bytes.count >= 12, tag(0) == "RIFF", tag(8) == "WAVE" else { return .indefinite }
    var (place, rate) = (12, 0)
    while place + 8 <= bytes.count {
      let (name, size) = (tag(place), number(place + 4))
      if name == "fmt ", size >= 16, place + 24 <= bytes.count { rate = number(place + 16) }
      if name == "data", rate > 0 {
        return CMTime(seconds: Double(size) / Double(rate), preferredTimescale: 44_100)
      }
      place += 8 + size + size % 2
    }
    return .indefinite
  }
}

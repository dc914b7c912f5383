import CoreMedia

extension NSValue {
  /// The encoding of the three 64-bit numbers that a time occupies, because Foundation on Linux
  /// cannot box an arbitrary structure.
  private static let timeEncoding = "[3q]"

  /// Boxes a time.
  public convenience init(time: CMTime) {
    var words = TimeWords(time)
    self.init(bytes: &words, objCType: Self.timeEncoding)
  }

  /// The boxed time, or an invalid time if the value contains something else.
  public var timeValue: CMTime {
    guard String(cString: objCType) == Self.timeEncoding else { return .invalid }
    var words = TimeWords(.invalid)
    getValue(&words)
    return words.time
  }
}

/// A time as three 64-bit numbers.
private struct TimeWords {
  private let value: Int64
  /// The timescale, and above it the flags.
  private let scale: UInt64
  private let epoch: Int64

  init(_ time: CMTime) {
    value = time.value
    scale = UInt64(UInt32(bitPattern: time.timescale)) | UInt64(time.flags.rawValue) << 32
    epoch = time.epoch
  }

  var time: CMTime {
    CMTime(
      value: value, timescale: Int32(truncatingIfNeeded: scale),
      flags: CMTimeFlags(rawValue: UInt32(truncatingIfNeeded: scale >> 32)), epoch: epoch)
  }
}

import Foundation

/// A frame of a report, in the format of the browser page's data.
struct ReportFrame: Encodable {
  let t: JSONNumber
  @NullIfNil var progress: JSONNumber?
  /// The touches, each as `[finger, x, y]`.
  var fingers: [[JSONNumber]] = []
  /// The size of the screen in points; nil if it is the recording's largest size.
  var size: [JSONNumber]?
  /// The numbers of the frame's layers; nil if they are those of the previous frame.
  var layers: [Int]?
  let picture: Picture?

  /// A picture that replaces the pixels at its position, written as `[x, y, base64]` of a PNG or WebP file.
  struct Picture: Encodable {
    let x, y: Int
    let file: Data

    func encode(to encoder: any Encoder) throws {
      var container = encoder.unkeyedContainer()
      try container.encode(x)
      try container.encode(y)
      try container.encode(file.base64EncodedString())
    }
  }
}

/// Replaces each pixel by the mean of the pixels in a rectangle around it, channel by channel.
///
/// The kernel has `kernel_height` × `kernel_width` pixels, both odd, and may be larger than the
/// picture. One of the flags `kvImageEdgeExtend`, `kvImageBackgroundColorFill`,
/// `kvImageTruncateKernel` and `kvImageCopyInPlace` says what happens at the edges. The first pixel
/// of `dest` corresponds to the pixel of `src` at the offset. Both buffers may be the same memory.
/// No temporary buffer is needed: its size, for `kvImageGetTempBufferSize`, is 0. A larger kernel
/// does not take longer.
@discardableResult
public func vImageBoxConvolve_ARGB8888(
  _ src: UnsafePointer<vImage_Buffer>, _ dest: UnsafePointer<vImage_Buffer>,
  _ tempBuffer: UnsafeMutableRawPointer!, _ srcOffsetToROI_X: vImagePixelCount,
  _ srcOffsetToROI_Y: vImagePixelCount, _ kernel_height: UInt32, _ kernel_width: UInt32,
  _ backgroundColor: UnsafePointer<UInt8>!, _ flags: vImage_Flags
) -> vImage_Error {
  do throws(ImageFailure) {
    let convolution = try BoxConvolution(
      width: Int(kernel_width), height: Int(kernel_height), flags: Int(flags),
      background: backgroundColor)
    if Int(flags) & kvImageGetTempBufferSize != 0 { return 0 }
    let (source, result) = (try PixelRows(src.pointee), try PixelRows(dest.pointee))
    let x = try place(srcOffsetToROI_X, in: source.width, or: kvImageInvalidOffset_X)
    let y = try place(srcOffsetToROI_Y, in: source.height, or: kvImageInvalidOffset_Y)
    guard result.width <= source.width - x, result.height <= source.height - y else {
      throw ImageFailure(kvImageRoiLargerThanInputBuffer)
    }
    if result.width > 0, result.height > 0 { convolution.run(source, x, y, to: result) }
    return kvImageNoError
  } catch {
    return error.code
  }
}

private func place(
  _ offset: vImagePixelCount, in size: Int, or code: vImage_Error
) throws(ImageFailure) -> Int {
  guard let offset = Int(exactly: offset), offset < max(1, size) else { throw ImageFailure(code) }
  return offset
}

/// The mean over a rectangle, as a sum over columns and then over rows.
///
/// Each sum is that of the pixel before it, plus the pixel that the kernel reaches, minus the pixel
/// that it leaves.
private struct BoxConvolution {
  private let edge: Edge
  private let across: Window
  private let down: Window
  private let copiesAlpha: Bool

  init(
    width: Int, height: Int, flags: Int, background: UnsafePointer<UInt8>?
  ) throws(ImageFailure) {
    // The largest sum, of white pixels, has to fit into an integer.
    guard width % 2 == 1, height % 2 == 1, width <= Int.max / 512 / height else {
      throw ImageFailure(kvImageInvalidKernelSize)
    }
    edge = try Edge(flags: flags, background: background)
    (across, down) = (Window(reach: width / 2), Window(reach: height / 2))
    copiesAlpha = flags & kvImageLeaveAlphaUnchanged != 0
  }

  func run(_ source: PixelRows, _ left: Int, _ top: Int, to result: PixelRows) {
    var columns = ColumnSums(source, edge: edge)
    down.start(at: top, of: source.height) { columns.add(row: $0, times: $1) }
    for y in 0..<result.height {
      let row = result[y]
      for channel in (copiesAlpha ? 1 : 0)..<PixelRows.channels {
        fill(row, channel, from: columns, left, rows: down.covered(at: top + y, of: source.height))
      }
      if copiesAlpha {
        for x in 0..<result.width {
          row[x * PixelRows.channels] = columns.byte(row: top + y, left + x, 0)
        }
      }
      if edge.isCopied {
        copy(row, columns, left, top + y, isWhole: down.isInside(at: top + y, of: source.height))
      }
      columns.add(row: top + y + down.reach + 1, times: 1)
      columns.add(row: top + y - down.reach, times: -1)
    }
  }

  /// Writes a channel of a row of the result.
  private func fill(
    _ row: UnsafeMutableBufferPointer<UInt8>, _ channel: Int, from columns: ColumnSums,
    _ left: Int, rows: Int
  ) {
    let background = edge.background(channel) * down.size
    func column(_ x: Int) -> Int {
      columns.sum(x, channel, beyond: edge.isExtended ? nil : background)
    }
    var sum = 0
    across.start(at: left, of: columns.width) { sum += column($0) * $1 }
    for x in 0..<row.count / PixelRows.channels {
      let count =
        edge.isTruncated
        ? rows * across.covered(at: left + x, of: columns.width) : across.size * down.size
      row[x * PixelRows.channels + channel] = Self.mean(sum, of: count)
      sum += column(left + x + across.reach + 1) - column(left + x - across.reach)
    }
  }

  /// Copies the pixels at which the kernel reaches beyond the picture.
  private func copy(
    _ row: UnsafeMutableBufferPointer<UInt8>, _ columns: ColumnSums, _ left: Int, _ y: Int,
    isWhole: Bool
  ) {
    for x in 0..<row.count / PixelRows.channels
    where !isWhole || !across.isInside(at: left + x, of: columns.width) {
      for channel in 0..<PixelRows.channels {
        row[x * PixelRows.channels + channel] = columns.byte(row: y, left + x, channel)
      }
    }
  }

  /// Rounds the mean to the nearest number (unverified).
  private static func mean(_ sum: Int, of count: Int) -> UInt8 {
    UInt8(clamping: (sum + count / 2) / count)
  }
}

/// The pixels of a line that the kernel covers.
private struct Window {
  /// The number of pixels on each side of the centre.
  let reach: Int
  var size: Int { 2 * reach + 1 }

  /// Calls `add` with each index that the kernel covers and how often it counts. The indexes before
  /// the line count as -1, those after the line as `count`.
  func start(at place: Int, of count: Int, add: (_ index: Int, _ times: Int) -> Void) {
    for index in max(0, place - reach)...min(count - 1, place + reach) { add(index, 1) }
    add(-1, max(0, reach - place))
    add(count, max(0, place + reach - count + 1))
  }

  /// The number of pixels of the line that the kernel covers.
  func covered(at place: Int, of count: Int) -> Int {
    min(count - 1, place + reach) - max(0, place - reach) + 1
  }

  /// Whether all pixels that the kernel covers are in the line.
  func isInside(at place: Int, of count: Int) -> Bool { covered(at: place, of: count) == size }
}

/// The pixels beyond the picture.
private enum Edge {
  case extend, truncate, copy
  case background([Int])

  init(flags: Int, background: UnsafePointer<UInt8>?) throws(ImageFailure) {
    let styles =
      kvImageEdgeExtend | kvImageBackgroundColorFill | kvImageTruncateKernel | kvImageCopyInPlace
    switch flags & styles {
    case kvImageEdgeExtend: self = .extend
    case kvImageTruncateKernel: self = .truncate
    case kvImageCopyInPlace: self = .copy
    case kvImageBackgroundColorFill:
      guard let background else { throw ImageFailure(kvImageNullPointerArgument) }
      self = .background((0..<PixelRows.channels).map { Int(background[$0]) })
    default: throw ImageFailure(kvImageInvalidEdgeStyle)
    }
  }

  var isExtended: Bool { if case .extend = self { true } else { false } }
  var isTruncated: Bool { if case .truncate = self { true } else { false } }
  var isCopied: Bool { if case .copy = self { true } else { false } }
  /// A byte of the background; 0 without a background.
  func background(_ channel: Int) -> Int {
    if case .background(let color) = self { color[channel] } else { 0 }
  }
}

/// The sums over the rows that the kernel covers, for each byte of a row.
private struct ColumnSums {
  let width: Int
  private let height: Int
  private let edge: Edge
  /// A copy of the picture, because the result may be in the same memory.
  private let bytes: [UInt8]
  private var sums: [Int]

  init(_ source: PixelRows, edge: Edge) {
    (width, height, self.edge) = (source.width, source.height, edge)
    bytes = source.copy
    sums = Array(repeating: 0, count: width * PixelRows.channels)
  }

  /// Adds a row, which may be beyond the picture.
  mutating func add(row: Int, times: Int) {
    guard times != 0 else { return }
    let nearest = min(max(0, row), height - 1)
    if nearest == row || edge.isExtended {
      let first = nearest * sums.count
      for index in sums.indices { sums[index] += times * Int(bytes[first + index]) }
    } else if case .background(let color) = edge {
      for index in sums.indices { sums[index] += times * color[index % PixelRows.channels] }
    }
  }

  /// The sum of a column; beyond the picture, `beyond` or the sum of the nearest column.
  func sum(_ x: Int, _ channel: Int, beyond: Int?) -> Int {
    let nearest = min(max(0, x), width - 1)
    if nearest != x, let beyond { return beyond }
    return sums[nearest * PixelRows.channels + channel]
  }

  /// A byte of the picture.
  func byte(row: Int, _ x: Int, _ channel: Int) -> UInt8 {
    bytes[row * sums.count + x * PixelRows.channels + channel]
  }
}

import Accelerate
import Testing

/// The box blur of vImage, against a sum over every pixel of the kernel.
struct BoxConvolutionTests {
  /// A picture with memory of its own.
  private struct Picture {
    let width: Int
    let height: Int
    var bytes: [UInt8]

    init(width: Int, height: Int) {
      (self.width, self.height) = (width, height)
      bytes = (0..<width * height * 4).map { UInt8(truncatingIfNeeded: $0 * $0 * 31 + $0 * 7) }
    }

    func byte(_ x: Int, _ y: Int, _ channel: Int) -> Int {
      Int(bytes[(y * width + x) * 4 + channel])
    }

    mutating func withBuffer<R>(_ body: (vImage_Buffer) -> R) -> R {
      let (width, height) = (width, height)
      return bytes.withUnsafeMutableBytes { memory in
        body(
          vImage_Buffer(
            data: memory.baseAddress, height: vImagePixelCount(height),
            width: vImagePixelCount(width), rowBytes: width * 4))
      }
    }
  }

  private enum Edge: Int, CaseIterable {
    case copy = 2
    case background = 4
    case extend = 8
    case truncate = 64
  }

  private static let background: [UInt8] = [10, 200, 30, 40]

  /// The mean of a channel, computed pixel by pixel.
  private func mean(
    _ picture: Picture, _ x: Int, _ y: Int, _ channel: Int, _ kernel: (width: Int, height: Int),
    _ edge: Edge
  ) -> Int {
    var (sum, count) = (0, 0)
    for row in y - kernel.height / 2...y + kernel.height / 2 {
      for column in x - kernel.width / 2...x + kernel.width / 2 {
        let nearest = (
          min(max(0, column), picture.width - 1), min(max(0, row), picture.height - 1)
        )
        if nearest == (column, row) || edge == .extend {
          sum += picture.byte(nearest.0, nearest.1, channel)
        } else if edge == .background {
          sum += Int(Self.background[channel])
        } else if edge == .copy {
          return picture.byte(x, y, channel)
        } else {
          continue
        }
        count += 1
      }
    }
    return (2 * sum + count) / (2 * count)
  }

  private func blurred(
    _ picture: Picture, _ kernel: (width: Int, height: Int), flags: Int,
    offset: (x: UInt, y: UInt) = (0, 0), to size: (width: Int, height: Int)? = nil
  ) -> (error: vImage_Error, result: Picture) {
    var source = picture
    var result = Picture(
      width: size?.width ?? picture.width, height: size?.height ?? picture.height)
    let error = source.withBuffer { from in
      result.withBuffer { to in
        withUnsafePointer(to: from) { from in
          withUnsafePointer(to: to) { to in
            vImageBoxConvolve_ARGB8888(
              from, to, nil, offset.x, offset.y, UInt32(kernel.height), UInt32(kernel.width),
              Self.background, vImage_Flags(flags))
          }
        }
      }
    }
    return (error, result)
  }

  @Test(arguments: [(1, 1), (3, 3), (5, 1), (1, 7), (9, 5), (101, 33), (3, 1001)])
  func `each pixel is the mean of the kernel's pixels`(width: Int, height: Int) {
    for (columns, rows) in [(1, 1), (7, 5), (1, 6), (6, 1), (16, 12)] {
      let picture = Picture(width: columns, height: rows)
      for edge in Edge.allCases {
        let (error, result) = blurred(picture, (width, height), flags: edge.rawValue)
        #expect(error == kvImageNoError)
        var wrong: [String] = []
        for y in 0..<rows {
          for x in 0..<columns {
            for channel in 0..<4 {
              let expected = mean(picture, x, y, channel, (width, height), edge)
              let found = result.byte(x, y, channel)
              if found != expected { wrong.append("\(x) \(y) \(channel): \(found) \(expected)") }
            }
          }
        }
        #expect(wrong.isEmpty, "\(edge), a picture of \(columns) × \(rows)")
      }
    }
  }

  @Test func `a kernel of one pixel copies, and a plain picture stays as it is`() {
    let picture = Picture(width: 5, height: 4)
    #expect(blurred(picture, (1, 1), flags: kvImageEdgeExtend).result.bytes == picture.bytes)
    var plain = Picture(width: 4, height: 4)
    plain.bytes = plain.bytes.indices.map { [255, 17, 0, 254][$0 % 4] }
    let largest = blurred(plain, (99_999, 99_999), flags: kvImageEdgeExtend)
    #expect(largest.error == kvImageNoError)
    #expect(largest.result.bytes == plain.bytes)
  }

  @Test func `the result is a part of the source at an offset`() {
    let picture = Picture(width: 9, height: 8)
    let part = blurred(
      picture, (3, 5), flags: kvImageEdgeExtend, offset: (2, 3), to: (width: 4, height: 5))
    #expect(part.error == kvImageNoError)
    for y in 0..<5 {
      for x in 0..<4 {
        for channel in 0..<4 {
          #expect(
            part.result.byte(x, y, channel)
              == mean(picture, x + 2, y + 3, channel, (3, 5), .extend))
        }
      }
    }
  }

  @Test func `both buffers may be the same memory, with gaps between the rows`() {
    let picture = Picture(width: 6, height: 5)
    let rowBytes = 32
    var memory = [UInt8](repeating: 99, count: rowBytes * 5)
    for y in 0..<5 {
      for index in 0..<24 { memory[y * rowBytes + index] = picture.bytes[y * 24 + index] }
    }
    memory.withUnsafeMutableBytes { bytes in
      var buffer = vImage_Buffer(
        data: bytes.baseAddress, height: 5, width: 6, rowBytes: rowBytes)
      let error = withUnsafePointer(to: &buffer) {
        vImageBoxConvolve_ARGB8888(
          $0, $0, nil, 0, 0, 3, 3, nil, vImage_Flags(kvImageEdgeExtend))
      }
      #expect(error == kvImageNoError)
    }
    let expected = blurred(picture, (3, 3), flags: kvImageEdgeExtend).result.bytes
    for y in 0..<5 {
      #expect(memory[y * rowBytes..<y * rowBytes + 24] == expected[y * 24..<y * 24 + 24])
      #expect(memory[y * rowBytes + 24..<(y + 1) * rowBytes].allSatisfy { $0 == 99 })
    }
  }

  @Test func `alpha is copied if it is to remain unchanged`() {
    let picture = Picture(width: 5, height: 5)
    let plain = blurred(picture, (3, 3), flags: kvImageEdgeExtend).result
    let kept = blurred(
      picture, (3, 3), flags: kvImageEdgeExtend | kvImageLeaveAlphaUnchanged
    ).result
    for index in kept.bytes.indices {
      #expect(
        kept.bytes[index] == (index % 4 == 0 ? picture.bytes[index] : plain.bytes[index]))
    }
  }

  @Test func `wrong arguments have the errors of vImage, and change nothing`() {
    let picture = Picture(width: 4, height: 4)
    func error(
      _ kernel: (Int, Int) = (3, 3), _ flags: Int = kvImageEdgeExtend, _ x: UInt = 0, _ y: UInt = 0
    ) -> Int {
      let answer = blurred(picture, kernel, flags: flags, offset: (x, y))
      #expect(answer.result.bytes == picture.bytes)
      return answer.error
    }
    #expect(error((2, 3)) == kvImageInvalidKernelSize)
    #expect(error((3, 0)) == kvImageInvalidKernelSize)
    #expect(error((3, 3), kvImageNoFlags) == kvImageInvalidEdgeStyle)
    #expect(error((3, 3), kvImageEdgeExtend | kvImageCopyInPlace) == kvImageInvalidEdgeStyle)
    #expect(error((3, 3), kvImageEdgeExtend, 4, 0) == kvImageInvalidOffset_X)
    #expect(error((3, 3), kvImageEdgeExtend, 0, 4) == kvImageInvalidOffset_Y)
    #expect(error((3, 3), kvImageEdgeExtend, 1, 0) == kvImageRoiLargerThanInputBuffer)
    #expect(error((3, 3), kvImageEdgeExtend | kvImageGetTempBufferSize) == 0)
    var empty = vImage_Buffer()
    #expect(
      vImageBoxConvolve_ARGB8888(
        &empty, &empty, nil, 0, 0, 3, 3, nil, vImage_Flags(kvImageEdgeExtend))
        == kvImageNullPointerArgument)
  }
}

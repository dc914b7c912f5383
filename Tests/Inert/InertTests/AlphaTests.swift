import Accelerate
import Testing

/// The alpha of vImage.
struct AlphaTests {
  private func converted(
    _ pixel: [UInt8],
    _ function: (
      UnsafePointer<vImage_Buffer>, UnsafePointer<vImage_Buffer>, vImage_Flags
    ) -> vImage_Error
  ) -> [UInt8] {
    var bytes = pixel
    bytes.withUnsafeMutableBytes { memory in
      var buffer = vImage_Buffer(data: memory.baseAddress, height: 1, width: 1, rowBytes: 4)
      let error = withUnsafePointer(to: &buffer) {
        function($0, $0, vImage_Flags(kvImageNoFlags))
      }
      #expect(error == kvImageNoError)
    }
    return bytes
  }

  @Test func `colours are multiplied by alpha, and divided by it`() {
    #expect(converted([255, 128, 1, 128], vImagePremultiplyData_RGBA8888) == [128, 64, 1, 128])
    #expect(converted([128, 255, 128, 1], vImagePremultiplyData_ARGB8888) == [128, 128, 64, 1])
    #expect(converted([128, 64, 1, 128], vImageUnpremultiplyData_RGBA8888) == [255, 128, 2, 128])
    #expect(converted([128, 128, 64, 1], vImageUnpremultiplyData_ARGB8888) == [128, 255, 128, 2])
    #expect(converted([200, 3, 0, 3], vImageUnpremultiplyData_RGBA8888) == [255, 255, 0, 3])
    #expect(converted([9, 9, 9, 0], vImageUnpremultiplyData_RGBA8888) == [0, 0, 0, 0])
  }

  @Test func `every premultiplied colour survives both conversions`() {
    var wrong = 0
    for alpha in 1...255 {
      for color in 0...alpha {
        let pixel = [UInt8(color), 0, UInt8(alpha), UInt8(alpha)]
        let plain = converted(pixel, vImageUnpremultiplyData_RGBA8888)
        if converted(plain, vImagePremultiplyData_RGBA8888) != pixel { wrong += 1 }
      }
    }
    #expect(wrong == 0)
  }

  @Test func `buffers of different sizes are refused`() {
    var bytes = [UInt8](repeating: 7, count: 8)
    bytes.withUnsafeMutableBytes { memory in
      var one = vImage_Buffer(data: memory.baseAddress, height: 1, width: 1, rowBytes: 4)
      var two = vImage_Buffer(data: memory.baseAddress, height: 2, width: 1, rowBytes: 4)
      var short = vImage_Buffer(data: memory.baseAddress, height: 1, width: 2, rowBytes: 4)
      #expect(vImagePremultiplyData_RGBA8888(&one, &two, 0) == kvImageBufferSizeMismatch)
      #expect(vImagePremultiplyData_RGBA8888(&one, &short, 0) == kvImageInvalidRowBytes)
    }
    #expect(bytes.allSatisfy { $0 == 7 })
  }
}

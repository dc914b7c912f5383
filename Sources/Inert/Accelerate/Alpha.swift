/// Multiplies the colours of each pixel by its alpha, which is the last byte.
///
/// A colour becomes the nearest integer to colour × alpha ÷ 255. The buffers have the same size and
/// may be the same memory.
@discardableResult
public func vImagePremultiplyData_RGBA8888(
  _ src: UnsafePointer<vImage_Buffer>, _ dest: UnsafePointer<vImage_Buffer>, _ flags: vImage_Flags
) -> vImage_Error { convert(src, dest, alpha: 3, premultiplied) }

/// Multiplies the colours of each pixel by its alpha, which is the first byte.
///
/// A colour becomes the nearest integer to colour × alpha ÷ 255. The buffers have the same size and
/// may be the same memory.
@discardableResult
public func vImagePremultiplyData_ARGB8888(
  _ src: UnsafePointer<vImage_Buffer>, _ dest: UnsafePointer<vImage_Buffer>, _ flags: vImage_Flags
) -> vImage_Error { convert(src, dest, alpha: 0, premultiplied) }

/// Divides the colours of each pixel by its alpha, which is the last byte.
///
/// A colour becomes the nearest integer to colour × 255 ÷ alpha, at most 255. The buffers have the
/// same size and may be the same memory.
@discardableResult
public func vImageUnpremultiplyData_RGBA8888(
  _ src: UnsafePointer<vImage_Buffer>, _ dest: UnsafePointer<vImage_Buffer>, _ flags: vImage_Flags
) -> vImage_Error { convert(src, dest, alpha: 3, unpremultiplied) }

/// Divides the colours of each pixel by its alpha, which is the first byte.
///
/// A colour becomes the nearest integer to colour × 255 ÷ alpha, at most 255. The buffers have the
/// same size and may be the same memory.
@discardableResult
public func vImageUnpremultiplyData_ARGB8888(
  _ src: UnsafePointer<vImage_Buffer>, _ dest: UnsafePointer<vImage_Buffer>, _ flags: vImage_Flags
) -> vImage_Error { convert(src, dest, alpha: 0, unpremultiplied) }

private func premultiplied(_ color: Int, _ alpha: Int) -> Int { (color * alpha + 127) / 255 }

/// A pixel that is fully transparent has no colour: it becomes 0 (unverified).
private func unpremultiplied(_ color: Int, _ alpha: Int) -> Int {
  alpha == 0 ? 0 : (min(color, alpha) * 255 + alpha / 2) / alpha
}

private func convert(
  _ src: UnsafePointer<vImage_Buffer>, _ dest: UnsafePointer<vImage_Buffer>, alpha: Int,
  _ convert: (_ color: Int, _ alpha: Int) -> Int
) -> vImage_Error {
  do throws(ImageFailure) {
    let (source, result) = (try PixelRows(src.pointee), try PixelRows(dest.pointee))
    guard source.width == result.width, source.height == result.height else {
      throw ImageFailure(kvImageBufferSizeMismatch)
    }
    for y in 0..<result.height {
      let (from, to) = (source[y], result[y])
      for first in stride(from: 0, to: to.count, by: PixelRows.channels) {
        let own = from[first + alpha]
        for channel in 0..<PixelRows.channels {
          let byte = from[first + channel]
          to[first + channel] =
            channel == alpha ? own : UInt8(clamping: convert(Int(byte), Int(own)))
        }
      }
    }
    return kvImageNoError
  } catch {
    return error.code
  }
}

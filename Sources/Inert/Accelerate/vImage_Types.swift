// swift-format-ignore-file: TypeNamesShouldBeCapitalized

/// A number of pixels, such as a width.
public typealias vImagePixelCount = UInt
/// The options of a function, a sum of constants such as `kvImageEdgeExtend`.
public typealias vImage_Flags = UInt32
/// `kvImageNoError`, or a negative number such as `kvImageInvalidKernelSize`.
public typealias vImage_Error = Int
/// The four bytes of a pixel, in the order of the format.
public typealias Pixel_8888 = (UInt8, UInt8, UInt8, UInt8)

/// A picture in memory that belongs to the caller.
///
///     var buffer = vImage_Buffer(
///       data: context.data, height: vImagePixelCount(context.height),
///       width: vImagePixelCount(context.width), rowBytes: context.bytesPerRow)
///
/// The rows follow each other from the top, each `rowBytes` bytes after the one above.
public struct vImage_Buffer {
  /// The first byte of the top row.
  public var data: UnsafeMutableRawPointer!
  /// The number of rows.
  public var height: vImagePixelCount
  /// The number of pixels of a row.
  public var width: vImagePixelCount
  /// The number of bytes from one row to the next, at least those of the pixels.
  public var rowBytes: Int

  /// Creates an empty buffer without memory.
  public init() { self.init(data: nil, height: 0, width: 0, rowBytes: 0) }
  /// Creates a buffer of existing memory.
  public init(
    data: UnsafeMutableRawPointer!, height: vImagePixelCount, width: vImagePixelCount,
    rowBytes: Int
  ) {
    (self.data, self.height, self.width, self.rowBytes) = (data, height, width, rowBytes)
  }
}

// The flags and errors of `vImage_Types.h`, with its values.

/// No option.
public let kvImageNoFlags = 0
/// Copies the alpha channel from the source.
public let kvImageLeaveAlphaUnchanged = 1
/// Copies a pixel from the source if the kernel reaches beyond the picture there.
public let kvImageCopyInPlace = 2
/// Gives pixels beyond the picture the background colour.
public let kvImageBackgroundColorFill = 4
/// Gives pixels beyond the picture the colour of the nearest pixel of the edge.
public let kvImageEdgeExtend = 8
/// Works on one thread. It has no effect: every function does.
public let kvImageDoNotTile = 16
/// Uses a slower and better resampling. It has no effect.
public let kvImageHighQualityResampling = 32
/// Uses only the part of the kernel that is inside the picture.
public let kvImageTruncateKernel = 64
/// Returns the size of the temporary buffer instead of doing the work.
public let kvImageGetTempBufferSize = 128
/// Prints errors. It has no effect.
public let kvImagePrintDiagnosticsToConsole = 256
/// Allocates no memory for a result. It has no effect.
public let kvImageNoAllocate = 512

/// The function has done its work.
public let kvImageNoError = 0
/// The part of the source that the result needs is not inside the source.
public let kvImageRoiLargerThanInputBuffer = -21766
/// A side of the kernel is not an odd number.
public let kvImageInvalidKernelSize = -21767
/// The flags have no rule for pixels beyond the picture, or more than one.
public let kvImageInvalidEdgeStyle = -21768
/// The horizontal offset is not inside the source.
public let kvImageInvalidOffset_X = -21769
/// The vertical offset is not inside the source.
public let kvImageInvalidOffset_Y = -21770
/// There is not enough memory. Matchcut never returns it.
public let kvImageMemoryAllocationError = -21771
/// A pointer that the function needs is nil.
public let kvImageNullPointerArgument = -21772
/// An argument has a value that is not allowed.
public let kvImageInvalidParameter = -21773
/// The buffers do not have the sizes that the function needs.
public let kvImageBufferSizeMismatch = -21774
/// The flags have a bit that the function does not know.
public let kvImageUnknownFlagsBit = -21775
/// The function has a fault. Matchcut never returns it.
public let kvImageInternalError = -21776
/// A row has fewer bytes than its pixels.
public let kvImageInvalidRowBytes = -21777

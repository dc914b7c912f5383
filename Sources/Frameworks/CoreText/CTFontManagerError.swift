/// The reasons why a font cannot be registered or unregistered.
public enum CTFontManagerError: CFIndex, Sendable {
  case fileNotFound = 101
  case insufficientPermissions = 102
  case unrecognizedFormat = 103
  case invalidFontData = 104
  case alreadyRegistered = 105
  case exceededResourceLimit = 106
  case notRegistered = 201
  case inUse = 202
  case systemRequired = 203
}

/// The domain of errors whose codes are the raw values of `CTFontManagerError`.
nonisolated(unsafe) public let kCTFontManagerErrorDomain: CFString = NSString(
  string: "com.apple.CoreText.CTFontManagerErrorDomain")
/// The key for the URLs of the font files that caused an error.
nonisolated(unsafe) public let kCTFontManagerErrorFontURLsKey: CFString = NSString(
  string: "CTFontManagerErrorFontURLs")

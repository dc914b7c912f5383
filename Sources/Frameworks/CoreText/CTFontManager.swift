/// How long a font is registered, and for which programs. Matchcut ignores the scope and registers
/// fonts for the running process only.
public enum CTFontManagerScope: UInt32, Sendable {
  case none = 0
  case process = 1
  case persistent = 2
  case session = 3
  public static var user: CTFontManagerScope { .persistent }
}

/// Makes the fonts in a file available to the app by their names.
///
/// Fails if the file is missing or is not a font file, or if a font with the same PostScript name
/// is registered (unverified for another file). `error` says which of these problems occurred.
@discardableResult
public func CTFontManagerRegisterFontsForURL(
  _ fontURL: CFURL, _ scope: CTFontManagerScope,
  _ error: UnsafeMutablePointer<Unmanaged<CFError>?>?
) -> Bool {
  FontChange(.register, file: fontURL as URL).run(error)
}

/// Makes the fonts in a file unavailable. Text that uses these fonts keeps its appearance.
@discardableResult
public func CTFontManagerUnregisterFontsForURL(
  _ fontURL: CFURL, _ scope: CTFontManagerScope,
  _ error: UnsafeMutablePointer<Unmanaged<CFError>?>?
) -> Bool {
  FontChange(.unregister, file: fontURL as URL).run(error)
}

/// Registers the fonts in several files. Returns true if all files were registered. If it returns
/// false, `errors` contains an error for each file that was not registered.
@discardableResult
public func CTFontManagerRegisterFontsForURLs(
  _ fontURLs: CFArray, _ scope: CTFontManagerScope,
  _ errors: UnsafeMutablePointer<Unmanaged<CFArray>?>?
) -> Bool {
  let problems = FontChange.each(.register, fontURLs)
  if !problems.isEmpty { errors?.pointee = .passRetained(NSArray(array: problems)) }
  return problems.isEmpty
}

/// Registers the fonts in several files.
///
/// `registrationHandler` is called once, before this function returns, with all errors
/// (unverified).
public func CTFontManagerRegisterFontURLs(
  _ fontURLs: CFArray, _ scope: CTFontManagerScope, _ enabled: Bool,
  _ registrationHandler: ((CFArray, Bool) -> Bool)?
) {
  let problems = FontChange.each(.register, fontURLs)
  _ = registrationHandler?(NSArray(array: problems), true)
}

/// Makes a font available to the app by its names. Fails if a font with the same PostScript name is
/// registered.
@discardableResult
public func CTFontManagerRegisterGraphicsFont(
  _ font: CGFont, _ error: UnsafeMutablePointer<Unmanaged<CFError>?>?
) -> Bool {
  FontChange(.register, font: font).run(error)
}

/// Makes a font unavailable. Text that uses the font keeps its appearance.
@discardableResult
public func CTFontManagerUnregisterGraphicsFont(
  _ font: CGFont, _ error: UnsafeMutablePointer<Unmanaged<CFError>?>?
) -> Bool {
  FontChange(.unregister, font: font).run(error)
}

import CoreText
import Foundation
import Testing

@MainActor
struct CTFontManagerTests {
  private static let folder = "/usr/share/fonts/truetype/dejavu"
  private let url = URL(fileURLWithPath: folder + "/DejaVuSansMono-Bold.ttf") as CFURL

  private func error(
    of body: (UnsafeMutablePointer<Unmanaged<CFError>?>) -> Bool
  ) -> (code: Int, text: String)? {
    var error: Unmanaged<CFError>?
    guard !body(&error) else { return nil }
    return (error?.takeRetainedValue()).map { ($0.code, $0.localizedDescription) }
  }

  @Test func `the fonts in a file are registered once, and unregistered once`() {
    func register() -> (code: Int, text: String)? {
      error { CTFontManagerRegisterFontsForURL(url, .process, $0) }
    }
    func unregister() -> (code: Int, text: String)? {
      error { CTFontManagerUnregisterFontsForURL(url, .process, $0) }
    }

    #expect(register() == nil)
    #expect(CGFont("DejaVuSansMono-Bold" as CFString) != nil)
    #expect(register()?.code == CTFontManagerError.alreadyRegistered.rawValue)
    #expect(unregister() == nil)
    #expect(CGFont("DejaVuSansMono-Bold" as CFString) == nil)
    #expect(unregister()?.code == CTFontManagerError.notRegistered.rawValue)
  }

  @Test func `a font in memory is registered by its name`() throws {
    let font = try #require(CGDataProvider(url: url).flatMap { CGFont($0) })

    #expect(error { CTFontManagerRegisterGraphicsFont(font, $0) } == nil)
    #expect(CGFont("DejaVu Sans Mono Bold" as CFString) != nil)
    let again = error { CTFontManagerRegisterGraphicsFont(font, $0) }
    #expect(again?.code == 105)
    #expect(
      again?.text
        == "The font DejaVuSansMono-Bold cannot be registered, because a font of the same "
        + "name is registered already.")
    #expect(CTFontManagerUnregisterGraphicsFont(font, nil))
  }

  @Test(arguments: [
    ("/nowhere.ttf", 101, "it does not exist"), ("/etc/hostname", 103, "it is not a font file"),
  ])
  func `an unusable file is an error`(path: String, code: Int, reason: String) {
    let url = URL(fileURLWithPath: path)

    let found = error { CTFontManagerRegisterFontsForURL(url as CFURL, .process, $0) }
    var errors: Unmanaged<CFArray>?
    let isDone = CTFontManagerRegisterFontsForURLs(NSArray(array: [url]), .process, &errors)
    var count = 0
    CTFontManagerRegisterFontURLs(NSArray(array: [url]), .process, true) { problems, _ in
      count = problems.count
      return true
    }

    #expect(found?.code == code)
    #expect(found?.text == "The file \(path) cannot be registered, because \(reason).")
    #expect(!isDone)
    #expect(errors?.takeRetainedValue().count == 1)
    #expect(count == 1)
  }
}

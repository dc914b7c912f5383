import Foundation
import MobileCoreServices
import Testing

@MainActor
struct MobileCoreServicesTests {
  @Test func `the constants of types are identifiers`() {
    #expect(kUTTypeImage as String == "public.image")
    #expect([kUTTypeImage as String, kUTTypeMovie as String].contains("public.movie"))
    #expect(UTTypeConformsTo(kUTTypePNG, kUTTypeImage))
    #expect(!UTTypeConformsTo(kUTTypeImage, kUTTypePNG))
    let identifier = UTTypeCreatePreferredIdentifierForTag(
      kUTTagClassFilenameExtension, "jpg" as NSString, nil)
    #expect(identifier?.takeRetainedValue() == kUTTypeJPEG)
    let tag = UTTypeCopyPreferredTagWithClass(kUTTypePDF, kUTTagClassMIMEType)
    #expect(tag?.takeRetainedValue() as String? == "application/pdf")
    let unknown = UTTypeCreatePreferredIdentifierForTag(
      kUTTagClassFilenameExtension, "nothing" as NSString, nil)
    #expect(unknown == nil)
  }
}

import CoreGraphics
import UniformTypeIdentifiers

/// Whether a type is another one, or is derived from it according to the table of `UTType`.
public func UTTypeConformsTo(_ inUTI: CFString, _ inConformsToUTI: CFString) -> Bool {
  guard let type = UTType(text(inUTI)), let other = UTType(text(inConformsToUTI)) else {
    return false
  }
  return type.conforms(to: other)
}

/// Whether two identifiers name the same type, in letters of either case.
public func UTTypeEqual(_ inUTI1: CFString, _ inUTI2: CFString) -> Bool {
  text(inUTI1).lowercased() == text(inUTI2).lowercased()
}

/// Returns the identifier of the type with a file name extension or a MIME type.
///
/// It is nil for a tag that the table of `UTType` does not have, where iOS returns an identifier that
/// it makes from the tag. `inConformingToUTI` limits the result to types that are derived from it.
public func UTTypeCreatePreferredIdentifierForTag(
  _ inTagClass: CFString, _ inTag: CFString, _ inConformingToUTI: CFString?
) -> Unmanaged<CFString>? {
  var found: UTType?
  switch inTagClass {
  case kUTTagClassFilenameExtension: found = UTType(filenameExtension: text(inTag))
  case kUTTagClassMIMEType: found = UTType(mimeType: text(inTag))
  default: break
  }
  guard let found else { return nil }
  let identifier = NSString(string: found.identifier)
  if let inConformingToUTI, !UTTypeConformsTo(identifier, inConformingToUTI) { return nil }
  return Unmanaged.passRetained(identifier)
}

/// Returns the file name extension or the MIME type of a type; nil if the table has none.
public func UTTypeCopyPreferredTagWithClass(
  _ inUTI: CFString, _ inTagClass: CFString
) -> Unmanaged<CFString>? {
  let type = UTType(text(inUTI))
  var tag: String?
  switch inTagClass {
  case kUTTagClassFilenameExtension: tag = type?.preferredFilenameExtension
  case kUTTagClassMIMEType: tag = type?.preferredMIMEType
  default: break
  }
  return tag.map { Unmanaged.passRetained(NSString(string: $0)) }
}

private func text(_ string: CFString) -> String { String(describing: string) }

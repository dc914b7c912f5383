import UIKit

// The trust of a server. Matchcut's apps have no network, so no function returns a trust, a
// certificate or a key, and the functions that need one are never called with it.

/// What is known of a server's certificates.
public final class SecTrust: NSObject, @unchecked Sendable {
  private override init() { super.init() }
}

public final class SecCertificate: NSObject, @unchecked Sendable {
  private override init() { super.init() }
}

public final class SecKey: NSObject, @unchecked Sendable {
  private override init() { super.init() }
}

/// The rules by which certificates are evaluated.
public final class SecPolicy: NSObject, @unchecked Sendable {
  fileprivate override init() { super.init() }
}

/// The result of an evaluation. The raw values are those of `SecTrust.h`.
public enum SecTrustResultType: UInt32, Sendable {
  case invalid, proceed
  case deny = 3
  case unspecified, recoverableTrustFailure, fatalTrustFailure, otherError
}

public func SecPolicyCreateSSL(_ server: Bool, _ hostname: CFString?) -> SecPolicy { SecPolicy() }
public func SecPolicyCreateBasicX509() -> SecPolicy { SecPolicy() }

/// Returns false, because there is nothing to evaluate.
public func SecTrustEvaluateWithError(
  _ trust: SecTrust, _ error: UnsafeMutablePointer<CFError?>?
) -> Bool {
  error?.pointee = NSError(domain: "NSOSStatusErrorDomain", code: Int(errSecNotAvailable))
  return false
}
public func SecTrustSetPolicies(_ trust: SecTrust, _ policies: CFTypeRef) -> OSStatus {
  errSecSuccess
}
public func SecTrustSetAnchorCertificates(
  _ trust: SecTrust, _ anchorCertificates: CFArray?
) -> OSStatus { errSecSuccess }
public func SecTrustSetAnchorCertificatesOnly(
  _ trust: SecTrust, _ anchorCertificatesOnly: Bool
) -> OSStatus { errSecSuccess }
public func SecTrustGetCertificateCount(_ trust: SecTrust) -> CFIndex { 0 }
public func SecTrustCopyCertificateChain(_ trust: SecTrust) -> CFArray? { nil }
public func SecTrustCopyKey(_ trust: SecTrust) -> SecKey? { nil }
/// Returns nil: certificates are not decoded.
public func SecCertificateCreateWithData(
  _ allocator: CFTypeRef?, _ data: CFData
) -> SecCertificate? { nil }
public func SecCertificateCopyData(_ certificate: SecCertificate) -> CFData { NSData() }
public func SecCertificateCopyKey(_ certificate: SecCertificate) -> SecKey? { nil }
public func SecCertificateCopySubjectSummary(_ certificate: SecCertificate) -> CFString? { nil }
public typealias CFOptionFlags = UInt

public let kSecRevocationOCSPMethod: CFOptionFlags = 1 << 0
public let kSecRevocationCRLMethod: CFOptionFlags = 1 << 1
public let kSecRevocationPreferCRL: CFOptionFlags = 1 << 2
public let kSecRevocationRequirePositiveResponse: CFOptionFlags = 1 << 3
public let kSecRevocationNetworkAccessDisabled: CFOptionFlags = 1 << 4
public let kSecRevocationUseAnyAvailableMethod: CFOptionFlags = 3

public func SecPolicyCreateRevocation(_ revocationFlags: CFOptionFlags) -> SecPolicy? {
  SecPolicy()
}
/// Sets the result to `.invalid`, because there is nothing to evaluate.
public func SecTrustEvaluate(
  _ trust: SecTrust, _ result: UnsafeMutablePointer<SecTrustResultType>
) -> OSStatus {
  result.pointee = .invalid
  return errSecNotAvailable
}
/// Sets the trust to nil: there are no certificates.
public func SecTrustCreateWithCertificates(
  _ certificates: CFTypeRef, _ policies: CFTypeRef?, _ trust: UnsafeMutablePointer<SecTrust?>
) -> OSStatus {
  trust.pointee = nil
  return errSecNotAvailable
}
public func SecTrustGetCertificateAtIndex(_ trust: SecTrust, _ ix: CFIndex) -> SecCertificate? {
  nil
}
public func SecTrustCopyPublicKey(_ trust: SecTrust) -> SecKey? { nil }

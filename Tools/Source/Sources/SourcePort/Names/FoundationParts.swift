/// The types of Apple's Foundation and UIKit that belong to other modules on Linux.
enum FoundationParts {
  /// The module of each type.
  static let modules: [String: String] = {
    let pairs =
      networking.map { ($0, "FoundationNetworking") } + xml.map { ($0, "FoundationXML") }
      + pictures.map { ($0, "CoreImage") } + observed.map { ($0, "Combine") }
      + notifications.map { ($0, "UserNotifications") } + loading.map { ($0, "URLLoading") }
      + trust.map { ($0, "Security") }
      + standIns.map { ($0, "UIKit") }
    return Dictionary(uniqueKeysWithValues: pairs)
  }()

  /// Names that Foundation on Linux does not have, or has only as unavailable, and that Matchcut's
  /// UIKit declares.
  private static let standIns: Set<String> = [
    "DateComponentsFormatter", "NSComparisonPredicate", "NSDiscardableContent", "NSExpression",
    "UndoManager", "kCFBooleanFalse", "kCFBooleanTrue",
  ]

  /// `import Foundation` also imports Security on Apple's systems.
  private static let trust: Set<String> = [
    "SecCertificate", "SecKey", "SecPolicy", "SecTrust", "SecTrustResultType", "noErr",
  ]

  /// Names and members of URL loading that Foundation on Linux does not have.
  private static let loading: Set<String> = [
    "NSURLAuthenticationMethodClientCertificate", "NSURLAuthenticationMethodServerTrust",
    "NSURLSessionDownloadTaskResumeData", "URLSessionConfiguration",
    "allowsConstrainedNetworkAccess",
    "allowsExpensiveNetworkAccess", "checkPromisedItemIsReachable", "networkUnavailableReason",
    "serverTrust", "sessionSendsLaunchEvents",
  ]

  /// Whether a module is part of the toolchain. Modules that are compiled for Linux use no others.
  static func isOfToolchain(_ module: String) -> Bool { module.hasPrefix("Foundation") }

  private static let xml: Set<String> = [
    "XMLDTD", "XMLDTDNode", "XMLDocument", "XMLElement", "XMLNode", "XMLParser",
    "XMLParserDelegate",
  ]

  /// On Apple's systems, Foundation has aliases of these types of Combine.
  private static let observed: Set<String> = ["ObservableObject", "Published"]

  /// `import UIKit` also imports Core Image on Apple's systems.
  private static let pictures: Set<String> = [
    "CIColor", "CIContext", "CIFilter", "CIImage", "CIVector",
  ]

  /// `import UIKit` also imports User Notifications on Apple's systems: two public apps that use these
  /// names import nothing else.
  private static let notifications: Set<String> = [
    "UNAuthorizationOptions", "UNCalendarNotificationTrigger", "UNMutableNotificationContent",
    "UNNotification", "UNNotificationAction", "UNNotificationCategory", "UNNotificationContent",
    "UNNotificationPresentationOptions", "UNNotificationRequest", "UNNotificationResponse",
    "UNNotificationSettings", "UNNotificationSound", "UNNotificationTrigger",
    "UNTimeIntervalNotificationTrigger", "UNUserNotificationCenter",
    "UNUserNotificationCenterDelegate",
  ]

  private static let networking: Set<String> = [
    "CachedURLResponse", "HTTPCookie", "HTTPCookiePropertyKey", "HTTPCookieStorage",
    "HTTPURLResponse", "NSMutableURLRequest", "NSURLRequest", "URLAuthenticationChallenge",
    "URLCache", "URLCredential", "URLCredentialStorage", "URLProtectionSpace", "URLProtocol",
    "URLRequest", "URLResponse", "URLSession",
    "URLSessionDataDelegate", "URLSessionDataTask", "URLSessionDelegate",
    "URLSessionDownloadDelegate", "URLSessionDownloadTask", "URLSessionStreamTask",
    "URLSessionTask", "URLSessionTaskDelegate", "URLSessionTaskMetrics",
    "URLSessionUploadTask", "URLSessionWebSocketTask",
  ]
}

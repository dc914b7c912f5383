import UIKit

public struct WKAudiovisualMediaTypes: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  public static let audio = WKAudiovisualMediaTypes(rawValue: 1)
  public static let video = WKAudiovisualMediaTypes(rawValue: 2)
  public static let all = WKAudiovisualMediaTypes(rawValue: .max)
}

/// The settings of a web view. They have no effect.
@preconcurrency @MainActor
open class WKWebViewConfiguration: NSObject {
  public override init() { super.init() }

  open var userContentController = WKUserContentController()
  open var preferences = WKPreferences()
  open var defaultWebpagePreferences: WKWebpagePreferences! = WKWebpagePreferences()
  open var processPool = WKProcessPool()
  open var websiteDataStore = WKWebsiteDataStore.default()
  open var applicationNameForUserAgent: String?
  open var allowsInlineMediaPlayback = false
  open var allowsAirPlayForMediaPlayback = true
  open var allowsPictureInPictureMediaPlayback = true
  open var suppressesIncrementalRendering = false
  open var mediaTypesRequiringUserActionForPlayback: WKAudiovisualMediaTypes = []
}

/// Settings of a web view. They have no effect.
@preconcurrency @MainActor
open class WKPreferences: NSObject {
  public override init() { super.init() }
  open var minimumFontSize: CGFloat = 0
  open var javaScriptEnabled = true
  open var javaScriptCanOpenWindowsAutomatically = false
}

/// Settings of a page. They have no effect.
@preconcurrency @MainActor
open class WKWebpagePreferences: NSObject {
  public override init() { super.init() }
  open var allowsContentJavaScript = true
}

@preconcurrency @MainActor
open class WKProcessPool: NSObject {
  public override init() { super.init() }
}

/// The data of pages: always empty.
@preconcurrency @MainActor
open class WKWebsiteDataStore: NSObject {
  private init(isPersistent: Bool) { self.isPersistent = isPersistent }
  open class func `default`() -> WKWebsiteDataStore { WKWebsiteDataStore(isPersistent: true) }
  open class func nonPersistent() -> WKWebsiteDataStore { WKWebsiteDataStore(isPersistent: false) }
  public let isPersistent: Bool
}

public enum WKUserScriptInjectionTime: Int, Sendable {
  case atDocumentStart = 0
  case atDocumentEnd = 1
}

/// A script for pages. It never runs.
@preconcurrency @MainActor
open class WKUserScript: NSObject {
  public init(
    source: String, injectionTime: WKUserScriptInjectionTime, forMainFrameOnly: Bool
  ) {
    (self.source, self.injectionTime) = (source, injectionTime)
    isForMainFrameOnly = forMainFrameOnly
  }
  public let source: String
  public let injectionTime: WKUserScriptInjectionTime
  public let isForMainFrameOnly: Bool
}

/// A message of a page. There is none.
@preconcurrency @MainActor
open class WKScriptMessage: NSObject {
  open var body: Any { NSNull() }
  open var name: String { "" }
}

/// Receives the messages of pages. It is never called.
@preconcurrency @MainActor
public protocol WKScriptMessageHandler: NSObjectProtocol {
  func userContentController(
    _ userContentController: WKUserContentController, didReceive message: WKScriptMessage)
}

/// Keeps scripts and handlers.
@preconcurrency @MainActor
open class WKUserContentController: NSObject {
  public override init() { super.init() }
  open private(set) var userScripts: [WKUserScript] = []
  private var handlers: [String: any WKScriptMessageHandler] = [:]

  open func addUserScript(_ userScript: WKUserScript) { userScripts.append(userScript) }
  open func removeAllUserScripts() { userScripts = [] }
  open func add(_ scriptMessageHandler: any WKScriptMessageHandler, name: String) {
    handlers[name] = scriptMessageHandler
  }
  open func removeScriptMessageHandler(forName name: String) { handlers[name] = nil }
  open func removeAllScriptMessageHandlers() { handlers = [:] }
}

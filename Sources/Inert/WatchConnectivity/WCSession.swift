import UIKit

public let WCErrorDomain = "WCErrorDomain"

/// An error of Watch Connectivity.
public struct WCError: Error, Hashable, CustomNSError {
  /// The raw values are those of `WCError.h`.
  public enum Code: Int, Sendable {
    case genericError = 7001
    case sessionNotSupported = 7002
    case sessionMissingDelegate = 7003
    case sessionNotActivated = 7004
    case deviceNotPaired = 7005
    case watchAppNotInstalled = 7006
    case notReachable = 7007
    case invalidParameter = 7008
    case payloadTooLarge = 7009
    case payloadUnsupportedTypes = 7010
    case messageReplyFailed = 7011
    case messageReplyTimedOut = 7012
    case fileAccessDenied = 7013
    case deliveryFailed = 7014
    case insufficientSpace = 7015
    case sessionInactive = 7016
    case transferTimedOut = 7017
    case companionAppNotInstalled = 7018
    case watchOnlyApp = 7019
  }
  public let code: Code
  public init(_ code: Code) { self.code = code }

  public static var errorDomain: String { WCErrorDomain }
  public var errorCode: Int { code.rawValue }
  public var errorUserInfo: [String: Any] { [:] }
}

public enum WCSessionActivationState: Int, Sendable {
  case notActivated = 0
  case inactive = 1
  case activated = 2
}

/// A session with a watch, which the device does not support. Apps ask `isSupported()` and do not
/// start one.
///
/// `activate()` calls the delegate in the next tick with the error `sessionNotSupported`. What an app
/// sends nevertheless fails with the same error.
@preconcurrency @MainActor
open class WCSession: NSObject, WorldService {
  public override required init() { super.init() }
  open class var `default`: WCSession { World.current.service() }
  /// Always false.
  nonisolated open class func isSupported() -> Bool { false }

  open weak var delegate: (any WCSessionDelegate)?
  open var activationState: WCSessionActivationState { .notActivated }
  open var hasContentPending: Bool { false }
  open var isPaired: Bool { false }
  open var isWatchAppInstalled: Bool { false }
  open var isComplicationEnabled: Bool { false }
  open var isReachable: Bool { false }
  open var remainingComplicationUserInfoTransfers: Int { 0 }
  open var watchDirectoryURL: URL? { nil }
  open var applicationContext: [String: Any] { [:] }
  open var receivedApplicationContext: [String: Any] { [:] }
  open var outstandingUserInfoTransfers: [WCSessionUserInfoTransfer] { [] }
  open var outstandingFileTransfers: [WCSessionFileTransfer] { [] }

  open func activate() {
    report("activate")
    TickQueue.post { [self] in
      delegate?.session(
        self, activationDidCompleteWith: .notActivated, error: WCError(.sessionNotSupported))
    }
  }

  open func sendMessage(
    _ message: [String: Any], replyHandler: (([String: Any]) -> Void)?,
    errorHandler: ((any Error) -> Void)? = nil
  ) {
    fail("sendMessage", errorHandler)
  }
  open func sendMessageData(
    _ data: Data, replyHandler: ((Data) -> Void)?, errorHandler: ((any Error) -> Void)? = nil
  ) {
    fail("sendMessageData", errorHandler)
  }
  /// Always throws `sessionNotSupported`.
  open func updateApplicationContext(_ applicationContext: [String: Any]) throws {
    report("updateApplicationContext")
    throw WCError(.sessionNotSupported)
  }
  @discardableResult
  open func transferUserInfo(_ userInfo: [String: Any] = [:]) -> WCSessionUserInfoTransfer {
    let transfer = WCSessionUserInfoTransfer(userInfo: userInfo)
    report("transferUserInfo")
    TickQueue.post { [self] in
      delegate?.session(self, didFinish: transfer, error: WCError(.sessionNotSupported))
    }
    return transfer
  }
  @discardableResult
  open func transferCurrentComplicationUserInfo(
    _ userInfo: [String: Any] = [:]
  ) -> WCSessionUserInfoTransfer { transferUserInfo(userInfo) }
  @discardableResult
  open func transferFile(_ file: URL, metadata: [String: Any]?) -> WCSessionFileTransfer {
    let transfer = WCSessionFileTransfer(file: WCSessionFile(fileURL: file, metadata: metadata))
    report("transferFile")
    TickQueue.post { [self] in
      delegate?.session(self, didFinish: transfer, error: WCError(.sessionNotSupported))
    }
    return transfer
  }

  private func fail(_ call: String, _ handler: ((any Error) -> Void)?) {
    report(call)
    guard let handler else { return }
    TickQueue.post { handler(WCError(.sessionNotSupported)) }
  }

  private func report(_ call: String) {
    CallTrace.note(.controller, self, .message(.init(call)))
    UIKitLog.warnOnce(
      "WCSession sends nothing: the device has no watch. Ask WCSession.isSupported() first.",
      .missingService)
  }
}

/// A dictionary that an app sends. The watch never receives it.
open class WCSessionUserInfoTransfer: NSObject {
  init(userInfo: [String: Any]) { self.userInfo = userInfo }
  public let userInfo: [String: Any]
  open var isTransferring: Bool { false }
  open var isCurrentComplicationInfo: Bool { false }
  open func cancel() {}
}

open class WCSessionFile: NSObject {
  init(fileURL: URL, metadata: [String: Any]?) {
    (self.fileURL, self.metadata) = (fileURL, metadata)
  }
  public let fileURL: URL
  public let metadata: [String: Any]?
}

/// A file that an app sends. The watch never receives it.
open class WCSessionFileTransfer: NSObject {
  init(file: WCSessionFile) { self.file = file }
  public let file: WCSessionFile
  open var isTransferring: Bool { false }
  open func cancel() {}
}

/// Observes a session. The device supports none, so only the methods about an activation and about
/// failed transfers are called.
@preconcurrency @MainActor
public protocol WCSessionDelegate: NSObjectProtocol {
  func session(
    _ session: WCSession, activationDidCompleteWith activationState: WCSessionActivationState,
    error: (any Error)?)
  func sessionDidBecomeInactive(_ session: WCSession)
  func sessionDidDeactivate(_ session: WCSession)
  func sessionWatchStateDidChange(_ session: WCSession)
  func sessionReachabilityDidChange(_ session: WCSession)
  func session(_ session: WCSession, didReceiveMessage message: [String: Any])
  func session(
    _ session: WCSession, didReceiveMessage message: [String: Any],
    replyHandler: @escaping ([String: Any]) -> Void)
  func session(_ session: WCSession, didReceiveMessageData messageData: Data)
  func session(
    _ session: WCSession, didReceiveMessageData messageData: Data,
    replyHandler: @escaping (Data) -> Void)
  func session(
    _ session: WCSession, didReceiveApplicationContext applicationContext: [String: Any])
  func session(_ session: WCSession, didReceiveUserInfo userInfo: [String: Any])
  func session(_ session: WCSession, didReceive file: WCSessionFile)
  func session(
    _ session: WCSession, didFinish userInfoTransfer: WCSessionUserInfoTransfer,
    error: (any Error)?)
  func session(
    _ session: WCSession, didFinish fileTransfer: WCSessionFileTransfer, error: (any Error)?)
}

extension WCSessionDelegate {
  public func sessionWatchStateDidChange(_ session: WCSession) {}
  public func sessionReachabilityDidChange(_ session: WCSession) {}
  public func session(_ session: WCSession, didReceiveMessage message: [String: Any]) {}
  public func session(
    _ session: WCSession, didReceiveMessage message: [String: Any],
    replyHandler: @escaping ([String: Any]) -> Void
  ) {}
  public func session(_ session: WCSession, didReceiveMessageData messageData: Data) {}
  public func session(
    _ session: WCSession, didReceiveMessageData messageData: Data,
    replyHandler: @escaping (Data) -> Void
  ) {}
  public func session(
    _ session: WCSession, didReceiveApplicationContext applicationContext: [String: Any]
  ) {}
  public func session(_ session: WCSession, didReceiveUserInfo userInfo: [String: Any]) {}
  public func session(_ session: WCSession, didReceive file: WCSessionFile) {}
  public func session(
    _ session: WCSession, didFinish userInfoTransfer: WCSessionUserInfoTransfer,
    error: (any Error)?
  ) {}
  public func session(
    _ session: WCSession, didFinish fileTransfer: WCSessionFileTransfer, error: (any Error)?
  ) {}
}

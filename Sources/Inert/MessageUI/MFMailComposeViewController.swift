import Placeholder
@_exported import UIKit

public enum MFMailComposeResult: Int, Sendable {
  case cancelled = 0
  case saved = 1
  case sent = 2
  case failed = 3
}

public enum MessageComposeResult: Int, Sendable {
  case cancelled = 0
  case sent = 1
  case failed = 2
}

/// A form for a message. The device has no mail account, so apps that ask `canSendMail()` do not
/// show it.
@preconcurrency @MainActor
open class MFMailComposeViewController: UINavigationController {
  /// Always false.
  open class func canSendMail() -> Bool { false }

  open weak var mailComposeDelegate: (any MFMailComposeViewControllerDelegate)?
  open func setSubject(_ subject: String) {}
  open func setToRecipients(_ toRecipients: [String]?) {}
  open func setCcRecipients(_ ccRecipients: [String]?) {}
  open func setBccRecipients(_ bccRecipients: [String]?) {}
  open func setMessageBody(_ body: String, isHTML: Bool) {}
  open func addAttachmentData(
    _ attachment: Data, mimeType: String, fileName filename: String
  ) {}

  open override func viewDidLoad() {
    super.viewDidLoad()
    UIKitLog.warnOnce(
      "MFMailComposeViewController sends no mail: the device has no account.", .missingService)
    PlaceholderView.fill(view, title: "Mail")
  }
}

@preconcurrency @MainActor
public protocol MFMailComposeViewControllerDelegate: NSObjectProtocol {
  func mailComposeController(
    _ controller: MFMailComposeViewController, didFinishWith result: MFMailComposeResult,
    error: (any Error)?)
}

extension MFMailComposeViewControllerDelegate {
  public func mailComposeController(
    _ controller: MFMailComposeViewController, didFinishWith result: MFMailComposeResult,
    error: (any Error)?
  ) {}
}

/// A form for a text message. The device cannot send any.
@preconcurrency @MainActor
open class MFMessageComposeViewController: UINavigationController {
  /// Always false.
  open class func canSendText() -> Bool { false }
  /// Always false.
  open class func canSendAttachments() -> Bool { false }

  open weak var messageComposeDelegate: (any MFMessageComposeViewControllerDelegate)?
  open var recipients: [String]?
  open var body: String?
  open var subject: String?

  open override func viewDidLoad() {
    super.viewDidLoad()
    UIKitLog.warnOnce("MFMessageComposeViewController sends no messages.", .missingService)
    PlaceholderView.fill(view, title: "Message")
  }
}

@preconcurrency @MainActor
public protocol MFMessageComposeViewControllerDelegate: NSObjectProtocol {
  func messageComposeViewController(
    _ controller: MFMessageComposeViewController, didFinishWith result: MessageComposeResult)
}

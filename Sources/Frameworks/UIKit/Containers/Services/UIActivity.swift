/// A service that an app offers in a share sheet. Subclasses override its title, image and work.
@preconcurrency @MainActor
open class UIActivity: NSObject, Attachable {
  nonisolated(unsafe) package var associatedObjects = Attachments()

  /// The identifier of a kind of service.
  public struct ActivityType: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public init(_ rawValue: String) { self.rawValue = rawValue }

    public static let postToFacebook = ActivityType("com.apple.UIKit.activity.PostToFacebook")
    public static let postToTwitter = ActivityType("com.apple.UIKit.activity.PostToTwitter")
    public static let postToWeibo = ActivityType("com.apple.UIKit.activity.PostToWeibo")
    public static let message = ActivityType("com.apple.UIKit.activity.Message")
    public static let mail = ActivityType("com.apple.UIKit.activity.Mail")
    public static let print = ActivityType("com.apple.UIKit.activity.Print")
    public static let copyToPasteboard = ActivityType("com.apple.UIKit.activity.CopyToPasteboard")
    public static let assignToContact = ActivityType("com.apple.UIKit.activity.AssignToContact")
    public static let saveToCameraRoll = ActivityType("com.apple.UIKit.activity.SaveToCameraRoll")
    public static let addToReadingList = ActivityType("com.apple.UIKit.activity.AddToReadingList")
    public static let airDrop = ActivityType("com.apple.UIKit.activity.AirDrop")
    public static let openInIBooks = ActivityType("com.apple.UIKit.activity.OpenInIBooks")
  }

  public override init() { super.init() }

  /// The kind of service; nil by default.
  open var activityType: ActivityType? { nil }
  open var activityTitle: String? { nil }
  /// The picture beside the title; nil by default.
  open var activityImage: UIImage? { nil }
  /// Whether the service can be used with these items; false by default. The sheet shows only
  /// services that return true.
  open func canPerform(withActivityItems activityItems: [Any]) -> Bool { false }
  /// Called with the items when the user has chosen the service.
  open func prepare(withActivityItems activityItems: [Any]) {}
  /// A controller that the sheet presents instead of calling `perform()`; nil by default.
  open var activityViewController: UIViewController? { nil }
  /// Does the work. Overrides call `activityDidFinish(_:)` at the end; the default implementation
  /// calls it with false.
  open func perform() { activityDidFinish(false) }
  /// Ends the service, and the sheet that offered it.
  open func activityDidFinish(_ completed: Bool) {
    let finish = onFinish
    onFinish = nil
    finish?(completed)
  }

  /// Called when the service has ended. The sheet sets this closure.
  var onFinish: ((Bool) -> Void)?
}

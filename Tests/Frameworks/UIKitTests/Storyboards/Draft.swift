import UIKit

/// Storyboards that are written for a test: one scene by default, and one element per line.
enum Draft {
  /// A document around `scenes`, which begin on line 3.
  static func document(_ scenes: String, initial: String? = nil, resources: String = "") -> String {
    let attribute = initial.map { " initialViewController=\"\($0)\"" } ?? ""
    return """
      <?xml version="1.0" encoding="UTF-8"?>
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB"\(attribute)><scenes>
      \(scenes)
      </scenes><resources>\(resources)</resources></document>
      """
  }

  /// One scene whose controller `C` has the view `V`; `inside` begins on line 5.
  static func view(_ inside: String, objects: String = "", resources: String = "") -> String {
    document(
      """
      <scene><objects><viewController id="C">
      <view key="view" id="V">
      \(inside)
      </view></viewController>
      \(objects)</objects></scene>
      """, initial: "C", resources: resources)
  }

  /// A document with one subview in the scene's view, on line 6.
  static func subview(_ element: String, resources: String = "") -> String {
    view("<subviews>\n\(element)\n</subviews>", resources: resources)
  }

  /// The error of reading the file, or its first warning; nil for a valid file.
  @MainActor
  static func message(_ xml: String) -> String? {
    do {
      return try StoryboardFile(name: "Draft", xml: Data(xml.utf8)).warnings.first
    } catch {
      return "\(error)"
    }
  }

  /// The initial controller of the file.
  @MainActor
  static func controller(
    _ xml: String, kinds: [ControllerKind] = ControllerKind.all
  ) throws -> UIViewController? {
    let file = try StoryboardFile(name: "Draft", xml: Data(xml.utf8), kinds: kinds)
    World.current.service(StoryboardStore.self).add(file)
    return UIStoryboard(name: "Draft", bundle: nil).instantiateInitialViewController()
  }

  /// The view that the document of `subview(_:)` describes, created from it.
  @MainActor
  static func made<V: UIView>(
    _ element: String, resources: String = "", as type: V.Type = V.self
  ) throws -> V? {
    try controller(subview(element, resources: resources))?.view.subviews.first as? V
  }
}

// Classes that drafts refer to with customModule="UIKitTests".

final class DraftPage: UIViewController {
  var heard: [String] = []
  weak var card: UILabel?
  var cards: [UILabel] = []
  var radius: CGFloat = 0

  override func awakeFromNib() {
    super.awakeFromNib()
    heard.append("awakeFromNib")
  }
  override func viewDidLoad() {
    super.viewDidLoad()
    heard.append("viewDidLoad card \(card?.text ?? "nil")")
  }
  func tapped(_ sender: UIButton) { heard.append("tapped by \(sender.tag)") }
}

/// A delegate that is an object of a scene.
@MainActor
final class DraftDelegate: NSObject, UINavigationControllerDelegate {
  weak var navigationController: UINavigationController?
  var wasAwake = false

  func awakeFromNib() { wasAwake = navigationController != nil }
}

final class DraftView: UIView {
  weak var label: UILabel?
  var wasAwake = false
  /// Two inspectable properties, and the order in which they were set.
  var width: CGFloat = 0 { didSet { heard.append("width \(width)") } }
  var tone = "" { didSet { heard.append("tone \(tone)") } }
  var heard: [String] = []

  override func awakeFromNib() {
    super.awakeFromNib()
    wasAwake = label != nil
    heard.append("awakeFromNib")
  }
}

final class DraftTabItem: UITabBarItem {}

/// A view that a storyboard cannot create.
final class DraftStubborn: UIView {
  required init?(coder: NSCoder) { nil }
}

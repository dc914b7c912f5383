@_exported import Combine
import Placeholder
@_exported import UIKit

/// A view of SwiftUI. It has no requirements, because the port removes the declarations of views.
public protocol View {}

/// What ported source has instead of a view: the view's name.
@_spi(Ported) public struct ViewPlaceholder: View {
  let name: String

  public init(_ name: String) { self.name = name }
}

/// Shows the name of a view of SwiftUI instead of the view.
@preconcurrency @MainActor
open class UIHostingController<Content: View>: UIViewController {
  public init(rootView: Content) {
    self.rootView = rootView
    super.init(nibName: nil, bundle: nil)
  }
  public init?(coder aDecoder: NSCoder, rootView: Content) {
    self.rootView = rootView
    super.init(coder: aDecoder)
  }
  /// A controller in a storyboard needs a subclass that passes a view, as on iOS.
  public required init?(coder aDecoder: NSCoder) {
    guard let view = ViewPlaceholder(String(describing: Self.self)) as? Content else { return nil }
    rootView = view
    super.init(coder: aDecoder)
  }

  open var rootView: Content { didSet { placeholder?.text = name } }

  private weak var placeholder: PlaceholderView?

  private var name: String {
    (rootView as? ViewPlaceholder)?.name ?? String(describing: Content.self)
  }

  open override func viewDidLoad() {
    super.viewDidLoad()
    UIKitLog.warnOnce(
      "UIHostingController shows the name of the view: there is no SwiftUI here.",
      .missingService)
    placeholder = PlaceholderView.fill(view, title: "SwiftUI view", detail: name)
  }
}

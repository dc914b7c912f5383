/// A sheet with services that an app can use for its items.
///
/// The sheet shows what is shared, the service "Copy", and the app's own services. Matchcut has no
/// other services. `completionWithItemsHandler` is called when the sheet has been closed.
open class UIActivityViewController: UIViewController {
  public typealias CompletionWithItemsHandler = (
    UIActivity.ActivityType?, Bool, [Any]?, (any Error)?
  ) -> Void

  public init(activityItems: [Any], applicationActivities: [UIActivity]?) {
    (items, own) = (activityItems, applicationActivities ?? [])
    super.init(nibName: nil, bundle: nil)
    sheetPresentationController?.detents = [.medium(), .large()]
  }
  public required init?(coder: NSCoder) { nil }

  /// Called once, after the sheet has been closed: with the chosen service, and whether it has done
  /// its work.
  open var completionWithItemsHandler: CompletionWithItemsHandler?
  /// Services that the sheet does not show; nil by default.
  open var excludedActivityTypes: [UIActivity.ActivityType]?

  private let items: [Any]
  private let own: [UIActivity]
  private let heading = UILabel()
  private let close = UIButton(type: .system)
  private var rows: [UIButton] = []
  private var hasFinished = false

  // The dimensions of the sheet, in points (`unverified`).
  private static let margin: CGFloat = 16
  private static let rowHeight: CGFloat = 52
  private static let gap: CGFloat = 8
  private static let radius: CGFloat = 12

  open override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemGroupedBackground
    heading.text = placeholders.map(Self.text).joined(separator: ", ")
    heading.font = .systemFont(ofSize: UIFont.labelFontSize, weight: .semibold)
    heading.numberOfLines = 2
    close.setTitle("Close", for: .normal)
    close.addAction(
      UIAction { [weak self] _ in self?.finish(nil, false) }, for: .touchUpInside)
    for part in [heading, close] { view.addSubview(part) }
    rows = shownActivities.map(row)
  }

  /// The text that stands for an item in the heading.
  private static func text(_ item: Any) -> String {
    switch item {
    case let text as String: text
    case let address as URL: address.absoluteString
    case is UIImage: "Image"
    default: "\(type(of: item))"
    }
  }

  private var shownActivities: [UIActivity] {
    ([CopyActivity()] + own).filter { activity in
      let isExcluded = activity.activityType.map { excludedActivityTypes?.contains($0) ?? false }
      return isExcluded != true && activity.canPerform(withActivityItems: placeholders)
    }
  }

  /// The items, with a placeholder for each item that is made when a service is chosen.
  private var placeholders: [Any] {
    items.map { item in
      (item as? any UIActivityItemSource)?.activityViewControllerPlaceholderItem(self) ?? item
    }
  }

  private func items(for type: UIActivity.ActivityType?) -> [Any] {
    items.compactMap { item in
      guard let source = item as? any UIActivityItemSource else { return item }
      return source.activityViewController(self, itemForActivityType: type)
    }
  }

  private func row(_ activity: UIActivity) -> UIButton {
    let row = UIButton(type: .system)
    row.setTitle(activity.activityTitle, for: .normal)
    row.setImage(activity.activityImage, for: .normal)
    row.setTitleColor(.label, for: .normal)
    row.backgroundColor = .secondarySystemGroupedBackground
    row.layer.cornerRadius = Self.radius
    row.contentHorizontalAlignment = .leading
    row.contentEdgeInsets = UIEdgeInsets(top: 0, left: Self.margin, bottom: 0, right: Self.margin)
    row.addAction(UIAction { [weak self] _ in self?.choose(activity) }, for: .touchUpInside)
    view.addSubview(row)
    return row
  }

  open override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    let area = view.bounds.inset(by: view.safeAreaInsets).insetBy(dx: Self.margin, dy: Self.margin)
    let closeSize = close.sizeThatFits(area.size)
    close.frame = CGRect(
      x: area.maxX - closeSize.width, y: area.minY, width: closeSize.width,
      height: closeSize.height)
    let width = max(0, area.width - closeSize.width - Self.gap)
    let height = heading.sizeThatFits(CGSize(width: width, height: area.height)).height
    heading.frame = CGRect(x: area.minX, y: area.minY, width: width, height: height)
    var y = max(close.frame.maxY, heading.frame.maxY) + Self.margin
    for row in rows {
      row.frame = CGRect(x: area.minX, y: y, width: area.width, height: Self.rowHeight)
      y += Self.rowHeight + Self.gap
    }
  }

  private func choose(_ activity: UIActivity) {
    activity.prepare(withActivityItems: items(for: activity.activityType))
    activity.onFinish = { [weak self] in self?.finish(activity.activityType, $0) }
    if let controller = activity.activityViewController {
      present(controller, animated: true)
    } else {
      activity.perform()
    }
  }

  private func finish(_ type: UIActivity.ActivityType?, _ isDone: Bool) {
    guard !hasFinished else { return }
    hasFinished = true
    let tell: () -> Void = { [completionWithItemsHandler] in
      completionWithItemsHandler?(type, isDone, nil, nil)
    }
    guard let presenter = presentingViewController else { return tell() }
    presenter.dismiss(animated: true, completion: tell)
  }

  /// Tells the handler if the user has closed the sheet by a swipe.
  open override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    guard isBeingDismissed, !hasFinished else { return }
    hasFinished = true
    completionWithItemsHandler?(nil, false, nil, nil)
  }
}

/// Copies the items to the pasteboard.
private final class CopyActivity: UIActivity {
  private var items: [Any] = []

  override var activityType: ActivityType? { .copyToPasteboard }
  override var activityTitle: String? { "Copy" }
  override func canPerform(withActivityItems activityItems: [Any]) -> Bool {
    !activityItems.isEmpty
  }
  override func prepare(withActivityItems activityItems: [Any]) { items = activityItems }
  override func perform() {
    let board = UIPasteboard.general
    board.string = items.lazy.compactMap { $0 as? String }.first
    if let address = items.lazy.compactMap({ $0 as? URL }).first { board.url = address }
    if let image = items.lazy.compactMap({ $0 as? UIImage }).first { board.image = image }
    activityDidFinish(true)
  }
}

/// Provides an item of a share sheet when the user has chosen a service.
@preconcurrency @MainActor
public protocol UIActivityItemSource: NSObjectProtocol {
  /// An object of the item's kind, which stands for the item until a service is chosen.
  func activityViewControllerPlaceholderItem(
    _ activityViewController: UIActivityViewController
  ) -> Any
  /// The item for a service; nil if the service receives nothing.
  func activityViewController(
    _ activityViewController: UIActivityViewController,
    itemForActivityType activityType: UIActivity.ActivityType?
  ) -> Any?
}

/// An item of a share sheet that is made when the user has chosen a service. Subclasses override
/// `item`, which UIKit reads in the background and Matchcut on the main thread.
open class UIActivityItemProvider: Operation, UIActivityItemSource, @unchecked Sendable {
  public init(placeholderItem: Any) { self.placeholderItem = placeholderItem }

  /// Stands for the item until a service is chosen.
  public let placeholderItem: Any?
  /// The chosen service; nil before the user has chosen one.
  public private(set) var activityType: UIActivity.ActivityType?
  /// The item; by default the placeholder.
  open var item: Any { placeholderItem ?? NSNull() }

  open func activityViewControllerPlaceholderItem(
    _ activityViewController: UIActivityViewController
  ) -> Any { placeholderItem ?? NSNull() }

  open func activityViewController(
    _ activityViewController: UIActivityViewController,
    itemForActivityType activityType: UIActivity.ActivityType?
  ) -> Any? {
    self.activityType = activityType
    return item
  }
}

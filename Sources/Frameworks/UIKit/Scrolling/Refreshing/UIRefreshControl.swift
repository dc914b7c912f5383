/// Begins a refresh when the user pulls down the content of a scroll view.
///
/// To use a refresh control, assign it to the scroll view's `refreshControl`. The control sends
/// `valueChanged` once for each pull of 108 points (`RefreshMetrics`); `beginRefreshing()` never
/// sends it. When the touch has ended, the content is inset by the control's height until
/// `endRefreshing()`. Source: `UIRefreshControl.h`.
@preconcurrency @MainActor
open class UIRefreshControl: UIControl {
  public override init(frame: CGRect) {
    super.init(frame: CGRect(x: 0, y: 0, width: frame.width, height: RefreshMetrics.height))
    prepare()
  }
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    prepare()
  }
  public convenience init() { self.init(frame: .zero) }

  private func prepare() {
    autoresizingMask = .flexibleWidth
    isUserInteractionEnabled = false
    label.textAlignment = .center
    label.font = .systemFont(ofSize: 12)
    label.textColor = .secondaryLabel
    for view in [spokes, label] { addSubview(view) }
  }

  /// Whether a refresh is in progress. The app must end the refresh with `endRefreshing()`.
  open var isRefreshing: Bool {
    switch phase {
    case .refreshing: true
    case .idle, .over: false
    }
  }

  /// The colour of the spokes. If `tintColor` is nil (the default), the spokes have the system's
  /// grey.
  open override var tintColor: UIColor! {
    get { super.tintColor }
    set {
      super.tintColor = newValue
      spokes.color = newValue
    }
  }

  /// A title below the spokes; nil by default.
  open var attributedTitle: NSAttributedString? {
    didSet {
      label.attributedText = attributedTitle
      setNeedsLayout()
    }
  }

  /// Starts a refresh that the user has not requested. The content is inset by the control's height
  /// during the refresh. Unverified: that the content does not scroll to make the control visible.
  open func beginRefreshing() {
    guard !isRefreshing else { return }
    start()
    guard let scrollView, !scrollView.isDragging else { return }
    addInset(in: scrollView)
  }

  /// Ends the refresh: removes the inset that the control has added, with an animation. Does
  /// nothing if no refresh is in progress.
  open func endRefreshing() {
    guard isRefreshing else { return }
    phase = scrollView.map { pull($0) > 0 } == true ? .over : .idle
    spokes.rest()
    UIView.animate(
      withDuration: RefreshMetrics.fade, delay: 0, options: .allowUserInteraction,
      animations: { self.spokes.alpha = 0 })
    removeInset()
  }

  // MARK: UIView

  open override func layoutSubviews() {
    super.layoutSubviews()
    let hasTitle = attributedTitle != nil
    let size = RefreshMetrics.spinnerSize
    let title = hasTitle ? RefreshMetrics.titleHeight : 0
    let top = (bounds.height - size - title) / 2
    spokes.center = CGPoint(x: bounds.midX, y: top + size / 2)
    label.frame = CGRect(x: 0, y: top + size, width: bounds.width, height: title)
  }

  open override func didMoveToWindow() {
    super.didMoveToWindow()
    if window == nil { spokes.rest() } else if isRefreshing { spokes.turn() }
  }

  // MARK: Implementation

  private enum Phase {
    case idle
    /// The app is refreshing.
    case refreshing
    /// The app has ended the refresh, but the content has not returned to its start yet. While the
    /// content returns to its start, a pull does not begin a new refresh.
    case over
  }
  private var phase = Phase.idle
  /// The inset that the control currently adds to the scroll view, in points.
  private var addedInset: CGFloat = 0
  private weak var scrollView: UIScrollView?
  private let spokes = RefreshSpokes(
    frame: CGRect(x: 0, y: 0, width: RefreshMetrics.spinnerSize, height: RefreshMetrics.spinnerSize)
  )
  private let label = UILabel()

  /// Attaches the control above the content of `view`.
  func join(_ view: UIScrollView) {
    scrollView = view
    view.insertSubview(self, at: 0)
    view.addWatcher(self)
    if isRefreshing, !view.isDragging { addInset(in: view) }
    scrollViewMoved(view)
  }

  /// Detaches the control from its scroll view and removes its inset.
  func leave() {
    removeInset()
    scrollView?.removeWatcher(self)
    scrollView = nil
    if case .over = phase { phase = .idle }
    removeFromSuperview()
  }

  private func start() {
    phase = .refreshing
    spokes.alpha = 1
    spokes.turn()
  }

  private func addInset(in view: UIScrollView) {
    guard addedInset == 0 else { return }
    addedInset = RefreshMetrics.height
    var inset = view.extraInset
    inset.top += addedInset
    view.setExtraInset(inset)
  }

  private func removeInset() {
    guard addedInset > 0, let scrollView else { return }
    var inset = scrollView.extraInset
    inset.top -= addedInset
    addedInset = 0
    scrollView.setExtraInset(inset)
  }

  /// How far the content is pulled beyond its start, in points. The inset that the control adds is
  /// not included in the distance.
  private func pull(_ view: UIScrollView) -> CGFloat {
    -view.contentOffset.y - (view.adjustedContentInset.top - addedInset)
  }
}

extension UIRefreshControl: ScrollWatcher {
  package func scrollViewMoved(_ scrollView: UIScrollView) {
    let pull = pull(scrollView)
    UIView.performWithoutAnimation {
      // The control is placed directly above the content. If the content is pulled by more than the
      // control's height, the control stays at the top edge of the scroll view.
      frame = CGRect(
        x: 0, y: min(-RefreshMetrics.height, -pull), width: scrollView.bounds.width,
        height: RefreshMetrics.height)
      if case .idle = phase {
        spokes.alpha = 1
        spokes.show(progress: RefreshMetrics.progress(pull: pull))
        label.alpha = pull > 0 ? 1 : 0
      } else {
        label.alpha = 1
      }
    }
    switch phase {
    case .idle:
      guard scrollView.isDragging, isEnabled, pull >= RefreshMetrics.triggerDistance else { return }
      start()
      sendActions(for: .valueChanged)
    case .over: if pull <= 0 { phase = .idle }
    case .refreshing: break
    }
  }

  package func scrollViewWillLift(_ scrollView: UIScrollView) {
    if isRefreshing { addInset(in: scrollView) }
  }

  package func scrollViewLifted(_ scrollView: UIScrollView) {
    if isRefreshing { addInset(in: scrollView) }
  }

  package func scrollView(_ scrollView: UIScrollView, restFor target: CGPoint) -> CGPoint {
    target
  }
}

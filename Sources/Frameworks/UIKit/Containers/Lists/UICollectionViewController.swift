/// A controller with a collection view that fills the controller's view. The controller is the
/// collection view's data source and delegate.
@preconcurrency @MainActor
open class UICollectionViewController: UIViewController, UICollectionViewDataSource,
  UICollectionViewDelegate
{
  public init(collectionViewLayout layout: UICollectionViewLayout) {
    firstLayout = layout
    super.init(nibName: nil, bundle: nil)
  }
  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    firstLayout = UICollectionViewFlowLayout()
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
  }
  public required init?(coder: NSCoder) {
    firstLayout = UICollectionViewFlowLayout()
    super.init(coder: coder)
  }

  private let firstLayout: UICollectionViewLayout
  private var collection: UICollectionView?

  /// The collection view, which is a subview of the controller's view.
  open var collectionView: UICollectionView! {
    get {
      loadViewIfNeeded()
      return collection
    }
    set {
      collection?.removeFromSuperview()
      collection = newValue
      if let newValue, let view = viewIfLoaded { fill(view, with: newValue) }
    }
  }
  open var collectionViewLayout: UICollectionViewLayout {
    collection?.collectionViewLayout ?? firstLayout
  }

  /// Whether the selection is cleared when the view appears; true by default. If a transition is
  /// running, the selection is cleared alongside it and restored if the transition is cancelled.
  open var clearsSelectionOnViewWillAppear = true

  open override func loadView() {
    super.loadView()
    if collection == nil, let designed = viewIfLoaded as? UICollectionView {
      // In a storyboard, the collection view itself is the controller's view. In Matchcut, a new
      // superview of the collection view becomes the controller's view.
      let view = UIView(frame: designed.frame)
      view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      self.view = view
      collection = designed
      fill(view, with: designed)
    }
    let made =
      collection
      ?? UICollectionView(frame: UIScreen.main.bounds, collectionViewLayout: firstLayout)
    if made.dataSource == nil { made.dataSource = self }
    if made.delegate == nil { made.delegate = self }
    collection = made
    if let view = viewIfLoaded, made.superview !== view { fill(view, with: made) }
  }

  /// Adds the collection view. The collection view keeps the autoresizing mask that a storyboard
  /// specifies (unverified; in one app, this mask has no flexible width, the app sets the frame
  /// itself, and the view fills the screen on iOS).
  private func fill(_ view: UIView, with collection: UICollectionView) {
    collection.frame = view.bounds
    if collection.autoresizingMask.isEmpty {
      collection.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    }
    view.addSubview(collection)
  }

  open override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    keyboardAvoidance.begin(in: collection)
    if clearsSelectionOnViewWillAppear {
      collection?.clearSelection(alongside: transitionCoordinator)
    }
  }

  /// Makes room for the keyboard from `viewWillAppear(_:)` to `viewDidDisappear(_:)`.
  private let keyboardAvoidance = KeyboardAvoidance()

  open override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    keyboardAvoidance.end()
  }

  open override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    collection?.flashScrollIndicators()
  }

  // MARK: UICollectionViewDataSource

  /// Returns 0 by default.
  open func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int { 0 }
  /// Must be overridden if the collection view has items.
  open func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell { UICollectionViewCell() }

  // The data source and delegate methods below count as not implemented unless they are overridden.
  // Overrides must not call super.

  // Made from OptionalMethods.txt by 'make graph'.
  open func numberOfSections(in collectionView: UICollectionView) -> Int {
    Unanswered.mark()
    return 1
  }
  open func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> UICollectionReusableView {
    Unanswered.mark()
    return UICollectionReusableView()
  }
  open func collectionView(
    _ collectionView: UICollectionView, shouldHighlightItemAt indexPath: IndexPath
  ) -> Bool {
    Unanswered.mark()
    return true
  }
  open func collectionView(
    _ collectionView: UICollectionView, didHighlightItemAt indexPath: IndexPath
  ) { Unanswered.mark() }
  open func collectionView(
    _ collectionView: UICollectionView, didUnhighlightItemAt indexPath: IndexPath
  ) { Unanswered.mark() }
  open func collectionView(
    _ collectionView: UICollectionView, shouldSelectItemAt indexPath: IndexPath
  ) -> Bool {
    Unanswered.mark()
    return true
  }
  open func collectionView(
    _ collectionView: UICollectionView, shouldDeselectItemAt indexPath: IndexPath
  ) -> Bool {
    Unanswered.mark()
    return true
  }
  open func collectionView(
    _ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath
  ) { Unanswered.mark() }
  open func collectionView(
    _ collectionView: UICollectionView, didDeselectItemAt indexPath: IndexPath
  ) { Unanswered.mark() }
  open func collectionView(
    _ collectionView: UICollectionView, willDisplay cell: UICollectionViewCell,
    forItemAt indexPath: IndexPath
  ) { Unanswered.mark() }
  open func collectionView(
    _ collectionView: UICollectionView, willDisplaySupplementaryView view: UICollectionReusableView,
    forElementKind elementKind: String, at indexPath: IndexPath
  ) { Unanswered.mark() }
  open func collectionView(
    _ collectionView: UICollectionView, didEndDisplaying cell: UICollectionViewCell,
    forItemAt indexPath: IndexPath
  ) { Unanswered.mark() }
  open func collectionView(
    _ collectionView: UICollectionView,
    didEndDisplayingSupplementaryView view: UICollectionReusableView,
    forElementOfKind elementKind: String, at indexPath: IndexPath
  ) { Unanswered.mark() }
  open func collectionView(
    _ collectionView: UICollectionView,
    transitionLayoutForOldLayout fromLayout: UICollectionViewLayout,
    newLayout toLayout: UICollectionViewLayout
  ) -> UICollectionViewTransitionLayout {
    Unanswered.mark()
    return UICollectionViewTransitionLayout(currentLayout: fromLayout, nextLayout: toLayout)
  }
  open func collectionView(
    _ collectionView: UICollectionView,
    targetContentOffsetForProposedContentOffset proposedContentOffset: CGPoint
  ) -> CGPoint {
    Unanswered.mark()
    return proposedContentOffset
  }
  open func scrollViewDidScroll(_ scrollView: UIScrollView) { Unanswered.mark() }
  open func scrollViewWillBeginDragging(_ scrollView: UIScrollView) { Unanswered.mark() }
  open func scrollViewWillEndDragging(
    _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
    targetContentOffset: UnsafeMutablePointer<CGPoint>
  ) { Unanswered.mark() }
  open func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {
    Unanswered.mark()
  }
  open func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView) { Unanswered.mark() }
  open func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) { Unanswered.mark() }
  open func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) { Unanswered.mark() }
  open func scrollViewShouldScrollToTop(_ scrollView: UIScrollView) -> Bool {
    Unanswered.mark()
    return true
  }
  open func scrollViewDidScrollToTop(_ scrollView: UIScrollView) { Unanswered.mark() }
  open func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView) {
    Unanswered.mark()
  }
  open func viewForZooming(in scrollView: UIScrollView) -> UIView? {
    Unanswered.mark()
    return nil
  }
  open func scrollViewWillBeginZooming(_ scrollView: UIScrollView, with view: UIView?) {
    Unanswered.mark()
  }
  open func scrollViewDidZoom(_ scrollView: UIScrollView) { Unanswered.mark() }
  open func scrollViewDidEndZooming(
    _ scrollView: UIScrollView, with view: UIView?, atScale scale: CGFloat
  ) { Unanswered.mark() }
  // The end of the made lines.
}

extension UICollectionView {
  fileprivate func clearSelection(
    alongside coordinator: (any UIViewControllerTransitionCoordinator)?
  ) {
    guard let paths = indexPathsForSelectedItems, !paths.isEmpty else { return }
    guard let coordinator else {
      for path in paths { deselectItem(at: path, animated: false) }
      return
    }
    coordinator.animate { _ in
      for path in paths { self.deselectItem(at: path, animated: true) }
    } completion: { context in
      guard context.isCancelled else { return }
      for path in paths { self.selectItem(at: path, animated: false, scrollPosition: []) }
    }
  }
}

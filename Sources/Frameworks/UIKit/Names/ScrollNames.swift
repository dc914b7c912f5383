@_spi(Ported) import DeviceRuntime

// The methods and properties of scroll views that an app can use by name, in selectors and key
// paths.

private enum UIScrollViewNames {
  @section(".init_array") @used private static let register: @convention(c) () -> Void = {
    ExposedClass.register(UIScrollView.self, name: "UIScrollView", module: "UIKit") { c in
      c.method(
        "setContentOffset:animated:",
        { (t: UIScrollView, a: CGPoint, b: Bool) in t.setContentOffset(a, animated: b) })
      c.property("contentOffset", \UIScrollView.contentOffset)
      c.property("contentSize", \UIScrollView.contentSize)
      c.property("contentInset", \UIScrollView.contentInset)
      c.property("adjustedContentInset", \UIScrollView.adjustedContentInset)
      c.property("delegate", \UIScrollView.delegate)
      c.property("panGestureRecognizer", \UIScrollView.panGestureRecognizer)
      c.property("dragging", \UIScrollView.isDragging)
      c.property("decelerating", \UIScrollView.isDecelerating)
      c.property("tracking", \UIScrollView.isTracking)
      c.property("scrollEnabled", \UIScrollView.isScrollEnabled)
      c.property("pagingEnabled", \UIScrollView.isPagingEnabled)
      c.property("bounces", \UIScrollView.bounces)
      c.property("zoomScale", \UIScrollView.zoomScale)
    }
  }
}

private enum UITableViewNames {
  @section(".init_array") @used private static let register: @convention(c) () -> Void = {
    ExposedClass.register(UITableView.self, name: "UITableView", module: "UIKit") { c in
      c.method("reloadData", { (t: UITableView) in t.reloadData() })
      c.property("dataSource", \UITableView.dataSource)
      c.property("delegate", \UITableView.delegate)
      c.property("rowHeight", \UITableView.rowHeight)
      c.property("editing", \UITableView.isEditing)
    }
  }
}

private enum UICollectionViewNames {
  @section(".init_array") @used private static let register: @convention(c) () -> Void = {
    ExposedClass.register(UICollectionView.self, name: "UICollectionView", module: "UIKit") { c in
      c.method("reloadData", { (t: UICollectionView) in t.reloadData() })
      c.property("dataSource", \UICollectionView.dataSource)
      c.property("delegate", \UICollectionView.delegate)
      c.property("collectionViewLayout", \UICollectionView.collectionViewLayout)
    }
  }
}

private enum UICollectionViewLayoutNames {
  @section(".init_array") @used private static let register: @convention(c) () -> Void = {
    ExposedClass.register(
      UICollectionViewLayout.self, name: "UICollectionViewLayout", module: "UIKit"
    ) { c in
      c.method("invalidateLayout", { (t: UICollectionViewLayout) in t.invalidateLayout() })
      c.method("prepare", { (t: UICollectionViewLayout) in t.prepare() })
      c.property("collectionView", \UICollectionViewLayout.collectionView)
    }
  }
}

private enum UICollectionViewLayoutAttributesNames {
  @section(".init_array") @used private static let register: @convention(c) () -> Void = {
    ExposedClass.register(
      UICollectionViewLayoutAttributes.self, name: "UICollectionViewLayoutAttributes",
      module: "UIKit"
    ) { c in
      c.property("frame", \UICollectionViewLayoutAttributes.frame)
      c.property("bounds", \UICollectionViewLayoutAttributes.bounds)
      c.property("center", \UICollectionViewLayoutAttributes.center)
      c.property("size", \UICollectionViewLayoutAttributes.size)
      c.property("alpha", \UICollectionViewLayoutAttributes.alpha)
      c.property("indexPath", \UICollectionViewLayoutAttributes.indexPath)
    }
  }
}

private enum UITextViewNames {
  @section(".init_array") @used private static let register: @convention(c) () -> Void = {
    ExposedClass.register(UITextView.self, name: "UITextView", module: "UIKit") { c in
      c.property("text", \UITextView.text)
      c.property("textColor", \UITextView.textColor)
      c.property("font", \UITextView.font)
      c.property("attributedText", \UITextView.attributedText)
      c.property("delegate", \UITextView.delegate)
    }
  }
}

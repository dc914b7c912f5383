// Calls the collection's data source and delegate.
extension UICollectionView {
  func line(
    _ method: String, _ argument: CallTrace.Value, _ rest: CallTrace.Message.Arguments = [:]
  ) -> CallTrace.Call {
    .message(.init("collectionView", of: self, method, argument, rest))
  }

  func ask<R>(
    _ name: String, _ argument: @autoclosure () -> CallTrace.Value,
    _ rest: @autoclosure () -> CallTrace.Message.Arguments = [:],
    _ question: (any UICollectionViewDelegate) -> R?
  ) -> R? {
    guard let delegate else { return nil }
    return items.methods.ask(delegate, name, line(name, argument(), rest())) { question(delegate) }
  }

  func tell(
    _ name: String, _ argument: @autoclosure () -> CallTrace.Value,
    _ rest: @autoclosure () -> CallTrace.Message.Arguments = [:],
    _ call: (any UICollectionViewDelegate) -> Void
  ) {
    guard let delegate else { return }
    items.methods.tell(delegate, name, line(name, argument(), rest())) { call(delegate) }
  }

  func sourceChanged() {
    items.methods.forget()
    items.needsData = true
    placer.invalidateLayout()
  }

  // MARK: Counts

  func askCounts() -> [Int] {
    guard let dataSource else { return [] }
    let count =
      items.methods.ask(
        dataSource, "numberOfSections", .message("numberOfSections", ["in": .named(self)])
      ) { dataSource.numberOfSections(in: self) } ?? 1
    return (0..<max(0, count)).map { section in
      CallTrace.ask(.delegate, dataSource, line("numberOfItemsInSection", .integer(section))) {
        dataSource.collectionView(self, numberOfItemsInSection: section)
      } answer: {
        .init($0)
      }
    }
  }

  var readCounts: [Int] {
    loadIfNeeded()
    return items.counts
  }

  func loadIfNeeded() {
    guard items.needsData else { return }
    items.needsData = false
    let counts = askCounts()
    items.generation += 1
    guard counts != items.counts else { return }
    items.counts = counts
    dropAll()
    placer.invalidateLayout()
  }

  func itemCount(in section: Int) -> Int {
    let counts = readCounts
    guard counts.indices.contains(section) else {
      UIKitLog.raise(
        UIKitLog.inconsistency,
        "request for number of items in section \(section) when there are only \(counts.count) "
          + "sections in the collection view")
    }
    return counts[section]
  }

  // MARK: Views

  func makeView(_ key: ElementKey) -> UICollectionReusableView? {
    switch key.category {
    case .cell: return makeCell(key.indexPath)
    case .supplementaryView: return makeSupplement(key)
    case .decorationView: return makeDecoration(key)
    }
  }

  private func makeCell(_ path: IndexPath) -> UICollectionReusableView? {
    guard let dataSource else {
      UIKitLog.raise(
        UIKitLog.inconsistency,
        "the collection view's data source did not return a valid cell from "
          + "-collectionView:cellForItemAtIndexPath: for index path \(path)")
    }
    let cell = CallTrace.ask(.delegate, dataSource, line("cellForItemAt", .path(path))) {
      dataSource.collectionView(self, cellForItemAt: path)
    } answer: {
      .init($0)
    }
    guard cell.reuseIdentifier != nil else {
      UIKitLog.raise(
        UIKitLog.inconsistency,
        "the cell returned from -collectionView:cellForItemAtIndexPath: does not have a "
          + "reuseIdentifier - cells must be retrieved by calling "
          + "-dequeueReusableCellWithReuseIdentifier:forIndexPath:")
    }
    return cell
  }

  /// Makes the data source configure the existing cells of visible items. A cell that determines its
  /// size is asked for it again.
  func reconfigure(_ paths: [IndexPath]) {
    loadIfNeeded()
    for path in paths.sorted() {
      guard let old = items.cell(at: path) else { continue }
      items.reconfigured = path
      let cell = makeCell(path)
      items.reconfigured = nil
      guard cell === old else {
        UIKitLog.raise(UIKitLog.inconsistency, CollectionDefaults.wrongReconfiguredCell)
      }
      cell?.askedSize = nil
    }
    setNeedsLayout()
  }

  private func makeSupplement(_ key: ElementKey) -> UICollectionReusableView? {
    let view = dataSource.flatMap { source in
      items.methods.ask(
        source, "viewForSupplementaryElementOfKind",
        line(
          "viewForSupplementaryElementOfKind", .text(key.kind), ["at": .path(key.indexPath)])
      ) {
        source.collectionView(
          self, viewForSupplementaryElementOfKind: key.kind, at: key.indexPath)
      }
    }
    guard let view else {
      UIKitLog.raise(
        UIKitLog.inconsistency,
        "the collection view's data source did not return a valid view from "
          + "-collectionView:viewForSupplementaryElementOfKind:atIndexPath: for kind \(key.kind)")
    }
    return view
  }

  private func makeDecoration(_ key: ElementKey) -> UICollectionReusableView? {
    let poolKey = poolKey("decoration", key.kind)
    if let view = items.pool.take(poolKey) {
      UIView.performWithoutAnimation { view.prepareForReuse() }
      return view
    }
    let place = placer.layoutAttributesForDecorationView(ofKind: key.kind, at: key.indexPath)
    let view = placer.newDecoration(key.kind, frame: place?.frame ?? .zero)
    view.poolKey = poolKey
    return view
  }

  // MARK: The pool

  func poolKey(_ kind: String, _ identifier: String) -> String { kind + "/" + identifier }

  func register(_ type: AnyClass?, _ kind: String, _ identifier: String) {
    let type = type as? UICollectionReusableView.Type
    let key = poolKey(kind, identifier)
    items.pool.register(
      key,
      type.map { type in
        { frame in
          let view = type.made(registeredAt: frame)
          view.reuseIdentifier = identifier
          view.poolKey = key
          return view
        }
      })
  }

  func register(_ nib: UINib?, _ kind: String, _ identifier: String) {
    let key = poolKey(kind, identifier)
    items.pool.register(
      key,
      nib.map { nib in
        { frame in
          let view: UICollectionReusableView = nib.made(identifier)
          view.frame = frame
          view.reuseIdentifier = identifier
          view.poolKey = key
          return view
        }
      })
  }

  /// Registers a prototype cell or view from a storyboard.
  func register(
    _ kind: String, _ identifier: String, prototype: @escaping () -> UICollectionReusableView
  ) {
    let key = poolKey(kind, identifier)
    items.pool.register(key) { frame in
      let view = prototype()
      view.frame = frame
      view.reuseIdentifier = identifier
      view.poolKey = key
      return view
    }
  }

  func demandView(
    _ kind: String, _ identifier: String, at path: IndexPath
  ) -> UICollectionReusableView {
    let key = poolKey(kind, identifier)
    if items.reconfigured == path, let cell = items.cell(at: path), cell.poolKey == key {
      return cell
    }
    if let view = items.pool.take(key) {
      UIView.performWithoutAnimation {
        view.layer.removeAllAnimations()
        view.askedSize = nil
        if let cell = view as? UICollectionViewCell {
          cell.isSelected = false
          cell.isHighlighted = false
        }
        view.prepareForReuse()
        placeInList(view, kind, path)
      }
      return view
    }
    guard let view = items.pool.maker(key)?(frame(kind, path)) else {
      UIKitLog.raise(
        UIKitLog.inconsistency,
        "could not dequeue a view of kind: \(kind) with identifier \(identifier) - must register "
          + "a nib or a class for the identifier or connect a prototype cell in a storyboard")
    }
    placeInList(view, kind, path)
    return view
  }

  /// Tells a view its place in a list, which determines its default configurations, before the app
  /// configures it.
  private func placeInList(_ view: UICollectionReusableView, _ kind: String, _ path: IndexPath) {
    let isCell = kind == Self.cellKind
    let place = placer.listPlacing(
      of: ElementKey(
        category: isCell ? .cell : .supplementaryView, kind: isCell ? "" : kind, indexPath: path))
    if view.listPlacing != place { view.listPlacing = place }
  }

  /// The frame that the layout assigns to the element. A newly created view is given this frame.
  private func frame(_ kind: String, _ path: IndexPath) -> CGRect {
    let isCell = kind == Self.cellKind
    let place =
      isCell
      ? placer.layoutAttributesForItem(at: path)
      : placer.layoutAttributesForSupplementaryView(ofKind: kind, at: path)
    return CGRect(origin: place?.frame.origin ?? .zero, size: place?.size ?? .zero)
  }

  func demandCell(_ identifier: String, at path: IndexPath) -> UICollectionViewCell {
    guard let cell = demandView(Self.cellKind, identifier, at: path) as? UICollectionViewCell
    else {
      UIKitLog.raise(
        UIKitLog.inconsistency,
        "the class registered for the identifier \(identifier) is not a subclass of "
          + "UICollectionViewCell")
    }
    return cell
  }

  func putBack(_ view: UICollectionReusableView) {
    if let cell = view as? UICollectionViewCell {
      UIView.performWithoutAnimation { cell.removeSwipe() }
    }
    view.taken = nil
    guard let key = view.poolKey, view.superview == nil else { return }
    items.pool.put(view, key)
  }
}

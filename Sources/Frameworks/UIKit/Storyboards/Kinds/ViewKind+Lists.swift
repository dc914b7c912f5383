// Scroll views, tables and collections, and their cells.
extension ViewKind {
  static var lists: [ViewKind] {
    [
      scrollView, textView, tableView, tableCell, tableContent, collectionView, collectionCell,
      collectionContent, reusableView,
    ]
  }

  private static func scrolling(_ own: [String: Reading] = [:]) -> [String: Reading] {
    let common: [String: Reading] = [
      "scrollEnabled": set(\UIScrollView.isScrollEnabled) { try $0.flag($1) },
      "pagingEnabled": set(\UIScrollView.isPagingEnabled) { try $0.flag($1) },
      "directionalLockEnabled": set(\UIScrollView.isDirectionalLockEnabled) { try $0.flag($1) },
      "bounces": set(\UIScrollView.bounces) { try $0.flag($1) },
      "alwaysBounceVertical": set(\UIScrollView.alwaysBounceVertical) { try $0.flag($1) },
      "alwaysBounceHorizontal": set(\UIScrollView.alwaysBounceHorizontal) { try $0.flag($1) },
      "bouncesZoom": set(\UIScrollView.bouncesZoom) { try $0.flag($1) },
      "minimumZoomScale": set(\UIScrollView.minimumZoomScale) { try $0.number($1) },
      "maximumZoomScale": set(\UIScrollView.maximumZoomScale) { try $0.number($1) },
      "delaysContentTouches": set(\UIScrollView.delaysContentTouches) { try $0.flag($1) },
      "canCancelContentTouches": set(\UIScrollView.canCancelContentTouches) { try $0.flag($1) },
      "showsVerticalScrollIndicator": set(\UIScrollView.showsVerticalScrollIndicator) {
        try $0.flag($1)
      },
      "showsHorizontalScrollIndicator": set(\UIScrollView.showsHorizontalScrollIndicator) {
        try $0.flag($1)
      },
      "indicatorStyle": set(\UIScrollView.indicatorStyle) {
        try $0.choice($1, ["default": .default, "black": .black, "white": .white])
      },
      "keyboardDismissMode": set(\UIScrollView.keyboardDismissMode) {
        try $0.choice(
          $1,
          [
            "none": .none, "onDrag": .onDrag, "interactive": .interactive,
            "onDragWithAccessory": .onDragWithAccessory,
            "interactiveWithAccessory": .interactiveWithAccessory,
          ])
      },
      "contentInsetAdjustmentBehavior": set(\UIScrollView.contentInsetAdjustmentBehavior) {
        try $0.choice(
          $1,
          [
            "automatic": .automatic, "scrollableAxes": .scrollableAxes, "never": .never,
            "always": .always,
          ])
      },
    ]
    return common.merging(own) { _, own in own }
  }

  private static let scrollParts: [String: Reading] = [
    "contentInset": part(\UIScrollView.contentInset) { element, _ in try element.insets() },
    "scrollIndicatorInsets": part(\UIScrollView.scrollIndicatorInsets) { element, _ in
      try element.insets()
    },
  ]

  private static let scrollView = ViewKind(
    "scrollView", UIScrollView.self, attributes: scrolling(), parts: scrollParts)

  private static let textView = ViewKind(
    "textView", UITextView.self,
    attributes: scrolling([
      "text": { element, name, _ in
        let text = try element.text(name)
        return { ($0 as? UITextView)?.text = text }
      },
      "textAlignment": set(\UITextView.textAlignment) {
        try $0.choice($1, MarkupElement.alignments)
      },
      "editable": set(\UITextView.isEditable) { try $0.flag($1) },
      "selectable": set(\UITextView.isSelectable) { try $0.flag($1) },
    ]),
    parts: scrollParts.merging([
      "text": { element, _, _ in { ($0 as? UITextView)?.text = element.text } },
      "attributedText": { element, _, context in
        let text = try element.attributedString(context)
        return { ($0 as? UITextView)?.attributedText = text }
      },
      "fontDescription": part(\UITextView.font) { element, context in
        try element.font(context.notes)
      },
      "textColor": color(\UITextView.textColor),
      "textInputTraits": { element, _, _ in
        let traits = try TextTraits(element)
        return { if let view = $0 as? UITextView { traits.apply(to: view) } }
      },
    ]) { _, own in own })

  // MARK: Tables

  private static let tableView = ViewKind(
    "tableView", UITableView.self,
    attributes: scrolling([
      "separatorStyle": set(\UITableView.separatorStyle) {
        try $0.choice(
          $1,
          [
            "default": .singleLine, "none": .none, "singleLine": .singleLine,
            "singleLineEtched": .singleLineEtched,
          ])
      },
      "rowHeight": set(\UITableView.rowHeight) { try $0.number($1) },
      "estimatedRowHeight": set(\UITableView.estimatedRowHeight) { try $0.number($1) },
      "sectionHeaderHeight": set(\UITableView.sectionHeaderHeight) { try $0.number($1) },
      "sectionFooterHeight": set(\UITableView.sectionFooterHeight) { try $0.number($1) },
      "estimatedSectionHeaderHeight": set(\UITableView.estimatedSectionHeaderHeight) {
        try $0.number($1)
      },
      "estimatedSectionFooterHeight": set(\UITableView.estimatedSectionFooterHeight) {
        try $0.number($1)
      },
      "allowsSelection": set(\UITableView.allowsSelection) { try $0.flag($1) },
      "allowsMultipleSelection": set(\UITableView.allowsMultipleSelection) { try $0.flag($1) },
      "allowsSelectionDuringEditing": set(\UITableView.allowsSelectionDuringEditing) {
        try $0.flag($1)
      },
    ]),
    parts: scrollParts.merging([
      "separatorColor": color(\UITableView.separatorColor),
      "separatorInset": part(\UITableView.separatorInset) { element, _ in try element.insets() },
      // Matchcut does not show a section index.
      "sectionIndexBackgroundColor": { _, _, _ in { _ in } },
    ]) { _, own in own }
  ).with { kind in
    kind.lists = ["prototypes", "sections"]
    kind.values = [
      "style": { element, _ in
        let style = try element.optional("style") { name -> UITableView.Style in
          try element.choice(
            name, ["plain": .plain, "grouped": .grouped, "insetGrouped": .insetGrouped])
        }
        return style.map(made)
      }
    ]
    kind.roles = [
      "tableHeaderView": .placed { ($0 as? UITableView)?.tableHeaderView = $1 },
      "tableFooterView": .placed { ($0 as? UITableView)?.tableFooterView = $1 },
      "backgroundView": .placed { ($0 as? UITableView)?.backgroundView = $1 },
    ]
  }

  private static let tableCell = ViewKind(
    "tableViewCell", UITableViewCell.self,
    attributes: [
      "selectionStyle": set(\UITableViewCell.selectionStyle) {
        try $0.choice($1, ["none": .none, "blue": .blue, "gray": .gray, "default": .default])
      },
      "accessoryType": set(\UITableViewCell.accessoryType) {
        try $0.choice(
          $1,
          [
            "none": .none, "disclosureIndicator": .disclosureIndicator,
            "detailDisclosureButton": .detailDisclosureButton, "checkmark": .checkmark,
            "detailButton": .detailButton,
          ])
      },
      "indentationLevel": set(\UITableViewCell.indentationLevel) { try $0.integer($1) },
      "indentationWidth": set(\UITableViewCell.indentationWidth) { try $0.number($1) },
      // The following attributes are not set on the cell. The table reads the row height, and
      // `withOwnLabels` reads the ids of the labels. The attributes of editing controls are
      // ignored, because Matchcut does not show these controls.
      "rowHeight": { _, _, _ in { _ in } }, "textLabel": { _, _, _ in { _ in } },
      "detailTextLabel": { _, _, _ in { _ in } }, "imageView": { _, _, _ in { _ in } },
      "hidesAccessoryWhenEditing": { _, _, _ in { _ in } },
      "shouldIndentWhileEditing": { _, _, _ in { _ in } },
    ],
    parts: [
      "separatorInset": part(\UITableViewCell.separatorInset) { element, _ in try element.insets() }
    ]
  ).with { kind in
    kind.values = [
      "style": { element, _ in
        cellStyles.first { $0.key == element["style"] }.map { made($0.value) }
      },
      "reuseIdentifier": { element, _ in element["reuseIdentifier"].map(made) },
    ]
    kind.roles = [
      "contentView": .own { ($0 as? UITableViewCell)?.contentView },
      "textLabel": .own { ($0 as? UITableViewCell)?.textLabel },
      "detailTextLabel": .own { ($0 as? UITableViewCell)?.detailTextLabel },
      "imageView": .own { ($0 as? UITableViewCell)?.imageView },
      "backgroundView": .placed { ($0 as? UITableViewCell)?.backgroundView = $1 },
      "selectedBackgroundView": .placed { ($0 as? UITableViewCell)?.selectedBackgroundView = $1 },
      "accessoryView": .placed { ($0 as? UITableViewCell)?.accessoryView = $1 },
    ]
  }

  private static func made(_ value: some Sendable) -> @MainActor () -> Any { { value } }

  /// The cell styles, by the names that Interface Builder writes. A cell whose element does not
  /// name a style has the default style.
  static let cellStyles: KeyValuePairs<String, UITableViewCell.CellStyle> = [
    "IBUITableViewCellStyleDefault": .default, "IBUITableViewCellStyleValue1": .value1,
    "IBUITableViewCellStyleValue2": .value2, "IBUITableViewCellStyleSubtitle": .subtitle,
    "default": .default, "value1": .value1, "value2": .value2, "subtitle": .subtitle,
  ]

  private static let tableContent = ViewKind("tableViewCellContentView", UIView.self).with {
    $0.parts["frameInset"] = { _, _, _ in { _ in } }
  }

  // MARK: Collections

  private static let collectionView = ViewKind(
    "collectionView", UICollectionView.self,
    attributes: scrolling([
      "allowsSelection": set(\UICollectionView.allowsSelection) { try $0.flag($1) },
      "allowsMultipleSelection": set(\UICollectionView.allowsMultipleSelection) {
        try $0.flag($1)
      },
      "prefetchingEnabled": set(\UICollectionView.isPrefetchingEnabled) { try $0.flag($1) },
    ]),
    parts: scrollParts.merging(["collectionViewLayout": { _, _, _ in { _ in } }]) { _, own in own }
  ).with { kind in
    kind.lists = ["cells", "collectionReusableView"]
    kind.roles = ["backgroundView": .placed { ($0 as? UICollectionView)?.backgroundView = $1 }]
  }

  private static let collectionCell = ViewKind(
    "collectionViewCell", UICollectionViewCell.self, parts: ["customSize": { _, _, _ in { _ in } }]
  ).with { kind in
    kind.roles = [
      "contentView": .own { ($0 as? UICollectionViewCell)?.contentView },
      "backgroundView": .placed { ($0 as? UICollectionViewCell)?.backgroundView = $1 },
      "selectedBackgroundView": .placed {
        ($0 as? UICollectionViewCell)?.selectedBackgroundView = $1
      },
    ]
  }

  private static let collectionContent = ViewKind("collectionViewCellContentView", UIView.self)

  private static let reusableView = ViewKind(
    "collectionReusableView", UICollectionReusableView.self)
}

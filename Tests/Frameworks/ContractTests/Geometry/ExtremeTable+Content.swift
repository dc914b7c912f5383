import Stage

// Rows for scrolling and text.
extension ExtremeRow {
  static var scrolling: [ExtremeRow] {
    func make() -> UIScrollView {
      let view = UIScrollView()
      view.contentSize = CGSize(width: 100, height: 300)
      view.addSubview(plain())
      view.subviews[0].frame = CGRect(x: 0, y: 0, width: 100, height: 300)
      return view
    }
    final class Zooming: UIScrollView, UIScrollViewDelegate {
      func viewForZooming(in scrollView: UIScrollView) -> UIView? { subviews.first }
    }
    func zooming() -> UIScrollView {
      let view = Zooming()
      view.contentSize = CGSize(width: 100, height: 300)
      view.addSubview(plain())
      view.delegate = view
      view.maximumZoomScale = 4
      return view
    }
    return [
      ExtremeRow("UIScrollView.contentOffset", 2, on: make, raises: holdsNaN) {
        $0.contentOffset = point($1)
      },
      ExtremeRow("UIScrollView.setContentOffset animated", 2, on: make, raises: isEndless) {
        $0.setContentOffset(point($1), animated: true)
      },
      ExtremeRow("UIScrollView.contentSize", 2, on: make) { $0.contentSize = size($1) },
      ExtremeRow("UIScrollView.contentInset", 4, on: make, raises: isEndless) {
        $0.contentInset = insets($1)
      },
      ExtremeRow("UIScrollView.scrollIndicatorInsets", 4, on: make, raises: isEndless) {
        $0.scrollIndicatorInsets = insets($1)
      },
      ExtremeRow("UIScrollView.scrollRectToVisible", 4, on: make) {
        $0.scrollRectToVisible(rect($1), animated: true)
      },
      ExtremeRow("a paging UIScrollView.contentSize", 2, on: make) {
        $0.isPagingEnabled = true
        $0.contentSize = size($1)
      },
      ExtremeRow("UIScrollView.decelerationRate", on: make) {
        $0.decelerationRate = UIScrollView.DecelerationRate(rawValue: $1[0])
      },
      ExtremeRow("UIScrollView.minimumZoomScale", on: zooming) { $0.minimumZoomScale = $1[0] },
      ExtremeRow("UIScrollView.maximumZoomScale", on: zooming) { $0.maximumZoomScale = $1[0] },
      ExtremeRow("UIScrollView.zoomScale", on: zooming) { $0.zoomScale = $1[0] },
      ExtremeRow("UIScrollView.zoom(to:)", 4, on: zooming) {
        $0.zoom(to: rect($1), animated: true)
      },
    ]
  }

  static var lists: [ExtremeRow] {
    final class Source: NSObject, UITableViewDataSource, UICollectionViewDataSource {
      func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 30 }
      func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath)
        -> UITableViewCell
      {
        let cell = tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
        cell.textLabel?.text = "\(indexPath.row)"
        return cell
      }
      func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
        "Header"
      }
      func collectionView(_ view: UICollectionView, numberOfItemsInSection section: Int) -> Int {
        30
      }
      func collectionView(_ view: UICollectionView, cellForItemAt indexPath: IndexPath)
        -> UICollectionViewCell
      { view.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath) }
    }
    final class Table: UITableView {
      let source = Source()
    }
    final class Grid: UICollectionView {
      let source = Source()
      let flow: UICollectionViewFlowLayout
      init(_ flow: UICollectionViewFlowLayout) {
        self.flow = flow
        super.init(frame: .zero, collectionViewLayout: flow)
      }
      required init?(coder: NSCoder) { nil }
    }
    func table() -> Table {
      let table = Table(frame: .zero, style: .plain)
      table.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
      table.dataSource = table.source
      return table
    }
    func grid() -> Grid {
      let grid = Grid(UICollectionViewFlowLayout())
      grid.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
      grid.dataSource = grid.source
      return grid
    }
    return [
      ExtremeRow("UITableView.rowHeight", on: table, raises: isEndless) { $0.rowHeight = $1[0] },
      ExtremeRow("UITableView.estimatedRowHeight", on: table, raises: isEndless) {
        $0.estimatedRowHeight = $1[0]
      },
      ExtremeRow("UITableView.sectionHeaderHeight", on: table, raises: isEndless) {
        $0.sectionHeaderHeight = $1[0]
      },
      ExtremeRow("UITableView.sectionFooterHeight", on: table, raises: isEndless) {
        $0.sectionFooterHeight = $1[0]
      },
      ExtremeRow("UITableView.sectionHeaderTopPadding", on: table, raises: isEndless) {
        $0.sectionHeaderTopPadding = $1[0]
      },
      ExtremeRow("UITableView.separatorInset", 4, on: table, raises: isEndless) {
        $0.separatorInset = insets($1)
      },
      ExtremeRow("UITableView.tableHeaderView.frame", 4, on: table, raises: isEndless) {
        $0.tableHeaderView = UIView(frame: rect($1))
      },
      ExtremeRow("UICollectionViewFlowLayout.itemSize", 2, on: grid, raises: isEndless) {
        $0.flow.itemSize = size($1)
      },
      ExtremeRow("UICollectionViewFlowLayout.minimumLineSpacing", on: grid, raises: isEndless) {
        $0.flow.minimumLineSpacing = $1[0]
      },
      ExtremeRow("UICollectionViewFlowLayout.minimumInteritemSpacing", on: grid, raises: isEndless)
      {
        $0.flow.minimumInteritemSpacing = $1[0]
      },
      ExtremeRow("UICollectionViewFlowLayout.sectionInset", 4, on: grid, raises: isEndless) {
        $0.flow.sectionInset = insets($1)
      },
      ExtremeRow("UICollectionViewFlowLayout.estimatedItemSize", 2, on: grid) {
        $0.flow.estimatedItemSize = size($1)
      },
    ]
  }

  static var texts: [ExtremeRow] {
    func label() -> UILabel {
      let label = UILabel()
      label.text = "A label of several words"
      label.numberOfLines = 0
      return label
    }
    func shrinking() -> UILabel {
      let view = label()
      view.numberOfLines = 1
      view.adjustsFontSizeToFitWidth = true
      return view
    }
    func field() -> UITextField {
      let field = UITextField()
      field.text = "A field"
      return field
    }
    func text() -> UITextView {
      let view = UITextView()
      view.text = "A text view\nof two lines"
      return view
    }
    func styled(_ change: @escaping (NSMutableParagraphStyle, Double) -> Void)
      -> (UILabel, [Double]) -> Void
    {
      { label, n in
        let style = NSMutableParagraphStyle()
        change(style, n[0])
        label.attributedText = NSAttributedString(
          string: "Styled words in a paragraph", attributes: [.paragraphStyle: style])
      }
    }
    return [
      ExtremeRow("UILabel.bounds", 4, on: label, raises: holdsNaN) { $0.bounds = rect($1) },
      ExtremeRow("UILabel.frame", 4, on: shrinking, raises: frameRaises) { $0.frame = rect($1) },
      ExtremeRow("UILabel.font.pointSize", on: label) { $0.font = .systemFont(ofSize: $1[0]) },
      ExtremeRow("a shrinking UILabel.font.pointSize", on: shrinking) {
        $0.font = .systemFont(ofSize: $1[0])
      },
      ExtremeRow("UILabel.minimumScaleFactor", on: shrinking) { $0.minimumScaleFactor = $1[0] },
      ExtremeRow("UILabel.preferredMaxLayoutWidth", on: label) {
        $0.preferredMaxLayoutWidth = $1[0]
      },
      ExtremeRow("UILabel.shadowOffset", 2, on: label) {
        $0.shadowColor = .red
        $0.shadowOffset = size($1)
      },
      ExtremeRow(
        "NSParagraphStyle.lineSpacing", on: label, raises: isEndless, styled { $0.lineSpacing = $1 }
      ),
      ExtremeRow(
        "NSParagraphStyle.paragraphSpacing", on: label, styled { $0.paragraphSpacing = $1 }),
      ExtremeRow(
        "NSParagraphStyle.lineHeightMultiple", on: label, styled { $0.lineHeightMultiple = $1 }),
      ExtremeRow(
        "NSParagraphStyle.minimumLineHeight", on: label, styled { $0.minimumLineHeight = $1 }),
      ExtremeRow(
        "NSParagraphStyle.maximumLineHeight", on: label, styled { $0.maximumLineHeight = $1 }),
      ExtremeRow(
        "NSParagraphStyle.firstLineHeadIndent", on: label, styled { $0.firstLineHeadIndent = $1 }),
      ExtremeRow("NSParagraphStyle.headIndent", on: label, styled { $0.headIndent = $1 }),
      ExtremeRow("NSParagraphStyle.tailIndent", on: label, styled { $0.tailIndent = $1 }),
      ExtremeRow("NSAttributedString kern, baseline, stroke", 3, on: label) {
        $0.attributedText = NSAttributedString(
          string: "Kerned",
          attributes: [.kern: $1[0], .baselineOffset: $1[1], .strokeWidth: $1[2]])
      },
      ExtremeRow("NSShadow", 3, on: label) {
        let shadow = NSShadow()
        shadow.shadowOffset = CGSize(width: $1[0], height: $1[1])
        shadow.shadowBlurRadius = $1[2]
        $0.attributedText = NSAttributedString(string: "Shade", attributes: [.shadow: shadow])
      },
      ExtremeRow("UITextField.frame", 4, on: field, raises: frameRaises) { $0.frame = rect($1) },
      ExtremeRow("UITextField.minimumFontSize", on: field) {
        $0.adjustsFontSizeToFitWidth = true
        $0.minimumFontSize = $1[0]
      },
      ExtremeRow("UITextField.font", on: field, raises: isEndless) {
        $0.font = .systemFont(ofSize: $1[0])
      },
      ExtremeRow("UITextView.frame", 4, on: text, raises: isEndless) { $0.frame = rect($1) },
      ExtremeRow("UITextView.font", on: text, raises: isEndless) {
        $0.font = .systemFont(ofSize: $1[0])
      },
      ExtremeRow("UITextView.textContainerInset", 4, on: text, raises: isEndless) {
        $0.textContainerInset = insets($1)
      },
      ExtremeRow("UITextView.lineFragmentPadding", on: text, raises: isEndless) {
        $0.textContainer.lineFragmentPadding = $1[0]
      },
    ]
  }
}

import UIKit

/// The page at the root, which is a list with a button for each term.
final class TermListPage: UIViewController {
  private let heading = UILabel()
  private let subheading = UILabel()
  private let rows = SolarTerm.all.map { TermRow(term: $0) }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = SeasonInk.paper
    heading.text = "Eight turns"
    heading.font = .systemFont(ofSize: 40, weight: .bold)
    heading.textColor = SeasonInk.dark
    subheading.text = "四时八节 · 去而复返"
    subheading.font = .systemFont(ofSize: 18, weight: .medium)
    subheading.textColor = SeasonInk.seal
    view.addSubview(heading)
    view.addSubview(subheading)
    for row in rows {
      row.addTarget(
        self, action: Selector("rowPressed:", TermListPage.rowPressed), for: .touchUpInside)
      view.addSubview(row)
    }
  }

  #if canImport(ObjectiveC)
    @objc
  #endif
  func rowPressed(_ sender: UIButton) {
    guard let index = rows.firstIndex(where: { $0 === sender }) else { return }
    navigationController?.pushViewController(TermPage(index), animated: true)
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    let bounds = view.bounds
    let isWide = bounds.width > bounds.height
    let margin: CGFloat = isWide ? 76 : 24
    let width = min(bounds.width - 2 * margin, isWide ? .infinity : 480)
    let left = (bounds.width - width) / 2
    let top: CGFloat = isWide ? 30 : bounds.height * 0.095
    heading.frame = CGRect(x: left, y: top, width: width, height: 50)
    subheading.frame = CGRect(x: left, y: top + 52, width: width, height: 26)

    // The list has one column in portrait and two in landscape.
    let columns = isWide ? 2 : 1
    let gap: CGFloat = isWide ? 12 : 0
    let listTop = top + (isWide ? 88 : 104)
    let lines = CGFloat(rows.count / columns)
    let height = (bounds.height - TrailView.height - listTop - 16) / lines
    for (index, row) in rows.enumerated() {
      let (column, line) = (index * columns / rows.count, index % Int(lines))
      let step = width / CGFloat(columns)
      row.frame = CGRect(
        x: left + CGFloat(column) * step, y: listTop + CGFloat(line) * height,
        width: step - gap, height: height - 8)
    }
  }
}

/// A row of the list with the colour of the sky, the name, and the date.
private final class TermRow: UIButton {
  private let sky = UIView()
  private let name = UILabel()
  private let english = UILabel()
  private let date = UILabel()

  convenience init(term: SolarTerm) {
    self.init(frame: .zero)
    backgroundColor = .white
    layer.cornerRadius = 16
    sky.backgroundColor = term.sky
    sky.layer.cornerRadius = 9
    name.text = term.name
    name.font = .systemFont(ofSize: 20, weight: .bold)
    name.textColor = SeasonInk.dark
    english.text = term.english
    english.font = .systemFont(ofSize: 15, weight: .medium)
    english.textColor = SeasonInk.dark
    english.adjustsFontSizeToFitWidth = true
    date.text = term.date
    date.font = .systemFont(ofSize: 13)
    date.textColor = SeasonInk.soft
    date.textAlignment = .right
    for view in [sky, name, english, date] {
      view.isUserInteractionEnabled = false
      addSubview(view)
    }
  }

  override var isHighlighted: Bool {
    didSet { backgroundColor = isHighlighted ? UIColor(white: 0.9, alpha: 1) : .white }
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let middle = bounds.midY
    sky.frame = CGRect(x: 16, y: middle - 9, width: 18, height: 18)
    name.frame = CGRect(x: 48, y: middle - 14, width: 56, height: 28)
    date.frame = CGRect(x: bounds.width - 76, y: middle - 10, width: 60, height: 20)
    english.frame = CGRect(
      x: 106, y: middle - 11, width: max(0, bounds.width - 186), height: 22)
  }
}

import AppstoreTransition
import UIKit

func show() -> UIViewController {
  let layout = UICollectionViewFlowLayout()
  layout.itemSize = CGSize(width: 353, height: 300)
  layout.minimumLineSpacing = 20
  return CardsController(collectionViewLayout: layout)
}

final class CardsController: UICollectionViewController, CardsViewController {
  private var transition: CardTransition?

  override func viewDidLoad() {
    super.viewDidLoad()
    collectionView.backgroundColor = .white
    collectionView.register(Card.self, forCellWithReuseIdentifier: "card")
  }

  override func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int { 3 }

  override func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    collectionView.dequeueReusableCell(withReuseIdentifier: "card", for: indexPath)
  }

  override func collectionView(
    _ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath
  ) {
    guard let cell = collectionView.cellForItem(at: indexPath) as? Card else { return }
    let detail = DetailController()
    cell.settings.cardContainerInsets = .zero
    transition = CardTransition(cell: cell, settings: cell.settings)
    detail.settings = cell.settings
    detail.transitioningDelegate = transition
    detail.modalPresentationStyle = .custom
    presentExpansion(detail, cell: cell, animated: true)
  }
}

final class Card: UICollectionViewCell, CardCollectionViewCell {
  let cardContentView: UIView = UIView()

  override init(frame: CGRect) {
    super.init(frame: frame)
    cardContentView.frame = contentView.bounds
    cardContentView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    cardContentView.backgroundColor = .systemOrange
    cardContentView.layer.cornerRadius = 8
    contentView.addSubview(cardContentView)
  }

  required init?(coder: NSCoder) { nil }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    super.touchesBegan(touches, with: event)
    animate(isHighlighted: true)
  }

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    super.touchesEnded(touches, with: event)
    animate(isHighlighted: false)
  }
}

final class DetailController: UIViewController, CardDetailViewController, UIScrollViewDelegate {
  let cardContentView: UIView = UIView()
  private let content = UIScrollView()
  var scrollView: UIScrollView? { content }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .white
    view.clipsToBounds = true
    content.frame = view.bounds
    content.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    content.contentInsetAdjustmentBehavior = .never
    content.delegate = self
    content.backgroundColor = .white
    content.contentSize = CGSize(width: 0, height: 1200)
    view.addSubview(content)
    cardContentView.frame = CGRect(x: 0, y: 0, width: content.bounds.width, height: 300)
    cardContentView.autoresizingMask = .flexibleWidth
    cardContentView.backgroundColor = .systemOrange
    content.addSubview(cardContentView)
    let text = UILabel(frame: CGRect(x: 20, y: 330, width: 320, height: 30))
    text.text = "The text of the card"
    content.addSubview(text)
    _ = dismissHandler
  }

  func scrollViewDidScroll(_ scrollView: UIScrollView) {
    dismissHandler.scrollViewDidScroll(scrollView)
  }
}

import GarlandView
import UIKit

func show() -> UIViewController { ListController() }

final class ListController: GarlandViewController, UICollectionViewDataSource,
  UICollectionViewDelegate
{
  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .white
    garlandCollection.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "card")
    garlandCollection.dataSource = self
    garlandCollection.delegate = self
    nextViewController = { _ in ListController() }
    let header = UIView()
    header.backgroundColor = .systemOrange
    header.layer.cornerRadius = GarlandConfig.shared.cardRadius
    setupHeader(header)
  }

  func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int { 12 }

  func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "card", for: indexPath)
    cell.contentView.backgroundColor = .systemTeal
    cell.contentView.layer.cornerRadius = GarlandConfig.shared.cardRadius
    return cell
  }
}

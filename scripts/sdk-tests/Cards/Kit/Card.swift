import UIKit

public final class CardController: UIViewController {
  public let words: [String]

  public init(words: [String]) {
    self.words = words
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }
}

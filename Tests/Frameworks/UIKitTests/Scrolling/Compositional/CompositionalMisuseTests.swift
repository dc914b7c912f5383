import Testing
import UIKit

@MainActor
struct CompositionalMisuseTests {
  /// Descriptions that UIKit does not accept.
  enum Misuse: String, CaseIterable, Codable, Sendable {
    case fractionalWidth, fractionalHeight, absolute, estimated, noSubitem, noCount

    var reason: String {
      switch self {
      case .fractionalWidth:
        "Invalid fractional width: nan. The fraction must be a finite value."
      case .fractionalHeight:
        "Invalid fractional height: inf. The fraction must be a finite value."
      case .absolute: "Invalid absolute dimension: -inf. The dimension must be a finite value."
      case .estimated: "Invalid estimated dimension: nan. The dimension must be a finite value."
      case .noSubitem: "At least 1 subitem is required for a group"
      case .noCount: "A repeating vertical group should specify a count >= 1"
      }
    }

    @MainActor
    func commit() {
      let size = NSCollectionLayoutSize(
        widthDimension: .fractionalWidth(1), heightDimension: .absolute(44))
      switch self {
      case .fractionalWidth: _ = NSCollectionLayoutDimension.fractionalWidth(.nan)
      case .fractionalHeight: _ = NSCollectionLayoutDimension.fractionalHeight(.infinity)
      case .absolute: _ = NSCollectionLayoutDimension.absolute(-.infinity)
      case .estimated: _ = NSCollectionLayoutDimension.estimated(.nan)
      case .noSubitem: _ = NSCollectionLayoutGroup.horizontal(layoutSize: size, subitems: [])
      case .noCount:
        _ = NSCollectionLayoutGroup.vertical(
          layoutSize: size, repeatingSubitem: NSCollectionLayoutItem(layoutSize: size), count: 0)
      }
    }
  }

  @Test(arguments: Misuse.allCases)
  func `misuse raises UIKit's exceptions`(misuse: Misuse) async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      [misuse] in
      await misuse.commit()
    }
    let text = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    #expect(text.contains("'NSInternalInconsistencyException', reason: '\(misuse.reason)"))
  }
}

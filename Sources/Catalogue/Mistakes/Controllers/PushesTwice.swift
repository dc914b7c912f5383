import UIKit

let pushesTwice = MistakeEntry(
  "pushes-twice", "A page is pushed while another arrives", rule: "T19", .tap
) { isCorrected in
  let front = ColourPage.front()
  front.tapped = { front in
    let navigation = front.navigationController
    navigation?.pushViewController(ColourPage.back(), animated: true)
    DispatchQueue.main.asyncAfter(deadline: .now() + (isCorrected ? 1 : 0.1)) {
      navigation?.pushViewController(ColourPage.front(), animated: true)
    }
  }
  return UINavigationController(rootViewController: front)
}

import UIKit

let presentsUnseen = MistakeEntry(
  "presents-unseen", "A page is presented by a controller that is not on screen", rule: "T38", .tap
) { isCorrected in
  let front = ColourPage.front()
  front.tapped = { front in
    let presenter = isCorrected ? front : UIViewController()
    presenter.present(ColourPage.back(), animated: true)
  }
  return front
}

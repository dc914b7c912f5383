import UIKit

let presentsTwice = MistakeEntry(
  "presents-twice", "A second page is presented while the first arrives", rule: "T19", .tap
) { isCorrected in
  let front = ColourPage.front()
  front.tapped = { front in
    let first = ColourPage.back()
    let second = ColourPage.back()
    if isCorrected {
      front.present(first, animated: true) { first.present(second, animated: true) }
    } else {
      front.present(first, animated: true)
      first.present(second, animated: true)
    }
  }
  return front
}

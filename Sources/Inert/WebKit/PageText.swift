import UIKit

/// The title and the text of a page, without its tags.
struct PageText {
  let title: String?
  let body: String

  init(html: String) {
    let text = HTMLText(html, hasGaps: true)
    (title, body) = (text.title, text.plain)
  }
}

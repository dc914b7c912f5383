/// A small model of a navigation controller with a forward stack. The model contains only the names
/// of pages. The last name in `stack` is the top page, and the last name in `ahead` is the nearest
/// page.
struct ForwardModel: Equatable {
  enum Request {
    case push(String)
    /// Removes the page and all pages above it, unless the page has become the root.
    case pop(String)
    /// Removes everything above the page. Has no effect if the page is no longer on the stack.
    case back(to: String)
  }

  var stack: [String]
  var ahead: [String] = []
  let depth: Int

  mutating func carryOut(_ request: Request) {
    switch request {
    case .push(let page):
      stack.append(page)
      ahead = ahead.last == page ? ahead.dropLast() : []
    case .pop(let page):
      guard let index = stack.firstIndex(of: page), index > 0 else { return }
      carryOut(.back(to: stack[index - 1]))
    case .back(let page):
      guard let index = stack.firstIndex(of: page) else { return }
      ahead = (ahead + stack[(index + 1)...].reversed()).suffix(depth)
      stack.removeSubrange((index + 1)...)
    }
  }
}

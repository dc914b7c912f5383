/// What a navigation controller with a way forward comes to, in few words: names of pages, the
/// top one and the nearest last.
struct ForwardModel: Equatable {
  enum Request {
    case push(String)
    /// The page goes, with all above it, unless it has become the root.
    case pop(String)
    /// Everything above the page goes; nothing where it is not there any more.
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

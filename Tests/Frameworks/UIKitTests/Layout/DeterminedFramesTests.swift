import Stage
import Testing

/// Views whose frames the solver does not determine alone (facts M.6 and M.7).
@MainActor
struct DeterminedFramesTests {
  @Test func `a view without constraints keeps the frame that the app sets`() {
    let stage = Stage(device: .phone)
    let page = Page()
    stage.show(page)
    stage.tick()
    #expect(page.free.frame == CGRect(x: 10, y: 20, width: 30, height: 40))
    stage.run { page.view.setNeedsLayout() }
    stage.tick()
    #expect(page.free.frame == CGRect(x: 10, y: 20, width: 30, height: 40))
  }

  @Test(arguments: [749, 750, 751, 1000] as [Float])
  func `text wraps at a width of its own priority or a higher one`(priority: Float) {
    let sheet = Sheet()
    let label = sheet.stage.run {
      let label = UILabel()
      label.text = "Several words of text"
      label.font = .systemFont(ofSize: 54)
      label.numberOfLines = 0
      label.translatesAutoresizingMaskIntoConstraints = false
      sheet.board.addSubview(label)
      return label
    }
    sheet.hold {
      let width = label.widthAnchor.constraint(equalToConstant: 190)
      width.priority = UILayoutPriority(priority)
      return [
        width, label.leadingAnchor.constraint(equalTo: sheet.board.leadingAnchor),
        label.topAnchor.constraint(equalTo: sheet.board.topAnchor),
      ]
    }
    #expect((label.bounds.width == 190) == (priority >= 750))
    #expect((label.bounds.height > 150) == (priority >= 750))
  }
}

/// A page that sets the frame of a view without constraints beside a view with constraints.
private final class Page: UIViewController {
  let free = UIView()
  private let bound = UIView()

  override func viewDidLoad() {
    super.viewDidLoad()
    for view in [free, bound] {
      view.translatesAutoresizingMaskIntoConstraints = false
      self.view.addSubview(view)
    }
    bound.widthAnchor.constraint(equalToConstant: 10).isActive = true
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    free.frame = CGRect(x: 10, y: 20, width: 30, height: 40)
    view.setNeedsLayout()
  }
}

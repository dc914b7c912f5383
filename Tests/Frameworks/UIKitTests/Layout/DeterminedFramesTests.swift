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

  @Test(arguments: FramedContent.allCases)
  func `a view to which no constraint refers keeps its frame, whatever its content`(
    content: FramedContent
  ) {
    let stage = Stage(device: .phone)
    let page = Frames(content.view)
    stage.show(page)
    stage.tick()
    #expect(page.content.frame == Frames.frame, "\(content)")
    stage.run { page.content.superview?.setNeedsLayout() }
    stage.tick()
    #expect(page.content.frame == Frames.frame, "\(content)")
  }

  @Test func `a label without a frame of its own has the size of its text, and follows it`() {
    let sheet = Sheet()
    let label = sheet.stage.run { sheet.place(UILabel()) }
    sheet.stage.run { label.text = "text" }
    sheet.stage.tick()
    let short = label.frame.width
    sheet.stage.run { label.text = "a longer text" }
    sheet.stage.tick()
    #expect(short > 0 && label.frame.width > short)
  }

  @Test func `a constraint that is added later replaces the frame`() {
    let sheet = Sheet()
    let label = sheet.stage.run { sheet.place(UILabel()) }
    sheet.stage.run {
      label.text = "text"
      label.frame = CGRect(x: 10, y: 20, width: 30, height: 40)
    }
    sheet.stage.tick()
    #expect(label.frame == CGRect(x: 10, y: 20, width: 30, height: 40))
    sheet.hold { [label.leadingAnchor.constraint(equalTo: sheet.board.leadingAnchor, constant: 5)] }
    sheet.stage.tick()
    #expect(abs(label.frame.minX - 5) < 1e-6 && label.frame.height < 40)
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

/// Views with and without an intrinsic size.
enum FramedContent: CaseIterable {
  case nothing, emptyLabel, label, button, textField, image, slider, progress, pageControl, stack

  @MainActor var view: UIView {
    switch self {
    case .nothing: return UIView()
    case .emptyLabel: return UILabel()
    case .label:
      let label = UILabel()
      label.text = "text"
      return label
    case .button:
      let button = UIButton(type: .system)
      button.setTitle("title", for: .normal)
      return button
    case .textField: return UITextField()
    case .image: return UIImageView()
    case .slider: return UISlider()
    case .progress: return UIProgressView()
    case .pageControl: return UIPageControl()
    case .stack: return UIStackView()
    }
  }
}

/// A page that sets the frame of a view, which only constraints would lay out, in
/// `viewDidLayoutSubviews()`. Its superview is laid out afterwards, beside a view with constraints.
private final class Frames: UIViewController {
  static let frame = CGRect(x: 10, y: 20, width: 130, height: 40)

  let content: UIView
  private let panel = UIView()
  private let bound = UIView()

  init(_ content: UIView) {
    self.content = content
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(panel)
    for view in [content, bound] {
      view.translatesAutoresizingMaskIntoConstraints = false
      panel.addSubview(view)
    }
    bound.widthAnchor.constraint(equalToConstant: 10).isActive = true
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    panel.frame = view.bounds
    content.frame = Self.frame
  }
}

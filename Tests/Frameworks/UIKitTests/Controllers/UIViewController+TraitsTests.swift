import Stage
import Testing

private final class Page: UIViewController {
  var heard: [String] = []
  override func traitCollectionDidChange(_ previous: UITraitCollection?) {
    super.traitCollectionDidChange(previous)
    let old = previous?.horizontalSizeClass ?? .unspecified
    heard.append("\(old)→\(traitCollection.horizontalSizeClass)")
  }
}

private final class NarrowPresentation: UIPresentationController {
  override init(presentedViewController: UIViewController, presenting: UIViewController?) {
    super.init(presentedViewController: presentedViewController, presenting: presenting)
    overrideTraitCollection = UITraitCollection(horizontalSizeClass: .compact)
  }
}

private final class Narrower: NSObject, UIViewControllerTransitioningDelegate {
  func presentationController(
    forPresented presented: UIViewController, presenting: UIViewController?,
    source: UIViewController
  ) -> UIPresentationController? {
    NarrowPresentation(presentedViewController: presented, presenting: presenting)
  }
}

@MainActor
struct UIViewControllerTraitsTests {
  private let stage = Stage(device: .pad)

  private func page() -> Page { stage.run { Page() } }

  @Test func `a controller has its window's traits and its view has the controller's`() {
    let root = page()
    stage.show(root)

    stage.run {
      #expect(root.traitCollection.horizontalSizeClass == .regular)
      #expect(root.view.traitCollection == root.traitCollection)
    }
    #expect(root.heard.isEmpty)
  }

  @Test func `a controller's override applies to its view and children`() {
    let (root, child) = (page(), page())
    stage.show(root)
    stage.run {
      root.addChild(child)
      root.view.addSubview(child.view)
      child.didMove(toParent: root)
      root.overrideUserInterfaceStyle = .dark
    }

    stage.run {
      #expect(stage.window.traitCollection.userInterfaceStyle == .light)
      #expect(root.view.traitCollection.userInterfaceStyle == .dark)
      #expect(child.traitCollection.userInterfaceStyle == .dark)
      #expect(child.view.traitCollection.userInterfaceStyle == .dark)
    }
    #expect(root.heard == ["regular→regular"])
    #expect(child.heard == ["regular→regular"])
  }

  @Test func `a parent overrides the traits of one child`() {
    let (root, child, other) = (page(), page(), page())
    stage.show(root)
    stage.run {
      for page in [child, other] {
        root.addChild(page)
        root.view.addSubview(page.view)
      }
      root.setOverrideTraitCollection(
        UITraitCollection(horizontalSizeClass: .compact), forChild: child)
    }

    stage.run {
      #expect(child.traitCollection.horizontalSizeClass == .compact)
      #expect(child.view.traitCollection.horizontalSizeClass == .compact)
      #expect(other.traitCollection.horizontalSizeClass == .regular)
      #expect(root.overrideTraitCollection(forChild: child)?.horizontalSizeClass == .compact)
      #expect(root.overrideTraitCollection(forChild: other) == nil)
    }
    #expect(child.heard == ["regular→compact"])

    stage.run { child.removeFromParent() }
    #expect(child.heard == ["regular→compact", "compact→regular"])
  }

  @Test func `a controller without a view receives its overrides`() {
    let page = page()

    stage.run { page.traitOverrides.horizontalSizeClass = .compact }

    #expect(page.heard == ["regular→compact"])
    #expect(!page.isViewLoaded)
  }

  @Test func `a presentation overrides the traits of what it presents`() throws {
    let (root, sheet) = (page(), page())
    let delegate = Narrower()
    stage.show(root)
    stage.run {
      sheet.modalPresentationStyle = .custom
      sheet.transitioningDelegate = delegate
      root.present(sheet, animated: true)
    }
    try stage.settle()

    stage.run {
      #expect(sheet.traitCollection.horizontalSizeClass == .compact)
      #expect(sheet.view.traitCollection.horizontalSizeClass == .compact)
      #expect(root.traitCollection.horizontalSizeClass == .regular)
      #expect(sheet.presentationController?.traitCollection.horizontalSizeClass == .regular)
    }
    #expect(sheet.heard == ["regular→compact"])
    #expect(root.heard.isEmpty)

    stage.run {
      let coming = UIScreen.main.traits(ofWindow: CGSize(width: 320, height: 1180))
      #expect(root.traits(underWindowTraits: coming).horizontalSizeClass == .compact)
      #expect(sheet.traits(underWindowTraits: coming).horizontalSizeClass == .compact)
      root.dismiss(animated: true)
    }
    try stage.settle()
    #expect(sheet.heard == ["regular→compact"])
  }

  @Test func `a window's change reaches presenter, presentation and presented`() throws {
    let (root, sheet) = (page(), page())
    stage.show(root)
    stage.run {
      sheet.modalPresentationStyle = .overFullScreen
      root.present(sheet, animated: false)
    }
    try stage.settle()

    stage.beginRecording()
    stage.run {
      stage.window.adoptTraits(UIScreen.main.traits(ofWindow: CGSize(width: 320, height: 1180)))
    }

    let calls = stage.trace.description.split(separator: "\n").filter {
      $0.contains("traitCollectionDidChange")
    }
    #expect(root.heard == ["regular→compact"])
    #expect(sheet.heard == ["regular→compact"])
    #expect(calls.count == 3, "\(stage.trace)")
  }
}

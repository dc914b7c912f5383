import Transitions
import UIKit

/// A kind of container in which a gallery transition can be shown.
public enum GalleryPlace: String, CaseIterable, Sendable {
  case modal, navigation, tabs

  var title: String {
    switch self {
    case .modal: "Presented"
    case .navigation: "Pushed"
    case .tabs: "Tabs"
    }
  }

  var support: TransitionEntry.Support {
    switch self {
    case .modal: .modal
    case .navigation: .navigation
    case .tabs: .tabs
    }
  }
}

/// Shows a gallery transition between two pages. The button of the first page leads to the second
/// page, and the button of the second page leads back.
@MainActor
public enum GalleryHost {
  /// Creates a root controller that shows `transition` in this kind of container. The gesture that
  /// goes back is part of the transition.
  public static func root(_ transition: Transition, in place: GalleryPlace) -> UIViewController {
    root(transition, in: place, showing: .scenes)
  }

  static func root(
    _ transition: Transition, in place: GalleryPlace, showing content: GalleryContent
  ) -> UIViewController {
    let first = GalleryPage(.harbour, action: "Open", content)
    switch place {
    case .modal:
      first.act = { [weak first] in
        first?.present(second(transition, content), animated: true)
      }
      return first
    case .navigation:
      let navigation = UINavigationController(rootViewController: first)
      navigation.isNavigationBarHidden = true
      navigation.transition = transition
      first.act = { [weak navigation] in
        let page = GalleryPage(.grove, action: "Back", content)
        page.act = { navigation?.popViewController(animated: true) }
        navigation?.pushViewController(page, animated: true)
      }
      return navigation
    case .tabs:
      let page = GalleryPage(.grove, action: "Back", content)
      let tabs = UITabBarController()
      tabs.setViewControllers([first, page], animated: false)
      first.tabBarItem = UITabBarItem(title: "Harbour", image: nil, tag: 0)
      page.tabBarItem = UITabBarItem(title: "Grove", image: nil, tag: 1)
      tabs.transition = transition
      first.act = { [weak tabs] in tabs?.selectedIndex = 1 }
      page.act = { [weak tabs] in tabs?.selectedIndex = 0 }
      return tabs
    }
  }

  private static func second(
    _ transition: Transition, _ content: GalleryContent
  ) -> UIViewController {
    let page = GalleryPage(.grove, action: "Back", content)
    page.modalTransition = transition
    page.act = { [weak page] in
      // If another touch has already started to dismiss the page, the button does nothing.
      if page?.transitionCoordinator == nil { page?.dismiss(animated: true) }
    }
    return page
  }
}

/// One of the two pages.
final class GalleryPage: UIViewController {
  private let face: GalleryPageView
  private let scene: GalleryScene
  /// The closure that the button calls.
  var act: () -> Void = {}

  private let isLight: Bool

  init(_ scene: GalleryScene, action: String, _ content: GalleryContent) {
    self.scene = scene
    face = GalleryPageView(scene, action: action, content)
    isLight = face.shown != nil || scene == .grove
    super.init(nibName: nil, bundle: nil)
    title = scene.title
  }

  required init?(coder: NSCoder) { nil }

  override func loadView() { view = face }

  override var preferredStatusBarStyle: UIStatusBarStyle {
    isLight ? .darkContent : .lightContent
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    face.button.addTarget(
      self, action: Selector("pressed", GalleryPage.pressed), for: .touchUpInside)
  }

  #if canImport(ObjectiveC)
    @objc
  #endif
  func pressed() { act() }
}

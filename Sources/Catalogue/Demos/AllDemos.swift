import UIKit

/// All demos, in the order in which they are listed.
public let demos: [DemoEntry] = [
  flipCard, cornerSlide, cornerPush, dimmedPanel, adaptivePanel, pullMenu, backAndForth, tabSlide,
  grab, fadePush,
]

private let flipCard = DemoEntry(
  id: "flip-card",
  title: "Flip card",
  document: "000",
  root: {
    UIStoryboard(name: "FlipCard", bundle: flipCardBundle).instantiateInitialViewController()
      ?? UIViewController()
  },
  fingers: [
    "finish": Data(PackageResources.flip_card_finish_json),
    "cancel": Data(PackageResources.flip_card_cancel_json),
  ],
  storyboards: flipCardStoryboards,
  selectors: { flipCardSelectors })

private let cornerSlide = DemoEntry(
  id: "corner-slide",
  title: "Corner slide",
  document: "001",
  root: { TeaListPage() },
  fingers: cornerFingers)

/// The corner slide in a navigation controller, which pushes and pops the pages. The pages and the
/// scripts are those of the demo `corner-slide`.
private let cornerPush = DemoEntry(
  id: "corner-push",
  title: "Corner slide, pushed and popped",
  document: "001",
  root: {
    let list = TeaListPage()
    let navigation = UINavigationController(rootViewController: list)
    navigation.delegate = list
    navigation.isNavigationBarHidden = true
    return navigation
  },
  fingers: cornerFingers)

private let cornerFingers = [
  "finish": Data(PackageResources.corner_slide_finish_json),
  "cancel": Data(PackageResources.corner_slide_cancel_json),
  "back": Data(PackageResources.corner_slide_back_json),
  "back-cancel": Data(PackageResources.corner_slide_back_cancel_json),
  "turn": Data(PackageResources.corner_slide_turn_json),
]

private let dimmedPanel = DemoEntry(
  id: "dimmed-panel",
  title: "Dimmed panel",
  document: "002",
  root: { BookPage() },
  fingers: [
    "finish": Data(PackageResources.dimmed_panel_finish_json),
    "cancel": Data(PackageResources.dimmed_panel_cancel_json),
    "back": Data(PackageResources.dimmed_panel_back_json),
    "back-cancel": Data(PackageResources.dimmed_panel_back_cancel_json),
    "turn": Data(PackageResources.dimmed_panel_turn_json),
  ])

private let adaptivePanel = DemoEntry(
  id: "adaptive-panel",
  title: "Adaptive panel",
  document: "002",
  root: { BookPage(isAdaptive: true) },
  fingers: [
    "finish": Data(PackageResources.adaptive_panel_finish_json),
    "cancel": Data(PackageResources.adaptive_panel_cancel_json),
    "pad": Data(PackageResources.adaptive_panel_pad_json),
  ])

private let pullMenu = DemoEntry(
  id: "pull-menu",
  title: "Pull menu",
  document: "003",
  root: { ReadingPage() },
  fingers: [
    "finish": Data(PackageResources.pull_menu_finish_json),
    "cancel": Data(PackageResources.pull_menu_cancel_json),
    "hesitate": Data(PackageResources.pull_menu_hesitate_json),
  ],
  detail: menuBars)

/// The bars at the right edge of a phone's screen; each bar is four points wide.
let menuBars = CGRect(x: 333, y: 396, width: 60, height: 60)

/// The demo starts at the fourth solar term, so that the user can go back.
private let backAndForth = DemoEntry(
  id: "back-and-forth",
  title: "Back and forth",
  document: "004",
  root: {
    let seasons = SeasonsController()
    seasons.setViewControllers([TermListPage()] + (0..<4).map { TermPage($0) }, animated: false)
    return seasons
  },
  fingers: [
    "finish": Data(PackageResources.back_and_forth_finish_json),
    "cancel": Data(PackageResources.back_and_forth_cancel_json),
    "depth": Data(PackageResources.back_and_forth_depth_json),
    "turn": Data(PackageResources.back_and_forth_turn_json),
  ])

private let tabSlide = DemoEntry(
  id: "tab-slide",
  title: "Tab slide",
  document: "004",
  root: { StudyController() },
  fingers: [
    "finish": Data(PackageResources.tab_slide_finish_json),
    "cancel": Data(PackageResources.tab_slide_cancel_json),
    "reverse": Data(PackageResources.tab_slide_reverse_json),
  ])

/// A card that can be thrown, interrupted while it moves, and thrown back.
private let grab = DemoEntry(
  id: "grab",
  title: "Grab",
  document: "",
  root: { SoundsPage() },
  fingers: [
    "finish": Data(PackageResources.grab_finish_json),
    "cancel": Data(PackageResources.grab_cancel_json),
    "back": Data(PackageResources.grab_back_json),
    "catch": Data(PackageResources.grab_catch_json),
    "turn": Data(PackageResources.grab_turn_json),
  ])

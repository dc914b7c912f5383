import Foundation
import QuartzCore
import Stage
import TestSupport
import Testing
import Transitions
import UIKit

/// The container in which a transition can be used.
enum Place: CaseIterable, Sendable {
  case modal, navigation, tabs

  var support: TransitionEntry.Support {
    switch self {
    case .modal: .modal
    case .navigation: .navigation
    case .tabs: .tabs
    }
  }
}

/// Whether the second page appears or disappears.
enum Way: CaseIterable, Sendable {
  case there, back
}

/// One transition between two pages on a stage. It is non-interactive, or interactive through the
/// app's delegate.
@MainActor
final class GalleryStage: NSObject {
  let stage: Stage
  let place: Place
  let first = GalleryTestPage(.white)
  let second = GalleryTestPage(.red)
  let root: UIViewController
  /// The interaction controller that the app's delegate returns.
  var interactor: UIPercentDrivenInteractiveTransition?

  init(
    _ transition: Transition, in place: Place, device: Device = .coarsePhone, rtl: Bool = false,
    reducesMotion: Bool = false
  ) throws {
    let stage = Stage(device: device)
    if rtl { stage.traits.layoutDirection = .rightToLeft }
    stage.traits.isReduceMotionEnabled = reducesMotion
    (self.stage, self.place) = (stage, place)
    switch place {
    case .modal: root = first
    case .navigation:
      root = stage.run { [first] in UINavigationController(rootViewController: first) }
    case .tabs: root = stage.run { UITabBarController() }
    }
    super.init()
    stage.run { [self] in
      // The app's delegates are set first. The transition continues to call the app's delegates.
      switch root {
      case let navigation as UINavigationController:
        navigation.delegate = self
        navigation.transition = transition
      case let tabs as UITabBarController:
        tabs.setViewControllers([first, second], animated: false)
        tabs.delegate = self
        tabs.transition = transition
      default:
        second.transitioningDelegate = self
        second.transition = transition
      }
    }
    stage.show(root)
    try stage.settle()
  }

  /// Requests the second page, or the first one again.
  func go(_ way: Way) {
    stage.run {
      switch (root, way) {
      case (let navigation as UINavigationController, .there):
        navigation.pushViewController(second, animated: true)
      case (let navigation as UINavigationController, .back):
        navigation.popViewController(animated: true)
      case (let tabs as UITabBarController, _): tabs.selectedIndex = way == .there ? 1 : 0
      case (_, .there): first.present(second, animated: true)
      case (_, .back): first.dismiss(animated: true)
      }
    }
  }

  /// Starts the transition interactively and pauses it at `progress`.
  func hold(_ way: Way, at progress: CGFloat) {
    let interactor = UIPercentDrivenInteractiveTransition()
    self.interactor = interactor
    go(way)
    stage.run { interactor.update(progress) }
    stage.tick()
  }

  func letGo(finishing: Bool) throws {
    stage.run { finishing ? interactor?.finish() : interactor?.cancel() }
    interactor = nil
    try stage.settle()
  }

  /// Shows the second page if the transition removes it.
  func arrange(before way: Way) throws {
    guard way == .back else { return }
    go(.there)
    try stage.settle()
  }

  /// All properties of every view in the window, one line per view.
  var model: [String] { stage.run { stage.window.galleryLines } }

  /// The display list without the identifiers of the views.
  var picture: String {
    var isNumber = false
    let text = stage.displayList(scale: 1).text.utf8.filter { byte in
      isNumber =
        byte == UInt8(ascii: "#")
        || isNumber && (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
      return !isNumber
    }
    return String(decoding: text, as: UTF8.self)
  }

  func isOnScreen(_ page: UIViewController) -> Bool {
    stage.run { page.viewIfLoaded?.window != nil }
  }

  /// Expects that the correct page is on screen and that the model does not contain leftovers of a
  /// transition.
  func expectRest(
    _ way: Way, finished: Bool, _ label: String, sourceLocation: SourceLocation = #_sourceLocation
  ) {
    let showsSecond = (way == .there) == finished
    #expect(isOnScreen(second) == showsSecond, "\(label)", sourceLocation: sourceLocation)
    stage.run {
      for page in [first, second] where page.viewIfLoaded?.window != nil {
        guard let view = page.view else { continue }
        // The page below a panel may be scaled down as long as the panel is presented.
        if page === second || !showsSecond {
          #expect(
            CATransform3DIsIdentity(view.transform3D), "\(label): \(view.transform3D)",
            sourceLocation: sourceLocation)
        }
        #expect(view.alpha == 1 && !view.isHidden, "\(label)", sourceLocation: sourceLocation)
        #expect(
          view.layer.mask == nil && view.layer.zPosition == 0, "\(label)",
          sourceLocation: sourceLocation)
      }
    }
    stage.expectRest(label, isQuiet: true, sourceLocation: sourceLocation)
  }
}

extension GalleryStage: UIViewControllerTransitioningDelegate, UINavigationControllerDelegate,
  UITabBarControllerDelegate
{
  func interactionControllerForPresentation(
    using animator: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? { interactor }

  func interactionControllerForDismissal(
    using animator: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? { interactor }

  func navigationController(
    _ navigationController: UINavigationController,
    interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? { interactor }

  func tabBarController(
    _ tabBarController: UITabBarController,
    interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? { interactor }
}

extension Device {
  /// The phone at one pixel per point, which makes pictures of its pages a ninth as large.
  static let coarsePhone = Device(
    id: "coarse-phone", title: "Phone", size: phone.size, scale: 1, safeArea: phone.safeArea,
    landscapeSafeArea: phone.landscapeSafeArea, statusBarHeight: phone.statusBarHeight)
}

/// A page of one colour with a mark in a corner.
final class GalleryTestPage: UIViewController {
  private let color: UIColor
  let mark = UIView(frame: CGRect(x: 20, y: 100, width: 60, height: 40))

  init(_ color: UIColor) {
    self.color = color
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = color
    mark.backgroundColor = .blue
    view.addSubview(mark)
  }
}

extension UIView {
  /// One line each for the view and the views in its subtree: every layer property and interaction
  /// flags.
  @MainActor var galleryLines: [String] {
    let properties = AnimatableProperty.allCases.map { "\($0.rawValue) \(layer.values[$0])" }
    let line =
      "\(ObjectIdentifier(self)) \(type(of: self)) touches \(isUserInteractionEnabled) "
      + "sublayers \(layer.sublayerTransform) " + properties.joined(separator: " ")
    return [line] + subviews.flatMap(\.galleryLines)
  }
}

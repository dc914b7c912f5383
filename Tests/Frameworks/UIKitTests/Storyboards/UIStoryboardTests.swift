import TemporaryFolders
import Testing
import UIKit

@MainActor
struct UIStoryboardTests {
  private static let two = Draft.document(
    """
    <scene><objects><viewController id="A" title="First"/></objects></scene>
    <scene><objects><viewController id="B" storyboardIdentifier="second" title="Second"
      modalPresentationStyle="overFullScreen" modalTransitionStyle="crossDissolve"
      definesPresentationContext="YES" modalInPresentation="YES" customClass="DraftPage"
      customModule="UIKitTests"><size key="preferredContentSize" width="30" height="40"/>
    </viewController></objects></scene>
    """, initial: "A")

  private static func storyboard() throws -> UIStoryboard {
    let file = try StoryboardFile(name: "Two", xml: Data(two.utf8))
    World.current.service(StoryboardStore.self).add(file)
    return UIStoryboard(name: "Two", bundle: nil)
  }

  @Test func `the initial controller knows its storyboard`() throws {
    try World()() {
      let storyboard = try Self.storyboard()
      let controller = storyboard.instantiateInitialViewController()

      #expect(controller?.title == "First")
      #expect(controller?.storyboard === storyboard)
      #expect(UIViewController().storyboard == nil)
    }
  }

  @Test func `a storyboard without an initial controller gives nil`() throws {
    try World()() {
      let controller = try Draft.controller(Draft.document(""))
      #expect(controller == nil)
    }
  }

  @Test func `a controller has its class and its element's settings`() throws {
    try World()() {
      let page = try #require(
        try Self.storyboard().instantiateViewController(withIdentifier: "second") as? DraftPage)

      #expect(page.title == "Second")
      #expect(page.modalPresentationStyle == .overFullScreen)
      #expect(page.modalTransitionStyle == .crossDissolve)
      #expect(page.definesPresentationContext && page.isModalInPresentation)
      #expect(page.preferredContentSize == CGSize(width: 30, height: 40))
      #expect(page.heard == ["awakeFromNib"])
      #expect(!page.isViewLoaded)
    }
  }

  @Test func `each call creates a new controller`() throws {
    try World()() {
      let storyboard = try Self.storyboard()
      let first = storyboard.instantiateViewController(withIdentifier: "second")
      let second = storyboard.instantiateViewController(withIdentifier: "second")

      #expect(first !== second)
      #expect(first.view !== second.view)
    }
  }

  @Test func `a creator creates the controller, or the storyboard if it returns nil`() throws {
    try World()() {
      let storyboard = try Self.storyboard()
      let mine = DraftPage()

      let made = storyboard.instantiateViewController(identifier: "second") { _ in mine }
      let other = storyboard.instantiateViewController(identifier: "second") {
        _ -> DraftPage? in nil
      }
      let initial: UIViewController? = storyboard.instantiateInitialViewController { coder in
        UIViewController(coder: coder)
      }

      #expect(made === mine && made.title == "Second" && made.storyboard === storyboard)
      #expect(other !== mine && other.title == "Second")
      #expect(initial?.title == "First")
    }
  }

  @Test func `the coder passed to a controller is empty`() throws {
    try World()() {
      var found: [String] = []
      _ = try Self.storyboard().instantiateInitialViewController { coder -> UIViewController? in
        found.append("\(coder.allowsKeyedCoding) \(coder.containsValue(forKey: "a"))")
        found.append("\(coder.decodeObject(forKey: "a") as Any?) \(coder.decodeBool(forKey: "a"))")
        found.append("\(coder.decodeInteger(forKey: "a")) \(coder.decodeDouble(forKey: "a"))")
        return nil
      }
      #expect(found == ["true false", "nil false", "0 0.0"])
    }
  }

  @Test func `a file is searched in the bundle, and its warnings are UIKit's`() throws {
    let folder = TemporaryFolder()
    try folder.write(Draft.view("<halo/>"), to: "Found.storyboard")
    let bundle = try #require(Bundle(path: folder.path))

    let world = World()
    world {
      world.service(UIKitLog.self).prints = false
      let controller = UIStoryboard(name: "Found", bundle: bundle)
        .instantiateInitialViewController()

      #expect(controller != nil)
      #expect(
        world.service(UIKitLog.self).warnings == [
          "Found.storyboard, line 5: <halo> of <view> is not supported; it is skipped."
        ])
    }
  }

  // MARK: Exceptions

  private func failure(_ result: ExitTest.Result?) -> String {
    result.map { String(decoding: $0.standardErrorContent, as: UTF8.self) } ?? ""
  }

  @Test func `a missing storyboard raises`() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run { _ = UIStoryboard(name: "Nowhere", bundle: nil) }
    }
    let text = failure(result)
    #expect(text.contains("'NSInvalidArgumentException'"))
    #expect(text.contains("Could not find a storyboard named 'Nowhere' in bundle NSBundle <"))
  }

  @Test func `a missing identifier raises with the existing ones`() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      try await MainActor.run {
        _ = try Self.storyboard().instantiateViewController(withIdentifier: "third")
      }
    }
    let text = failure(result)
    #expect(text.contains("'NSInvalidArgumentException'"))
    #expect(
      text.contains(
        "Storyboard (<UIStoryboard#1; Two>) doesn't contain a view controller with identifier "
          + "'third'; it contains 'second'"))
  }

  @Test func `a creator that returns another class raises`() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      try await MainActor.run {
        _ = try Self.storyboard().instantiateViewController(identifier: "second") { _ in
          UIViewController()
        }
      }
    }
    #expect(
      failure(result).contains(
        "found a UIViewController from the creator, expected a DraftPage; return an object of the "
          + "scene's class."))
  }
}

import Foundation
import Stage
import Testing
import UIKit

@MainActor
struct UINibTests {
  /// A nib with objects, and with connections of its owner.
  private static func nib(
    _ objects: String, owner connections: String = "", type: String = "XIB"
  ) -> UINib {
    let xml = """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.\(type)"><objects>
      <placeholder placeholderIdentifier="IBFilesOwner" id="-1">\(connections)</placeholder>
      <placeholder placeholderIdentifier="IBFirstResponder" id="-2"/>
      \(objects)
      </objects></document>
      """
    return UINib(data: Data(xml.utf8), bundle: nil)
  }

  private func onStage(_ body: () -> Void) {
    let stage = Stage(device: .phone)
    stage.run(body)
    stage.close()
  }

  private func failure(_ result: ExitTest.Result?) -> String {
    result.map { String(decoding: $0.standardErrorContent, as: UTF8.self) } ?? ""
  }

  @Test func `a missing file and a storyboard are raised`() async {
    let missing = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        let stage = Stage(device: .phone)
        stage.run { _ = UINib(nibName: "Nowhere", bundle: nil).instantiate(withOwner: nil) }
      }
    }
    let other = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        let stage = Stage(device: .phone)
        stage.run { _ = Self.nib("", type: "Storyboard.XIB").instantiate(withOwner: nil) }
      }
    }

    #expect(failure(missing).contains("Could not load NIB in bundle"))
    #expect(failure(missing).contains("with name 'Nowhere'"))
    #expect(failure(other).contains("give a nib's source, not a storyboard"))
  }

  /// A controller whose nib is not in a bundle.
  private final class NibController: UIViewController {
    private(set) var loads = 0
    override func loadView() {
      loads += 1
      let outlet = #"<outlet property="view" destination="a" id="o"/>"#
      _ = UINibTests.nib(
        #"<view id="a" tag="7"/>"#, owner: "<connections>\(outlet)</connections>"
      ).instantiate(withOwner: self)
    }
  }

  @Test func `a nib sets its owner's view without loading it`() {
    onStage {
      let controller = NibController()
      let tag = controller.view.tag

      #expect(tag == 7)
      #expect(controller.loads == 1)
    }
  }

  @Test func `key-value coding sets a controller's view without loading it`() {
    onStage {
      let controller = NibController()
      controller.setValue(UIView(), forKey: "view")

      #expect(controller.loads == 0)
      #expect(controller.isViewLoaded)
    }
  }

  @Test func `a controller at the top of a nib has its view`() throws {
    let stage = Stage(device: .phone)
    let objects = stage.run {
      Self.nib(
        """
        <viewController title="Left" id="c">
          <view key="view" tag="5" id="v"><rect key="frame" x="0" y="0" width="30" height="40"/></view>
        </viewController>
        <viewController id="d"/>
        """
      ).instantiate(withOwner: nil)
    }
    let controllers = objects.compactMap { $0 as? UIViewController }
    #expect(controllers.count == 2)
    let left = try #require(controllers.first)
    #expect(left.title == "Left")
    #expect(left.isViewLoaded)
    #expect(left.view.tag == 5)
    #expect(left.view.bounds.size == CGSize(width: 30, height: 40))
    #expect(controllers.last?.isViewLoaded == false)
    stage.close()
  }

  @Test func `each instantiation makes new views, in the order of the file`() {
    onStage {
      let nib = Self.nib(
        """
        <view id="a" tag="1"><rect key="frame" x="0" y="0" width="30" height="40"/><subviews>
          <label id="b" text="Hello"/></subviews></view>
        <view id="c" tag="2"/>
        """)
      let first = nib.instantiate(withOwner: nil).compactMap { $0 as? UIView }
      let second = nib.instantiate(withOwner: nil).compactMap { $0 as? UIView }

      #expect(first.map(\.tag) == [1, 2])
      #expect(first[0].bounds.size == CGSize(width: 30, height: 40))
      #expect((first[0].subviews.first as? UILabel)?.text == "Hello")
      #expect(second[0] !== first[0])
    }
  }

  @Test func `a list refuses a nib of another class`() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        let stage = Stage(device: .phone)
        stage.run {
          let table = UITableView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
          table.register(Self.nib(#"<view id="a"/>"#), forCellReuseIdentifier: "row")
          _ = table.dequeueReusableCell(withIdentifier: "row")
        }
      }
    }
    #expect(
      failure(result).contains(
        "invalid nib registered for identifier (row) - nib must contain exactly one"))
  }
}

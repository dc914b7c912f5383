import Foundation
import Stage
import Testing
import UIKit

/// A constraint of the app, as Interface Builder names it by `customClass`.
final class ShiftedConstraint: NSLayoutConstraint {
  private(set) var shift: CGFloat = 0
  override func awakeFromNib() {
    super.awakeFromNib()
    shift = constant
    constant += 5
  }
}

final class RatedStar: UIView {
  var rating = 3
}
/// Stands for a class `RatedStar` that another module declares.
private enum OtherModule {
  final class RatedStar: UIView {
    var rating = 4
  }
}

@MainActor
struct StoryboardClassesTests {
  @Test func `a constraint of the app's class is made from the file and awakes`() throws {
    let controller = try #require(
      try Draft.controller(
        Draft.view(
          """
          <rect key="frame" x="0" y="0" width="400" height="800"/>
          <subviews><view id="S" translatesAutoresizingMaskIntoConstraints="NO"/></subviews>
          <constraints>
          <constraint firstItem="S" firstAttribute="leading" secondItem="V" secondAttribute="leading" \
          constant="10" priority="900" identifier="lead" id="K" customClass="ShiftedConstraint" \
          customModule="UIKitTests" customModuleProvider="target"/>
          <constraint firstItem="S" firstAttribute="top" secondItem="V" secondAttribute="top"/>
          <constraint firstItem="S" firstAttribute="width" constant="30"/>
          <constraint firstItem="S" firstAttribute="height" constant="40"/>
          </constraints>
          """)))
    controller.view.frame = CGRect(x: 0, y: 0, width: 400, height: 800)
    controller.view.layoutIfNeeded()

    let constraint = try #require(
      controller.view.constraints.compactMap { $0 as? ShiftedConstraint }.first)
    #expect(constraint.shift == 10)
    #expect(constraint.identifier == "lead")
    #expect(constraint.priority.rawValue == 900)
    #expect(constraint.isActive)
    #expect(controller.view.subviews.first?.frame == CGRect(x: 15, y: 0, width: 30, height: 40))
  }

  private final class Page: UIViewController {
    var star: OtherModule.RatedStar?
    var label: UILabel?
  }

  private func page(_ outlet: String) throws -> (page: Page, warnings: [String]) {
    var storyboards = Storyboards()
    try storyboards.embed(
      "Stars",
      Data(
        Draft.document(
          """
          <scene><objects><viewController id="C">
          <view key="view" id="V"><subviews>
          <view id="S" customClass="RatedStar" customModule="UIKitTests"/></subviews></view>
          <connections><outlet property="\(outlet)" destination="S" id="O"/></connections>
          </viewController></objects></scene>
          """, initial: "C"
        ).utf8))
    storyboards.connect(Page.self) {
      $0.outlet("star", \.star)
      $0.outlet("label", \.label)
    }
    let stage = Stage(storyboards: storyboards)
    var page: Page?
    stage.run {
      page = UIStoryboard(name: "Stars", bundle: nil).instantiateInitialViewController {
        Page(coder: $0)
      }
      page?.loadViewIfNeeded()
    }
    return (try #require(page), stage.warnings)
  }

  @Test func `an outlet takes an object of the class of the same name in another module`() throws {
    let (page, warnings) = try page("star")
    #expect(page.star === page.view.subviews.first)
    #expect(page.star?.rating == 3)
    #expect(warnings.joined().contains("it is called anyway, as in Objective-C"))
  }

  @Test func `an outlet to an object of another class stays nil`() throws {
    let (page, warnings) = try page("label")
    #expect(page.label == nil)
    #expect(warnings.joined().contains("expected a UILabel"))
  }
}

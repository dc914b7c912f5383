import Foundation
import Stage
import Testing
import UIKit

final class StoryboardCard: UIViewController {
  weak var label: UILabel?
  weak var implicit: UILabel!
  var labels: [UILabel] = []
  var size: CGFloat = 0
  var heard: [String] = []
  func plain() { heard.append("plain") }
  func tapped(_ sender: UIButton) { heard.append("tapped") }
}

@MainActor
struct StoryboardsTests {
  private static let xml = """
    <?xml version="1.0" encoding="UTF-8"?>
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" initialViewController="C">
    <scenes><scene><objects>
    <viewController id="C" customClass="StoryboardCard" customModule="StageTests">
    <view key="view"><subviews><label id="L" text="Hi"/>
    <button id="B"><connections>
    <action selector="plain" destination="C" eventType="touchUpInside"/>
    <action selector="tapped:" destination="C" eventType="touchUpInside"/>
    </connections></button></subviews></view>
    <userDefinedRuntimeAttributes><userDefinedRuntimeAttribute type="number" keyPath="size">
    <real key="value" value="2.5"/></userDefinedRuntimeAttribute></userDefinedRuntimeAttributes>
    <connections>
    <outlet property="label" destination="L"/><outlet property="implicit" destination="L"/>
    <outletCollection property="labels" destination="L"/>
    </connections></viewController></objects></scene></scenes></document>
    """

  private func storyboards() throws -> Storyboards {
    var storyboards = Storyboards()
    try storyboards.embed("Card", Data(Self.xml.utf8))
    storyboards.connect(StoryboardCard.self) {
      $0.outlet("label", \.label)
      $0.outlet("implicit", \.implicit)
      $0.outlet("labels", \.labels)
      $0.outlet("size", \.size)
      $0.action("plain", StoryboardCard.plain)
      $0.action("tapped:", StoryboardCard.tapped)
    }
    return storyboards
  }

  private var initial: UIViewController? {
    UIStoryboard(name: "Card", bundle: nil).instantiateInitialViewController()
  }

  @Test func `a registered class is connected on the stage`() throws {
    let stage = Stage(storyboards: try storyboards())
    stage.show(initial ?? UIViewController())
    let card = try #require(stage.window.rootViewController as? StoryboardCard)

    #expect(card.label?.text == "Hi" && card.implicit === card.label)
    #expect(card.labels.count == 1 && card.size == 2.5)
    stage.run { (card.view.subviews.last as? UIButton)?.sendActions(for: .touchUpInside) }
    #expect(card.heard == ["plain", "tapped"])
    stage.close()
  }

  @Test func `each stage has its own storyboards`() throws {
    let storyboards = try storyboards()
    let stages = [Stage(storyboards: storyboards), Stage(storyboards: storyboards)]

    let controllers = stages.map { stage in stage.run { initial } }

    #expect(controllers[0] !== controllers[1])
    #expect(stages[0].run { controllers[0]?.view } !== stages[1].run { controllers[1]?.view })
    for stage in stages { stage.close() }
  }

  @Test func `plain arrays work too`() throws {
    let stage = Stage(
      storyboards: try Storyboards(
        files: ["Card": Data(Self.xml.utf8)], selectors: try storyboards().selectors))
    let card = try #require(stage.run { initial } as? StoryboardCard)
    stage.run { card.loadViewIfNeeded() }

    #expect(card.label?.text == "Hi")
    stage.close()
  }

  @Test func `an invalid file throws when it is passed`() {
    var storyboards = Storyboards()

    #expect {
      try storyboards.embed("Card", Data("<html/>".utf8))
    } throws: { error in
      "\(error)".hasPrefix("Card.storyboard, line 1: found <html>, expected <document")
    }
  }
}

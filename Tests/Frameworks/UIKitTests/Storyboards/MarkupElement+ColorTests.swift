import Testing
import UIKit

@MainActor
struct MarkupElementColorTests {
  private func color(_ attributes: String, resources: String = "") throws -> UIColor? {
    try Draft.made(
      "<view><color key=\"backgroundColor\" \(attributes)/></view>", resources: resources,
      as: UIView.self)?.backgroundColor
  }

  @Test func `every form of components is parsed`() throws {
    let half = UIColor(red: 0.5, green: 0.25, blue: 0, alpha: 0.75)
    let rgb = "red=\"0.5\" green=\"0.25\" blue=\"0\" alpha=\"0.75\""
    let forms: KeyValuePairs<String, UIColor> = [
      "\(rgb) colorSpace=\"custom\" customColorSpace=\"sRGB\"": half,
      "\(rgb) colorSpace=\"calibratedRGB\"": half,
      "\(rgb) colorSpace=\"deviceRGB\"": half,
      "red=\"0.5\" green=\"0.25\" blue=\"0\"": half.withAlphaComponent(1),
      "white=\"0.5\" alpha=\"0.25\" colorSpace=\"custom\" "
        + "customColorSpace=\"genericGamma22GrayColorSpace\"": UIColor(white: 0.5, alpha: 0.25),
      "white=\"0\" alpha=\"1\" colorSpace=\"calibratedWhite\"": UIColor(white: 0, alpha: 1),
      "\(rgb) colorSpace=\"custom\" customColorSpace=\"displayP3\"":
        UIColor(displayP3Red: 0.5, green: 0.25, blue: 0, alpha: 0.75),
    ]
    try World()() {
      for (form, expected) in forms {
        let color = try color(form)
        #expect(color == expected, "\(form)")
      }
    }
  }

  @Test func `system colours have UIColor's names, including the old attribute`() throws {
    let names: KeyValuePairs<String, UIColor> = [
      "systemBackgroundColor": .systemBackground, "labelColor": .label,
      "systemGray6Color": .systemGray6, "tintColor": .tintColor, "linkColor": .link,
      "tertiarySystemGroupedBackgroundColor": .tertiarySystemGroupedBackground,
    ]
    try World()() {
      for (name, expected) in names {
        let color = try color("systemColor=\"\(name)\"")
        #expect(color == expected, "\(name)")
      }
      let old = try color("cocoaTouchSystemColor=\"darkTextColor\"")
      #expect(old == .darkText)
    }
  }

  @Test func `named and unknown system colours are read from the resources`() throws {
    let resources = """
      <namedColor name="Ink"><color red="0" green="0" blue="1" alpha="1"/></namedColor>
      <systemColor name="systemNewColor"><color white="0.5" alpha="1"/></systemColor>
      """
    try World()() {
      let ink = try color("name=\"Ink\"", resources: resources)
      let new = try color("systemColor=\"systemNewColor\"", resources: resources)

      #expect(ink == .blue)
      #expect(new == UIColor(white: 0.5, alpha: 1))
    }
  }
}

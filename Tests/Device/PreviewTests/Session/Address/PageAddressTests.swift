import Foundation
import Preview
import Stage
import Testing
import UIKit

/// An address is text that a server with the same entries reads as it was.
@MainActor @Suite struct PageAddressTests {
  private let parameters = [
    PageParameter(
      "shade", title: "Shade", .number(0...1, step: 0.05, unit: ""), standard: .number(0.5)),
    PageParameter(
      "edge", title: "Edge",
      .choice([.init(id: "left", title: ""), .init(id: "a b&=%", title: "")]),
      standard: .text("left")),
    PageParameter("bounces", title: "Bounces", .flag, standard: .flag(false)),
  ]

  private func read(_ text: String) throws(PageAddress.Fault) -> PageAddress {
    try PageAddress(text: text) { ["card", "mistakes/a b"].contains($0) ? parameters : nil }
  }

  @Test func `defaults are omitted`() throws {
    let address = PageAddress(entry: "mistakes/a b", device: "phone")

    #expect(address.text == "entry=mistakes/a%20b&device=phone")
    #expect(try read(address.text) == address)
  }

  @Test func `everything is read as it was written`() throws {
    var address = PageAddress(entry: "card", device: "pad")
    address.values = ["shade": .number(0.35), "edge": .text("a b&=%"), "bounces": .flag(true)]
    address.settings.traits.userInterfaceStyle = .dark
    address.settings.traits.layoutDirection = .rightToLeft
    address.settings.traits.isReduceMotionEnabled = true
    address.settings.traits.keyboard = .hardware
    address.settings.traits.preferredContentSizeCategory = .accessibilityLarge
    address.settings.traits.era = 12
    address.settings.orientation = .landscapeRight
    (address.settings.horizontal, address.settings.vertical) = (.compact, .regular)
    let fixture = try LiveDeviceFixture()
    fixture.tap()
    address.input = RepeatableInput(fixture.device.log, ticks: fixture.device.tickCount)
    address.t = 0.416667

    #expect(try read(address.text) == address)
    #expect(
      address.text.hasPrefix(
        "entry=card&device=pad&value.bounces=true&value.edge=a%20b%26%3D%25&value.shade=0.35&dark=1"
          + "&rtl=1&reduceMotion=1&hardwareKeyboard=1&textSize=UICTContentSizeCategoryAccessibilityL"
          + "&era=12&orientation=landscapeRight&horizontal=compact&vertical=regular&run="))
    #expect(address.text.hasSuffix("&t=0.416667"))
  }

  @Test func `unknown keys are ignored, and the device has a default`() throws {
    #expect(
      try read("later=1&entry=card&&x") == PageAddress(entry: "card", device: Device.phone.id))
  }

  @Test(
    arguments: [
      ("", "it does not name an entry"), ("screen", "it does not name an entry"),
      ("entry=", "this server has no entry “”"),
      ("entry=other", "this server has no entry “other”"),
      ("entry=card&dark=yes", "“dark” is “yes”, and should be 1 or 0"),
      (
        "entry=card&textSize=big",
        "“textSize” is “big”, and should be the identifier of a text size"
      ),
      ("entry=card&era=27", "“era” is “27”, and should be an iOS version from 7 to 26"),
      (
        "entry=card&orientation=faceUp",
        "“orientation” is “faceUp”, and should be one of portrait, portraitUpsideDown, "
          + "landscapeLeft, landscapeRight"
      ),
      ("entry=card&vertical=wide", "“vertical” is “wide”, and should be compact or regular"),
      ("entry=card&value.size=1", "“card” has no parameter “size”"),
      (
        "entry=card&value.shade=2",
        "“value.shade” is “2”, and should be a value of the panel Values"
      ),
      (
        "entry=card&value.shade=nan",
        "“value.shade” is “nan”, and should be a value of the panel Values"
      ),
      (
        "entry=card&value.bounces=2",
        "“value.bounces” is “2”, and should be a value of the panel Values"
      ),
      ("entry=card&t=-1", "“t” is “-1”, and should be a number of seconds"),
      ("entry=card&t=inf", "“t” is “inf”, and should be a number of seconds"),
      ("entry=card&run=abc", "its recorded input is damaged or cut off"),
    ])
  func `a wrong address is refused with its reason`(text: String, reason: String) {
    #expect(throws: PageAddress.Fault(text: reason)) { try read(text) }
  }
}

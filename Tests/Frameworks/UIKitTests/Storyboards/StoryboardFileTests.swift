import Testing
import UIKit

/// Errors in a file report the location, the text found, the text expected and the fix. A table
/// contains the exact messages.
@MainActor
struct StoryboardFileTests {
  private struct Fault: CustomStringConvertible {
    let description: String
    let xml: String
    let message: String
    init(_ description: String, _ xml: String, _ message: String) {
      (self.description, self.xml, self.message) = (description, xml, message)
    }
  }

  private static let xml = "the XML that Interface Builder writes"
  private static let save = "fix the file or save it again from Interface Builder."
  private static let objects =
    "an object of a scene: <viewController>, <tableViewController>, "
    + "<collectionViewController>, <navigationController>, <tabBarController>, "
    + "<splitViewController>, <pageViewController>, <tapGestureRecognizer>, "
    + "<panGestureRecognizer>, <screenEdgePanGestureRecognizer>, <swipeGestureRecognizer>, "
    + "<pongPressGestureRecognizer>, <pinchGestureRecognizer>, <rotationGestureRecognizer>"

  private static let malformed: [Fault] = [
    Fault("empty", "", "Draft.storyboard: found nothing, expected \(xml); \(save)"),
    Fault(
      "no XML", "hello",
      "Draft.storyboard, line 1: found text that is not XML, expected \(xml); \(save)"),
    Fault(
      "cut off", "<document>\n<scenes>\n",
      "Draft.storyboard, line 2: found the end of the file inside an element, or text after the "
        + "last one, expected \(xml); \(save)"),
    Fault(
      "crossed tags", "<document>\n<scenes>\n</document>",
      "Draft.storyboard, line 3: found an end tag that does not match its start tag, expected "
        + "\(xml); \(save)"),
    Fault(
      "no quotes", "<document>\n<scenes id=1/></document>",
      "Draft.storyboard, line 2: found an attribute value without its quotes, expected \(xml); "
        + save),
    Fault(
      "an attribute twice", "<document>\n<scenes a=\"\" a=\"\"/></document>",
      "Draft.storyboard, line 2: found the same attribute twice, expected \(xml); \(save)"),
    Fault(
      "a nib", "<document type=\"com.apple.InterfaceBuilder3.CocoaTouch.XIB\"/>",
      "Draft.storyboard, line 1: found a document of type "
        + "'com.apple.InterfaceBuilder3.CocoaTouch.XIB', expected "
        + "<document type=\"com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB\">; "
        + "load a storyboard, not a nib or a compiled file."),
    Fault(
      "another document", "<html/>",
      "Draft.storyboard, line 1: found <html>, expected "
        + "<document type=\"com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB\">; "
        + "load a storyboard, not a nib or a compiled file."),
  ]

  private static let unknown: [Fault] = [
    Fault(
      "a container of a later day",
      Draft.document("<scene><objects><glkViewController id=\"N\"/></objects></scene>"),
      "Draft.storyboard, line 3: <glkViewController> is not supported; a UIViewController takes its "
        + "place; make the controller in code."),
    Fault(
      "an unknown object", Draft.view("", objects: "<gizmo id=\"N\"/>"),
      "Draft.storyboard, line 7: found <gizmo id=\"N\">, expected \(objects); check the element's "
        + "name, or remove the element."),
    Fault(
      "a scene without controller", Draft.document("<scene sceneID=\"S\"><objects/></scene>"),
      "Draft.storyboard, line 3: found a scene without a controller, expected <viewController> in "
        + "its <objects>; delete the scene or add a controller."),
    Fault(
      "an unknown class",
      Draft.subview("<label id=\"L\" customClass=\"Nope\" customModule=\"UIKitTests\"/>"),
      "Unknown class Nope in Interface Builder file. Draft.storyboard, line 6: found "
        + "customClass=\"Nope\", customModule=\"UIKitTests\" of <label id=\"L\">, expected a class "
        + "UIKitTests.Nope at the top of a file and not private; check both names and that the "
        + "module is linked."),
    Fault(
      "a class without module", Draft.subview("<label id=\"L\" customClass=\"Nope\"/>"),
      "Unknown class Nope in Interface Builder file. Draft.storyboard, line 6: found "
        + "customClass=\"Nope\", no customModule of <label id=\"L\">, expected a class "
        + "UIKit.Nope at the top of a file and not private; check both names and that the module "
        + "is linked."),
    Fault(
      "a class of another kind",
      Draft.subview("<label id=\"L\" customClass=\"DraftView\" customModule=\"UIKitTests\"/>"),
      "Draft.storyboard, line 6: found customClass=\"DraftView\" of <label id=\"L\">, expected a "
        + "subclass of the class for <label>; inherit from that class, or use another element."),
  ]

  private static let values: [Fault] = [
    Fault(
      "no number", Draft.subview("<label id=\"L\"><rect key=\"frame\" x=\"a\"/></label>"),
      "Draft.storyboard, line 6: found x=\"a\" of <rect>, expected a number; change the value of "
        + "'x'."),
    Fault(
      "no flag", Draft.subview("<label id=\"L\" hidden=\"true\"/>"),
      "Draft.storyboard, line 6: found hidden=\"true\" of <label id=\"L\">, expected YES or NO; "
        + "change the value of 'hidden'."),
    Fault(
      "no choice", Draft.subview("<label id=\"L\" textAlignment=\"middle\"/>"),
      "Draft.storyboard, line 6: found textAlignment=\"middle\" of <label id=\"L\">, expected "
        + "'left', 'center', 'right', 'justified', 'natural'; change the value of "
        + "'textAlignment'."),
    Fault(
      "an unknown colour name",
      Draft.subview("<label><color key=\"textColor\" name=\"Ink\"/></label>"),
      "Draft.storyboard, line 6: found the colour name 'Ink', expected a colour in <resources>; "
        + "add <namedColor name=\"Ink\"> to <resources>, or the colour set."),
    Fault(
      "an unknown system colour",
      Draft.subview("<label><color key=\"textColor\" systemColor=\"inkColor\"/></label>"),
      "Draft.storyboard, line 6: found the system colour 'inkColor', expected a colour that "
        + "UIColor names; add <systemColor name=\"inkColor\"> to <resources>, or give red, green "
        + "and blue."),
    Fault(
      "a colour without components", Draft.subview("<label><color key=\"textColor\"/></label>"),
      "Draft.storyboard, line 6: found <color> without components, expected red, green and blue, "
        + "white, or a name; add the components."),
    Fault(
      "a runtime attribute of another type",
      Draft.subview(
        "<label><userDefinedRuntimeAttributes><userDefinedRuntimeAttribute type=\"range\" "
          + "keyPath=\"a\"/></userDefinedRuntimeAttributes></label>"),
      "Draft.storyboard, line 6: found a runtime attribute of type 'range', expected nil, or a "
        + "boolean, number, string, color, point, size, rect or image with its value; set the "
        + "property in awakeFromNib() instead."),
  ]

  private static let connections: [Fault] = [
    Fault(
      "an outlet to nobody",
      Draft.view("<connections><outlet property=\"card\" destination=\"X\"/></connections>"),
      "Draft.storyboard, line 5: found outlet 'card' to 'X', expected the id of a supported object "
        + "in this scene; connect outlet 'card' to an object of this scene, or delete the "
        + "connection."),
    Fault(
      "an action without its name",
      Draft.view("<connections><action destination=\"C\"/></connections>"),
      "Draft.storyboard, line 5: found <action> without 'selector', expected the method's name, as "
        + "\"tapped:\"; add selector=\"…\"."),
    Fault(
      "an unknown event",
      Draft.view(
        "<connections><action selector=\"a\" destination=\"C\" eventType=\"tap\"/></connections>"),
      "Draft.storyboard, line 5: found eventType=\"tap\" of <action>, expected 'touchDown', "
        + "'touchDownRepeat', 'touchDragInside', 'touchDragOutside', 'touchDragEnter', "
        + "'touchDragExit', 'touchUpInside', 'touchUpOutside', 'touchCancel', 'valueChanged', "
        + "'primaryActionTriggered', 'editingDidBegin', 'editingChanged', 'editingDidEnd', "
        + "'editingDidEndOnExit'; change the value of 'eventType'."),
    Fault(
      "another connection", Draft.view("<connections><wire destination=\"C\"/></connections>"),
      "Draft.storyboard, line 5: found <wire>, expected <outlet>, <outletCollection>, <action> or "
        + "<segue>; delete the connection."),
    Fault(
      "a segue to nobody", segue("kind=\"show\" destination=\"X\""),
      "Draft.storyboard, line 5: found a segue to 'X', expected the id of a scene's controller; "
        + "connect the segue again."),
    Fault(
      "an old popover segue", segue("kind=\"popover\" destination=\"C\""),
      "Draft.storyboard, line 5: found a segue of kind 'popover', expected 'show', "
        + "'showDetail', 'presentation', 'embed', 'custom' or 'unwind'; choose 'popoverPresentation', or present "
        + "the controller in code."),
    Fault(
      "another kind of segue", segue("kind=\"jump\" destination=\"C\""),
      "Draft.storyboard, line 5: found a segue of kind 'jump', expected 'show', 'showDetail', "
        + "'presentation', 'embed', 'custom' or 'unwind'; choose another kind."),
    Fault(
      "a custom segue without class", segue("kind=\"custom\" destination=\"C\""),
      "Draft.storyboard, line 5: found a custom segue without a class, expected customClass and "
        + "customModule; name a subclass of UIStoryboardSegue that overrides perform()."),
    Fault(
      "a segue class that is none",
      segue(
        "kind=\"custom\" destination=\"C\" customClass=\"DraftPage\" customModule=\"UIKitTests\""),
      "Draft.storyboard, line 5: found customClass=\"DraftPage\" of <segue>, expected a subclass "
        + "of the class for <segue>; inherit from that class, or use another element."),
    Fault(
      "a segue action",
      segue("kind=\"show\" destination=\"C\" destinationCreationSelector=\"make:\""),
      "Draft.storyboard, line 5: found the segue action 'make:', expected a segue without an action; "
        + "segue actions are not supported yet; pass values in prepare(for:sender:)."),
    Fault(
      "an unwind to a controller",
      segue("kind=\"unwind\" destination=\"C\" unwindAction=\"back:\""),
      "Draft.storyboard, line 5: found an unwind to 'C', expected the id of the scene's <exit>; "
        + "connect the segue to the exit."),
    Fault(
      "no initial controller", Draft.document("", initial: "X"),
      "Draft.storyboard, line 2: found initialViewController=\"X\", expected the id of a scene's "
        + "controller; choose the initial controller again."),
    Fault(
      "an id twice",
      Draft.document(
        "<scene><objects><viewController id=\"C\"/></objects></scene>\n"
          + "<scene><objects><viewController id=\"C\"/></objects></scene>"),
      "Draft.storyboard, line 4: found the id 'C' again, expected a unique id; change this id, or "
        + "the same id in line 3."),
    Fault(
      "an identifier twice",
      Draft.document(
        "<scene><objects><viewController id=\"A\" storyboardIdentifier=\"n\"/></objects></scene>\n"
          + "<scene><objects><viewController id=\"B\" storyboardIdentifier=\"n\"/></objects></scene>"
      ),
      "Draft.storyboard, line 4: found the storyboardIdentifier 'n' again, expected a unique "
        + "identifier; change this identifier, or the same identifier in line 3."),
  ]

  private static func segue(_ attributes: String) -> String {
    Draft.view("<connections><segue \(attributes)/></connections>")
  }

  @Test func `every error is reported with its line`() {
    for fault in Self.malformed + Self.unknown + Self.values + Self.connections {
      #expect(Draft.message(fault.xml) == fault.message, "\(fault)")
    }
  }

  @Test func `content that is invalid or unknown has no effect, and the scene opens`() throws {
    let world = World()
    world.service(UIKitLog.self).prints = false
    for fault in Self.unknown + Self.values + Self.connections {
      guard (try? StoryboardFile(name: "Draft", xml: Data(fault.xml.utf8))) != nil else { continue }
      try world {
        let page = try Draft.controller(fault.xml)
        page?.loadViewIfNeeded()
        #expect(page != nil || !fault.xml.contains("initialViewController"), "\(fault)")
      }
    }
  }

  @Test func `an unknown view becomes a plain view with its frame, and a warning says so`() throws {
    let world = World()
    world.service(UIKitLog.self).prints = false
    try world {
      let view = try Draft.made(
        "<sceneKitView playing=\"YES\"><rect key=\"frame\" x=\"1\" y=\"2\" width=\"3\" height=\"4\"/></sceneKitView>",
        as: UIView.self)
      #expect(view?.frame == CGRect(x: 1, y: 2, width: 3, height: 4))
    }
  }

  @Test func `the warning about an unknown view says what to do`() throws {
    let file = try StoryboardFile(
      name: "Draft", xml: Data(Draft.subview("<sceneKitView playing=\"YES\"/>").utf8))
    #expect(
      file.warnings == [
        "Draft.storyboard, line 6: <sceneKitView> is not supported; a plain view with its frame and "
          + "constraints takes its place; make the view in code."
      ])
  }

  @Test func `a valid file reports nothing`() throws {
    let xml = Draft.subview("<label id=\"L\" text=\"Hello\"/>")
    let file = try StoryboardFile(name: "Draft", xml: Data(xml.utf8))

    #expect(file.warnings.isEmpty)
  }

  @Test func `ignored content is reported once a file, with its count and first line`() throws {
    let xml = Draft.view(
      """
      <subviews>
      <label glow="YES"><fontDescription key="fontDescription" name="Zapfino" pointSize="9"/></label>
      <label glow="YES"><halo key="wide"/></label>
      </subviews>
      """)
    let file = try StoryboardFile(name: "Draft", xml: Data(xml.utf8))

    #expect(
      file.warnings == [
        "Draft.storyboard, line 6 (2 in total): attribute 'glow' of <label> is not supported; it is skipped.",
        "Draft.storyboard, line 6: the face 'Zapfino' is not supported; the system font is used instead.",
        "Draft.storyboard, line 7: <halo key=\"wide\"> of <label> is not supported; it is skipped.",
      ])
  }
}

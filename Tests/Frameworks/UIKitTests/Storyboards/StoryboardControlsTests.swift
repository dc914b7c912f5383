import Testing
import UIKit

/// Controls, indicators and containers that storyboards describe.
@MainActor
struct StoryboardControlsTests {
  @Test func `a wrong value of a control is named`() {
    World()() {
      #expect(
        Draft.message(Draft.subview("<slider value=\"half\"/>"))
          == "Draft.storyboard, line 6: found value=\"half\" of <slider>, expected a number; "
          + "change the value of 'value'.")
      #expect(
        Draft.message(
          Draft.subview("<segmentedControl><segments><part/></segments></segmentedControl>"))
          == "Draft.storyboard, line 6: found <part>, expected <segment>; delete the element.")
    }
  }

  @Test func `a segmented control has its segments and selection`() throws {
    try World()() {
      let control = try #require(
        try Draft.made(
          """
          <segmentedControl selectedSegmentIndex="1"><segments>
          <segment title="First"/><segment title="Second" width="80" enabled="NO"/>
          </segments></segmentedControl>
          """, as: UISegmentedControl.self))

      #expect(control.numberOfSegments == 2)
      #expect(control.titleForSegment(at: 0) == "First")
      #expect(control.widthForSegment(at: 1) == 80)
      #expect(!control.isEnabledForSegment(at: 1))
      #expect(control.selectedSegmentIndex == 1)
    }
  }

  @Test func `values are set after their limits`() throws {
    try World()() {
      let slider = try Draft.made(
        "<slider value=\"150\" minValue=\"100\" maxValue=\"200\" continuous=\"NO\"/>",
        as: UISlider.self)
      #expect(slider?.value == 150 && slider?.isContinuous == false)

      let stepper = try Draft.made(
        "<stepper value=\"150\" minimumValue=\"100\" maximumValue=\"200\" stepValue=\"5\"/>",
        as: UIStepper.self)
      #expect(stepper?.value == 150 && stepper?.stepValue == 5)

      let pages = try Draft.made(
        "<pageControl numberOfPages=\"3\" currentPage=\"2\"/>", as: UIPageControl.self)
      #expect(pages?.numberOfPages == 3 && pages?.currentPage == 2)
    }
  }

  @Test func `switches, progress and activity have their states`() throws {
    try World()() {
      let toggle = try Draft.made(
        "<switch on=\"YES\"><color key=\"onTintColor\" white=\"0\" alpha=\"1\"/></switch>",
        as: UISwitch.self)
      #expect(toggle?.isOn == true && toggle?.onTintColor == UIColor(white: 0, alpha: 1))

      let progress = try Draft.made(
        "<progressView progress=\"0.25\" progressViewStyle=\"bar\"/>", as: UIProgressView.self)
      #expect(progress?.progress == 0.25 && progress?.progressViewStyle == .bar)

      let activity = try Draft.made(
        "<activityIndicatorView animating=\"YES\" style=\"large\" hidesWhenStopped=\"NO\"/>",
        as: UIActivityIndicatorView.self)
      #expect(activity?.isAnimating == true && activity?.style == .large)
      #expect(activity?.hidesWhenStopped == false)
    }
  }

  @Test func `a date picker has its mode, style, date and range`() throws {
    try World()() {
      let picker = try #require(
        try Draft.made(
          """
          <datePicker datePickerMode="date" style="wheels" minuteInterval="5" useCurrentDate="NO">
          <date key="date" timeIntervalSinceReferenceDate="86400"/>
          <date key="minimumDate" timeIntervalSinceReferenceDate="0"/>
          <date key="maximumDate" timeIntervalSinceReferenceDate="172800"/>
          <locale key="locale" localeIdentifier="de_DE"/></datePicker>
          """, as: UIDatePicker.self))

      #expect(picker.datePickerMode == .date && picker.datePickerStyle == .wheels)
      #expect(picker.date == Date(timeIntervalSinceReferenceDate: 86_400))
      #expect(picker.minimumDate == Date(timeIntervalSinceReferenceDate: 0))
      #expect(picker.maximumDate == Date(timeIntervalSinceReferenceDate: 172_800))
      #expect(picker.minuteInterval == 5 && picker.locale?.identifier == "de_DE")
    }
  }

  @Test func `a bar has the appearances of the file`() throws {
    try World()() {
      let bar = try #require(
        try Draft.made(
          """
          <navigationBar>
          <navigationBarAppearance key="standardAppearance">
          <color key="backgroundColor" white="0" alpha="1"/>
          <textAttributes key="titleTextAttributes"><color key="textColor" white="1" alpha="1"/>
          </textAttributes></navigationBarAppearance>
          <navigationBarAppearance key="scrollEdgeAppearance">
          <color key="shadowColor" white="0" alpha="1"/></navigationBarAppearance>
          </navigationBar>
          """, as: UINavigationBar.self))

      #expect(bar.standardAppearance.backgroundColor == UIColor(white: 0, alpha: 1))
      #expect(bar.standardAppearance.titleTextAttributes.count == 1)
      #expect(bar.scrollEdgeAppearance?.shadowColor == UIColor(white: 0, alpha: 1))
      #expect(bar.compactAppearance == nil)
    }
  }

  @Test func `a search bar has the delegate of its outlet`() throws {
    try World()() {
      let controller = try Draft.controller(
        Draft.view(
          """
          <subviews><searchBar id="S"><connections>
          <outlet property="delegate" destination="D"/></connections></searchBar></subviews>
          """,
          objects:
            "<customObject id=\"D\" customClass=\"DraftSearchDelegate\" customModule=\"UIKitTests\"/>"
        ))

      let bar = try #require(controller?.view.subviews.first as? UISearchBar)
      #expect(bar.delegate is DraftSearchDelegate)
    }
  }

  @Test func `a picker view is made`() throws {
    try World()() {
      let picker = try Draft.made("<pickerView/>", as: UIPickerView.self)
      #expect(picker?.numberOfComponents == 0)
    }
  }

  @Test func `a text field has its text, look and keyboard`() throws {
    try World()() {
      let field = try #require(
        try Draft.made(
          """
          <textField text="Hi" placeholder="Name" textAlignment="right" borderStyle="roundedRect"
            clearButtonMode="whileEditing">
            <textInputTraits key="textInputTraits" keyboardType="emailAddress" returnKeyType="go"
              secureTextEntry="YES" autocapitalizationType="words"/></textField>
          """, as: UITextField.self))

      #expect(field.text == "Hi" && field.placeholder == "Name")
      #expect(field.textAlignment == .right && field.borderStyle == .roundedRect)
      #expect(field.clearButtonMode == .whileEditing && field.keyboardType == .emailAddress)
      #expect(field.returnKeyType == .go && field.isSecureTextEntry)
      #expect(field.autocapitalizationType == .words)
    }
  }

  @Test func `a text view and a scroll view have their settings`() throws {
    try World()() {
      let text = try Draft.made(
        "<textView editable=\"NO\" selectable=\"NO\"><string key=\"text\">Two\nlines</string></textView>",
        as: UITextView.self)
      #expect(text?.text == "Two\nlines")
      #expect(text?.isEditable == false && text?.isSelectable == false)

      let scroll = try Draft.made(
        "<scrollView pagingEnabled=\"YES\" showsVerticalScrollIndicator=\"NO\" alwaysBounceVertical=\"YES\"/>",
        as: UIScrollView.self)
      #expect(scroll?.isPagingEnabled == true && scroll?.showsVerticalScrollIndicator == false)
      #expect(scroll?.alwaysBounceVertical == true)
    }
  }

  @Test func `an effect view has its effect, and subviews in its content view`() throws {
    try World()() {
      let view = try #require(
        try Draft.made(
          """
          <visualEffectView><view key="contentView"><subviews><label tag="3"/></subviews></view>
          <blurEffect style="dark"/></visualEffectView>
          """, as: UIVisualEffectView.self))

      #expect(view.contentView.subviews.map(\.tag) == [3])
      #expect(view.effect is UIBlurEffect)
    }
  }

  @Test func `an attributed text has its fragments`() throws {
    try World()() {
      let label = try #require(
        try Draft.made(
          """
          <label><attributedString key="attributedText">
          <fragment content="0"><attributes><color key="NSColor" white="0.5" alpha="1"/></attributes></fragment>
          <fragment content="s"><attributes><font key="NSFont" size="9" name=".AppleSystemUIFont"/></attributes></fragment>
          </attributedString></label>
          """, as: UILabel.self))

      #expect(label.attributedText?.string == "0s")
      let font = label.attributedText?.attribute(.font, at: 1, effectiveRange: nil) as? UIFont
      #expect(font?.pointSize == 9)
    }
  }

  @Test func `margins are settings of views`() throws {
    try World()() {
      let view = try #require(
        try Draft.made(
          """
          <view insetsLayoutMarginsFromSafeArea="NO" preservesSuperviewLayoutMargins="YES">
          <edgeInsets key="layoutMargins" top="1" left="2" bottom="3" right="4"/></view>
          """, as: UIView.self))

      #expect(!view.insetsLayoutMarginsFromSafeArea && view.preservesSuperviewLayoutMargins)
      #expect(view.layoutMargins.left >= 2)
    }
  }
}

final class DraftSearchDelegate: NSObject, UISearchBarDelegate {}

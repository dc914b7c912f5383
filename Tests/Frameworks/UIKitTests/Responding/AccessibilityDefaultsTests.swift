import Stage
import Testing
import UIKit

/// What assistive technology reads of UIKit's views if the app sets nothing (facts M.19 to M.22).
@MainActor struct AccessibilityDefaultsTests {
  @Test func `views, image views and an app's own controls are no elements`() {
    World()() {
      for view in [
        UIView(), UIImageView(), UIControl(), UIScrollView(), OwnControl(), UITableView(),
      ] {
        #expect(!view.isAccessibilityElement, "\(type(of: view))")
        #expect(view.accessibilityLabel == nil && view.accessibilityValue == nil)
      }
    }
  }

  @Test func `controls and labels are elements`() {
    World()() {
      let views: [UIView] = [
        UILabel(), UIButton(), UISwitch(), UISlider(), UITextField(), UITextView(), UIPageControl(),
        UIProgressView(), UIActivityIndicatorView(style: .medium),
      ]
      for view in views { #expect(view.isAccessibilityElement, "\(type(of: view))") }
      #expect(!UIStepper().isAccessibilityElement && !UISegmentedControl().isAccessibilityElement)
    }
  }

  @Test func `a value that was set replaces the default, and nil restores the default`() {
    World()() {
      let label = UILabel()
      label.text = "Sum"
      #expect(label.accessibilityLabel == "Sum")

      (label.accessibilityLabel, label.isAccessibilityElement) = ("Total", false)
      #expect(label.accessibilityLabel == "Total" && !label.isAccessibilityElement)

      label.accessibilityLabel = nil
      #expect(label.accessibilityLabel == "Sum")
    }
  }

  @Test func `a button is named by its title, its image or its type`() throws {
    World()() {
      let button = UIButton(type: .system)
      #expect(button.accessibilityLabel == nil)
      let image = UIImage(systemName: "square.and.arrow.up")
      button.setImage(image, for: .normal)
      #expect(button.accessibilityLabel == "square and arrow up")
      image?.accessibilityLabel = "Share"
      #expect(button.accessibilityLabel == "Share")
      button.setTitle("Send", for: .normal)
      #expect(button.accessibilityLabel == "Send")
      var configuration = UIButton.Configuration.filled()
      (configuration.title, configuration.subtitle) = ("Pay", "Now")
      button.configuration = configuration
      #expect(button.accessibilityLabel == "Pay, Now")
      #expect(UIButton(type: .contactAdd).accessibilityLabel == "Add")
    }
  }

  @Test func `controls have their value as text`() {
    World()() {
      let toggle = UISwitch()
      #expect(toggle.accessibilityValue == "0")
      toggle.isOn = true
      #expect(toggle.accessibilityValue == "1")

      let slider = UISlider()
      (slider.minimumValue, slider.maximumValue, slider.value) = (10, 20, 15)
      #expect(slider.accessibilityValue == "50%")
      (slider.minimumValue, slider.maximumValue) = (5, 5)
      #expect(slider.accessibilityValue == "0%")

      let pages = UIPageControl()
      #expect(pages.accessibilityValue == nil)
      (pages.numberOfPages, pages.currentPage) = (3, 1)
      #expect(pages.accessibilityValue == "page 2 of 3")
      #expect(pages.accessibilityTraits == [.adjustable, .updatesFrequently])

      let progress = UIProgressView()
      progress.progress = 0.256
      #expect(progress.accessibilityLabel == "Progress" && progress.accessibilityValue == "26%")
    }
  }

  @Test func `an indicator says whether it runs`() {
    World()() {
      let indicator = UIActivityIndicatorView(style: .large)
      #expect(indicator.accessibilityLabel == "Progress halted")
      indicator.startAnimating()
      #expect(indicator.accessibilityLabel == "In progress" && indicator.accessibilityValue == "1")
    }
  }

  @Test func `a text field has its text, its placeholder or dots as its value`() {
    World()() {
      let field = UITextField()
      field.placeholder = "Name"
      #expect(field.accessibilityValue == "Name" && field.accessibilityLabel == nil)
      field.text = "Ann"
      #expect(field.accessibilityValue == "Ann")
      field.isSecureTextEntry = true
      #expect(field.accessibilityValue == "•••")
      #expect(UISearchTextField().accessibilityTraits == .searchField)
      let view = UITextView()
      view.text = "Long"
      #expect(view.accessibilityValue == "Long" && view.accessibilityTraits == .none)
      view.isEditable = false
      #expect(view.accessibilityTraits == .staticText)
    }
  }

  @Test func `the segments and the sides of a stepper are buttons`() {
    World()() {
      let segments = UISegmentedControl(items: ["Day", "Week"])
      segments.selectedSegmentIndex = 1
      segments.setEnabled(false, forSegmentAt: 0)
      segments.frame = CGRect(x: 0, y: 0, width: 200, height: 32)
      segments.layoutIfNeeded()
      let parts = elements(in: segments)
      #expect(parts.map(\.accessibilityLabel) == ["Day", "Week"])
      #expect(parts.map(\.accessibilityTraits) == [[.button, .notEnabled], [.button, .selected]])

      let stepper = UIStepper()
      stepper.layoutIfNeeded()
      let sides = elements(in: stepper)
      #expect(sides.map(\.accessibilityLabel) == ["Decrement", "Increment"])
      #expect(sides.map(\.accessibilityTraits) == [[.button, .notEnabled], .button])
    }
  }

  @Test func `bars have buttons with names, and a title that is a heading`() {
    let stage = Stage(device: .phone)
    stage.show(stage.run { Self.navigation() })
    stage.advance(by: 0.1)

    let found = elements(in: stage.window)
    let names = found.map { "\($0.accessibilityLabel ?? "") \($0.accessibilityTraits.rawValue)" }
    #expect(Set(names).isSuperset(of: ["Inbox 1", "Letter 65600", "Add 1", "Delete letter 1"]))
    stage.close()
  }

  private static func navigation() -> UINavigationController {
    let (first, second) = (UIViewController(), UIViewController())
    (first.title, second.title) = ("Inbox", "Letter")
    let bin = UIBarButtonItem(barButtonSystemItem: .trash, target: nil, action: nil)
    bin.accessibilityLabel = "Delete letter"
    second.navigationItem.rightBarButtonItems = [
      bin, UIBarButtonItem(barButtonSystemItem: .add, target: nil, action: nil),
    ]
    let navigation = UINavigationController(rootViewController: first)
    navigation.pushViewController(second, animated: false)
    return navigation
  }

  @Test func `tabs are buttons, one of them selected, with their badges`() {
    let stage = Stage(device: .phone)
    stage.show(
      stage.run {
        let tabs = UITabBarController()
        tabs.viewControllers = ["Songs", "Radio"].map {
          let page = UIViewController()
          page.title = $0
          return page
        }
        tabs.viewControllers?.last?.tabBarItem.badgeValue = "3"
        return tabs
      })
    stage.advance(by: 0.1)

    let found = elements(in: stage.window)
    #expect(found.map(\.accessibilityLabel) == ["Songs", "Radio"])
    #expect(found.map(\.accessibilityValue) == [nil, "3"])
    #expect(found.map { $0.accessibilityTraits.contains(.selected) } == [true, false])
    stage.close()
  }

  @Test func `a cell has the texts inside it, without those of controls`() {
    World()() {
      let cell = UITableViewCell(style: .subtitle, reuseIdentifier: nil)
      #expect(cell.accessibilityLabel == nil && !cell.isAccessibilityElement)
      cell.textLabel?.text = "Sound"
      cell.detailTextLabel?.text = "Loud"
      let button = UIButton(type: .system)
      button.setTitle("Mute", for: .normal)
      cell.contentView.addSubview(button)
      #expect(cell.accessibilityLabel == "Sound, Loud")
      cell.detailTextLabel?.isHidden = true
      #expect(cell.accessibilityLabel == "Sound")
      cell.isSelected = true
      #expect(cell.accessibilityTraits == .selected)
      #expect(UICollectionViewCell().accessibilityLabel == nil)
    }
  }

  /// The elements below a view. What is inside an element is none.
  private func elements(in view: UIView) -> [UIView] {
    if view.isAccessibilityElement { return [view] }
    return view.isHidden ? [] : view.subviews.flatMap { elements(in: $0) }
  }
}

private final class OwnControl: UIControl {}

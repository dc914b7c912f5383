@_spi(Ported) import DeviceRuntime

// The methods and properties of controls and bar items that an app can use by name, in selectors
// and key paths.

private enum UIControlNames {
  @section(".init_array") @used private static let register: @convention(c) () -> Void = {
    ExposedClass.register(UIControl.self, name: "UIControl", module: "UIKit") { c in
      c.method(
        "sendActionsForControlEvents:",
        { (t: UIControl, a: UIControl.Event) in t.sendActions(for: a) })
      c.property("enabled", \UIControl.isEnabled)
      c.property("selected", \UIControl.isSelected)
      c.property("highlighted", \UIControl.isHighlighted)
      c.property("state", \UIControl.state)
    }
  }
}

private enum UITextFieldNames {
  @section(".init_array") @used private static let register: @convention(c) () -> Void = {
    ExposedClass.register(UITextField.self, name: "UITextField", module: "UIKit") { c in
      c.property("text", \UITextField.text)
      c.property("placeholder", \UITextField.placeholder)
      c.property("textColor", \UITextField.textColor)
      c.property("font", \UITextField.font)
      c.property("delegate", \UITextField.delegate)
    }
  }
}

private enum UISwitchNames {
  @section(".init_array") @used private static let register: @convention(c) () -> Void = {
    ExposedClass.register(UISwitch.self, name: "UISwitch", module: "UIKit") { c in
      c.property("on", \UISwitch.isOn)
    }
  }
}

private enum UISliderNames {
  @section(".init_array") @used private static let register: @convention(c) () -> Void = {
    ExposedClass.register(UISlider.self, name: "UISlider", module: "UIKit") { c in
      c.property("value", \UISlider.value)
      c.property("minimumValue", \UISlider.minimumValue)
      c.property("maximumValue", \UISlider.maximumValue)
    }
  }
}

private enum UIProgressViewNames {
  @section(".init_array") @used private static let register: @convention(c) () -> Void = {
    ExposedClass.register(UIProgressView.self, name: "UIProgressView", module: "UIKit") { c in
      c.property("progress", \UIProgressView.progress)
    }
  }
}

private enum UIPageControlNames {
  @section(".init_array") @used private static let register: @convention(c) () -> Void = {
    ExposedClass.register(UIPageControl.self, name: "UIPageControl", module: "UIKit") { c in
      c.property("currentPage", \UIPageControl.currentPage)
      c.property("numberOfPages", \UIPageControl.numberOfPages)
    }
  }
}

private enum UISegmentedControlNames {
  @section(".init_array") @used private static let register: @convention(c) () -> Void = {
    ExposedClass.register(UISegmentedControl.self, name: "UISegmentedControl", module: "UIKit") {
      c in
      c.property("selectedSegmentIndex", \UISegmentedControl.selectedSegmentIndex)
    }
  }
}

private enum UIActivityIndicatorViewNames {
  @section(".init_array") @used private static let register: @convention(c) () -> Void = {
    ExposedClass.register(
      UIActivityIndicatorView.self, name: "UIActivityIndicatorView", module: "UIKit"
    ) { c in
      c.method("startAnimating", { (t: UIActivityIndicatorView) in t.startAnimating() })
      c.method("stopAnimating", { (t: UIActivityIndicatorView) in t.stopAnimating() })
    }
  }
}

private enum UISearchBarNames {
  @section(".init_array") @used private static let register: @convention(c) () -> Void = {
    ExposedClass.register(UISearchBar.self, name: "UISearchBar", module: "UIKit") { c in
      c.property("text", \UISearchBar.text)
      c.property("placeholder", \UISearchBar.placeholder)
      c.property("delegate", \UISearchBar.delegate)
    }
  }
}

private enum UIPickerViewNames {
  @section(".init_array") @used private static let register: @convention(c) () -> Void = {
    ExposedClass.register(UIPickerView.self, name: "UIPickerView", module: "UIKit") { c in
      c.method("reloadAllComponents", { (t: UIPickerView) in t.reloadAllComponents() })
      c.property("dataSource", \UIPickerView.dataSource)
      c.property("delegate", \UIPickerView.delegate)
    }
  }
}

private enum UIDatePickerNames {
  @section(".init_array") @used private static let register: @convention(c) () -> Void = {
    ExposedClass.register(UIDatePicker.self, name: "UIDatePicker", module: "UIKit") { c in
      c.property("date", \UIDatePicker.date)
      c.property("minimumDate", \UIDatePicker.minimumDate)
      c.property("maximumDate", \UIDatePicker.maximumDate)
    }
  }
}

private enum UIRefreshControlNames {
  @section(".init_array") @used private static let register: @convention(c) () -> Void = {
    ExposedClass.register(UIRefreshControl.self, name: "UIRefreshControl", module: "UIKit") { c in
      c.method("beginRefreshing", { (t: UIRefreshControl) in t.beginRefreshing() })
      c.method("endRefreshing", { (t: UIRefreshControl) in t.endRefreshing() })
    }
  }
}

private enum UIBarItemNames {
  @section(".init_array") @used private static let register: @convention(c) () -> Void = {
    ExposedClass.register(UIBarItem.self, name: "UIBarItem", module: "UIKit") { c in
      c.property("title", \UIBarItem.title)
      c.property("image", \UIBarItem.image)
      c.property("enabled", \UIBarItem.isEnabled)
      c.property("tag", \UIBarItem.tag)
      c.property("view", \UIBarItem.itemView)
    }
  }
}

private enum UIBarButtonItemNames {
  @section(".init_array") @used private static let register: @convention(c) () -> Void = {
    ExposedClass.register(UIBarButtonItem.self, name: "UIBarButtonItem", module: "UIKit") { c in
      c.property("target", \UIBarButtonItem.target)
      c.property("action", \UIBarButtonItem.action)
      c.property("customView", \UIBarButtonItem.customView)
      c.property("width", \UIBarButtonItem.width)
      c.property("tintColor", \UIBarButtonItem.tintColor)
    }
  }
}

private enum UINavigationItemNames {
  @section(".init_array") @used private static let register: @convention(c) () -> Void = {
    ExposedClass.register(UINavigationItem.self, name: "UINavigationItem", module: "UIKit") { c in
      c.property("title", \UINavigationItem.title)
      c.property("leftBarButtonItem", \UINavigationItem.leftBarButtonItem)
      c.property("rightBarButtonItem", \UINavigationItem.rightBarButtonItem)
      c.property("titleView", \UINavigationItem.titleView)
    }
  }
}

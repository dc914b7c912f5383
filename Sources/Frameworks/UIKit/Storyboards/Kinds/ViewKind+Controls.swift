// Controls and indicators.
extension ViewKind {
  static var controls: [ViewKind] {
    [
      segmentedControl, slider, stepper, switchControl, textField, pageControl, progressView,
      activityIndicatorView, pickerView, datePicker,
    ]
  }

  /// The attributes that every control has.
  private static func control(_ own: [String: Reading]) -> [String: Reading] {
    let common: [String: Reading] = [
      "enabled": set(\UIControl.isEnabled) { try $0.flag($1) },
      "selected": set(\UIControl.isSelected) { try $0.flag($1) },
      "highlighted": set(\UIControl.isHighlighted) { try $0.flag($1) },
      "contentHorizontalAlignment": set(\UIControl.contentHorizontalAlignment) {
        try $0.choice($1, horizontal)
      },
      "contentVerticalAlignment": set(\UIControl.contentVerticalAlignment) {
        try $0.choice($1, vertical)
      },
    ]
    return common.merging(own) { _, own in own }
  }

  private static let segmentedControl = ViewKind(
    "segmentedControl", UISegmentedControl.self,
    attributes: control([
      "selectedSegmentIndex": set(\UISegmentedControl.selectedSegmentIndex) { try $0.integer($1) },
      "momentary": set(\UISegmentedControl.isMomentary) { try $0.flag($1) },
      "apportionsSegmentWidthsByContent": set(
        \UISegmentedControl.apportionsSegmentWidthsByContent
      ) { try $0.flag($1) },
    ]),
    parts: [
      "segments": { element, _, context in
        let segments = try element.children.map { try segment($0, context) }
        return { view in
          guard let control = view as? UISegmentedControl else { return }
          control.removeAllSegments()
          for (index, insert) in segments.enumerated() { insert(control, index) }
        }
      },
      "selectedSegmentTintColor": color(\UISegmentedControl.selectedSegmentTintColor),
    ]
  ).with { $0.late = ["selectedSegmentIndex"] }

  /// Reads a segment: its title or image, and its settings.
  private static func segment(
    _ element: MarkupElement, _ context: StoryboardContext
  ) throws -> @MainActor (UISegmentedControl, Int) -> Void {
    guard element.name == "segment" else {
      throw element.error(found: element.tag, expected: "<segment>", remedy: "delete the element")
    }
    let width = try element.optional("width", element.number)
    let isEnabled = try element.optional("enabled", element.flag)
    let offset = try element.children.first { $0.key == "contentOffset" }?.size()
    let (title, file) = (element["title"], element["image"])
    return { control, index in
      if let image = file.flatMap(context.image) {
        control.insertSegment(with: image, at: index, animated: false)
      } else {
        control.insertSegment(withTitle: title, at: index, animated: false)
      }
      if let width { control.setWidth(width, forSegmentAt: index) }
      if let isEnabled { control.setEnabled(isEnabled, forSegmentAt: index) }
      if let offset { control.setContentOffset(offset, forSegmentAt: index) }
    }
  }

  private static let slider = ViewKind(
    "slider", UISlider.self,
    attributes: control([
      "value": set(\UISlider.value) { Float(try $0.number($1)) },
      "minValue": set(\UISlider.minimumValue) { Float(try $0.number($1)) },
      "maxValue": set(\UISlider.maximumValue) { Float(try $0.number($1)) },
      "continuous": set(\UISlider.isContinuous) { try $0.flag($1) },
      "minimumValueImage": image(\UISlider.minimumValueImage),
      "maximumValueImage": image(\UISlider.maximumValueImage),
    ]),
    parts: [
      "minimumTrackTintColor": color(\UISlider.minimumTrackTintColor),
      "maximumTrackTintColor": color(\UISlider.maximumTrackTintColor),
      "thumbTintColor": color(\UISlider.thumbTintColor),
    ]
  ).with { $0.late = ["value"] }

  private static let stepper = ViewKind(
    "stepper", UIStepper.self,
    attributes: control([
      "value": set(\UIStepper.value) { Double(try $0.number($1)) },
      "minimumValue": set(\UIStepper.minimumValue) { Double(try $0.number($1)) },
      "maximumValue": set(\UIStepper.maximumValue) { Double(try $0.number($1)) },
      "stepValue": set(\UIStepper.stepValue) { Double(try $0.number($1)) },
      "continuous": set(\UIStepper.isContinuous) { try $0.flag($1) },
      "autorepeat": set(\UIStepper.autorepeat) { try $0.flag($1) },
      "wraps": set(\UIStepper.wraps) { try $0.flag($1) },
    ])
  ).with { $0.late = ["value"] }

  private static let switchControl = ViewKind(
    "switch", UISwitch.self,
    attributes: control(["on": set(\UISwitch.isOn) { try $0.flag($1) }]),
    parts: [
      "onTintColor": color(\UISwitch.onTintColor),
      "thumbTintColor": color(\UISwitch.thumbTintColor),
    ])

  private static let textField = ViewKind(
    "textField", UITextField.self,
    attributes: control([
      "text": set(\UITextField.text) { try $0.text($1) },
      "placeholder": set(\UITextField.placeholder) { try $0.text($1) },
      "textAlignment": set(\UITextField.textAlignment) {
        try $0.choice($1, MarkupElement.alignments)
      },
      "borderStyle": set(\UITextField.borderStyle) {
        try $0.choice(
          $1, ["none": .none, "line": .line, "bezel": .bezel, "roundedRect": .roundedRect])
      },
      "clearButtonMode": set(\UITextField.clearButtonMode) { try $0.choice($1, viewModes) },
      "clearsOnBeginEditing": set(\UITextField.clearsOnBeginEditing) { try $0.flag($1) },
      "adjustsFontSizeToFit": set(\UITextField.adjustsFontSizeToFitWidth) { try $0.flag($1) },
      "minimumFontSize": set(\UITextField.minimumFontSize) { try $0.number($1) },
      "background": image(\UITextField.background),
      "disabledBackground": image(\UITextField.disabledBackground),
    ]),
    parts: [
      "fontDescription": part(\UITextField.font) { element, context in
        try element.font(context.notes)
      },
      "textColor": color(\UITextField.textColor),
      "textInputTraits": { element, _, _ in
        let traits = try TextTraits(element)
        return { if let field = $0 as? UITextField { traits.apply(to: field) } }
      },
    ])

  private static let viewModes: KeyValuePairs<String, UITextField.ViewMode> = [
    "never": .never, "whileEditing": .whileEditing, "unlessEditing": .unlessEditing,
    "always": .always,
  ]

  // MARK: Pickers

  private static let pickerView = ViewKind("pickerView", UIPickerView.self)

  private static let datePicker = ViewKind(
    "datePicker", UIDatePicker.self,
    attributes: control([
      "datePickerMode": set(\UIDatePicker.datePickerMode) {
        try $0.choice(
          $1,
          [
            "time": .time, "date": .date, "dateAndTime": .dateAndTime,
            "countDownTimer": .countDownTimer, "yearAndMonth": .yearAndMonth,
          ])
      },
      "style": set(\UIDatePicker.preferredDatePickerStyle) {
        try $0.choice(
          $1,
          ["automatic": .automatic, "wheels": .wheels, "compact": .compact, "inline": .inline])
      },
      "minuteInterval": set(\UIDatePicker.minuteInterval) { try $0.integer($1) },
      "countDownDuration": set(\UIDatePicker.countDownDuration) { Double(try $0.number($1)) },
      // A picker begins with the device's date, whether the file asks for it or not.
      "useCurrentDate": { element, name, _ in
        _ = try element.flag(name)
        return { _ in }
      },
    ]),
    parts: [
      "date": part(\UIDatePicker.date) { element, _ in try date(element) },
      "minimumDate": part(\UIDatePicker.minimumDate) { element, _ in try date(element) },
      "maximumDate": part(\UIDatePicker.maximumDate) { element, _ in try date(element) },
      "locale": part(\UIDatePicker.locale) { element, _ in
        element["localeIdentifier"].map(Locale.init(identifier:))
      },
    ])

  private static func date(_ element: MarkupElement) throws -> Date {
    Date(
      timeIntervalSinceReferenceDate: Double(try element.number("timeIntervalSinceReferenceDate")))
  }

  // MARK: Indicators

  private static let pageControl = ViewKind(
    "pageControl", UIPageControl.self,
    attributes: control([
      "numberOfPages": set(\UIPageControl.numberOfPages) { try $0.integer($1) },
      "currentPage": set(\UIPageControl.currentPage) { try $0.integer($1) },
      "hidesForSinglePage": set(\UIPageControl.hidesForSinglePage) { try $0.flag($1) },
    ]),
    parts: [
      "pageIndicatorTintColor": color(\UIPageControl.pageIndicatorTintColor),
      "currentPageIndicatorTintColor": color(\UIPageControl.currentPageIndicatorTintColor),
    ]
  ).with { $0.late = ["currentPage"] }

  private static let progressView = ViewKind(
    "progressView", UIProgressView.self,
    attributes: [
      "progress": set(\UIProgressView.progress) { Float(try $0.number($1)) },
      "progressViewStyle": set(\UIProgressView.progressViewStyle) {
        try $0.choice($1, ["default": .default, "bar": .bar])
      },
    ],
    parts: [
      "progressTintColor": color(\UIProgressView.progressTintColor),
      "trackTintColor": color(\UIProgressView.trackTintColor),
    ])

  private static let activityIndicatorView = ViewKind(
    "activityIndicatorView", UIActivityIndicatorView.self,
    attributes: [
      "style": set(\UIActivityIndicatorView.style) {
        try $0.choice(
          $1,
          [
            "medium": .medium, "large": .large, "gray": .gray, "white": .white,
            "whiteLarge": .whiteLarge,
          ])
      },
      "hidesWhenStopped": set(\UIActivityIndicatorView.hidesWhenStopped) { try $0.flag($1) },
      "animating": { element, name, _ in
        let isAnimating = try element.flag(name)
        return { if isAnimating { ($0 as? UIActivityIndicatorView)?.startAnimating() } }
      },
    ],
    parts: [
      "color": { element, _, context in
        let color = try element.color(context.resources)
        return { ($0 as? UIActivityIndicatorView)?.color = color }
      }
    ]
  ).with { $0.late = ["animating"] }
}

/// The keyboard settings of a text view or text field.
@MainActor
struct TextTraits {
  private let secure: Bool?
  private let keyboard: UIKeyboardType?
  private let returnKey: UIReturnKeyType?
  private let capitals: UITextAutocapitalizationType?
  private let correction: UITextAutocorrectionType?
  private let enablesReturn: Bool?

  init(_ element: MarkupElement) throws {
    secure = try element.optional("secureTextEntry", element.flag)
    enablesReturn = try element.optional("enablesReturnKeyAutomatically", element.flag)
    keyboard = try element.optional("keyboardType") {
      try element.choice(
        $0,
        [
          "default": .default, "alphabet": .asciiCapable,
          "numbersAndPunctuation": .numbersAndPunctuation, "URL": .URL, "numberPad": .numberPad,
          "phonePad": .phonePad, "namePhonePad": .namePhonePad, "emailAddress": .emailAddress,
          "decimalPad": .decimalPad, "twitter": .twitter, "webSearch": .webSearch,
          "ASCIICapableNumberPad": .asciiCapableNumberPad,
        ])
    }
    returnKey = try element.optional("returnKeyType") {
      try element.choice(
        $0,
        [
          "default": .default, "go": .go, "google": .google, "join": .join, "next": .next,
          "route": .route, "search": .search, "send": .send, "yahoo": .yahoo, "done": .done,
          "emergencyCall": .emergencyCall, "continue": .continue,
        ])
    }
    capitals = try element.optional("autocapitalizationType") {
      try element.choice(
        $0,
        [
          "none": .none, "words": .words, "sentences": .sentences,
          "allCharacters": .allCharacters,
        ])
    }
    correction = try element.optional("autocorrectionType") {
      try element.choice($0, ["default": .default, "no": .no, "yes": .yes])
    }
  }

  func apply<Input: UIView & UITextInputTraits>(to view: Input) {
    if let secure { view.isSecureTextEntry = secure }
    if let keyboard { view.keyboardType = keyboard }
    if let returnKey { view.returnKeyType = returnKey }
    if let capitals { view.autocapitalizationType = capitals }
    if let correction { view.autocorrectionType = correction }
    if let enablesReturn { view.enablesReturnKeyAutomatically = enablesReturn }
  }
}

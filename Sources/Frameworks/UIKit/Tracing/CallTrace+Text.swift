// Converts every call to text. No other code composes or parses the text of a call.

extension CallTrace.Call: CustomStringConvertible {
  package var description: String { message.description }

  /// The call in the form of a method with its arguments.
  package var message: CallTrace.Message {
    switch self {
    case .gesture(let call): call.message
    case .appearance(let call): call.message
    case .request(let call): call.message
    case .question(let call): call.message
    case .transition(let call): call.message
    case .presentation(let call): call.message
    case .displayLink(let action): .init(property: action.description, then: " by a display link")
    case .message(let message): message
    case .remark(let text): .init(property: text)
    }
  }
}

extension CallTrace.GestureCall {
  fileprivate var message: CallTrace.Message {
    switch self {
    case .became(let phase, let measure, let reason): Self.became(phase, measure, reason)
    case .reset(let reason): .init("reset", ["_": .text(reason)])
    case .waits(let other): .init("waits", ["for": .object(other)])
    case .wins(let losers, let partners, let awaited): Self.wins(losers, partners, awaited)
    case .shouldBegin(let recognizer):
      .init("gestureRecognizerShouldBegin", ["_": .object(recognizer)])
    case .shouldRecognizeSimultaneously(let recognizer, let other):
      Self.question(recognizer, "shouldRecognizeSimultaneouslyWith", .object(other))
    case .shouldRequireFailure(let recognizer, let other):
      Self.question(recognizer, "shouldRequireFailureOf", .object(other))
    case .shouldBeRequiredToFail(let recognizer, let other):
      Self.question(recognizer, "shouldBeRequiredToFailBy", .object(other))
    case .shouldReceiveTouch(let recognizer):
      Self.question(recognizer, "shouldReceive", .text("touch"))
    case .shouldReceiveEvent(let recognizer):
      Self.question(recognizer, "shouldReceive", .text("event"))
    }
  }

  private static func became(
    _ phase: Phase, _ measure: Measure?, _ reason: String?
  ) -> CallTrace.Message {
    guard let measure else {
      return reason.map { .init(phase.rawValue, ["_": .text($0)]) }
        ?? .init(property: phase.rawValue)
    }
    let values: [(String, CallTrace.Value)] =
      switch measure {
      case .translation(let translation, let velocity):
        coordinates(translation, "translation")
          + (velocity.map { coordinates($0, "velocity") } ?? [])
      case .scale(let scale, let velocity): numbers(scale, "scale", velocity)
      case .rotation(let angle, let velocity): numbers(angle, "rotation", velocity)
      }
    return .init(
      phase.rawValue, values.map { CallTrace.Message.Argument(label: $0, value: $1) },
      then: reason.map { "(\($0))" } ?? "")
  }

  private static func coordinates(
    _ point: CGPoint, _ label: String
  ) -> [(String, CallTrace.Value)] {
    [(label, .number(Double(point.x))), ("_", .number(Double(point.y)))]
  }

  private static func numbers(
    _ value: Double, _ label: String, _ velocity: Double?
  ) -> [(String, CallTrace.Value)] {
    [(label, .number(value))] + (velocity.map { [("velocity", .number($0))] } ?? [])
  }

  private static func wins(
    _ losers: [ObjectName], _ partners: [ObjectName], _ awaited: ObjectName?
  ) -> CallTrace.Message {
    let sides = [("over", losers), ("alongside", partners), ("after", awaited.map { [$0] } ?? [])]
    let arguments = sides.filter { !$0.1.isEmpty }.map { label, names in
      let text = names.map(\.description).joined(separator: " and ")
      return CallTrace.Message.Argument(label: label, value: .text(text))
    }
    return .init("wins", arguments)
  }

  private static func question(
    _ recognizer: ObjectName, _ label: String, _ value: CallTrace.Value
  ) -> CallTrace.Message {
    .init("gestureRecognizer", ["_": .object(recognizer), label: value])
  }
}

extension CallTrace.AppearanceCall {
  fileprivate var message: CallTrace.Message {
    switch self {
    case .viewDidLoad: .init("viewDidLoad")
    case .viewWillAppear(let animated): .init("viewWillAppear", ["_": .bool(animated)])
    case .viewIsAppearing(let animated): .init("viewIsAppearing", ["_": .bool(animated)])
    case .viewDidAppear(let animated): .init("viewDidAppear", ["_": .bool(animated)])
    case .viewWillDisappear(let animated): .init("viewWillDisappear", ["_": .bool(animated)])
    case .viewDidDisappear(let animated): .init("viewDidDisappear", ["_": .bool(animated)])
    }
  }
}

extension CallTrace.Request {
  fileprivate var message: CallTrace.Message {
    switch self {
    case .present(let page, let animated): Self.page("present", page, animated)
    case .dismiss(let animated): .init("dismiss", ["animated": .bool(animated)])
    case .push(let page, let animated): Self.page("pushViewController", page, animated)
    case .pop(let animated): .init("popViewController", ["animated": .bool(animated)])
    case .popTo(let page, let animated): Self.page("popToViewController", page, animated)
    case .popToRoot(let animated):
      .init("popToRootViewController", ["animated": .bool(animated)])
    case .setViewControllers(let pages, let animated):
      .init("setViewControllers", ["_": .objects(pages), "animated": .bool(animated)])
    case .selectViewController(let page):
      .init(property: "selectedViewController", then: " = \(CallTrace.Value.optional(page))")
    case .selectIndex(let index): .init(property: "selectedIndex", then: " = \(index)")
    case .resize(let size): .init("resize", ["to": .size(size)])
    case .rotate(let orientation):
      .init("orientationDidChange", ["_": .text(".\(orientation)")])
    }
  }

  private static func page(
    _ name: String, _ page: ObjectName, _ animated: Bool
  ) -> CallTrace.Message {
    .init(name, ["_": .object(page), "animated": .bool(animated)])
  }
}

extension CallTrace.Question {
  fileprivate var message: CallTrace.Message {
    switch self {
    case .animatorForPresented(let page, let presenting, let source):
      .init(
        "animationController",
        [
          "forPresented": .object(page), "presenting": .object(presenting),
          "source": .object(source),
        ])
    case .animatorForDismissed(let page):
      .init("animationController", ["forDismissed": .object(page)])
    case .interactorForPresentation(let animator):
      .init("interactionControllerForPresentation", ["using": .object(animator)])
    case .interactorForDismissal(let animator):
      .init("interactionControllerForDismissal", ["using": .object(animator)])
    case .presentation(let page, let presenting, let source):
      .init(
        "presentationController",
        [
          "forPresented": .object(page), "presenting": .optional(presenting),
          "source": .object(source),
        ])
    case .adaptivePresented(let presentation, let style):
      .init(
        "presentationController",
        [
          "_": .object(presentation),
          "viewControllerForAdaptivePresentationStyle": .text(".\(style)"),
        ])
    case .navigationAnimator(let stack, let operation, let from, let to):
      .init(
        "navigationController",
        [
          "_": .object(stack), "animationControllerFor": .text(".\(operation)"),
          "from": .object(from), "to": .object(to),
        ])
    case .navigationInteractor(let stack, let animator):
      .init(
        "navigationController",
        ["_": .object(stack), "interactionControllerFor": .object(animator)])
    case .navigationWillShow(let stack, let page, let animated):
      Self.shows(stack, "willShow", page, animated: animated)
    case .navigationDidShow(let stack, let page, let animated):
      Self.shows(stack, "didShow", page, animated: animated)
    case .tabAnimator(let tabs, let from, let to):
      .init(
        "tabBarController",
        [
          "_": .object(tabs), "animationControllerForTransitionFrom": .object(from),
          "to": .object(to),
        ])
    case .tabInteractor(let tabs, let animator):
      .init(
        "tabBarController", ["_": .object(tabs), "interactionControllerFor": .object(animator)])
    }
  }

  private static func shows(
    _ stack: ObjectName, _ label: String, _ page: ObjectName, animated: Bool
  ) -> CallTrace.Message {
    .init(
      "navigationController",
      ["_": .object(stack), label: .object(page), "animated": .bool(animated)])
  }
}

extension CallTrace.TransitionCall {
  fileprivate var message: CallTrace.Message {
    switch self {
    case .transitionDuration: .init("transitionDuration", ["using": .text("context")])
    case .animateTransition: .init("animateTransition", ["using": .text("context")])
    case .interruptibleAnimator: .init("interruptibleAnimator", ["using": .text("context")])
    case .animationEnded(let completed): .init("animationEnded", ["_": .bool(completed)])
    case .startInteractiveTransition:
      .init("startInteractiveTransition", ["_": .text("context")])
    case .completeTransition(let completes):
      .init("completeTransition", ["_": .bool(completes)])
    case .interactionChanged(let isCancelled):
      .init("interactionChanged", ["isCancelled": .bool(isCancelled)])
    case .coordinatorCompletion(let isCancelled):
      .init("completion", ["isCancelled": .bool(isCancelled)])
    case .steer(let steering): Self.steering(steering)
    case .ignored(let steering, let reason):
      Self.steering(steering, then: ": ignored, \(reason)")
    }
  }

  private static func steering(_ steering: Steering, then: String = "") -> CallTrace.Message {
    switch steering {
    case .update(let percent): .init("update", ["_": .number(percent)], then: then)
    case .pause: .init("pause", then: then)
    case .finish: .init("finish", then: then)
    case .cancel: .init("cancel", then: then)
    }
  }
}

extension CallTrace.PresentationCall {
  fileprivate var message: CallTrace.Message {
    switch self {
    case .presentationWillBegin: .init("presentationTransitionWillBegin")
    case .presentationDidEnd(let completed):
      .init("presentationTransitionDidEnd", ["_": .bool(completed)])
    case .dismissalWillBegin: .init("dismissalTransitionWillBegin")
    case .dismissalDidEnd(let completed):
      .init("dismissalTransitionDidEnd", ["_": .bool(completed)])
    case .containerWillLayout: .init("containerViewWillLayoutSubviews")
    case .containerDidLayout: .init("containerViewDidLayoutSubviews")
    }
  }
}

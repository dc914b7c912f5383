extension CallTrace {
  /// A call with its arguments; objects are recorded by name, so that a trace retains none.
  ///
  /// Calls of gestures, controllers and transitions have their own cases; the many methods of
  /// lists, text input and the app's life cycle are messages.
  package enum Call: Hashable, Sendable {
    case gesture(GestureCall)
    case appearance(AppearanceCall)
    case request(Request)
    case question(Question)
    case transition(TransitionCall)
    case presentation(PresentationCall)
    /// A display link calls its target's action.
    case displayLink(action: String)
    case message(Message)
    /// Not a call: a remark about the engine's behaviour, as text.
    case remark(String)
  }

  /// The state changes of recognizers, and the calls of their delegates.
  package enum GestureCall: Hashable, Sendable {
    case became(Phase, Measure?, because: String?)
    case reset(because: String)
    case waits(for: ObjectName)
    case wins(over: [ObjectName], alongside: [ObjectName], after: ObjectName?)
    case shouldBegin(ObjectName)
    case shouldRecognizeSimultaneously(ObjectName, with: ObjectName)
    case shouldRequireFailure(ObjectName, of: ObjectName)
    case shouldBeRequiredToFail(ObjectName, by: ObjectName)
    case shouldReceiveTouch(ObjectName)
    case shouldReceiveEvent(ObjectName)

    package enum Phase: String, Sendable {
      case possible, began, changed, ended, cancelled, failed
    }

    /// The value of a continuous recognizer; a translation is in window points.
    package enum Measure: Hashable, Sendable {
      case translation(CGPoint)
      case scale(Double)
      case rotation(Double)
    }
  }

  /// The Boolean is the `animated` argument.
  package enum AppearanceCall: Hashable, Sendable {
    case viewDidLoad
    case viewWillAppear(Bool)
    case viewIsAppearing(Bool)
    case viewDidAppear(Bool)
    case viewWillDisappear(Bool)
    case viewDidDisappear(Bool)
  }

  /// Requests to controllers, windows and the device.
  package enum Request: Hashable, Sendable {
    case present(ObjectName, animated: Bool)
    case dismiss(animated: Bool)
    case push(ObjectName, animated: Bool)
    case pop(animated: Bool)
    case popTo(ObjectName, animated: Bool)
    case popToRoot(animated: Bool)
    case setViewControllers([ObjectName], animated: Bool)
    case selectViewController(ObjectName?)
    case selectIndex(Int)
    case resize(to: CGSize)
    case rotate(to: String)
  }

  /// Delegate calls about a transition.
  package enum Question: Hashable, Sendable {
    case animatorForPresented(ObjectName, presenting: ObjectName, source: ObjectName)
    case animatorForDismissed(ObjectName)
    case interactorForPresentation(using: ObjectName)
    case interactorForDismissal(using: ObjectName)
    case presentation(of: ObjectName, presenting: ObjectName?, source: ObjectName)
    case adaptivePresented(ObjectName, style: String)
    case navigationAnimator(ObjectName, operation: String, from: ObjectName, to: ObjectName)
    case navigationInteractor(ObjectName, for: ObjectName)
    case navigationWillShow(ObjectName, ObjectName, animated: Bool)
    case navigationDidShow(ObjectName, ObjectName, animated: Bool)
    case tabAnimator(ObjectName, from: ObjectName, to: ObjectName)
    case tabInteractor(ObjectName, for: ObjectName)
  }

  /// The calls of animators, contexts, coordinators and interaction controllers.
  package enum TransitionCall: Hashable, Sendable {
    case transitionDuration
    case animateTransition
    case interruptibleAnimator
    case animationEnded(Bool)
    case startInteractiveTransition
    case completeTransition(Bool)
    case interactionChanged(isCancelled: Bool)
    case coordinatorCompletion(isCancelled: Bool)
    case steer(Steering)
    /// A steering call that had no effect.
    case ignored(Steering, because: String)

    /// The calls that drive an interaction controller.
    package enum Steering: Hashable, Sendable {
      case update(Double)
      case pause, finish, cancel
    }
  }

  /// The calls of presentation controllers.
  package enum PresentationCall: Hashable, Sendable {
    case presentationWillBegin
    case presentationDidEnd(Bool)
    case dismissalWillBegin
    case dismissalDidEnd(Bool)
    case containerWillLayout
    case containerDidLayout
  }
}

extension CallTrace.Call {
  /// A method of a delegate or data source, by its Swift name and arguments; `_` means no label.
  package static func message(
    _ name: String, _ arguments: KeyValuePairs<String, CallTrace.Value> = [:], then: String = ""
  ) -> Self {
    .message(CallTrace.Message(name, arguments, then: then))
  }

  /// A method by its labels only: `scene(_:willConnectTo:options:)`.
  package static func selector(_ name: String, _ labels: String...) -> Self {
    .message(CallTrace.Message(selector: name, labels))
  }

  package static func property(_ name: String) -> Self {
    .message(CallTrace.Message(property: name))
  }
}

extension CallTrace {
  /// A call with its arguments. A trace records the names of objects, so that it does not retain
  /// them.
  ///
  /// Calls that concern gestures, controllers and transitions have their own cases. The many
  /// methods of lists, text input and the app's life cycle are recorded as `message`.
  package enum Call: Hashable, Sendable {
    case gesture(GestureCall)
    case appearance(AppearanceCall)
    case request(Request)
    case question(Question)
    case transition(TransitionCall)
    case presentation(PresentationCall)
    /// A display link calls its target's action.
    case displayLink(action: Selector)
    case message(Message)
    /// A remark about the engine's behaviour, as text. A remark is not a call.
    case remark(String)
  }

  /// The state changes of recognizers, and the calls to their delegates.
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

    /// The value of a continuous recognizer, and its velocity per second when the touches are lifted.
    /// Translations and their velocities are in the window's coordinate system.
    package enum Measure: Hashable, Sendable {
      case translation(CGPoint, velocity: CGPoint? = nil)
      case scale(Double, velocity: Double? = nil)
      case rotation(Double, velocity: Double? = nil)
    }
  }

  /// The appearance calls of controllers. The Boolean value of a case is the `animated` argument.
  package enum AppearanceCall: Hashable, Sendable {
    case viewDidLoad
    case viewWillAppear(Bool)
    case viewIsAppearing(Bool)
    case viewDidAppear(Bool)
    case viewWillDisappear(Bool)
    case viewDidDisappear(Bool)
  }

  /// Requests that are made to controllers, windows and the device.
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

  /// Calls to delegates that concern a transition.
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

  /// The calls to animators, contexts, coordinators and interaction controllers.
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
    /// A call to an interaction controller that had no effect.
    case ignored(Steering, because: String)

    /// The calls by which an app controls an interaction controller.
    package enum Steering: Hashable, Sendable {
      case update(Double)
      case pause, finish, cancel
    }
  }

  /// The calls to presentation controllers.
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
  /// A call of a delegate or data source method, with the method's Swift name and its arguments.
  /// The label `_` stands for an argument without a label.
  package static func message(
    _ name: String, _ arguments: KeyValuePairs<String, CallTrace.Value> = [:], then: String = ""
  ) -> Self {
    .message(CallTrace.Message(name, arguments, then: then))
  }

  /// A method that is recorded without the values of its arguments, for example
  /// `scene(_:willConnectTo:options:)`.
  package static func selector(_ name: String, _ labels: String...) -> Self {
    .message(CallTrace.Message(selector: name, labels))
  }

  package static func property(_ name: String) -> Self {
    .message(CallTrace.Message(property: name))
  }
}

/// The properties that the engine may read from a presentation controller any number of times.
package enum PresentationQuestion: String, Sendable {
  case presentedView
  case frame = "frameOfPresentedViewInContainerView"
}

/// The values that the engine has most recently read from a presentation controller.
///
/// Observers of a transition use the values stored here. Observing a transition therefore does not
/// cause additional calls of an app's overrides.
@MainActor
struct PresentationAnswers {
  weak var presentedView: UIView?
  var frame: CGRect?
}

/// Reports that the engine reads a property of a presentation controller. Sent just before and just
/// after the property is read.
package struct PresentationAsked: EngineEvent {
  package enum Moment {
    case before
    case after(presentedView: UIView?)
  }

  package let presentation: UIPresentationController
  package let question: PresentationQuestion
  package let moment: Moment
}

extension UIPresentationController {
  func askPresentedView() -> UIView? {
    ask(.presentedView) {
      let answer = presentedView
      answers.presentedView = answer
      return answer
    }
  }

  func askFrameOfPresentedView() -> CGRect {
    ask(.frame) {
      let answer = frameOfPresentedViewInContainerView
      answers.frame = answer
      return answer
    }
  }

  /// Reads `presentedView` and `frameOfPresentedViewInContainerView`, as UIKit does after the
  /// `will…` callbacks and before it calls the animator (Apple's guide to view controllers, "The
  /// Custom Presentation Process").
  func askAll() {
    _ = askPresentedView()
    _ = askFrameOfPresentedView()
  }

  private func ask<Answer>(_ question: PresentationQuestion, _ body: () -> Answer) -> Answer {
    func tell(_ moment: @autoclosure () -> PresentationAsked.Moment) {
      World.current.tell(
        PresentationAsked(presentation: self, question: question, moment: moment()))
    }
    tell(.before)
    let answer = body()
    tell(.after(presentedView: answer as? UIView))
    return answer
  }
}

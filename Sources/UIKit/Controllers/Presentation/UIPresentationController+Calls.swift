/// The properties that the engine may read from a presentation controller any number of times.
package enum PresentationQuestion: String, Sendable {
  case presentedView
  case frame = "frameOfPresentedViewInContainerView"
}

/// The values that the engine last read from a presentation controller.
///
/// Observers of a transition use these, so that observing causes no additional calls of an app's
/// overrides.
@MainActor
struct PresentationAnswers {
  weak var presentedView: UIView?
  var frame: CGRect?
}

/// A read of a presentation controller's property; sent just before and just after.
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

  /// Reads both, as UIKit does between the will-callbacks and the animator (Apple's guide to view
  /// controllers, "The Custom Presentation Process").
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

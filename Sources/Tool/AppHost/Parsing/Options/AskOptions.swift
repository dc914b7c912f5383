import Film

/// The arguments of `matchcut ask`.
package struct AskOptions: Equatable, Sendable {
  /// What is asked about.
  package enum Target: Equatable, Sendable {
    /// The id of a demo in `Catalogue.demos`, which is run for the question.
    case demo(String)
    /// A recording file, or a folder with one.
    case recording(String)
  }

  package var target: Target
  package var question: Question
  package var times = AskedTimes.changes
  package var ending = RunOptions.Ending.finish
  package var run = RunOptions()
  package var json = false

  package init(target: Target, question: Question) {
    (self.target, self.question) = (target, question)
  }

  static let discussion =
    """
    Answers the question Q about a recording, a demo or your own code. FILE is a recording file or a
    folder that 'matchcut film' wrote. Answers about a demo or about PATH come from a run, which
    knows more: each assignment to a property, and the values that the code would read at a call. For
    those values the run is repeated. Q is one of:

      views             the views that can be asked about (default)
      hits              the lines of your source that ran, and how often; --at chooses a file
      VIEW.made         the line that created the view
      VIEW.constraints  the constraints that size and place the view, at the end or --at a time
      VIEW.PART…        a value: at each change on screen, or as the options say

    VIEW is window, container, from, to, a class (CardView), a view or view controller as traces name
    it (CardView#2), or a layer (UILabel@12). PART is superview, subviews, subviews.count,
    subviews[N], sublayers (likewise) or a property, such as alpha, frame.minY, center.x or
    transform.rotation; angles are in radians. Swift code is not evaluated.

    A line is known to run if it makes or causes a call of the trace, or changes a property of a layer.

      matchcut ask flip-card 'container.subviews.count' --at FlipAnimation.swift:45
      matchcut ask flip-card 'from.transform.rotation.x' --when finish
      matchcut ask flip-card alpha --of CardFrontView --every frame
      matchcut ask flip-card 'container.frame' --at 0.5
      matchcut ask flip-card 'to.transform' --before 0.9
      matchcut ask films/flip-card-finish hits --at FlipAnimationInteractor.swift

    Exit code 0: answered; 2: the question has no answer, and the message names the nearest words.
    """
}

/// What an interactor was told before its transition had begun.
struct EarlySteering {
  var percent: Double?
  /// The last of finish and cancel.
  var move: TransitionState.Move?
  /// A transition that begins by itself is to be taken in hand at once.
  var pauses = false
}

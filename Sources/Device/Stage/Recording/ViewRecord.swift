/// A view of a run: its layer, the names that calls use for it, and the line that created it.
package struct ViewRecord: Codable, Sendable, Equatable {
  /// The number of the view's layer, as in the frames of the recording.
  package var layer: Int
  /// The view's class.
  package var type: String
  /// First the view's name, then the name of its view controller; empty if no call has named them.
  package var names: [String]
  /// The line of the app's source that created the view; nil if it is not known.
  package var made: SourcePlace?

  package init(layer: Int, type: String, names: [String] = [], made: SourcePlace? = nil) {
    (self.layer, self.type, self.names, self.made) = (layer, type, names, made)
  }
}

/// The views of a transition, as the numbers of their layers.
package struct TransitionViews: Codable, Sendable, Equatable {
  /// The times at which the transition begins and ends, in seconds since the recording began.
  package var start: Double
  /// Nil if the transition has not ended.
  package var end: Double?
  package var container: Int
  /// The views of the two view controllers; nil if they are not loaded.
  package var from, to: Int?

  package init(start: Double, end: Double? = nil, container: Int, from: Int?, to: Int?) {
    (self.start, self.end, self.container) = (start, end, container)
    (self.from, self.to) = (from, to)
  }

  /// Whether the transition is running at `t`.
  package func isRunning(at t: Double) -> Bool { t >= start && t <= end ?? .infinity }
}

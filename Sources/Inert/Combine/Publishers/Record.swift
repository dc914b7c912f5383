/// Sends recorded elements and a recorded completion.
public struct Record<Output, Failure: Error>: Publisher {
  /// The elements and the completion.
  public struct Recording {
    public typealias Input = Output
    public private(set) var output: [Output]
    public private(set) var completion: Subscribers.Completion<Failure>
    private var isComplete = false

    public init() { (output, completion) = ([], .finished) }
    public init(output: [Output], completion: Subscribers.Completion<Failure> = .finished) {
      (self.output, self.completion, isComplete) = (output, completion, true)
    }

    /// Adds an element. Has no effect after the completion.
    public mutating func receive(_ input: Output) { if !isComplete { output.append(input) } }
    public mutating func receive(completion: Subscribers.Completion<Failure>) {
      guard !isComplete else { return }
      (self.completion, isComplete) = (completion, true)
    }
  }

  public let recording: Recording

  public init(record: (inout Recording) -> Void) {
    var made = Recording()
    record(&made)
    recording = made
  }
  public init(recording: Recording) { self.recording = recording }
  public init(output: [Output], completion: Subscribers.Completion<Failure>) {
    recording = Recording(output: output, completion: completion)
  }

  public func receive<S: Subscriber>(subscriber: S)
  where S.Input == Output, S.Failure == Failure {
    IteratorSubscription(
      recording.output.makeIterator(), "\(recording.output)", end: recording.completion
    ).begin(subscriber)
  }
}

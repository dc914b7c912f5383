import CMainQueue

// Threads that the app has created.
extension BackgroundWork {
  /// Makes the calling thread part of the device's work until it ends, and returns its origin. Ticks
  /// then wait for the thread as for work on a queue. `name` describes it, for messages. Returns nil if
  /// the device has ended.
  func adoptThread(_ name: String) -> WorkOrigin? {
    guard let place = otherThreads?.next() else { return nil }
    let number: Int? = locked {
      guard !isClosed else { return nil }
      lastNumber += 1
      running[lastNumber] = Piece(thread: mq_thread_id(), place: name)
      changes += 1
      return lastNumber
    }
    guard let number else { return nil }
    let origin = WorkOrigin(self, place: place, number: number)
    let kept = Unmanaged.passRetained(origin).toOpaque()
    let isKept = mq_at_thread_end(kept) { context in
      let origin = Unmanaged<WorkOrigin>.fromOpaque(context).takeRetainedValue()
      mq_set_origin(nil)
      mq_count_background(-1)
      if let number = origin.number { origin.device.end(number) }
    }
    guard isKept else {
      Unmanaged<WorkOrigin>.fromOpaque(kept).release()
      end(number)
      return nil
    }
    mq_count_background(1)
    mq_set_origin(kept)
    return origin
  }

  /// The queue or the thread that runs the work with this origin, for messages.
  func thread(of origin: WorkOrigin) -> String {
    if let number = origin.number, let piece = locked({ running[number] }), piece.work == nil {
      return piece.place
    }
    var label = Substring(cString: mq_current_label())
    // Work that has begun on a thread of its own still belongs to its global queue.
    if label.hasSuffix(".overcommit") { label = label.dropLast(".overcommit".count) }
    return "the queue " + (label.isEmpty ? "without a label" : label)
  }
}

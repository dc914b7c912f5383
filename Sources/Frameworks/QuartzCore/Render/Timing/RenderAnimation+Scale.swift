extension RenderTrack {
  /// The track, adapted to a superlayer that was resized by `ratio`.
  func scaled(by ratio: SizeRatio, of property: AnimatableProperty) -> RenderTrack {
    func scaled(_ value: AnimatableValue) -> AnimatableValue {
      value.scaled(by: ratio, of: property)
    }
    func scaled(_ span: Span) -> Span { Span(from: scaled(span.from), to: scaled(span.to)) }
    switch shape {
    case .span(let span): return RenderTrack(.span(scaled(span)))
    case .toward(let to): return RenderTrack(.toward(scaled(to)))
    case .away(let from): return RenderTrack(.away(from: scaled(from)))
    case .by(let change): return RenderTrack(.by(scaled(change)))
    case .still: return self
    case .keyframes(let stretches, let discrete):
      let scaled = stretches.map {
        Stretch(start: $0.start, end: $0.end, span: scaled($0.span), curve: $0.curve)
      }
      return RenderTrack(.keyframes(scaled, discrete: discrete))
    }
  }
}

/// Every transition of the gallery, in the order they are listed.
public let transitionCatalogue: [TransitionEntry] = [
  .crossfade,
  .push, .cover, .zoomSlide,
  .cardFlip,
  .dimmedPanel,
]

@_spi(Ported) import DeviceRuntime

// The properties of players and items that an app can observe.

private enum AVPlayerNames {
  @section(".init_array") @used private static let register: @convention(c) () -> Void = {
    ExposedClass.register(AVPlayer.self, name: "AVPlayer", module: "AVFoundation") { c in
      c.property("status", \AVPlayer.status)
      c.property("rate", \AVPlayer.rate)
      c.property("timeControlStatus", \AVPlayer.timeControlStatus)
      c.property("currentItem", \AVPlayer.currentItem)
      c.property("error", \AVPlayer.error)
      c.property("volume", \AVPlayer.volume)
      c.property("muted", \AVPlayer.isMuted)
    }
  }
}

private enum AVPlayerItemNames {
  @section(".init_array") @used private static let register: @convention(c) () -> Void = {
    ExposedClass.register(AVPlayerItem.self, name: "AVPlayerItem", module: "AVFoundation") { c in
      c.property("status", \AVPlayerItem.status)
      c.property("duration", \AVPlayerItem.duration)
      c.property("error", \AVPlayerItem.error)
      c.property("loadedTimeRanges", \AVPlayerItem.loadedTimeRanges)
      c.property("presentationSize", \AVPlayerItem.presentationSize)
      c.property("playbackLikelyToKeepUp", \AVPlayerItem.isPlaybackLikelyToKeepUp)
      c.property("playbackBufferEmpty", \AVPlayerItem.isPlaybackBufferEmpty)
      c.property("playbackBufferFull", \AVPlayerItem.isPlaybackBufferFull)
    }
  }
}

import UIKit

/// A recording. The device has no camera and no microphone, so each recording fails.
@preconcurrency @MainActor
open class AVCaptureFileOutput: AVCaptureOutput {
  override init() { super.init() }
  open private(set) var outputFileURL: URL?
  open var isRecording: Bool { false }
  open var isRecordingPaused: Bool { false }
  open var recordedDuration: CMTime { .zero }
  open var recordedFileSize: Int64 { 0 }
  open var maxRecordedDuration = CMTime.invalid
  open var maxRecordedFileSize: Int64 = 0
  open var minFreeDiskSpaceLimit: Int64 = 0

  /// Tells the delegate in the next tick that the recording has failed with `deviceNotConnected`.
  open func startRecording(
    to outputFileURL: URL, recordingDelegate delegate: any AVCaptureFileOutputRecordingDelegate
  ) {
    CallTrace.note(.controller, self, .message("startRecording"))
    self.outputFileURL = outputFileURL
    TickQueue.post { [self] in
      self.outputFileURL = nil
      delegate.fileOutput(
        self, didFinishRecordingTo: outputFileURL, from: [], error: AVError(.deviceNotConnected))
    }
  }
  open func stopRecording() {}
}

@preconcurrency @MainActor
open class AVCaptureMovieFileOutput: AVCaptureFileOutput {
  public override init() { super.init() }
  open var movieFragmentInterval = CMTime(value: 10, timescale: 1)
  open var availableVideoCodecTypes: [AVVideoCodecType] { [] }
  open func setOutputSettings(
    _ outputSettings: [String: Any]?, for connection: AVCaptureConnection
  ) {}
}

/// Observes a recording. The method about its start is optional, and is not called.
@preconcurrency @MainActor
public protocol AVCaptureFileOutputRecordingDelegate: NSObjectProtocol {
  func fileOutput(
    _ output: AVCaptureFileOutput, didStartRecordingTo fileURL: URL,
    from connections: [AVCaptureConnection])
  func fileOutput(
    _ output: AVCaptureFileOutput, didFinishRecordingTo outputFileURL: URL,
    from connections: [AVCaptureConnection], error: (any Error)?)
}

extension AVCaptureFileOutputRecordingDelegate {
  public func fileOutput(
    _ output: AVCaptureFileOutput, didStartRecordingTo fileURL: URL,
    from connections: [AVCaptureConnection]
  ) {}
}

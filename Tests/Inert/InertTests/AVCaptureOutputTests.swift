import AVFoundation
import Stage
import Testing
import UIKit

/// The outputs of a session on a device without a camera.
@MainActor
struct AVCaptureOutputTests {
  @Test func `a session takes outputs, and has no connections`() {
    let stage = Stage(device: .phone)
    stage.run {
      World.current.service(UIKitLog.self).prints = false
      let session = AVCaptureSession()
      let still = AVCaptureStillImageOutput()
      still.outputSettings = [AVVideoCodecKey: AVVideoCodecJPEG]
      let outputs: [AVCaptureOutput] = [
        still, AVCapturePhotoOutput(), AVCaptureVideoDataOutput(), AVCaptureMovieFileOutput(),
        AVCaptureAudioDataOutput(), AVCaptureMetadataOutput(),
      ]
      for output in outputs where session.canAddOutput(output) { session.addOutput(output) }
      session.startRunning()
      #expect(session.isRunning)
      #expect(session.outputs.count == outputs.count)
      #expect(still.connection(with: .video) == nil)
      #expect(AVCaptureDevice.devices(for: .video).isEmpty)
    }
    stage.close()
  }

  @Test func `a photo and a recording fail in the next tick`() {
    final class Listener: NSObject, AVCapturePhotoCaptureDelegate,
      AVCaptureFileOutputRecordingDelegate
    {
      var calls: [String] = []
      func photoOutput(
        _ output: AVCapturePhotoOutput, didFinishProcessingPhoto photo: AVCapturePhoto,
        error: (any Error)?
      ) { calls.append("photo \((error as? AVError)?.code == .deviceNotConnected)") }
      func fileOutput(
        _ output: AVCaptureFileOutput, didFinishRecordingTo outputFileURL: URL,
        from connections: [AVCaptureConnection], error: (any Error)?
      ) { calls.append("file \((error as? AVError)?.code == .deviceNotConnected)") }
    }
    let stage = Stage(device: .phone)
    let listener = Listener()
    stage.run {
      AVCapturePhotoOutput().capturePhoto(with: AVCapturePhotoSettings(), delegate: listener)
      AVCaptureMovieFileOutput().startRecording(
        to: URL(fileURLWithPath: "/nowhere/film.mov"), recordingDelegate: listener)
      #expect(listener.calls.isEmpty)
    }
    stage.tick()
    #expect(listener.calls == ["photo true", "file true"])
    stage.close()
  }
}

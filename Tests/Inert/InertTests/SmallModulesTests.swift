import AVKit
import CoreMotion
import LocalAuthentication
import MediaPlayer
import MessageUI
import Photos
import SafariServices
import Stage
import StoreKit
import Testing
import UIKit
import UniformTypeIdentifiers

/// The everyday use of the smallest modules.
@MainActor
struct SmallModulesTests {
  @Test func `a player controller is black, and its screen is idle`() throws {
    let stage = Stage(device: .phone)
    let controller = AVPlayerViewController()
    controller.player = AVPlayer(url: URL(fileURLWithPath: "/nowhere/video.mp4"))
    stage.show(controller)
    controller.player?.play()
    try stage.settle()
    #expect(controller.view.backgroundColor == .black)
    #expect(controller.videoBounds == controller.view.bounds)
    stage.close()
  }

  @Test func `a web page shows its address, and Done dismisses it`() throws {
    final class Listener: NSObject, SFSafariViewControllerDelegate {
      var calls: [String] = []
      func safariViewControllerDidFinish(_ controller: SFSafariViewController) {
        calls.append("finish")
      }
      func safariViewController(
        _ controller: SFSafariViewController, didCompleteInitialLoad isLoaded: Bool
      ) { calls.append("loaded \(isLoaded)") }
    }
    let stage = Stage(device: .phone)
    let (root, listener) = (UIViewController(), Listener())
    stage.show(root)
    let page = SFSafariViewController(url: URL(fileURLWithPath: "/page"))
    page.delegate = listener
    root.present(page, animated: true)
    try stage.settle()
    #expect(listener.calls == ["loaded false"])

    let done = page.view.subviews.compactMap { $0 as? UIButton }.first
    done?.sendActions(for: .touchUpInside)
    try stage.settle()
    #expect(root.presentedViewController == nil)
    #expect(listener.calls == ["loaded false", "finish"])
    stage.close()
  }

  @Test func `the device sends neither mail nor messages`() {
    #expect(!MFMailComposeViewController.canSendMail())
    #expect(!MFMessageComposeViewController.canSendText())
  }

  @Test func `access to photos is denied in the next tick`() throws {
    let stage = Stage(device: .phone)
    nonisolated(unsafe) var answers: [PHAuthorizationStatus] = []
    stage.run {
      #expect(PHPhotoLibrary.authorizationStatus(for: .readWrite) == .notDetermined)
      PHPhotoLibrary.requestAuthorization(for: .readWrite) { answers.append($0) }
      #expect(answers.isEmpty)
      #expect(PHAsset.fetchAssets(with: .image, options: nil).count == 0)
    }
    stage.tick()
    #expect(answers == [.denied])
    #expect(PHPhotoLibrary.authorizationStatus() == .denied)
    stage.close()
  }

  @Test func `a device without sensors sends no updates`() throws {
    let stage = Stage(device: .phone)
    stage.run {
      let manager = CMMotionManager()
      #expect(!manager.isAccelerometerAvailable)
      manager.startAccelerometerUpdates(to: .main) { _, _ in Issue.record("an update came") }
    }
    stage.advance(by: 1)
    #expect(stage.isIdle)
    stage.close()
  }

  @Test func `a policy cannot be evaluated`() throws {
    let stage = Stage(device: .phone)
    nonisolated(unsafe) var codes: [LAError.Code?] = []
    stage.run {
      let context = LAContext()
      var error: NSError?
      #expect(!context.canEvaluatePolicy(.deviceOwnerAuthentication, error: &error))
      #expect(error?.code == LAError.Code.passcodeNotSet.rawValue)
      context.evaluatePolicy(
        .deviceOwnerAuthenticationWithBiometrics, localizedReason: "Show the notes"
      ) { isDone, error in
        #expect(!isDone)
        codes.append((error as? LAError)?.code)
      }
      #expect(codes.isEmpty)
    }
    stage.tick()
    #expect(codes == [.biometryNotAvailable])
    stage.close()
  }

  @Test func `the store has no products`() throws {
    final class Listener: NSObject, SKProductsRequestDelegate {
      var invalid: [String] = []
      func productsRequest(_ request: SKProductsRequest, didReceive response: SKProductsResponse) {
        invalid = response.invalidProductIdentifiers
        #expect(response.products.isEmpty)
      }
    }
    let stage = Stage(device: .phone)
    let listener = Listener()
    stage.run {
      let request = SKProductsRequest(productIdentifiers: ["b", "a"])
      request.delegate = listener
      request.start()
      SKStoreReviewController.requestReview()
      #expect(!SKPaymentQueue.canMakePayments())
    }
    stage.tick()
    #expect(listener.invalid == ["a", "b"])
    stage.close()
  }

  @Test func `the description of the music is kept, for each device`() {
    let stage = Stage(device: .phone)
    stage.run {
      MPNowPlayingInfoCenter.default().nowPlayingInfo = [MPMediaItemPropertyTitle: "Song"]
      let info = MPNowPlayingInfoCenter.default().nowPlayingInfo
      #expect(info?[MPMediaItemPropertyTitle] as? String == "Song")
      MPRemoteCommandCenter.shared().playCommand.addTarget { _ in .success }
    }
    let other = Stage(device: .phone)
    #expect(other.run { MPNowPlayingInfoCenter.default().nowPlayingInfo == nil })
    other.close()
    stage.close()
  }

  @Test func `types of files have extensions and parents`() {
    #expect(UTType(filenameExtension: "JPG") == .jpeg)
    #expect(UTType.png.conforms(to: .image))
    #expect(UTType.png.conforms(to: .data))
    #expect(!UTType.png.conforms(to: .movie))
    #expect(UTType.pdf.preferredMIMEType == "application/pdf")
  }
}

import AVKit
import AdSupport
import AppTrackingTransparency
import AudioToolbox
import CoreHaptics
import CoreMotion
import CoreSpotlight
import GameplayKit
import LocalAuthentication
import MediaPlayer
import MessageUI
import Network
import Photos
import SafariServices
import Stage
import StoreKit
@_spi(Ported) import SwiftUI
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

  @Test func `a hosting controller shows the name of its view`() throws {
    let stage = Stage(device: .phone)
    let controller = UIHostingController(rootView: ViewPlaceholder("Card"))
    stage.show(controller)
    #expect(texts(in: controller.view) == ["SwiftUI view", "Card"])
    stage.run { controller.rootView = ViewPlaceholder("Settings") }
    try stage.settle()
    #expect(texts(in: controller.view) == ["SwiftUI view", "Settings"])
    stage.close()
  }

  private func texts(in view: UIView) -> [String] {
    (view as? UILabel).map { [$0.text ?? ""] } ?? view.subviews.flatMap(texts)
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

  @Test func `random numbers are the same in every run, and in their range`() {
    func numbers() -> [Int] {
      let stage = Stage(device: .phone)
      defer { stage.close() }
      return stage.run {
        let sources: [GKRandomSource] = [
          GKRandomSource(), GKRandomSource(), GKRandomSource.sharedRandom(),
          GKMersenneTwisterRandomSource(seed: 7), GKARC4RandomSource(seed: Data([1, 2])),
        ]
        return sources.flatMap { source in (0..<5).map { _ in source.nextInt(upperBound: 1000) } }
      }
    }
    let first = numbers()
    #expect(first == numbers())
    #expect(Set(first).count > 15)
    #expect(first.allSatisfy { (0..<1000).contains($0) })

    let die = GKRandomDistribution.d6()
    #expect(Set((0..<200).map { _ in die.nextInt() }) == Set(1...6))
    let shuffled = GKShuffledDistribution(lowestValue: 3, highestValue: 7)
    #expect((0..<5).map { _ in shuffled.nextInt() }.sorted() == [3, 4, 5, 6, 7])
    let normal = GKGaussianDistribution(lowestValue: 0, highestValue: 10)
    #expect((0..<200).allSatisfy { _ in (0...10).contains(normal.nextInt()) })
    let array = GKRandomSource().arrayByShufflingObjects(in: [1, 2, 3, 4])
    #expect(array.compactMap { $0 as? Int }.sorted() == [1, 2, 3, 4])
    #expect(GKRandomSource().nextInt(upperBound: 0) == 0)
  }

  @Test func `the network is Wi-Fi, and a monitor reports it once`() throws {
    let stage = Stage(device: .phone)
    nonisolated(unsafe) var seen: [NWPath.Status] = []
    let monitor = NWPathMonitor()
    stage.run {
      monitor.pathUpdateHandler = { seen.append($0.status) }
      monitor.start(queue: .main)
      monitor.start(queue: .main)
      #expect(seen.isEmpty)
    }
    stage.advance(by: 1)
    #expect(seen == [.satisfied])
    #expect(monitor.currentPath.usesInterfaceType(.wifi))
    #expect(!monitor.currentPath.isExpensive)
    let cellular = NWPathMonitor(requiredInterfaceType: .cellular)
    #expect(cellular.currentPath.status == .unsatisfied)
    #expect(cellular.currentPath.availableInterfaces.isEmpty)
    let cancelled = NWPathMonitor()
    stage.run {
      cancelled.pathUpdateHandler = { seen.append($0.status) }
      cancelled.start(queue: .main)
      cancelled.cancel()
    }
    stage.advance(by: 1)
    #expect(seen.count == 1)
    stage.close()
  }

  @Test func `tracking is denied in the next tick`() {
    let stage = Stage(device: .phone)
    nonisolated(unsafe) var answers: [ATTrackingManager.AuthorizationStatus] = []
    stage.run {
      #expect(ATTrackingManager.trackingAuthorizationStatus == .notDetermined)
      ATTrackingManager.requestTrackingAuthorization { answers.append($0) }
      #expect(answers.isEmpty)
    }
    stage.tick()
    #expect(answers == [.denied])
    #expect(!ASIdentifierManager.shared().isAdvertisingTrackingEnabled)
    let zeros = "00000000-0000-0000-0000-000000000000"
    #expect(ASIdentifierManager.shared().advertisingIdentifier.uuidString == zeros)
    stage.close()
  }

  @Test func `sounds, haptics and the search warn once`() throws {
    let stage = Stage(device: .phone)
    var sound: SystemSoundID = 0
    nonisolated(unsafe) var completions = 0
    stage.run {
      let log = World.current.service(UIKitLog.self)
      log.prints = false
      let file = URL(fileURLWithPath: "/nowhere/a.caf")
      #expect(AudioServicesCreateSystemSoundID(file as CFURL, &sound) == kAudioServicesNoError)
      AudioServicesPlaySystemSound(sound)
      AudioServicesPlaySystemSoundWithCompletion(1104) { completions += 1 }
      AudioServicesDisposeSystemSoundID(sound)
      #expect(!CHHapticEngine.capabilitiesForHardware().supportsHaptics)
      #expect(throws: CHHapticError.self) { try CHHapticEngine() }
      let item = CSSearchableItem(
        uniqueIdentifier: "1", domainIdentifier: nil,
        attributeSet: CSSearchableItemAttributeSet(contentType: .text))
      CSSearchableIndex.default().indexSearchableItems([item]) { _ in completions += 1 }
      #expect(log.warnings.count == 2)
    }
    #expect(sound > 0)
    stage.tick()
    #expect(completions == 2)
    stage.close()
  }
}

import Testing
import Transitions

/// Whether a gesture finishes when it ends. Each preset has its own thresholds.
@Suite struct CompletionPolicyTests {
  /// The progress at which a touch ends, its velocity, and the distance in points.
  private func release(_ progress: Double, _ velocity: Double = 0, of distance: Double = 400)
    -> CompletionPolicy.Release
  { .init(progress: progress, velocity: velocity, distance: distance) }

  @Test(arguments: CompletionPolicy.presets.indices)
  func `each policy finishes from the end and cancels from the start`(index: Int) {
    let policy = CompletionPolicy.presets[index]
    #expect(policy.finishes(release(1)), "\(policy.name)")
    #expect(!policy.finishes(release(0)), "\(policy.name)")
    #expect(!policy.finishes(release(-0.5)), "\(policy.name)")
  }

  @Test(arguments: CompletionPolicy.presets.indices)
  func `each policy has a valid completion speed at any progress and velocity`(index: Int) {
    let policy = CompletionPolicy.presets[index]
    for progress in [-0.5, 0, 0.3, 0.99, 1, 1.7] {
      for velocity in [-5000.0, 0, 5000] {
        for finishes in [true, false] {
          let speed = policy.completionSpeed(release(progress, velocity), finishes: finishes)
          #expect(speed > 0 && speed.isFinite, "\(policy.name) at \(progress), \(velocity)")
        }
      }
    }
    #expect(policy.cap > 0.9 && policy.cap <= 1)
  }

  @Test(arguments: CompletionPolicy.presets.indices)
  func `a policy that finishes also finishes from farther`(index: Int) {
    let policy = CompletionPolicy.presets[index]
    for velocity in [-400.0, 0, 400] {
      let answers = (0...40).map { policy.finishes(release(Double($0) / 40, velocity)) }
      #expect(answers == answers.sorted { !$0 && $1 }, "\(policy.name) at \(velocity)")
    }
  }

  @Test func `thresholds are those of the sources`() {
    #expect(!CompletionPolicy.half.finishes(release(0.5)))
    #expect(CompletionPolicy.half.finishes(release(0.501)))
    #expect(CompletionPolicy.apple.finishes(release(0.5)))
    #expect(CompletionPolicy.atLeast(0.5).finishes(release(0.5)))
    #expect(!CompletionPolicy.atLeast(0.7).finishes(release(0.69)))
    #expect(CompletionPolicy.appleTab.finishes(release(0.4)))
    #expect(!CompletionPolicy.appleTab.finishes(release(0.39)))
    #expect(!CompletionPolicy.vctl.finishes(release(0.5)))
    #expect(CompletionPolicy.vctl.cap == 0.99)
  }

  @Test func `a flick decides if velocity counts`() {
    #expect(CompletionPolicy.velocityBiased.finishes(release(0.05, 676)))
    #expect(!CompletionPolicy.velocityBiased.finishes(release(0.05, 675)))
    #expect(CompletionPolicy.velocityBiased.finishes(release(0.2, -199)))
    #expect(!CompletionPolicy.velocityBiased.finishes(release(0.9, -200)))
    #expect(CompletionPolicy.sideMenu.finishes(release(0.01, 100)))
    #expect(CompletionPolicy.sideMenu.finishes(release(0.5, -50)))
    #expect(!CompletionPolicy.sideMenu.finishes(release(0.9, -51)))
    #expect(!CompletionPolicy.half.finishes(release(0.4, 5000)))
  }

  @Test func `a distance is in points, independent of the total`() {
    #expect(CompletionPolicy.distance().finishes(release(0.25, of: 800)))
    #expect(!CompletionPolicy.distance().finishes(release(0.49, of: 400)))
    #expect(CompletionPolicy.distance(40).finishes(release(0.1, of: 400)))
  }

  @Test func `a flick is projected to where it would rest`() {
    // A deceleration rate of 0.998 per millisecond projects a touch by 0.499 points for each point
    // per second of its velocity, so a velocity of 300 points per second projects the touch by 150
    // points.
    #expect(CompletionPolicy.projected().finishes(release(0.13, 300)))
    #expect(!CompletionPolicy.projected().finishes(release(0.12, 300)))
    #expect(!CompletionPolicy.projected().finishes(release(0.87, -300)))
    // A transition continues to the nearer end after a slow gesture.
    #expect(!CompletionPolicy.adwaita.finishes(release(0.49, 299)))
    #expect(CompletionPolicy.adwaita.finishes(release(0.49, 300)))
    #expect(!CompletionPolicy.projected().finishes(release(0.2, 300, of: 0)))
  }

  @Test func `the completion of a flick runs at its speed within limits`() {
    let policy = CompletionPolicy.velocityBiased
    #expect(policy.completionSpeed(release(0.5, 0), finishes: true) == 0.99)
    #expect(policy.completionSpeed(release(0.5, 1600), finishes: true) == 2)
    #expect(policy.completionSpeed(release(0.5, -9000), finishes: false) == 2.25)
    #expect(CompletionPolicy.vctl.completionSpeed(release(0.75), finishes: true) == 0.25)
  }
}

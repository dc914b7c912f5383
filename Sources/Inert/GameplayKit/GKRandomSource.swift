import UIKit

/// Random numbers.
public protocol GKRandom: AnyObject {
  func nextInt() -> Int
  /// A number from 0 to `upperBound` − 1.
  func nextInt(upperBound: Int) -> Int
  /// A number from 0 to 1.
  func nextUniform() -> Float
  func nextBool() -> Bool
}

/// Random numbers that are the same in every run.
///
/// A source without a seed gets a number of its own as its seed, so two sources differ. A seed gives
/// other numbers than on iOS, because Apple does not document how they are computed.
open class GKRandomSource: NSObject, GKRandom, NSCopying, @unchecked Sendable {
  private let lock = NSLock()
  private var state: UInt64

  public override init() { state = MainActorReach.read { Seeds.current.next() } ?? 0 }
  init(state: UInt64) { self.state = state }

  open class func sharedRandom() -> GKRandomSource {
    MainActorReach.read { Seeds.current.shared } ?? GKRandomSource(state: 0)
  }

  open func copy(with zone: NSZone? = nil) -> Any {
    GKRandomSource(state: lock.withLock { state })
  }

  /// The next number of the generator SplitMix64 (Steele, Lea and Flood, 2014).
  private func next() -> UInt64 {
    lock.withLock {
      state &+= 0x9E37_79B9_7F4A_7C15
      var mixed = state
      mixed = (mixed ^ mixed >> 30) &* 0xBF58_476D_1CE4_E5B9
      mixed = (mixed ^ mixed >> 27) &* 0x94D0_49BB_1331_11EB
      return mixed ^ mixed >> 31
    }
  }

  open func nextInt() -> Int { Int(Int32(truncatingIfNeeded: next())) }
  open func nextInt(upperBound: Int) -> Int {
    upperBound > 0 ? Int(next().multipliedFullWidth(by: UInt64(upperBound)).high) : 0
  }
  open func nextUniform() -> Float { Float(next() >> 40) / Float((1 << 24) - 1) }
  open func nextBool() -> Bool { next() >> 63 == 1 }

  /// The objects in another order.
  open func arrayByShufflingObjects(in array: [Any]) -> [Any] {
    var shuffled = array
    for index in shuffled.indices.reversed() where index > 0 {
      shuffled.swapAt(index, nextInt(upperBound: index + 1))
    }
    return shuffled
  }

  /// The shared source, and the seeds of sources without a seed.
  @MainActor
  private final class Seeds: WorldService {
    private var last: UInt64 = 0
    lazy var shared = GKRandomSource(state: 0)

    init() {}
    static var current: Seeds { World.current.service() }

    func next() -> UInt64 {
      last += 1
      return last
    }
  }
}

open class GKARC4RandomSource: GKRandomSource, @unchecked Sendable {
  public let seed: Data

  public override init() {
    seed = Data()
    super.init()
  }
  public init(seed: Data) {
    self.seed = seed
    super.init(
      state: seed.reduce(14_695_981_039_346_656_037) { ($0 ^ UInt64($1)) &* 1_099_511_628_211 })
  }
  open func dropValues(_ count: Int) { for _ in 0..<max(0, count) { _ = nextInt() } }
}

open class GKLinearCongruentialRandomSource: GKRandomSource, @unchecked Sendable {
  public let seed: UInt64

  public override init() {
    seed = 0
    super.init()
  }
  public init(seed: UInt64) {
    self.seed = seed
    super.init(state: seed)
  }
}

open class GKMersenneTwisterRandomSource: GKRandomSource, @unchecked Sendable {
  public let seed: UInt64

  public override init() {
    seed = 0
    super.init()
  }
  public init(seed: UInt64) {
    self.seed = seed
    super.init(state: seed)
  }
}

/// Random numbers in a range.
open class GKRandomDistribution: NSObject, GKRandom, @unchecked Sendable {
  let source: any GKRandom
  public let lowestValue: Int
  public let highestValue: Int

  public required init(randomSource source: any GKRandom, lowestValue: Int, highestValue: Int) {
    self.source = source
    (self.lowestValue, self.highestValue) = (lowestValue, max(lowestValue, highestValue))
  }
  public convenience init(lowestValue: Int, highestValue: Int) {
    self.init(
      randomSource: GKRandomSource(), lowestValue: lowestValue, highestValue: highestValue)
  }
  public convenience init(forDieWithSideCount sideCount: Int) {
    self.init(lowestValue: 1, highestValue: sideCount)
  }
  open class func d6() -> Self { make(sides: 6) }
  open class func d20() -> Self { make(sides: 20) }
  private class func make(sides: Int) -> Self {
    Self(randomSource: GKRandomSource(), lowestValue: 1, highestValue: sides)
  }

  open var numberOfPossibleOutcomes: Int { highestValue - lowestValue + 1 }
  open func nextInt() -> Int { lowestValue + source.nextInt(upperBound: numberOfPossibleOutcomes) }
  open func nextInt(upperBound: Int) -> Int {
    lowestValue + source.nextInt(upperBound: min(max(upperBound, 1), numberOfPossibleOutcomes))
  }
  open func nextUniform() -> Float {
    Float(nextInt() - lowestValue) / Float(max(1, numberOfPossibleOutcomes - 1))
  }
  open func nextBool() -> Bool { source.nextBool() }
}

/// Numbers that are nearer to the middle of the range more often.
open class GKGaussianDistribution: GKRandomDistribution, @unchecked Sendable {
  /// The middle of the range.
  open var mean: Float { Float(lowestValue + highestValue) / 2 }
  /// A sixth of the range.
  open var deviation: Float { Float(highestValue - lowestValue) / 6 }

  open override func nextInt() -> Int {
    // The sum of twelve uniform numbers has a variance of 1.
    let normal = (0..<12).reduce(Float(-6)) { sum, _ in sum + source.nextUniform() }
    let value = Int((mean + normal * deviation).rounded())
    return min(max(value, lowestValue), highestValue)
  }
}

/// Numbers that come again only after all others of the range.
open class GKShuffledDistribution: GKRandomDistribution, @unchecked Sendable {
  private let lock = NSLock()
  private var left: [Int] = []

  open override func nextInt() -> Int {
    lock.withLock {
      if left.isEmpty { left = Array(lowestValue...highestValue) }
      return left.remove(at: source.nextInt(upperBound: left.count))
    }
  }
}

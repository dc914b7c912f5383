/// The key of `CATransaction.setValue(_:forKey:)` for the animation duration in seconds.
public let kCATransactionAnimationDuration = "animationDuration"
/// The key for whether actions are disabled. If actions are disabled, property changes do not
/// trigger them.
public let kCATransactionDisableActions = "disableActions"
/// The key for the timing function.
public let kCATransactionAnimationTimingFunction = "animationTimingFunction"
/// The key for the completion block.
public let kCATransactionCompletionBlock = "completionBlock"

extension CATransaction {
  /// The value under `key` in the innermost transaction that has a value for this key; nil if there
  /// is no such transaction.
  public class func value(forKey key: String) -> Any? {
    switch key {
    case kCATransactionAnimationDuration: return KeyedValue.number(animationDuration())
    case kCATransactionDisableActions: return KeyedValue.number(disableActions())
    case kCATransactionAnimationTimingFunction: return animationTimingFunction()
    case kCATransactionCompletionBlock: return completionBlock()
    default: return World.current.transactions.stack.last { $0.values[key] != nil }?.values[key]
    }
  }

  /// Sets a value of the current transaction. The four `kCATransaction…` keys set the transaction's
  /// properties. For any other key, the value is stored for the app.
  ///
  /// A number may be an `NSNumber` or a Swift number. A value is ignored if its type does not match
  /// its key.
  public class func setValue(_ anObject: Any?, forKey key: String) {
    switch key {
    case kCATransactionAnimationDuration:
      guard let anObject, case .number(let seconds)? = AnimatableValue(any: anObject, for: .opacity)
      else { return }
      setAnimationDuration(seconds)
    case kCATransactionDisableActions:
      guard let anObject, case .flag(let flag)? = AnimatableValue(any: anObject, for: .hidden)
      else { return }
      setDisableActions(flag)
    case kCATransactionAnimationTimingFunction:
      setAnimationTimingFunction(anObject as? CAMediaTimingFunction)
    case kCATransactionCompletionBlock:
      setCompletionBlock(anObject as? () -> Void)
    default:
      World.current.transactions.current.values[key] = KeyedValue.stored(anObject)
    }
  }
}

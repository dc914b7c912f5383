extension Rule {
  static let swipeAtRoot = Rule(
    "T39", "a swipe back begins at the root", .error, explainsPendingWork: true,
    .run { rule, run in
      run.swipesAtRoot.map { swipe in
        @MainActor func cause() -> String {
          swipe.delegate.map { "\($0.name), the recognizer's delegate, let it begin" }
            ?? "the recognizer has no delegate"
        }
        return rule.finding(
          swipe.navigation, "interactivePopGestureRecognizer", at: swipe.time,
          "a swipe back began although \(swipe.root?.name ?? "the root") is the only controller "
            + "on the stack, because \(cause()): the stack is blocked, and the next controller "
            + "that is pushed does not appear.",
          expected: "a swipe back begins only if there is a controller to go back to.",
          fix: "gestureRecognizerShouldBegin(_:): return navigationController.viewControllers"
            + ".count > 1" + (swipe.delegate == nil ? ", in a delegate of your own" : ""))
      }
    })
}

// Made from OptionalMethods.txt by 'make graph'. If a default implementation runs, the method
// counts as not implemented.

extension UISceneDelegate {
  public func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession,
    options connectionOptions: UIScene.ConnectionOptions
  ) { Unanswered.mark() }
  public func sceneDidDisconnect(_ scene: UIScene) { Unanswered.mark() }
  public func sceneDidBecomeActive(_ scene: UIScene) { Unanswered.mark() }
  public func sceneWillResignActive(_ scene: UIScene) { Unanswered.mark() }
  public func sceneWillEnterForeground(_ scene: UIScene) { Unanswered.mark() }
  public func sceneDidEnterBackground(_ scene: UIScene) { Unanswered.mark() }
}

@testable import App

func show() -> UIViewController { HomePage() }

import UIKit

/// The colours of the book's pages and of the panel.
enum BookInk {
  static let paper = UIColor(red: 0.98, green: 0.965, blue: 0.935, alpha: 1)
  static let black = UIColor(red: 0.12, green: 0.13, blue: 0.17, alpha: 1)
  static let grey = UIColor(red: 0.5, green: 0.5, blue: 0.54, alpha: 1)
  static let seal = UIColor(red: 0.76, green: 0.22, blue: 0.19, alpha: 1)
  static let indigo = UIColor(red: 0.18, green: 0.29, blue: 0.45, alpha: 1)
}

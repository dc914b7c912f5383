/// The designated initialisers that UIKit can call for a class that is known only at run time.
enum RuntimeInitializers {
  /// The class that declares the initialiser, by the initialiser's full name.
  static let classes: [String: String] = [
    "init()": "NSObject", "init(frame:)": "UIView",
    "init(style:reuseIdentifier:)": "UITableViewCell",
    "init(reuseIdentifier:)": "UITableViewHeaderFooterView",
    "init(nibName:bundle:)": "UIViewController",
    "init(rootViewController:)": "UINavigationController", "init(style:)": "UITableViewController",
    "init(collectionViewLayout:)": "UICollectionViewController",
    "init(target:action:)": "UIGestureRecognizer", "init(red:green:blue:alpha:)": "UIColor",
    "init(white:alpha:)": "UIColor", "init(hue:saturation:brightness:alpha:)": "UIColor",
    "init(cgColor:)": "UIColor", "init(context:)": "NSManagedObject",
    "init(entity:insertInto:)": "NSManagedObject",
  ]
}

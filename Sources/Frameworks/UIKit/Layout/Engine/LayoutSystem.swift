/// The constraints of a view tree, and the solver that computes the frames.
///
/// Changes are collected and take effect together in `solve()`. A state between two changes, for
/// example with two conflicting constraints, is therefore never solved. Unlike Matchcut, UIKit
/// applies some changes immediately and may warn of conflicts that a later line of code resolves
/// (unverified).
@MainActor
final class LayoutSystem {
  /// A required constraint that was omitted because of a conflict.
  struct Breach {
    let broken: Demand
    /// All demands that take part in the conflict, in the order in which they were created.
    let among: [Demand]
  }

  /// The target size and its priorities, if a root view is measured instead of laid out.
  struct Fit {
    let size: CGSize
    let horizontal: Float
    let vertical: Float
  }

  private(set) weak var root: UIView?
  let fit: Fit?
  let simplex = Simplex()
  private(set) var items: [LayoutItem] = []
  private var itemByObject: [ObjectIdentifier: LayoutItem] = [:]
  private var demandByConstraint: [ObjectIdentifier: Demand] = [:]
  private var demands: [Int: Demand] = [:]
  private var demandByNumber: [Int: Demand] = [:]
  private var lastSerial = 0
  private var queue: [Demand] = []
  private var changed: [Demand] = []
  /// Whether demands that were omitted may be satisfiable again.
  private var isLoosened = false

  init(root: UIView, fit: Fit? = nil) {
    self.root = root
    self.fit = fit
  }

  // MARK: Items

  func knownItem(_ object: AnyObject) -> LayoutItem? { itemByObject[ObjectIdentifier(object)] }

  func item(_ object: AnyObject) -> LayoutItem {
    if let known = knownItem(object) { return known }
    let made = LayoutItem(object, in: simplex)
    items.append(made)
    itemByObject[made.key] = made
    return made
  }

  func forget(_ object: AnyObject) {
    guard let item = knownItem(object) else { return }
    for demand in item.implied { withdraw(demand) }
    for variable in item.variables { simplex.release(variable) }
    itemByObject[item.key] = nil
    items.removeAll { $0 === item }
  }

  /// The frame that the most recent `solve()` computed.
  func frame(of item: LayoutItem) -> CGRect {
    CGRect(
      x: simplex.value(of: item.x), y: simplex.value(of: item.y),
      width: simplex.value(of: item.width), height: simplex.value(of: item.height))
  }

  func isAmbiguous(_ object: AnyObject) -> Bool {
    guard let item = knownItem(object) else { return false }
    return [item.x, item.y, item.width, item.height].contains { simplex.isAmbiguous($0) }
  }

  /// The size of a view's content that `solve()` has used; nil if it has not measured the content.
  func contentSize(of view: UIView) -> CGSize? { knownItem(view)?.content }

  // MARK: Constraints

  /// Whether the solver omits the constraint because of a conflict.
  func isBroken(_ constraint: NSLayoutConstraint) -> Bool {
    demandByConstraint[ObjectIdentifier(constraint)]?.isBroken ?? false
  }

  func insert(_ constraint: NSLayoutConstraint) {
    guard demandByConstraint[ObjectIdentifier(constraint)] == nil,
      let form = form(of: constraint)
    else { return }
    let relation: Simplex.Relation =
      switch constraint.relation {
      case .lessThanOrEqual: .lessOrEqual
      case .equal: .equal
      case .greaterThanOrEqual: .greaterOrEqual
      }
    let demand = Demand(
      .constraint(constraint), form, relation, priority: constraint.priority.rawValue
    ) { constraint.description }
    demandByConstraint[ObjectIdentifier(constraint)] = demand
    insert(demand)
  }

  func withdraw(_ constraint: NSLayoutConstraint) {
    let key = ObjectIdentifier(constraint)
    guard let demand = demandByConstraint[key] else { return }
    demandByConstraint[key] = nil
    withdraw(demand)
  }

  /// Updates the demand after a change of the constraint.
  func rephrase(_ constraint: NSLayoutConstraint) {
    guard let demand = demandByConstraint[ObjectIdentifier(constraint)],
      let form = form(of: constraint)
    else { return }
    if demand.priority == constraint.priority.rawValue, demand.form.terms == form.terms {
      setConstant(form.constant, of: demand)
    } else {
      withdraw(constraint)
      insert(constraint)
    }
  }

  private func insert(_ demand: Demand) {
    lastSerial += 1
    demand.serial = lastSerial
    demands[lastSerial] = demand
    queue.append(demand)
  }

  private func withdraw(_ demand: Demand) {
    demands[demand.serial] = nil
    queue.removeAll { $0 === demand }
    takeOut(demand)
  }

  private func takeOut(_ demand: Demand) {
    guard let number = demand.number else { return }
    simplex.remove(number)
    demandByNumber[number] = nil
    demand.number = nil
    isLoosened = true
  }

  private func setConstant(_ constant: Double, of demand: Demand) {
    guard demand.form.constant != constant else { return }
    demand.form.constant = constant
    changed.append(demand)
  }

  /// Replaces the system's demands for an item. If only constants differ, only the constants are
  /// updated.
  private func imply(_ requested: [Demand], for item: LayoutItem) {
    let isSame =
      requested.count == item.implied.count
      && zip(requested, item.implied).allSatisfy { $0.hasSameShape(as: $1) }
    if isSame {
      for (request, demand) in zip(requested, item.implied) {
        setConstant(request.form.constant, of: demand)
        demand.text = request.text
      }
    } else {
      for demand in item.implied { withdraw(demand) }
      item.implied = requested
      for request in requested { insert(request) }
    }
  }

  // MARK: Solving

  /// The maximum number of times that wrapped content is measured.
  private static let wrapLimit = 4

  /// Computes the frames. Returns the constraints that were newly omitted.
  func solve() -> [Breach] {
    var breaches: [Breach] = []
    for _ in 0..<Self.wrapLimit {
      // Creating demands may add items while the loop runs.
      var index = 0
      while index < items.count {
        imply(requested(for: items[index]), for: items[index])
        index += 1
      }
      breaches += settle()
      guard rewrap() else { break }
    }
    return breaches
  }

  private func settle() -> [Breach] {
    shift()
    var breaches: [Breach] = []
    let added = queue.sorted { ($0.rank, $0.serial) < ($1.rank, $1.serial) }
    queue = []
    for demand in added {
      if let breach = add(demand) { breaches.append(breach) }
    }
    if isLoosened {
      isLoosened = false
      for demand in broken where demand.number == nil { _ = add(demand, mayBreak: false) }
    }
    simplex.solve()
    return breaches
  }

  /// Passes changed constants to the solver. If the new constants conflict, all demands are added
  /// again from the beginning.
  private func shift() {
    guard !changed.isEmpty else { return }
    for demand in changed {
      guard let number = demand.number else { continue }
      simplex.shift(number, by: demand.form.constant - demand.solvedConstant)
      demand.solvedConstant = demand.form.constant
    }
    changed = []
    isLoosened = true
    do {
      try simplex.restore()
    } catch {
      startAgain()
    }
  }

  private func startAgain() {
    simplex.reset()
    demandByNumber = [:]
    queue = demands.keys.sorted().compactMap { demands[$0] }
    for demand in queue { demand.number = nil }
  }

  private var broken: [Demand] {
    demands.keys.sorted().compactMap { demands[$0] }.filter(\.isBroken)
  }

  /// Adds `demand` to the solver. If there is a conflict, omits the most recently created
  /// constraint among those that conflict. Which of the conflicting constraints UIKit omits is
  /// unverified.
  private func add(_ demand: Demand, mayBreak: Bool = true) -> Breach? {
    var breach: Breach?
    while true {
      do throws(Simplex.Conflict) {
        let number = try simplex.add(demand.form, demand.relation, priority: demand.priority)
        demand.number = number
        demand.solvedConstant = demand.form.constant
        demand.isBroken = false
        demandByNumber[number] = demand
        return breach
      } catch {
        let others = error.constraints.compactMap { demandByNumber[$0] }
        let among = (others + [demand]).sorted { $0.serial < $1.serial }
        let victim = mayBreak ? among.last(where: \.isConstraint) ?? demand : demand
        if !victim.isBroken { breach = breach ?? Breach(broken: victim, among: among) }
        victim.isBroken = true
        if victim === demand { return breach }
        takeOut(victim)
      }
    }
  }

  // MARK: Content

  /// Measures wrapped content again at the width that was computed. Returns whether a height has
  /// changed.
  private func rewrap() -> Bool {
    var isChanged = false
    for item in items {
      guard let view = item.object as? UIView, view.wrapsContent, item.content != nil else {
        continue
      }
      let insets = view.alignmentRectInsets
      let width = CGFloat(simplex.value(of: item.width)) - insets.left - insets.right
      if let wrapped = item.wrapWidth, abs(wrapped - width) < 0.01 { continue }
      item.wrapWidth = width
      item.content = nil
      isChanged = true
    }
    return isChanged
  }
}

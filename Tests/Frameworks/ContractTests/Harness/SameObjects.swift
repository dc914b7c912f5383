/// Whether both lists contain the same objects in the same order.
func areSame<Object: AnyObject>(_ some: [Object], _ others: [Object]) -> Bool {
  some.elementsEqual(others, by: ===)
}

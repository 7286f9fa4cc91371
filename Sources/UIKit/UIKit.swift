// The name under which app code imports UIKit, for platforms without it. The module exports the
// model, the inert names, and Foundation, as UIKit does. Foundation comes with the model and from
// nowhere else, so that on a Mac the model's names come before Foundation's.
@_exported import UIKitInert
@_exported import UIKitModel

// A file that imports Foundation, too, writes `UIKit.` before these on a Mac.
/// An exception that app code raises.
public typealias NSException = UIKitModel.NSException
/// A token for observing a view.
public typealias NSKeyValueObservation = UIKitModel.NSKeyValueObservation
/// A change that was observed.
public typealias NSKeyValueObservedChange<Value> = UIKitModel.NSKeyValueObservedChange<Value>
/// Which values a change handler is given.
public typealias NSKeyValueObservingOptions = UIKitModel.NSKeyValueObservingOptions

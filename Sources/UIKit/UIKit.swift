// The name under which app code imports UIKit, for platforms that have none: the model, what an app
// names without effect on columns, and Foundation, which UIKit exports too.
@_exported import Foundation
@_exported import UIKitInert
@_exported import UIKitModel

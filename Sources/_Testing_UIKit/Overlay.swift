// Swift Testing demands this module of a file that imports both it and a module called UIKit. On
// Apple's platforms it makes images attachments of a test; here there are no images.
@_exported import UIKit

// A build of a dependent module stops here, before the compiler comes to names of a Mac and Linux
// alone.
#if !(os(Linux) || os(macOS))
    #error(
        "splitfuzz replaces UIKit and cannot be built for a device; choose the destination My Mac")
#endif

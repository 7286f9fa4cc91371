// On what this depends stops here, before the compiler comes to what only a Mac and Linux have.
#if !(os(Linux) || os(macOS))
    #error(
        "splitfuzz replaces UIKit and cannot be built for a device; choose the destination My Mac")
#endif

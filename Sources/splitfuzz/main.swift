import SplitfuzzCommand

Splitfuzz.carryOut(.splitfuzz)

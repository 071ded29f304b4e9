"""Back Alley: a tiny but complete game that exercises every feature of the kernel."""

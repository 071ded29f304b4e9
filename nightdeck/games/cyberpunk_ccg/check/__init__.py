"""What tests need: invariants, positions, readers, what cards can do."""

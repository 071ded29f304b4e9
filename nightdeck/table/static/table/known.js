// What the viewer knows of a card.

/** The printed facts a viewer may see: the face, or what they remember of a back; else null. */
export function factsOf(table, entry) {
  return table.catalogue.get(entry.card ?? entry.memory) || null;
}

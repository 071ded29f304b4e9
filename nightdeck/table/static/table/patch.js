// Field-level changes of the view document; parts that did not change keep their identity.

function patchedList(list, patch) {
  const copy = patch.n === undefined ? list.slice() : list.slice(0, patch.n);
  for (const key in patch.s) copy[key] = patch.s[key];
  for (const key in patch.m) copy[key] = patched(copy[key], patch.m[key]);
  if (patch.v) copy.push(...patch.v);
  return copy;
}

/** Return the document after a patch; the old one stays as it was. */
export function patched(document, patch) {
  if (Array.isArray(document)) return patchedList(document, patch);
  const copy = { ...document };
  for (const key of patch.d || []) delete copy[key];
  for (const key in patch.s) copy[key] = patch.s[key];
  for (const key in patch.m) copy[key] = patched(copy[key], patch.m[key]);
  return copy;
}

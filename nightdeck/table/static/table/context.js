// What every part of the table may read and do, without passing it through every hand.
import { createContext, useContext, useEffect, useState } from "../kit.js";

export const TableContext = createContext(null);

/** The table: `view`, `ui`, `choices`, and the actions. */
export const useTable = () => useContext(TableContext);

/** The present value of a store; what changed before this part was mounted is not missed. */
export function useStore(store) {
  const [value, setValue] = useState(store.get());
  useEffect(() => {
    setValue(store.get());
    return store.listen(setValue);
  }, [store]);
  return value;
}

/** Draw again whenever a media query starts or stops to match. */
export function useMedia(query) {
  const [matches, setMatches] = useState(() => matchMedia(query).matches);
  useEffect(() => {
    const media = matchMedia(query);
    const changed = () => setMatches(media.matches);
    media.addEventListener("change", changed);
    return () => media.removeEventListener("change", changed);
  }, [query]);
  return matches;
}

export const usePhone = () => useMedia("(max-width: 640px)");

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

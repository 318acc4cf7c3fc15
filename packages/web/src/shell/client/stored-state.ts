import { useEffect, useRef, useState } from "preact/hooks";

/**
 * State that survives a reload of the tab, such as unsent input. If the browser forbids storage, it
 * lives as long as the page.
 * @param name distinguishes it within the tab; has the competition and the subject
 */
export const useStoredState = <Value>(
  name: string,
  initial: Value,
): readonly [Value, (next: Value) => void] => {
  const [value, setValue] = useState(initial);
  const loaded = useRef(false);
  // After the first paint: the server rendered without it.
  useEffect(() => {
    if (loaded.current) return;
    loaded.current = true;
    const before = storedState<Value>(name);
    if (before !== null) setValue(before);
  }, [name]);
  const change = (next: Value): void => {
    loaded.current = true;
    setValue(next);
    storeState(name, next);
  };
  return [value, change];
};

/** Stores a value for {@link useStoredState}, on this page or the next one. */
export const storeState = <Value>(name: string, value: Value): void => {
  try {
    sessionStorage.setItem(name, JSON.stringify(value));
  } catch {
    // The page still shows it.
  }
};

/** The value stored for {@link useStoredState}; null for none. */
export const storedState = <Value>(name: string): Value | null => {
  try {
    return JSON.parse(sessionStorage.getItem(name) ?? "null") as Value | null;
  } catch {
    return null;
  }
};

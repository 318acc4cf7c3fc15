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
    const text = stored(name);
    if (text !== null) setValue(JSON.parse(text) as Value);
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

const stored = (name: string): string | null => {
  try {
    return sessionStorage.getItem(name);
  } catch {
    return null;
  }
};

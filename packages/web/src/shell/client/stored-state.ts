import { useEffect, useRef, useState } from "preact/hooks";

/**
 * State that outlives a reload of the tab: what somebody has typed and not sent. Where a browser
 * forbids that, it lives as long as the page.
 * @param name tells it from others in the tab, with the competition and what it is about
 */
export const useStoredState = <Value>(
  name: string,
  initial: Value,
): readonly [Value, (next: Value) => void] => {
  const [value, setValue] = useState(initial);
  const loaded = useRef(false);
  // After the first paint: the server knew nothing of it.
  useEffect(() => {
    if (loaded.current) return;
    loaded.current = true;
    const text = stored(name);
    if (text !== null) setValue(JSON.parse(text) as Value);
  }, [name]);
  const change = (next: Value): void => {
    loaded.current = true;
    setValue(next);
    try {
      sessionStorage.setItem(name, JSON.stringify(next));
    } catch {
      // It is on the page all the same.
    }
  };
  return [value, change];
};

const stored = (name: string): string | null => {
  try {
    return sessionStorage.getItem(name);
  } catch {
    return null;
  }
};

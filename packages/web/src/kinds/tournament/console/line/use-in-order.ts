import { useEffect, useRef, useState } from "preact/hooks";

/** Filling boards one after the other. */
interface InOrder {
  readonly on: boolean;
  /** The next board; null if this is off, or no board is open. */
  readonly board: number | null;
  readonly turn: () => void;
}

const NAME = "losfee-board-by-board";

/**
 * Keeps the setting that scores alone go to the next open board, and that board. A board stays next
 * while the user types, even if another user enters its result meanwhile: input for one board never
 * goes to another. Defaults to `byDefault` until the user chooses.
 */
export const useInOrder = (
  waiting: readonly number[],
  text: string,
  byDefault: boolean,
): InOrder => {
  const [on, setOn] = useState(byDefault);
  useEffect(() => setOn(recall() ?? byDefault), [byDefault]);
  const next = useRef<number | null>(null);
  if (text.trim() === "" || next.current === null) {
    next.current = waiting.length === 0 ? null : Math.min(...waiting);
  }
  return {
    on,
    board: on ? next.current : null,
    turn: () => {
      setOn(!on);
      remember(!on);
    },
  };
};

/** Choice in this tab; null for none. */
const recall = (): boolean | null => {
  try {
    const chosen = sessionStorage.getItem(NAME);
    return chosen === null ? null : chosen === "on";
  } catch {
    // Storage may be disabled; then every page starts with the default.
    return null;
  }
};

const remember = (on: boolean): void => {
  try {
    sessionStorage.setItem(NAME, on ? "on" : "off");
  } catch {
    // As above.
  }
};

import { useEffect, useRef, useState } from "preact/hooks";

/** Filling boards one after the other. */
interface InOrder {
  readonly on: boolean;
  /** The board that comes next; null while this is off, or no board waits. */
  readonly board: number | null;
  readonly turn: () => void;
}

const NAME = "losfee-board-by-board";

/**
 * Whether scores alone go to the next of the boards that wait, and which that is. A board stays next
 * as long as something is typed, also when somebody else enters its result meanwhile: what was typed
 * for one board never goes to another. Until somebody chooses it is as `byDefault` says.
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

/** What was chosen in this tab; null where nothing was. */
const recall = (): boolean | null => {
  try {
    const chosen = sessionStorage.getItem(NAME);
    return chosen === null ? null : chosen === "on";
  } catch {
    // Storage may be switched off; then every page begins as usual.
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

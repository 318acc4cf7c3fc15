/** One shortcut: a key, what it does, and how it is described in the list. */
export interface Shortcut {
  /** As in `KeyboardEvent.key`; letters in lower case. */
  readonly key: string;
  /** With Alt, a shortcut also works while typing; `also`: with and without Alt. */
  readonly alt?: boolean | "also";
  readonly text: string;
  readonly run: () => void;
}

/** Shortcuts by the part that declared them; read again at each key press. */
const sources = new Set<() => readonly Shortcut[]>();

/** Adds shortcuts; returns a function that removes them. */
export const addShortcuts = (source: () => readonly Shortcut[]): (() => void) => {
  sources.add(source);
  return () => sources.delete(source);
};

/** All active shortcuts in order of declaration. */
export const currentShortcuts = (): readonly Shortcut[] => [...sources].flatMap((ask) => ask());

/** True if the focused element needs the keys for text or a choice. */
export const isTyping = (target: EventTarget | null): boolean => {
  const element = target as HTMLElement | null;
  if (element === null || typeof element.matches !== "function") return false;
  if (element.isContentEditable) return true;
  return element.matches(
    "textarea, select, input:not([type=checkbox], [type=radio], [type=button])",
  );
};

/** The key of an event as shortcuts name it: by its label, or by its position. */
const keyOf = (event: KeyboardEvent): string => {
  // Alt yields other characters on some systems: use the key's position.
  if (event.altKey && !/^([a-z]|Arrow\w+)$/i.test(event.key))
    return event.code.replace(/^(Key|Digit)/, "").toLowerCase();
  return event.key.length === 1 ? event.key.toLowerCase() : event.key;
};

/** Runs the shortcut of a key press. Does nothing while typing (except with Alt) or in a dialog. */
export const handleKey = (event: KeyboardEvent): void => {
  if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.isComposing) return;
  const typing = isTyping(event.target);
  // A dialog has its own keys; Escape closes it.
  if (document.querySelector("dialog[open]") !== null) return;
  if (event.key === "Escape" && typing) {
    (event.target as HTMLElement).blur();
    return;
  }
  if (typing && !event.altKey) return;
  const key = keyOf(event);
  const found = currentShortcuts().find(
    ({ key: own, alt = false }) => own === key && (alt === "also" || alt === event.altKey),
  );
  if (found === undefined) return;
  event.preventDefault();
  found.run();
};

/** True if a key press opens the palette: Ctrl+K, on a Mac ⌘K, even while typing. */
export const asksForPalette = (event: KeyboardEvent): boolean =>
  event.key.toLowerCase() === "k" &&
  event.ctrlKey !== event.metaKey &&
  !event.altKey &&
  !event.shiftKey &&
  !event.isComposing;

const ARROWS: Readonly<Record<string, string>> = { ArrowUp: "↑", ArrowDown: "↓" };

/** Label of a shortcut: `Alt+Z`, `?`, `↓`. */
export const shortcutName = ({ key, alt }: Pick<Shortcut, "key" | "alt">): string =>
  (alt === true ? "Alt+" : "") + (ARROWS[key] ?? (key.length === 1 ? key.toUpperCase() : key));

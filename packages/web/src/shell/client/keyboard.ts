/** One shortcut: a key, what it does, and how it is described in the list. */
export interface Shortcut {
  /** As in `KeyboardEvent.key`; letters in lower case. */
  readonly key: string;
  /** With Alt, such a shortcut works while typing too; `also`: with Alt and without. */
  readonly alt?: boolean | "also";
  readonly text: string;
  readonly run: () => void;
}

/** The shortcuts of the page, by the part that declared them; asked anew at each key. */
const sources = new Set<() => readonly Shortcut[]>();

/** Adds shortcuts; gives back a function that removes them. */
export const addShortcuts = (source: () => readonly Shortcut[]): (() => void) => {
  sources.add(source);
  return () => sources.delete(source);
};

/** All shortcuts that hold now, in the order in which they were declared. */
export const currentShortcuts = (): readonly Shortcut[] => [...sources].flatMap((ask) => ask());

/** Whether keys belong to what is focused: text is typed there, or a choice made. */
const isTyping = (target: EventTarget | null): boolean => {
  const element = target as HTMLElement | null;
  if (element === null || typeof element.matches !== "function") return false;
  if (element.isContentEditable) return true;
  return element.matches(
    "textarea, select, input:not([type=checkbox], [type=radio], [type=button])",
  );
};

/** The key of an event as shortcuts name it: what is printed on the key, or where it is. */
const keyOf = (event: KeyboardEvent): string => {
  // Alt gives other characters on some machines: then the place of the key counts.
  if (event.altKey && !/^([a-z]|Arrow\w+)$/i.test(event.key))
    return event.code.replace(/^(Key|Digit)/, "").toLowerCase();
  return event.key.length === 1 ? event.key.toLowerCase() : event.key;
};

/** Carries out the shortcut of a key press. Nothing while typing (except with Alt) or in a dialog. */
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

/** Whether a key press asks for the palette: Ctrl+K, on a Mac ⌘K; while typing, too. */
export const asksForPalette = (event: KeyboardEvent): boolean =>
  event.key.toLowerCase() === "k" &&
  event.ctrlKey !== event.metaKey &&
  !event.altKey &&
  !event.shiftKey &&
  !event.isComposing;

const ARROWS: Readonly<Record<string, string>> = { ArrowUp: "↑", ArrowDown: "↓" };

/** How a shortcut is written: `Alt+Z`, `?`, `↓`. */
export const shortcutName = ({ key, alt }: Pick<Shortcut, "key" | "alt">): string =>
  (alt === true ? "Alt+" : "") + (ARROWS[key] ?? (key.length === 1 ? key.toUpperCase() : key));

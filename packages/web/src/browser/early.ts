/**
 * Keeps what is done on a console page before its scripts have come, and does it once they have.
 *
 * On a slow machine, or at the far end of a hall's network, the line of results is there and focused
 * long before it is alive, and a director types at once. What is typed into a field stays there by
 * itself; but a shortcut would do nothing, and Enter would send the form to nobody and load the page
 * anew. So this script, alone, runs before anything is shown. It holds back such acts and all keys
 * after them, in order. It imports nothing: it is no module, for these wait for the page.
 */
type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

const FIELD = "input, textarea, select";

/** Keys that move, change modes or begin a text of their own; the browser's, whatever is held back. */
const UNHELD = /^(Tab|Shift|Alt|AltGraph|Control|Meta|CapsLock|Dead|Process|Unidentified)$/;

const holdBack = (): void => {
  const acts: (() => void)[] = [];
  const written = new Map<Field, string>();
  const ended = new AbortController();
  let holding = false;
  let doing = false;

  const hold = (event: Event, act: () => void): void => {
    event.preventDefault();
    event.stopImmediatePropagation();
    holding = true;
    acts.push(act);
  };
  const listen = <Type extends keyof DocumentEventMap>(
    type: Type,
    listener: (event: DocumentEventMap[Type]) => void,
  ): void =>
    document.addEventListener(type, (event) => doing || listener(event), {
      capture: true,
      signal: ended.signal,
    });

  listen("input", ({ target }) => {
    if (isField(target)) written.set(target, target.value);
  });
  listen("submit", (event) => {
    const form = event.target as HTMLFormElement;
    hold(event, () => form.requestSubmit(event.submitter));
  });
  listen("click", (event) => {
    const button = event.target instanceof Element && event.target.closest("button[type=button]");
    if (button instanceof HTMLElement) hold(event, () => button.click());
  });
  listen("keydown", (event) => {
    if (event.ctrlKey || event.metaKey || event.isComposing || UNHELD.test(event.key)) return;
    if (holding || isShortcut(event)) hold(event, () => press(event));
  });
  // What comes without a key of its own: from a touch screen, by dictation.
  listen("beforeinput", (event) => {
    const { data } = event;
    if (holding && event.cancelable && data !== null) hold(event, () => insert(data));
  });

  const release = async (): Promise<void> => {
    const alive = document.body.dataset["alive"] !== undefined;
    const fields = [...written].map(
      ([field, text]) =>
        () =>
          tell(field, text),
    );
    acts.unshift(...fields);
    for (let act = acts.shift(); alive && act !== undefined; act = acts.shift()) {
      doing = true;
      act();
      doing = false;
      // What follows from it, like a dialog that opens, is there before the next key.
      await new Promise((resolve) => setTimeout(resolve));
    }
    ended.abort();
  };
  // Modules have run by then, or cannot be had: then nothing is held back any longer.
  document.addEventListener("DOMContentLoaded", () => void release());
};

const isField = (target: EventTarget | null): target is Field =>
  target instanceof Element && target.matches(FIELD);

/** Whether a key may be a shortcut of the page; which there are, nobody knows yet. */
const isShortcut = ({ key, altKey, target }: KeyboardEvent): boolean =>
  altKey ? key.length === 1 : !isField(target) && /^(\S|Arrow(Up|Down))$/u.test(key);

/** Tells the page what stands in a field that was written before anybody listened. */
const tell = (field: Field, text: string): void => {
  if (field.type !== "file" && field.value !== text) field.value = text;
  field.dispatchEvent(new Event("input", { bubbles: true }));
  field.dispatchEvent(new Event("change", { bubbles: true }));
};

/** Presses a key where the focus is now. What browsers do by themselves they do for users only. */
const press = (event: KeyboardEvent): void => {
  const place = document.activeElement ?? document.body;
  if (!place.dispatchEvent(new KeyboardEvent("keydown", event)) || event.altKey) return;
  if (event.key === "Enter") {
    if (place instanceof HTMLInputElement) place.form?.requestSubmit();
    else if (place instanceof HTMLElement) place.click();
  } else if (isField(place)) {
    if (event.key === "Backspace") document.execCommand("delete");
    else if ([...event.key].length === 1) insert(event.key);
  } else if (event.key === " " && place instanceof HTMLButtonElement) place.click();
};

/** Writes where the cursor is, over what is selected. */
const insert = (text: string): void => void document.execCommand("insertText", false, text);

holdBack();

/**
 * Buffers input on a console page until its scripts are loaded, then replays it.
 *
 * On a slow machine or network, the results line is visible and focused long before it is
 * interactive, and a director types at once. Text typed into a field stays there anyway, but a
 * shortcut would do nothing, and Enter would submit the form natively and reload the page. So this
 * script runs first. It holds back such actions and all keys after them, in order. It is no module
 * and has no imports, as modules run only after the document is parsed.
 */
type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

const FIELD = "input, textarea, select";

/** Keys that move the focus, change modes or compose text; always left to the browser. */
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
  // Text without a key press: from a touch screen or by dictation.
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
      // Effects such as a dialog that opens take place before the next key.
      await new Promise((resolve) => setTimeout(resolve));
    }
    ended.abort();
  };
  // By then, modules have run or failed to load: stop holding back.
  document.addEventListener("DOMContentLoaded", () => void release());
};

const isField = (target: EventTarget | null): target is Field =>
  target instanceof Element && target.matches(FIELD);

/** True if a key may be a shortcut of the page; the actual shortcuts are not known yet. */
const isShortcut = ({ key, altKey, target }: KeyboardEvent): boolean =>
  altKey ? key.length === 1 : !isField(target) && /^(\S|Arrow(Up|Down))$/u.test(key);

/** Dispatches the events for a field that was filled in before listeners existed. */
const tell = (field: Field, text: string): void => {
  if (field.type !== "file" && field.value !== text) field.value = text;
  field.dispatchEvent(new Event("input", { bubbles: true }));
  field.dispatchEvent(new Event("change", { bubbles: true }));
};

/** Presses a key at the current focus and does its default action, reserved for real users. */
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

/** Inserts text at the cursor, replacing the selection. */
const insert = (text: string): void => void document.execCommand("insertText", false, text);

holdBack();

/**
 * Makes the player's own page interactive: shows changes, and keeps reports made offline until they
 * can be sent. The page works without it, so this stays small enough for a phone with poor
 * reception.
 */
import { client } from "@losfee/contract";
import { outboxTexts } from "@losfee/messages/parts-outbox";
import {
  commandOfForm,
  type FormFields,
  headingFor,
  isSaidAlready,
  type OwnCommand,
} from "../kinds/tournament/public/me/own-form.ts";
import { createOutbox, type Outbox, type OutboxItem } from "../parts/outbox/outbox.ts";
import { reached } from "../shell/client/document-base.ts";
import { documentLanguage } from "../shell/client/document-language.ts";
import { startOwnWorker } from "../shell/client/own-worker.ts";
import { followChanges } from "../shell/live/follow.ts";
import { tellFromWhen } from "../shell/live/from-when.ts";
import { replaceView } from "../shell/live/replace-view.ts";

const words = outboxTexts[documentLanguage()];
const competition = document.body.dataset["competition"] ?? "";

const api = client("", {
  fetch: (url, init) => fetch(reached(url), init),
  offline: () => words.waiting,
});

const memory = (): Storage | null => {
  try {
    return localStorage;
  } catch {
    return null;
  }
};

/** Wraps a value so that each change redraws the outbox. */
const watched = <Value>(initial: Value) => {
  let current = initial;
  return {
    get value() {
      return current;
    },
    set value(next) {
      current = next;
      draw();
    },
  };
};

let following: ReturnType<typeof followChanges> | undefined;

/** Undefined while it is created, since restored items are sent at once. */
let outbox: Outbox | undefined;
outbox = createOutbox(
  `losfee-own-${competition}`,
  (command, key, typed) =>
    api("POST /competitions/:id/commands", {
      params: { id: competition },
      // Both by this device's clock; the server compares with its own.
      body: {
        command,
        effectiveAt: new Date(typed).toISOString(),
        sentAt: new Date().toISOString(),
      },
      headers: { "idempotency-key": key },
    }),
  memory(),
  watched,
);

/** The item that arrived last, until another one is sent. */
let arrived: { readonly item: OutboxItem; readonly said: string } | null = null;

/** True while the page still has to be reloaded after it. */
let isNew = false;

/** Draws arrived, pending and refused items in the section they were entered in. */
function draw(): void {
  const place = document.getElementById("own-outbox");
  if (place === null || outbox === undefined) return;
  const { items, drop } = outbox;
  const over = items.value.find(isOver);
  if (over !== undefined) {
    arrived = { item: over, said: over.state === "done" ? words.done : words.known };
    isNew = over.state === "done";
    following?.catchUp(over.answer?.seq ?? 0);
    // Triggers another draw without it.
    drop(over.key);
    return;
  }
  const [latest = arrived?.item] = items.value;
  if (latest !== undefined) sectionOf(latest)?.firstElementChild?.after(place);
  const lines = items.value.map(lineOf);
  if (arrived !== null) lines.unshift(messageOf(arrived.item.text, "good", arrived.said));
  place.replaceChildren(...lines);
}

/** True if the item is settled: it arrived, or the server had it already. */
const isOver = ({ state, problem }: OutboxItem): boolean =>
  state === "done" || isSaidAlready(problem?.code ?? "");

/** The section of the page an item was entered in, even if its form is gone. */
const sectionOf = ({ command }: OutboxItem): Element | null | undefined =>
  document.getElementById(headingFor(command as OwnCommand))?.closest("section");

/** Scrolls the answer to the last action into view. */
const showAnswer = (): void =>
  document.getElementById("own-outbox")?.scrollIntoView({ block: "nearest" });

const lineOf = (item: OutboxItem): HTMLElement => {
  const line = messageOf(item.text, item.state === "refused" ? "bad" : "warn", stateOf(item));
  if (item.state === "refused") {
    line.append(
      button(words.mend, () => void mend(item)),
      button(words.forget, () => outbox?.drop(item.key)),
    );
  }
  return line;
};

const messageOf = (text: string, kind: "good" | "warn" | "bad", state: string): HTMLElement => {
  const line = document.createElement("li");
  line.className = `message ${kind}`;
  const what = document.createElement("b");
  what.textContent = text;
  const said = document.createElement("span");
  said.textContent = state;
  line.append(what, said);
  return line;
};

const stateOf = ({ state, problem }: OutboxItem): string => {
  if (state === "refused") return problem?.detail ?? "";
  if (state !== "waiting") return words.sending;
  return problem?.status === 401 ? words.waitingForSession : words.waiting;
};

const button = (text: string, act: () => void): HTMLButtonElement => {
  const made = document.createElement("button");
  made.type = "button";
  made.textContent = text;
  made.addEventListener("click", act);
  return made;
};

/** Puts a refused item back into its form. */
const mend = async ({ key, command }: OutboxItem): Promise<void> => {
  // Loaded only after a refusal; without a network the line stays where it is.
  const { formOf } = await import("../kinds/tournament/public/me/written-back.ts");
  outbox?.drop(key);
  const formAt = (id: string): HTMLFormElement | null => {
    const found = document.getElementById(id);
    return found instanceof HTMLFormElement ? found : null;
  };
  const asked = (id: string): string | undefined => {
    const form = formAt(id);
    return form === null ? undefined : fieldsIn(form)["asked"];
  };
  const written = formOf(command as OwnCommand, asked);
  const form = written === null ? null : formAt(written.form);
  if (written === null || form === null) return;
  form.closest("details")?.setAttribute("open", "");
  for (const [name, value] of Object.entries(written.fields)) {
    const field = form.elements.namedItem(name);
    if (
      field instanceof HTMLInputElement ||
      field instanceof HTMLSelectElement ||
      field instanceof RadioNodeList
    ) {
      field.value = value;
    }
  }
  void checkLineUp(form);
  form.querySelector<HTMLElement>("input:not([type=hidden]), select")?.focus();
};

const fieldsIn = (form: HTMLFormElement): FormFields =>
  Object.fromEntries(
    [...new FormData(form)].map(([name, value]) => [name, typeof value === "string" ? value : ""]),
  );

document.addEventListener("submit", (event) => {
  const form = event.target;
  if (!(form instanceof HTMLFormElement) || form.dataset["label"] === undefined) return;
  event.preventDefault();
  const fields = fieldsIn(form);
  const command = commandOfForm(fields);
  const hint = form.querySelector<HTMLElement>("[data-incomplete]");
  if (hint !== null) hint.textContent = command === null ? (hint.dataset["incomplete"] ?? "") : "";
  if (command === null || doubts?.asksAbout(form, fields)) return;
  written.delete(form);
  arrived = null;
  forgetRefused(form.dataset["label"]);
  outbox?.add(form.dataset["label"], Number(fields["board"] ?? 0), command);
  showAnswer();
});

/** Drops what was refused of a form: it is sent anew. */
const forgetRefused = (label: string): void => {
  for (const { key, state, text } of outbox?.items.value ?? []) {
    if (state === "refused" && text === label) outbox?.drop(key);
  }
};

/** Forms with unsent input. */
const written = new Set<HTMLFormElement>();
document.addEventListener("change", ({ target }) => {
  const form = target instanceof HTMLInputElement ? target.form : null;
  if (form !== null) doubts?.sayDoubt(form, fieldsIn(form));
});
document.addEventListener("input", ({ target }) => {
  const isField = target instanceof HTMLInputElement || target instanceof HTMLSelectElement;
  if (isField && target.form !== null) {
    written.add(target.form);
    void checkLineUp(target.form);
    void loadDoubts(target.form);
  }
});

/** Undefined until points are typed, as few pages need it. */
let doubts: typeof import("../kinds/tournament/public/me/doubts.ts") | undefined;

/** Loads the checks at the first key, in time for sending; if that fails, nothing is asked. */
const loadDoubts = async (form: HTMLFormElement): Promise<void> => {
  if (form.querySelector("[data-usual]") === null) return;
  doubts ??= await import("../kinds/tournament/public/me/doubts.ts").catch(() => undefined);
};

/** Shows the rules that a line-up breaks; loads them only for forms with a line-up. */
const checkLineUp = async (form: HTMLFormElement): Promise<void> => {
  if (form.querySelector("[data-line-up]") === null) return;
  // They may be missing offline; the server then reports them when the line-up arrives.
  const rules = await import("../kinds/tournament/public/me/shown-faults.ts").catch(() => null);
  rules?.showBrokenRules(form, fieldsIn(form), documentLanguage());
};

/** Carries forms with unsent input over into the newer page unchanged. */
const keepWritten = (next: Document): void => {
  for (const form of written) {
    const place = next.getElementById(form.id);
    if (place === null) next.getElementById("own-unsent")?.append(form);
    else place.replaceWith(form);
  }
};

addEventListener("online", () => outbox?.retry());
draw();
tellFromWhen();
following = followChanges((next) => {
  const focused = document.activeElement;
  keepWritten(next);
  replaceView(next);
  const isField = focused instanceof HTMLInputElement || focused instanceof HTMLSelectElement;
  if (isField && focused.form !== null && written.has(focused.form)) {
    focused.focus({ preventScroll: true });
  }
  // An answer goes with the round that it is about.
  if (!isNew && arrived !== null && !sectionOf(arrived.item)) arrived = null;
  draw();
  if (isNew) showAnswer();
  isNew = false;
  tellFromWhen();
});
// Rendering comes first.
addEventListener("load", () => void startOwnWorker(competition));
document.body.dataset["alive"] = "true";

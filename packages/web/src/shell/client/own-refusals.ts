import { refusalTexts } from "@losfee/messages/shell-client";
import { documentLanguage } from "./document-language.ts";

type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

const MESSAGE = "own-refusal";

/**
 * Refuses wrong fields beside them in the user's language, instead of in a bubble of the browser's.
 * One at a time: the first of a form, which gets the focus.
 */
export const refuseInOwnWords = (): void => {
  document.addEventListener(
    "invalid",
    (event) => {
      event.preventDefault();
      const field = event.target;
      if (!isField(field) || document.getElementById(MESSAGE) !== null) return;
      show(field);
      // The other fields of the form follow at once.
      queueMicrotask(() => field.focus());
    },
    { capture: true },
  );
  for (const change of ["input", "change"]) {
    document.addEventListener(change, forget, { capture: true });
  }
};

const isField = (target: EventTarget | null): target is Field =>
  target instanceof HTMLInputElement ||
  target instanceof HTMLTextAreaElement ||
  target instanceof HTMLSelectElement;

const show = (field: Field): void => {
  for (let group = field.closest("details"); group !== null; ) {
    group.open = true;
    group = group.parentElement?.closest("details") ?? null;
  }
  const message = document.createElement("p");
  message.id = MESSAGE;
  message.className = "field-problem";
  message.setAttribute("role", "alert");
  message.textContent = refusalOf(field);
  field.setAttribute("aria-invalid", "true");
  field.setAttribute("aria-errormessage", MESSAGE);
  (field.closest("label") ?? field).after(message);
};

const forget = (): void => {
  document.getElementById(MESSAGE)?.remove();
  const field = document.querySelector(`[aria-errormessage="${MESSAGE}"]`);
  field?.removeAttribute("aria-invalid");
  field?.removeAttribute("aria-errormessage");
};

/** Says what is wrong with a field. */
const refusalOf = (field: Field): string => {
  const t = refusalTexts[documentLanguage()];
  const { validity } = field;
  const limits = field instanceof HTMLInputElement ? field : null;
  if (validity.customError) return field.validationMessage;
  if (validity.badInput) return limits?.type === "number" ? t.noNumber : t.unreadable;
  if (validity.valueMissing) {
    return field instanceof HTMLSelectElement || limits?.type === "checkbox" ? t.choose : t.missing;
  }
  if (validity.rangeUnderflow) return t.least({ limit: limits?.min ?? "" });
  if (validity.rangeOverflow) return t.most({ limit: limits?.max ?? "" });
  if (validity.stepMismatch) return t.step({ step: limits?.step ?? "" });
  if (validity.tooShort) return t.tooShort({ least: limits?.minLength ?? 0 });
  return field.title === "" ? t.unreadable : field.title;
};

import type { Language } from "@losfee/contract";
import { type LineUpQuestion, wrongIn } from "./line-up-faults.ts";
import { commandOfForm, type FormFields } from "./own-form.ts";

/** Shows the broken rules next to a line-up while the user edits it, and then asks for a reason. */
export const showBrokenRules = (
  form: HTMLFormElement,
  fields: FormFields,
  language: Language,
): void => {
  const place = form.querySelector<HTMLElement>("[data-line-up]");
  const command = commandOfForm(fields);
  if (place === null || command?.type !== "set-line-up") return;
  const question = JSON.parse(place.dataset["lineUp"] ?? "") as LineUpQuestion;
  const { isImpossible, sentences } = wrongIn(question, command.players, language);
  const items = sentences.map((sentence) => {
    const item = document.createElement("li");
    item.textContent = sentence;
    return item;
  });
  place.querySelector("ul")?.replaceChildren(...items);
  const said = place.querySelector("p");
  const { illegal, impossible } = place.dataset;
  if (said !== null) said.textContent = (isImpossible ? impossible : illegal) ?? "";
  place.hidden = sentences.length === 0;
  const reason = form.elements.namedItem("reason");
  if (reason instanceof HTMLInputElement) reason.required = sentences.length > 0 && !isImpossible;
};

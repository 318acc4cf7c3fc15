import type { Language } from "@losfee/contract";
import { brokenRules, type LineUpQuestion, namedTwice } from "./line-up-faults.ts";
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
  const broken = brokenRules(question, command.players, language);
  const items = broken.map((sentence) => {
    const item = document.createElement("li");
    item.textContent = sentence;
    return item;
  });
  place.querySelector("ul")?.replaceChildren(...items);
  const isImpossible = namedTwice(command.players).length > 0;
  const said = place.querySelector("p");
  const { illegal, impossible } = place.dataset;
  if (said !== null) said.textContent = (isImpossible ? impossible : illegal) ?? "";
  place.hidden = broken.length === 0;
  const reason = form.elements.namedItem("reason");
  if (reason instanceof HTMLInputElement) reason.required = broken.length > 0 && !isImpossible;
};

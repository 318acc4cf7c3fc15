import type { LifecycleRefusal } from "@losfee/core";
import { formatChoice, formatList } from "../language/numbers.ts";
import { type Texts, texts } from "../language/texts.ts";
import { logRefusals } from "./arbiter-log.ts";
import { formatLabel } from "./labels.ts";
import type { Sentences } from "./message.ts";
import { publicityRefusals } from "./publicity.ts";

type OwnRefusal = Extract<
  LifecycleRefusal,
  { readonly code: "unknown-format" | "malformed-seed" | "entry-erased" | "reason-missing" }
>;

const own: Texts<Sentences<OwnRefusal>> = texts<Sentences<OwnRefusal>>({
  de: {
    "unknown-format": ({ format, known }) =>
      `Das Format „${format}“ gibt es nicht. Zur Wahl stehen ${formatList(
        known.map((id) => formatLabel(id, "de")),
        "de",
      )}.`,
    "malformed-seed": () =>
      "Der Startwert der Lose muss aus 64 Hexadezimalziffern bestehen (0–9, a–f). Bitte prüfen oder weglassen, dann wird einer gezogen.",
    "entry-erased": ({ entry }) =>
      `Die Angaben zu Nummer ${entry} sind gelöscht und können nicht wieder eingetragen werden.`,
    "reason-missing": () => "Bitte einen Grund angeben. Er wird im Protokoll festgehalten.",
  },
  en: {
    "unknown-format": ({ format, known }) =>
      `There is no format “${format}”. You can choose ${formatChoice(
        known.map((id) => formatLabel(id, "en")),
        "en",
      )}.`,
    "malformed-seed": () =>
      "The seed must be 64 hexadecimal digits (0–9, a–f). Check it, or leave it out to have one drawn.",
    "entry-erased": ({ entry }) =>
      `The details of number ${entry} have been erased and cannot be entered again.`,
    "reason-missing": () => "Please give a reason. It is kept in the journal.",
  },
});

/** Refusals with the same words for every kind of competition. */
export const lifecycleSentences = texts({
  de: { ...own.de, ...publicityRefusals.de, ...logRefusals.de },
  en: { ...own.en, ...publicityRefusals.en, ...logRefusals.en },
});

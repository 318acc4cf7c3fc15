import { type Language, texts } from "@losfee/contract";
import type { FollowRefusal } from "../standby/follower.ts";
import type { ReignRefusal } from "../standby/take-over.ts";
import type { CodeSentences } from "./sentences.ts";

const follows = texts<CodeSentences<FollowRefusal>>({
  de: {
    "follow-not-empty": () =>
      "In dieser Datei sind schon Turniere, die nicht von dort kommen. Bitte mit --journal eine neue nennen.",
    "follow-other": ({ url }) =>
      `Diese Datei folgt schon einem anderen Rechner (${url}). Bitte mit --journal eine neue nennen.`,
    "follow-superseded": ({ url }) =>
      `Von dieser Datei hat ${url} übernommen. Für einen Ersatz dieses Rechners bitte mit --journal eine neue nennen.`,
    "follow-stranger": ({ url }) =>
      `Unter ${url} antwortet etwas anderes, oder der Schlüssel gilt nicht mehr. „losfee standby“ auf dem ersten Rechner nennt die Adresse mit dem gültigen.`,
    "follow-not-leading": ({ url }) =>
      `${url} lässt sich nicht (mehr) folgen: Entweder führt dort ein anderer Rechner, oder der Ersatz ist abgeschaltet. „losfee standby“ dort sagt, was gilt.`,
    "follow-taken": ({ url }) =>
      `${url} folgt schon ein anderer Rechner. Ist er aus, ist nach einer Minute Platz für diesen.`,
    "follow-version": ({ url }) =>
      `Auf ${url} läuft eine andere Version von Losfee. Bitte auf beiden dieselbe nehmen.`,
  },
  en: {
    "follow-not-empty": () =>
      "There are competitions in this file that did not come from there. Name a new one with --journal.",
    "follow-other": ({ url }) =>
      `This file follows another computer already (${url}). Name a new one with --journal.`,
    "follow-superseded": ({ url }) =>
      `${url} has taken over from this file. For a standby on this computer, name a new one with --journal.`,
    "follow-stranger": ({ url }) =>
      `Something else answers at ${url}, or the key is not valid any more. “losfee standby” on the first computer gives the address with the valid one.`,
    "follow-not-leading": ({ url }) =>
      `${url} cannot be followed (any more): either another computer leads, or the standby was switched off. “losfee standby” there tells which.`,
    "follow-taken": ({ url }) =>
      `Another computer follows ${url} already. If it is off, there is room for this one after a minute.`,
    "follow-version": ({ url }) =>
      `Another version of Losfee runs at ${url}. Use the same one on both.`,
  },
});

const reigns = texts<CodeSentences<ReignRefusal>>({
  de: {
    "standby-leader-runs": ({ url }) =>
      `Diese Datei wird von ${url} aus auf dem Stand gehalten, und dort läuft Losfee. Soll dieser Rechner übernehmen, bitte erst dort beenden.`,
    "standby-incomplete": ({ url }) =>
      `${url} antwortet nicht, und es war noch nicht alles von dort angekommen. Bitte dort wieder starten, oder eine Sicherung nehmen.`,
    superseded: ({ url }) =>
      `Von dieser Datei hat ein anderer Rechner übernommen (${url}); eingegeben wird dort. Was hier war und dort fehlt, sagt „losfee standby“.`,
  },
  en: {
    "standby-leader-runs": ({ url }) =>
      `This file is kept up to date from ${url}, and Losfee is running there. For this computer to take over, stop it there first.`,
    "standby-incomplete": ({ url }) =>
      `${url} does not answer, and not everything had come from there yet. Start it there again, or use a backup.`,
    superseded: ({ url }) =>
      `Another computer has taken over from this file (${url}); entries are made there. “losfee standby” tells what was here and is missing there.`,
  },
});

/** Describes why a file does not follow another machine, and the way out. */
export const describeFollowRefusal = (refusal: FollowRefusal, language: Language): string => {
  // The table is typed by code, which TypeScript cannot follow through the look-up.
  const sentence = follows[language][refusal.code] as (refusal: FollowRefusal) => string;
  return sentence(refusal);
};

/** Describes why a file that follows or was taken over cannot be served, and the way out. */
export const describeReignRefusal = (refusal: ReignRefusal, language: Language): string => {
  const sentence = reigns[language][refusal.code] as (refusal: ReignRefusal) => string;
  return sentence(refusal);
};

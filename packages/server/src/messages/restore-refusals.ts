import { describeBreak, type Language, texts } from "@losfee/contract";
import type { RestoreRefusal } from "../backup/restore.ts";
import { describeOpenRefusal } from "./journal-refusals.ts";
import type { CodeSentences } from "./sentences.ts";

const sentences = texts<CodeSentences<RestoreRefusal>>({
  de: {
    "restore-missing": ({ path }) => `Eine Datei ${path} gibt es nicht. Steckt der Stick?`,
    "restore-in-use": ({ path }) =>
      `Mit ${path} arbeitet gerade ein Programm. Bitte Losfee dort beenden, oder mit „losfee backup“ eine Sicherung davon machen und diese nehmen.`,
    "restore-damaged": ({ path, detail }) =>
      `${path} ist beschädigt (${detail}) und wird nicht eingespielt. Bitte eine andere Sicherung nehmen.`,
    "restore-empty": ({ path, left }) =>
      `${path} ist leer: Es gibt nichts einzuspielen.${left === null ? "" : ` Das Journal bleibt, wie es ist (Ereignisse: ${left}).`}`,
    "restore-unreadable": ({ why }) => describeOpenRefusal(why, "de"),
    "restore-not-written": ({ path }) =>
      `${path} lässt sich nicht schreiben: kein Platz, keine Berechtigung oder kein solcher Ordner.`,
    "restore-journal-in-use": ({ path }) =>
      `Mit dem Journal ${path} arbeitet gerade ein Programm. Bitte Losfee beenden, dann noch einmal.`,
    "restore-not-confirmed": ({ path }) =>
      `Unverändert: Das Journal ${path} gibt es schon. Mit --force tritt die Sicherung an seine Stelle; das bisherige bleibt unter anderem Namen daneben liegen.`,
    "restore-no-competition": ({ competition, path }) =>
      `In ${path} gibt es kein Turnier ${competition}.`,
    "restore-competition-broken": ({ competition, path, ...broken }) =>
      `Auch in ${path} ist das Protokoll von ${competition} ${describeBreak(broken, "de")}. Bitte eine frühere Sicherung nehmen.`,
    "restore-journal-unreadable": ({ why }) =>
      `${describeOpenRefusal(why, "de")} Ein einzelnes Turnier lässt sich darin nicht ersetzen; ohne -c tritt die ganze Sicherung an seine Stelle.`,
  },
  en: {
    "restore-missing": ({ path }) => `There is no file ${path}. Is the USB stick plugged in?`,
    "restore-in-use": ({ path }) =>
      `A program is working on ${path}. Stop Losfee there, or make a backup of it with “losfee backup” and use that.`,
    "restore-damaged": ({ path, detail }) =>
      `${path} is damaged (${detail}) and is not restored. Use another backup.`,
    "restore-empty": ({ path, left }) =>
      `${path} is empty: there is nothing to restore.${left === null ? "" : ` The journal stays as it is (events: ${left}).`}`,
    "restore-unreadable": ({ why }) => describeOpenRefusal(why, "en"),
    "restore-not-written": ({ path }) =>
      `${path} cannot be written: no space, no permission, or no such folder.`,
    "restore-journal-in-use": ({ path }) =>
      `A program is working on the journal ${path}. Stop Losfee, then try again.`,
    "restore-not-confirmed": ({ path }) =>
      `Nothing changed: there is already a journal ${path}. With --force the backup takes its place, and the old one is kept beside it under another name.`,
    "restore-no-competition": ({ competition, path }) =>
      `There is no competition ${competition} in ${path}.`,
    "restore-competition-broken": ({ competition, path, ...broken }) =>
      `In ${path}, too, the journal of ${competition} is ${describeBreak(broken, "en")}. Use an earlier backup.`,
    "restore-journal-unreadable": ({ why }) =>
      `${describeOpenRefusal(why, "en")} A single competition cannot be replaced in it; without -c the whole backup takes its place.`,
  },
});

/** Describes why nothing was restored, and the way out. */
export const describeRestoreRefusal = (refusal: RestoreRefusal, language: Language): string => {
  // The table is typed by code, which TypeScript cannot follow through the look-up.
  const sentence = sentences[language][refusal.code] as (refusal: RestoreRefusal) => string;
  return sentence(refusal);
};

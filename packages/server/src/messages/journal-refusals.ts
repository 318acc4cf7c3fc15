import { describerOf, eachLanguage, type Language, say } from "@losfee/contract";
import {
  damageWords,
  endings,
  faults,
  losses,
  missingWords,
  openRefusals,
} from "@losfee/messages/server-journal-refusals";
import type { OpenRefusal } from "../journal/database.ts";
import type { FileDamage } from "../journal/file-damage.ts";
import type { MissingEvents } from "../journal/log-damage.ts";
import type { StorageFault } from "../storage/storage-error.ts";

/** Number of competitions listed by name. */
const MOST_NAMED = 5;

/** Lists the missing events by competition. */
const missingIn = (missing: readonly MissingEvents[], language: Language): string => {
  const t = missingWords[language];
  const named = missing
    .slice(0, MOST_NAMED)
    .map(({ competition, after, last }) =>
      say(after + 1 === last ? t.one : t.several, { competition, first: after + 1, last }),
    );
  const others = missing.length - named.length;
  if (others > 0) named.push(t.others({ count: others }));
  return named.length === 0 ? t.none : named.join("; ");
};

/** Describes why a file cannot be opened as a journal, and the way out. */
export const describeOpenRefusal = describerOf<OpenRefusal>(
  eachLanguage(openRefusals, (t, language) => ({
    ...t,
    "log-missing": ({ path, log, missing }) =>
      t["log-missing"]({
        path,
        log,
        missing: missingIn(missing, language),
        hasMissing: missing.length > 0,
      }),
    "log-damaged": ({ path, log, missing }) =>
      t["log-damaged"]({ path, log, missing: missingIn(missing, language) }),
  })),
);

/** Describes a fault of the journal's storage medium, and the way out. */
export const describeStorageFault = (fault: StorageFault["code"], language: Language): string =>
  faults[language][fault];

/** Describes why a program had to end because of the journal at `path`, and how to go on. */
export const describeFailure = (fault: StorageFault, path: string, language: Language): string => {
  const t = endings[language];
  if (fault.code === "superseded")
    return t.superseded({ why: describeStorageFault(fault.code, language) });
  if (fault.code !== "file-lost") {
    return t.unreachable({ path, fault: describeStorageFault(fault.code, language) });
  }
  const { how, rescued } = fault;
  const way = rescued === null ? t.nothingRescued : t.rescued({ file: rescued });
  return t.lost({ path, what: losses[language][how], way });
};

/** Describes the result of checking a journal's file, and the way out; null: no faults. */
export const describeFileCheck = (
  damage: FileDamage | null,
  path: string,
  language: Language,
): string => {
  const words = damageWords[language];
  if (damage === null) return words.sound;
  const [other] = damage.others;
  return other === undefined
    ? words.indexes({ path, names: damage.indexes.join(", ") })
    : words.others({ path, detail: other });
};

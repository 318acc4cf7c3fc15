import { journalTexts } from "@losfee/messages/cli-journal";
import type { CompetitionService } from "@losfee/server/local";
import { type Call, misused, textOption } from "../call/call.ts";
import { EXIT, Failure } from "../call/exit.ts";
import { loadMessages } from "../call/messages.ts";

/**
 * Chooses the competition of a command: the one of `-c` (or LOSFEE_COMPETITION), by its id, the
 * beginning of its id, or its name; else the only one; else the one changed last.
 */
export const chooseCompetition = async (
  call: Call,
  service: CompetitionService,
): Promise<string> => {
  const { competitions, unreadable } = await service.list();
  const wanted =
    textOption(call, "competition") ?? (process.env["LOSFEE_COMPETITION"] || undefined);
  const words = journalTexts[call.language];
  if (wanted !== undefined) {
    const closed = unreadable.find(({ id }) => id === wanted);
    if (closed !== undefined) {
      const { describeBreak } = await loadMessages();
      const message = words.unreadable({ id: wanted, what: describeBreak(closed, call.language) });
      throw new Failure(EXIT.invalid, message, { code: "unreadable-competition", ...closed });
    }
    const exact = competitions.filter(({ id, name }) => id === wanted || name === wanted);
    const matches =
      exact.length > 0 ? exact : competitions.filter(({ id }) => id.startsWith(wanted));
    const [only, another] = matches;
    if (only !== undefined && another === undefined) return only.id;
    const ids = (only === undefined ? competitions : matches).map(({ id }) => id);
    const message =
      only === undefined
        ? words.unknown({ wanted, known: ids.join(", "), knownCount: ids.length })
        : words.ambiguous({ wanted, matches: ids.join(", ") });
    throw misused(message, "unknown-competition", { given: wanted, known: ids });
  }
  const times = await Promise.all(
    competitions.map(async ({ id, seq }) => {
      const [last] = await service.events(id, { after: seq - 1 });
      return { id, at: last?.recordedAt ?? "" };
    }),
  );
  const latest = times.sort((a, b) => (a.at < b.at ? 1 : -1))[0];
  if (latest !== undefined) return latest.id;
  throw new Failure(EXIT.refused, words.none, { code: "no-competition" });
};

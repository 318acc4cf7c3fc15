import { type Format, findFormat, formatIds } from "@losfee/core";
import { directorTexts } from "@losfee/messages/cli-director";
import { argument, assignedTexts, type Call, misused, textOption } from "../call/call.ts";
import { EXIT, type ExitCode, Failure } from "../call/exit.ts";
import { loadMessages } from "../call/messages.ts";
import { actorOf, BY_COMMAND } from "../journal/competition.ts";
import { eventDetailsFrom } from "../journal/event-details.ts";
import { journalName, withJournal } from "../journal/open.ts";
import { changedSettings } from "../journal/settings.ts";
import { tellZone, zoneOfNew } from "../journal/zone.ts";
import { print, printJson } from "../terminal/print.ts";

const DEFAULT_FORMAT = "scrabble-championship";

/** `losfee new NAME`: begins a competition, and the journal if there is none. */
export const run = async (call: Call): Promise<ExitCode> => {
  const formatId = textOption(call, "format") ?? DEFAULT_FORMAT;
  const format = findFormat(formatId);
  const messages = await loadMessages();
  if (format === undefined) {
    const refusal = { code: "unknown-format", format: formatId, known: formatIds } as const;
    const { code, ...details } = refusal;
    const message = `${messages.describeRefusal(refusal, call.language)} (${formatIds.join(", ")})`;
    throw misused(message, code, details);
  }
  const zone = zoneOfNew(call);
  const ofLadder = format.kind === "ladder";
  const changes = {
    ...(ofLadder && zone !== null ? { timeZone: zone } : {}),
    ...assignedTexts(call, "set"),
  };
  const details = {
    ...eventDetailsFrom(call, {}),
    ...(ofLadder || zone === null ? {} : { timeZone: zone }),
  };
  const name = argument(call, 0);
  const competition = {
    name,
    format: formatId,
    ...(Object.keys(changes).length === 0
      ? {}
      : { settings: await changedSettings(call, format.kind, format.settings, changes) }),
    ...(Object.keys(details).length === 0 ? {} : { details }),
  };
  return withJournal(call, "create", async (service) => {
    const created = await service.create(competition, {
      actor: actorOf(call),
      trace: BY_COMMAND,
    });
    if (!created.ok) {
      const message = messages.describeCommandRefusal(
        created.error,
        call.language,
        undefined,
        format.kind,
      );
      throw new Failure(EXIT.invalid, message, created.error);
    }
    const { id, seq } = created.value;
    const seedHash = (await service.state(id))?.seedHash ?? "";
    const journal = await journalName(call);
    if (call.json) {
      const { zoneWarnings } = await import("@losfee/server/local");
      const warnings = zoneWarnings(competition, call.language);
      printJson({ id, seq, seedHash, journal, warnings });
    } else
      print(
        directorTexts[call.language].created({
          id,
          journal,
          seedHash,
          next: isOfTeams(format) ? "squad --file" : "enter",
        }),
      );
    if (!call.json && !ofLadder) tellZone(call, zone);
    return EXIT.done;
  });
};

/** Teams are entered with their squads. */
const isOfTeams = ({ settings }: Format): boolean =>
  "teams" in settings && settings.teams !== undefined;

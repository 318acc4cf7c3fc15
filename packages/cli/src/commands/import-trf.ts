import { exportTexts } from "@losfee/messages/cli-export";
import { rankingTexts } from "@losfee/messages/cli-ranking";
import type { TrfFileRefusal } from "@losfee/server/local";
import { type Call, textOption } from "../call/call.ts";
import { EXIT, type ExitCode, Failure } from "../call/exit.ts";
import { loadMessages } from "../call/messages.ts";
import { withJournal } from "../journal/open.ts";
import { tellZone, zoneOfNew } from "../journal/zone.ts";
import { note, print, printJson } from "../terminal/print.ts";

/** Maximum of remarks listed for people; programs get all. */
const LISTED = 20;

/**
 * `losfee import NAME.trf`: imports a chess event, finished, running or about to begin. Reports
 * what was assumed or left out.
 */
export const importTrf = async (call: Call, path: string, bytes: Uint8Array): Promise<ExitCode> => {
  const { identifierFor, importOptions, readTrfCompetition, systemPorts } = await import(
    "@losfee/server/local"
  );
  const zone = zoneOfNew(call);
  const wished = { name: textOption(call, "name"), timeZone: zone ?? undefined };
  // Read before the journal is opened: a refused file must not create one.
  const made = readTrfCompetition(bytes, importOptions(systemPorts, wished));
  if (!made.ok) throw await refused(call, path, made.error);
  const { name, events, state } = made.value;
  return withJournal(call, "create", async (service) => {
    const wanted = identifierFor(name, systemPorts.newSuffix());
    const stored = await service.adopt(wanted, name, events);
    const messages = await loadMessages();
    if (!stored.ok) {
      const message = messages.describeCommandRefusal(stored.error, call.language);
      throw new Failure(EXIT.refused, message, stored.error);
    }
    const notes = made.value.notes.map((it) => ({
      ...it,
      message: messages.describeTrfImportNote(it, call.language),
    }));
    const problems = made.value.problems.map((it) => ({
      ...it,
      message: messages.describeTrfProblem(it, call.language),
    }));
    const { id, seq } = stored.value;
    const counts = { players: state.entries.size, rounds: state.rounds.length };
    if (call.json) printJson({ id, seq, ...counts, notes, problems });
    else {
      print(
        exportTexts[call.language].importedTrf({
          id,
          players: counts.players,
          rounds: counts.rounds,
        }),
      );
      remark(call, [...notes, ...problems]);
      if (zone !== null) tellZone(call, zone);
    }
    return EXIT.done;
  });
};

const refused = async (
  { language }: Call,
  path: string,
  refusal: TrfFileRefusal,
): Promise<Failure> => {
  const { describeTrfFileRefusal } = await loadMessages();
  const message = `${path}: ${describeTrfFileRefusal(refusal, language)}`;
  return new Failure(EXIT.invalid, message, refusal);
};

const remark = ({ language }: Call, remarks: readonly { readonly message: string }[]): void => {
  const words = rankingTexts[language];
  for (const { message } of remarks.slice(0, LISTED)) note(words.warning({ sentence: message }));
  if (remarks.length > LISTED) note(words.more({ count: remarks.length - LISTED }));
};

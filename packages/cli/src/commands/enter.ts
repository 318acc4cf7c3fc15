import type { EntryDetails, EntryDetailsInput, EntryId, TournamentState } from "@losfee/core";
import { readBirth } from "@losfee/files";
import { directorTexts } from "@losfee/messages/cli-director";
import type { CommandAnswer } from "@losfee/server/local";
import { type Call, integerOption, misused, optionalArgument, textOption } from "../call/call.ts";
import { EXIT, type ExitCode } from "../call/exit.ts";
import { unreadable } from "../call/messages.ts";
import { definedOnly } from "../call/options.ts";
import { printDone } from "../journal/competition.ts";
import { withTournament } from "../journal/kind.ts";
import { playerLabel } from "../journal/players.ts";
import { chosenColumns } from "../terminal/chosen-columns.ts";
import { readBytes } from "../terminal/files.ts";
import { noteWarnings } from "../terminal/list-warnings.ts";
import { isAgreed } from "./confirm-entries.ts";

type Details = Pick<EntryDetails, "name"> & EntryDetailsInput;

/** `losfee enter FILE` or `losfee enter --name NAME …`: adds entries, all or none. */
export const run = async (call: Call): Promise<ExitCode> => {
  const path = optionalArgument(call, 0);
  const name = textOption(call, "name");
  if ((path === undefined) === (name === undefined)) {
    throw misused(directorTexts[call.language].fileOrName, "file-or-name");
  }
  return withTournament(call, async (competition) => {
    const entries =
      path === undefined
        ? [{ ...entryDetails(call), name: name ?? "" }]
        : await read(call, path, competition.state());
    const command = { type: "add-entries", entries } as const;
    if (!(await isAgreed(competition, command))) return EXIT.refused;
    const answer = await competition.executeCommand(command);
    const lines = addedEntries(answer).map((id) => playerLabel(competition.state(), id));
    const words = directorTexts[call.language];
    const text =
      lines.length > 12
        ? words.enteredMany({ count: lines.length })
        : words.entered({ count: lines.length, players: lines.join(", ") });
    return printDone(competition, [answer], text);
  });
};

const addedEntries = ({ events }: CommandAnswer): readonly EntryId[] =>
  events.flatMap((event) =>
    event.type === "entries-added" ? event.data.entries.map(({ id }) => id) : [],
  );

const read = async (
  call: Call,
  path: string,
  { entries: entered, settings }: TournamentState,
): Promise<readonly Details[]> => {
  const { readEntriesCsv } = await import("@losfee/files");
  const chosen = await chosenColumns(call, path);
  const entries = readEntriesCsv(await readBytes(call, path), {
    entered: [...entered.values()],
    ofTeams: settings.teams !== undefined,
    chosen,
  });
  if (!entries.ok) throw await unreadable(call, path, entries.error);
  await noteWarnings(call, entries.value.warnings);
  return entries.value.entries;
};

/** Returns a player's details from the options. */
export const entryDetails = (call: Call): EntryDetailsInput =>
  definedOnly<string | number>({
    name: textOption(call, "name"),
    rating: integerOption(call, "rating"),
    club: textOption(call, "club"),
    team: textOption(call, "team"),
    venue: textOption(call, "venue"),
    nation: textOption(call, "nation"),
    class: textOption(call, "class"),
    title: textOption(call, "title"),
    fideId: textOption(call, "fideId"),
    sex: textOption(call, "sex"),
    birth: birthOption(call),
    startingNumber: integerOption(call, "startingNumber"),
  });

/** A birth date as people write it: `24.09.2010`, `24/09/2010`; the rules refuse what is none. */
const birthOption = (call: Call): string | undefined => {
  const text = textOption(call, "birth");
  return text === undefined ? undefined : (readBirth(text) ?? text);
};

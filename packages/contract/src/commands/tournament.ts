import type { CommandInput, EntriesCommand, TournamentEventData } from "@losfee/core";
import { z } from "zod";
import { exactly, settingsChangeSchema, settingsSchema } from "../values/index.ts";
import { command, DIRECTOR, type EventSchemas, schemasOf } from "./command.ts";
import { reason } from "./command-parts.ts";
import { eventsWithSettings, lifecycleCommands, lifecycleEvents } from "./lifecycle.ts";
import { absenceCommands, absenceEvents } from "./tournament/absences.ts";
import { cautionCommands, cautionEvents } from "./tournament/cautions.ts";
import { entryCommands, entryEvents } from "./tournament/entries.ts";
import { penaltyCommands, penaltyEvents } from "./tournament/penalties.ts";
import { resultCommands, resultEvents } from "./tournament/results.ts";
import { roundCommands, roundEvents } from "./tournament/rounds.ts";
import { seatingCommands, seatingEvents } from "./tournament/seating.ts";
import { squadCommands, squadEvents } from "./tournament/squads.ts";

const changeSettings = command("change-settings", DIRECTOR, {
  settings: settingsChangeSchema,
  reason,
});

/** Every command of a tournament except the one that creates it; the rules check the rest. */
export const tournamentCommands = [
  ...lifecycleCommands,
  changeSettings,
  ...entryCommands,
  ...squadCommands,
  ...absenceCommands,
  ...roundCommands,
  ...seatingCommands,
  ...resultCommands,
  ...penaltyCommands,
  ...cautionCommands,
] as const;

export const commandSchema = exactly<CommandInput<"tournament">>()(
  z.discriminatedUnion("type", schemasOf(tournamentCommands)),
);

/** An optional reason: previewing the consequences of a change needs none. */
const unstated = { reason: reason.default("") };

const [addEntries, changeEntry, removeEntry, withdrawEntry] = schemasOf(entryCommands);
const [, , , , , , correctResult, annulGame] = schemasOf(resultCommands);

/** A change of a result, at a board or at a table, for which an impact can be requested. */
export const resultChangeSchema = z.discriminatedUnion("type", [
  correctResult.extend(unstated),
  annulGame.extend(unstated),
]);

/** Commands with a preview of their consequences, apart from corrections. */
export const entriesCommandSchema = exactly<EntriesCommand>()(
  z.discriminatedUnion("type", [
    addEntries,
    changeEntry,
    removeEntry,
    withdrawEntry.extend(unstated),
    changeSettings.schema.extend(unstated),
  ]),
);

/** The data of each event of a tournament. */
export const tournamentEventSchemas: EventSchemas<TournamentEventData> = {
  ...eventsWithSettings(settingsSchema),
  ...lifecycleEvents,
  ...entryEvents,
  ...squadEvents,
  ...absenceEvents,
  ...roundEvents,
  ...seatingEvents,
  ...resultEvents,
  ...penaltyEvents,
  ...cautionEvents,
};

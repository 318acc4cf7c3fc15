/** The data of every event of a journal, as zod schemas. */

export type { EventSchemas } from "./commands/command.ts";
export { ladderEventSchemas } from "./commands/ladder.ts";
export { tournamentEventSchemas } from "./commands/tournament.ts";
